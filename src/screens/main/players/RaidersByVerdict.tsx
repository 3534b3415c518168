import { useLayoutEffect, useRef } from 'react';
import type { Audit } from '#domain/audit';
import { shownVerdicts, type Verdict } from '#domain/verdict';
import { useRaidAddress } from '../raid-address';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

interface RaidersByVerdictProps {
  columns: Record<Verdict, Audit[]>;
  /** A new one is a new list of players, whose appearance is played. */
  turn: unknown;
}

/** The summary's columns. */
export function RaidersByVerdict({ columns, turn }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const list = useRef<HTMLDivElement>(null);

  // The list stays, and only who is in it changes: the stylesheet plays its appearance at each turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new turn
  useLayoutEffect(() => void list.current?.toggleAttribute('data-turn'), [turn]);

  return (
    <div className={`${styles.columns} ${styles.appearing}`} ref={list}>
      {shownVerdicts(columns).map((verdict) => (
        <VerdictColumn
          key={verdict}
          verdict={verdict}
          audits={columns[verdict]}
          chosenKey={address.player}
          onChoose={choosePlayer}
        />
      ))}
    </div>
  );
}
