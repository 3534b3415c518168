import { useMemo } from 'react';
import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import type { LevelScale } from '#domain/audit/barcode';
import { byVerdict, shownVerdicts, USUAL_VERDICTS, type Verdict } from '#domain/audit/verdict';
import type { EraFacts } from '#domain/era/facts';
import { term } from '#domain/language';
import { raiderCalled } from '#domain/raid/raider-called';
import { shownNames } from '#domain/raid/shown-names';
import { tileClass } from '#features/tile/Tile';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsNarrow, useIsPrinting } from '#ui/use-is-wide';
import { useRaidAddress } from '../address/raid-address';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';
import column from './VerdictColumn.module.css';

/** Whether PASSED was unfolded on a phone; until the raid is left. */
export const passedIsUnfolded = observable(false);

const togglePassed = () => passedIsUnfolded.set(!passedIsUnfolded.get());

interface RaidersByVerdictProps {
  audits: readonly Audit[];
  columns: Record<Verdict, Audit[]>;
  /** Those that Find a player finds. */
  found: readonly Audit[];
  facts: EraFacts | undefined;
  scale: LevelScale | undefined;
  /** A change plays the animation. */
  listVersion: unknown;
}

export function RaidersByVerdict(props: RaidersByVerdictProps) {
  const { audits, columns, found, facts, scale, listVersion } = props;
  const { address, choosePlayer } = useRaidAddress();
  const raiders = useMemo(() => audits.map(({ raider }) => raider), [audits]);
  const names = useMemo(() => shownNames(raiders), [raiders]);
  const foundIn = useMemo(() => byVerdict(found), [found]);
  const chosen = raiderCalled(raiders, address.player);

  const isPhone = useIsNarrow();
  const isPrinting = useIsPrinting();
  const isUnfolded = useObservable(passedIsUnfolded) || isPrinting;
  const isAnyFaulty = raiders.length > columns.PASSED.length + columns['NO GEAR RECORDED'].length;
  const isFolding = isPhone && isAnyFaulty && found.length === raiders.length;

  // The list stays mounted: two animation names alternate.
  const [rendered] = useAdjustedState({ listVersion, isOdd: false }, (before) =>
    before.listVersion === listVersion ? before : { listVersion, isOdd: !before.isOdd },
  );

  return (
    <div
      className={`${styles.columns} ${rendered.isOdd ? styles.appearingAgain : styles.appearing}`}
    >
      {inOrder(shownVerdicts(columns), isPhone).map((verdict) => (
        <VerdictColumn
          key={verdict}
          verdict={verdict}
          count={columns[verdict].length}
          audits={foundIn[verdict]}
          names={names}
          facts={facts}
          scale={scale}
          chosen={chosen}
          onChoose={choosePlayer}
          {...(isFolding &&
            verdict === 'PASSED' && {
              isFolded: !isUnfolded,
              onFold: togglePassed,
            })}
        />
      ))}
    </div>
  );
}

/** Puts who passed last on a phone. */
const inOrder = (verdicts: Verdict[], isPhone: boolean): Verdict[] =>
  isPhone && verdicts[0] === 'PASSED' ? [...verdicts.slice(1), 'PASSED'] : verdicts;

const TILES = { passed: 8, faults: 5 } as const;

/** Has the shape of the columns, so that tiles are replaced in place. */
export function PlayersSkeleton() {
  const isPhone = useIsNarrow();
  return (
    <div className={styles.columns} aria-hidden="true">
      {inOrder([...USUAL_VERDICTS], isPhone).map((verdict) => {
        const isPassed = verdict === 'PASSED';
        return (
          <div key={verdict} className={`${column.column} tone-${verdictMark(verdict)}`}>
            <div className={column.title}>
              <Mark name={verdictMark(verdict)} size={13} /> {term(verdict)}
            </div>
            <div className={column.players} data-passed={isPassed}>
              {Array.from(
                { length: isPassed ? (isPhone ? 0 : TILES.passed) : TILES.faults },
                (_, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
                  <div key={nth} className={tileClass(isPassed, undefined)} />
                ),
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
