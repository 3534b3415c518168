import { type PlayerRef, playerKey } from '../raid/player-ref';
import { latestOf, type Statement } from './statement';

/** Whether a player is the user. */
export interface MeStatement extends Statement {
  player: PlayerRef;
  isMe: boolean;
}

export const MAX_OWN_PLAYERS = 5;

export const mergeMe = latestOf<MeStatement>(({ player }) => playerKey(player));

/** Returns the user's players. Two windows may have stored more than are allowed. */
export const playersWhoAreMe = (statements: readonly MeStatement[]): readonly PlayerRef[] =>
  mergeMe(statements)
    .filter(({ isMe }) => isMe)
    .slice(0, MAX_OWN_PLAYERS)
    .map(({ player }) => player);
