import type { PlayerRef } from '#domain/said/roster-notes';
import { PLAYER_TEXTS } from '#texts/player';
import { useIsMe } from './me';
import styles from './You.module.css';

/** Marks the user after a name. */
export const You = ({ player }: { player: PlayerRef | undefined }) =>
  useIsMe(player) && (
    <span className={`${styles.you} label d-print-none`}>{` ${PLAYER_TEXTS.you}`}</span>
  );
