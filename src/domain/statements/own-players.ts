import { type PlayerRef, playerKey } from '../raid/player-ref';
import { latestOf, type Statement } from './statement';

/** Whether a player is the user. */
export interface OwnPlayerStatement extends Statement {
  player: PlayerRef;
  isMe: boolean;
}

export const MAX_OWN_PLAYERS = 5;

export const mergeOwnPlayers = latestOf<OwnPlayerStatement>(({ player }) => playerKey(player));

/** Returns the user's players. Two windows may have stored more than are allowed. */
export const ownPlayersIn = (statements: readonly OwnPlayerStatement[]): readonly PlayerRef[] =>
  mergeOwnPlayers(statements)
    .filter(({ isMe }) => isMe)
    .slice(0, MAX_OWN_PLAYERS)
    .map(({ player }) => player);
