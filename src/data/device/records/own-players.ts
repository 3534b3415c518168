import * as v from 'valibot';
import {
  mergeOwnPlayers,
  type OwnPlayerStatement,
  ownPlayersIn,
} from '#domain/statements/own-players';
import type { KeptKind } from './kept-kind';
import { StoredPlayerRef, StoredTime } from './record-schemas';

/** The players who are the user. Importing a guild mate's file does not change them. */
export const OWN_PLAYERS: KeptKind<OwnPlayerStatement> = {
  key: 'me',
  schema: v.object({ at: StoredTime, player: StoredPlayerRef, isMe: v.boolean() }),
  merge: mergeOwnPlayers,
  withRoom: (coming, saved) => (ownPlayersIn(saved).length === 0 ? [...coming] : []),
};
