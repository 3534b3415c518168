import { useEffect } from 'react';
import type { Audit } from '#domain/audit';
import type { EraFacts } from '#domain/eras/facts';
import { PLAYER_TEXTS } from '#texts/player';
import { useRaidAddress } from '../raid-address';
import { ChosenPlayer, loadPlayerDetails } from './ChosenPlayer';
import styles from './PlayersSection.module.css';

interface PlayersPaneProps {
  audits: Audit[];
  /** Nothing until they are loaded. */
  facts: EraFacts | undefined;
}

/** What stands beside the columns: the chosen player's details. */
export function PlayersPane({ audits, facts }: PlayersPaneProps) {
  const { address } = useRaidAddress();

  // Loaded ahead for the first player who is chosen.
  useEffect(() => void loadPlayerDetails(), []);

  return (
    <div className={styles.pane}>
      <ChosenPlayer audits={audits} facts={facts} />
      {!address.player && <p className={styles.hint}>{PLAYER_TEXTS.chooseOne}</p>}
    </div>
  );
}
