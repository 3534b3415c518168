import { useMemo, useState } from 'react';
import type { Audit } from '#domain/audit/audit';
import { shownVerdicts, type Verdict } from '#domain/audit/verdict';
import { distinctNames } from '#domain/raid/player-id';
import { useRaidAddress } from '../raid-address';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

interface RaidersByVerdictProps {
  columns: Record<Verdict, Audit[]>;
  /** A new one is a new list of players, whose appearance is played. */
  listVersion: unknown;
}

/** The summary's columns. */
export function RaidersByVerdict({ columns, listVersion }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const nameOf = useMemo(() => {
    const audits = Object.values(columns).flat();
    return distinctNames(audits.map(({ raider }) => raider));
  }, [columns]);

  // The list stays, and only who is in it changes: the stylesheet plays its appearance by two names in turn.
  const [drawn, setDrawn] = useState({ listVersion, isOdd: false });
  if (drawn.listVersion !== listVersion) setDrawn({ listVersion, isOdd: !drawn.isOdd });

  return (
    <div className={`${styles.columns} ${drawn.isOdd ? styles.appearingAgain : styles.appearing}`}>
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
