import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Audit } from '#domain/audit';
import type { EraFacts } from '#domain/eras/facts';
import { shownVerdicts, type Verdict } from '#domain/verdict';
import { PLAYER_TEXTS } from '#texts/player';
import { useRaidAddress } from '../raid-address';
import { ChosenPlayer, loadPlayerDetails } from './ChosenPlayer';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

interface RaidersByVerdictProps {
  audits: Audit[];
  columns: Record<Verdict, Audit[]>;
  /** Nothing until they are loaded. */
  facts: EraFacts | undefined;
  /** A new one is a new list of players, whose appearance is played. */
  turn: unknown;
}

/** The summary's columns, and beside them the details of the chosen player. */
export function RaidersByVerdict({ audits, columns, facts, turn }: RaidersByVerdictProps) {
  const { address, choosePlayer } = useRaidAddress();
  const list = useRef<HTMLDivElement>(null);

  // The list stays, and only who is in it changes: the stylesheet plays its appearance at each turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new turn
  useLayoutEffect(() => void list.current?.toggleAttribute('data-turn'), [turn]);

  // Loaded ahead for the first player who is chosen.
  useEffect(() => void loadPlayerDetails(), []);

  return (
    <div className={styles.layout}>
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
      {!address.player && <p className={styles.hint}>{PLAYER_TEXTS.chooseOne}</p>}
      <ChosenPlayer audits={audits} facts={facts} />
    </div>
  );
}
