import { useSyncExternalStore } from 'react';
import { observable } from '#data/observable';
import { isPlayer, type PlayerRef } from '#domain/raid/player-ref';
import { PLAYER_TEXTS } from '#texts/player';
import styles from './OwnPlayerMark.module.css';

/** Marks the user's players after their name. */
export const OwnPlayerMark = ({ player }: { player: PlayerRef | undefined }) =>
  useIsOwnPlayer(player) && (
    <span className={`${styles.mark} label d-print-none`}>{` ${PLAYER_TEXTS.you}`}</span>
  );

/** The players who are the user; empty until they are read. */
export const ownPlayersNow = observable<readonly PlayerRef[]>([]);

/** Whether a player is the user. Renders again only if that changes. */
export const useIsOwnPlayer = (player: PlayerRef | undefined): boolean =>
  useSyncExternalStore(ownPlayersNow.subscribe, () =>
    ownPlayersNow.get().some((ref) => player !== undefined && isPlayer(ref, player)),
  );
