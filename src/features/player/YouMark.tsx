import { useSyncExternalStore } from 'react';
import { observable } from '#data/observable';
import { isPlayer, type PlayerRef } from '#domain/raid/player-ref';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './You.module.css';

/** Marks the user's players after their name. */
export const YouMark = ({ player }: { player: PlayerRef | undefined }) =>
  useIsMe(player) && (
    <span className={`${styles.you} label d-print-none`}>{` ${PLAYER_TEXTS.you}`}</span>
  );

/** The players who are the user; empty until they are read. */
export const myPlayers = observable<readonly PlayerRef[]>([]);

/** Whether a player is the user. Renders again only if that changes. */
export const useIsMe = (player: PlayerRef | undefined): boolean =>
  useSyncExternalStore(myPlayers.subscribe, () =>
    myPlayers.get().some((ref) => player !== undefined && isPlayer(ref, player)),
  );
