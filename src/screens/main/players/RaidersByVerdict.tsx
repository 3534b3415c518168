import { memo, useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { LevelScale } from '#domain/audit/barcode';
import { sortForColumn } from '#domain/audit/list-order';
import {
  byVerdict,
  isMostlyPassed,
  shownVerdicts,
  USUAL_VERDICTS,
  type Verdict,
} from '#domain/audit/verdict';
import type { EraFacts } from '#domain/era/facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { findRaider } from '#domain/raid/raider-keys';
import { type ShownNames, shownNames } from '#domain/raid/shown-names';
import { tileClass } from '#features/tile/Tile';
import { passedLastOnPhones, usePassedFold } from '#features/verdict-columns/passed-fold';
import { type FoldState, VerdictColumn } from '#features/verdict-columns/VerdictColumn';
import column from '#features/verdict-columns/VerdictColumn.module.css';
import styles from '#features/verdict-columns/VerdictColumns.module.css';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsNarrow } from '#ui/use-is-wide';
import { useRaidAddress } from '../address/raid-address';
import { PlayerButton } from '../tiles/PlayerButton';

interface RaidersByVerdictProps {
  audits: readonly Audit[];
  columns: Record<Verdict, Audit[]>;
  /** Raiders that match the text of Find a player. */
  found: readonly Audit[];
  facts: EraFacts | undefined;
  scale: LevelScale | undefined;
  /** Each change of this value plays the animation. */
  listVersion: unknown;
}

export function RaidersByVerdict(props: RaidersByVerdictProps) {
  const { audits, columns, found, facts, scale, listVersion } = props;
  const { address, choosePlayer } = useRaidAddress();
  const raiders = useMemo(() => audits.map(({ raider }) => raider), [audits]);
  const names = useMemo(() => shownNames(raiders), [raiders]);
  const foundByVerdict = useMemo(() => byVerdict(found), [found]);
  const chosen = findRaider(raiders, address.player);

  const isPhone = useIsNarrow();
  const isAnyFaulty = raiders.length > columns.PASSED.length + columns['NO GEAR RECORDED'].length;
  const fold = usePassedFold(isAnyFaulty && found.length === raiders.length);

  const isWhole = raiders.length > 0 && columns.PASSED.length === raiders.length;
  const shown: Verdict[] = isWhole ? ['PASSED'] : shownVerdicts(columns);

  // The list stays mounted, so two names of the animation alternate to restart it.
  const [rendered] = useAdjustedState({ listVersion, isOdd: false }, (before) =>
    before.listVersion === listVersion ? before : { listVersion, isOdd: !before.isOdd },
  );

  return (
    <div
      className={`${styles.columns} ${rendered.isOdd ? styles.appearingAgain : styles.appearing}`}
      data-mostly-passed={isMostlyPassed(columns)}
    >
      {passedLastOnPhones(shown, isPhone).map((verdict) => (
        <RaidersOfVerdict
          key={verdict}
          verdict={verdict}
          count={columns[verdict].length}
          audits={foundByVerdict[verdict]}
          names={names}
          facts={facts}
          scale={scale}
          chosen={chosen}
          onChoose={choosePlayer}
          {...(verdict === 'PASSED' && fold)}
        />
      ))}
    </div>
  );
}

interface RaidersOfVerdictProps
  extends Pick<RaidersByVerdictProps, 'facts' | 'scale'>,
    Partial<FoldState> {
  verdict: Verdict;
  count: number;
  audits: readonly Audit[];
  names: ShownNames;
  chosen: Raider | undefined;
  onChoose: (key?: string) => void;
}

const RaidersOfVerdict = memo((props: RaidersOfVerdictProps) => {
  const { verdict, count, audits, names, facts, scale, chosen, onChoose } = props;
  const { isFolded, onFold } = props;
  const sortedAudits = useMemo(() => sortForColumn(verdict, audits), [verdict, audits]);
  return (
    <VerdictColumn
      title={term(verdict)}
      mark={verdictMark(verdict)}
      count={count}
      fold={isFolded !== undefined && onFold ? { isFolded, onFold } : undefined}
      players={sortedAudits.map((audit) => ({
        key: audit.raider.key,
        picture: audit.raider.picture,
        tile: (
          <PlayerButton
            audit={audit}
            names={names}
            verdict={verdict}
            level={facts && averageItemLevel(audit.raider, audit.era, facts)}
            scale={scale}
            isChosen={audit.raider === chosen}
            onChoose={onChoose}
          />
        ),
      }))}
    />
  );
});

const TILES = { passed: [...Array(8).keys()], faults: [...Array(5).keys()] };

/** Has the shape of the columns, so that tiles are replaced in place. */
export function PlayersSkeleton() {
  const isPhone = useIsNarrow();
  return (
    <div className={styles.columns} aria-hidden="true">
      {passedLastOnPhones(USUAL_VERDICTS, isPhone).map((verdict) => {
        const isPassed = verdict === 'PASSED';
        return (
          <div key={verdict} className={`${column.column} tone-${verdictMark(verdict)}`}>
            <div className={column.title}>
              <Mark name={verdictMark(verdict)} size={13} /> {term(verdict)}
            </div>
            <div className={column.players} data-passed={isPassed}>
              {(isPassed ? (isPhone ? [] : TILES.passed) : TILES.faults).map((tile) => (
                <div key={tile} className={tileClass(undefined, { isQuiet: isPassed })} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
