import { useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { shownVerdicts, type Verdict } from '#domain/audit/verdict';
import { distinctNames } from '#domain/raid/player-id';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useRaidAddress } from '../raid-address';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

interface RaidersByVerdictProps {
  columns: Record<Verdict, Audit[]>;
  /** Plays the animation. */
  listVersion: unknown;
}

export function RaidersByVerdict({ columns, listVersion }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const nameOf = useMemo(() => {
    const audits = Object.values(columns).flat();
    return distinctNames(audits.map(({ raider }) => raider));
  }, [columns]);

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
          audits={columns[verdict]}
          nameOf={nameOf}
          chosenName={address.player}
          onChoose={choosePlayer}
        />
      ))}
    </div>
  );
}
