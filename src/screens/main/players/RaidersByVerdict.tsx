import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { shownVerdicts, USUAL_VERDICTS, type Verdict } from '#domain/audit/verdict';
import { raiderCalled } from '#domain/raid/raider-called';
import { shownNames } from '#domain/raid/shown-names';
import { SkeletonRows } from '#ui/SkeletonRows';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useRaidAddress } from '../address/raid-address';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

interface RaidersByVerdictProps {
  columns: Record<Verdict, Audit[]>;
  /** Those that Find a player finds. */
  found: readonly Audit[];
  /** Plays the animation. */
  listVersion: unknown;
}

export function RaidersByVerdict({ columns, found, listVersion }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const raiders = useMemo(
    () => [
      ...new Set(Object.values(columns).flatMap((audits) => audits.map(({ raider }) => raider))),
    ],
    [columns],
  );
  const names = useMemo(() => shownNames(raiders), [raiders]);
  const chosen = raiderCalled(raiders, address.player);

  // The list stays mounted: two animation names alternate.
  const [rendered] = useAdjustedState({ listVersion, isOdd: false }, (before) =>
    before.listVersion === listVersion ? before : { listVersion, isOdd: !before.isOdd },
  );

  return (
    <div
      className={`${styles.columns} ${rendered.isOdd ? styles.appearingAgain : styles.appearing}`}
    >
      {shownVerdicts(columns).map((verdict) => (
        <VerdictColumn
          key={verdict}
          verdict={verdict}
          count={columns[verdict].length}
          audits={columns[verdict].filter((audit) => found.includes(audit))}
          names={names}
          chosen={chosen}
          onChoose={choosePlayer}
        />
      ))}
    </div>
  );
}

export function PlayersSkeleton() {
  return (
    <div className={`${styles.columns} placeholder-glow`} aria-hidden="true">
      {USUAL_VERDICTS.map((verdict) => (
        <div key={verdict}>
          <SkeletonRows className="d-block rounded py-3 mb-2" />
        </div>
      ))}
    </div>
  );
}
