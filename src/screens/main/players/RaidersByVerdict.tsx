import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadChunk } from '#data/load-chunk';
import type { Audit } from '#domain/audit';
import type { EraFacts } from '#domain/eras/facts';
import { shownVerdicts, type Verdict } from '#domain/verdict';
import { PLAYER_TEXTS } from '#texts/player';
import { RAID_TEXTS } from '#texts/raid';
import { lazyChunk } from '#ui/lazy-chunk';
import { useRaidAddress } from '../raid-address';
import { PlayerDetailsFrame } from './PlayerDetailsFrame';
import styles from './RaidersByVerdict.module.css';
import { VerdictColumn } from './VerdictColumn';

const PlayerDetails = lazyChunk(
  async () => (await loadChunk('PlayerDetails', () => import('./PlayerDetails'))).PlayerDetails,
  <p role="status">{RAID_TEXTS.loading}</p>,
);

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
  const chosen = audits.find(({ raider }) => raider.key === address.player);
  const list = useRef<HTMLDivElement>(null);

  // The list stays, and only who is in it changes: the stylesheet plays its appearance at each turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is a new turn
  useLayoutEffect(() => void list.current?.toggleAttribute('data-turn'), [turn]);

  // Had ready for the first player who is chosen.
  useEffect(() => void PlayerDetails.load(), []);

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
      {address.player && (
        <PlayerDetailsFrame player={address.player} onClose={() => choosePlayer()}>
          <PlayerDetails name={address.player} audit={chosen} facts={facts} />
        </PlayerDetailsFrame>
      )}
    </div>
  );
}
