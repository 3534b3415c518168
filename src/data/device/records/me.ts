import * as v from 'valibot';
import { type MeStatement, mergeMe, playersWhoAreMe } from '#domain/said/me';
import type { KeptKind } from './kept-kind';
import { StoredTime } from './record-schemas';
import { StoredPlayerRef } from './roster-notes';

/** Which players are the user. A file handed to a guild mate makes nobody else of them. */
export const ME: KeptKind<MeStatement> = {
  key: 'me',
  schema: v.object({ at: StoredTime, player: StoredPlayerRef, isMe: v.boolean() }),
  merge: mergeMe,
  withRoom: (coming, here) => (playersWhoAreMe(here).length === 0 ? [...coming] : []),
};
