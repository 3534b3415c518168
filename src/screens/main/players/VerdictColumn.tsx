import { memo, useId, useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { LevelScale } from '#domain/audit/barcode';
import { inColumnOrder } from '#domain/audit/list-order';
import type { Verdict } from '#domain/audit/verdict';
import type { EraFacts } from '#domain/era/facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import type { ShownNames } from '#domain/raid/shown-names';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { RAID_TEXTS } from '#texts/raid';
import { commandRef } from '#ui/commands';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { PlayerButton } from './PlayerButton';
import styles from './VerdictColumn.module.css';

interface VerdictColumnProps {
  verdict: Verdict;
  /** Of all players, found by Find a player or not. */
  count: number;
  audits: Audit[];
  names: ShownNames;
  facts: EraFacts | undefined;
  scale: LevelScale | undefined;
  chosen: Raider | undefined;
  onChoose: (key?: string) => void;
  /** Given where the list can be folded. */
  isFolded?: boolean;
  onFold?: () => void;
}

/** Barcodes grow one after the other, until this one. */
const LAST_TO_GROW = 10;

export const VerdictColumn = memo((props: VerdictColumnProps) => {
  const { verdict, count, audits, names, facts, scale } = props;
  const { chosen, onChoose, isFolded, onFold } = props;
  const mark = verdictMark(verdict);
  const inOrder = useMemo(() => inColumnOrder(verdict, audits), [verdict, audits]);
  const id = useId();
  const head = (
    <>
      <Mark name={mark} size={13} />
      <span className={styles.words}>{term(verdict)}</span>
      {isFolded && (
        <span className={styles.pictures} aria-hidden="true">
          {inOrder.map(({ raider }) => (
            <ClassPicture key={raider.key} name={raider.picture} size={15} />
          ))}
        </span>
      )}{' '}
      <span className={styles.count}>{count}</span>
    </>
  );
  return (
    <section aria-label={term(verdict)} className={`${styles.column} tone-${mark}`}>
      <h3 className={styles.title}>
        {onFold ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            aria-controls={id}
            ref={commandRef('passed')}
            onClick={onFold}
          >
            {head}
          </button>
        ) : (
          head
        )}
      </h3>
      {count === 0 && <p className={styles.nobody}>{RAID_TEXTS.noPlayers}</p>}
      {!isFolded && (
        <ul
          id={id}
          className={`${styles.players} list-unstyled m-0`}
          data-passed={verdict === 'PASSED'}
        >
          {inOrder.map((audit, index) => (
            <li key={audit.raider.key} style={{ '--place': Math.min(index, LAST_TO_GROW) }}>
              <PlayerButton
                audit={audit}
                name={names.nameOf(audit.raider)}
                detail={names.detailOf(audit.raider)}
                verdict={verdict}
                level={facts && averageItemLevel(audit.raider, audit.era, facts)}
                scale={scale}
                isChosen={audit.raider === chosen}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
