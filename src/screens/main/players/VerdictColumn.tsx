import type { Audit } from '#domain/audit/audit';
import type { Verdict } from '#domain/audit/verdict';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { roleOf } from '#domain/raid/roles';
import type { ShownNames } from '#domain/raid/shown-names';
import { RAID_TEXTS } from '#texts/raid';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { PlayerButton } from './PlayerButton';
import styles from './VerdictColumn.module.css';

interface VerdictColumnProps {
  verdict: Verdict;
  /** Of all, found or not. */
  count: number;
  audits: Audit[];
  names: ShownNames;
  chosen: Raider | undefined;
  onChoose: (key?: string) => void;
}

export function VerdictColumn({
  verdict,
  count,
  audits,
  names,
  chosen,
  onChoose,
}: VerdictColumnProps) {
  const mark = verdictMark(verdict);
  return (
    <section aria-label={term(verdict)} className={`${styles.column} tone-${mark}`}>
      <h3 className={styles.title}>
        <Mark name={mark} size={14} />
        <span className={styles.words}>{term(verdict)}</span>{' '}
        <span className={styles.count}>{count}</span>
      </h3>
      {count === 0 && <p className={styles.nobody}>{RAID_TEXTS.noPlayers}</p>}
      <ul className={`${styles.players} list-unstyled m-0`}>
        {audits.map((audit, index) => (
          <li
            key={audit.raider.key}
            className={beginsRole(audits[index - 1], audit) ? styles.role : undefined}
          >
            <PlayerButton
              audit={audit}
              name={names.nameOf(audit.raider)}
              detail={names.detailOf(audit.raider)}
              verdict={verdict}
              isChosen={audit.raider === chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const beginsRole = (before: Audit | undefined, audit: Audit): boolean =>
  before !== undefined && roleOf(before.raider) !== roleOf(audit.raider);
