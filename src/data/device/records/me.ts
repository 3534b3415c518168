import * as v from 'valibot';
import { type MeStatement, mergeMe, playersWhoAreMe } from '#domain/statements/me';
import type { KeptKind } from './kept-kind';
import { StoredPlayerRef, StoredTime } from './record-schemas';

/** The players who are the user. Importing a guild mate's file does not change them. */
export const ME: KeptKind<MeStatement> = {
  key: 'me',
  schema: v.object({ at: StoredTime, player: StoredPlayerRef, isMe: v.boolean() }),
  merge: mergeMe,
  withRoom: (coming, here) => (playersWhoAreMe(here).length === 0 ? [...coming] : []),
};
