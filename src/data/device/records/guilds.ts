import * as v from 'valibot';
import { type SearchSubject, searchProblem } from '#domain/log-site/search';
import { CLASS_KEYS } from '#domain/raid/class-keys';
import { type GuildStatement, guildsWithRoom, mergeGuilds } from '#domain/statements/guilds';
import { LIST_BOUNDS, listUpTo, OutsideId, OutsideName, OutsideText } from '../../bounded-schemas';
import type { KeptKind } from './kept-kind';
import { StoredTime } from './record-schemas';

const StoredGuild: v.GenericSchema<unknown, SearchSubject> = v.pipe(
  v.object({ region: v.picklist(['US', 'EU']), realm: OutsideText, name: OutsideName }),
  v.check((guild) => searchProblem(guild) === undefined),
);

const COMMON_FIELDS = { at: StoredTime, guild: StoredGuild };

const REPORT = { code: OutsideId, startedAt: StoredTime, zone: v.number() };

const StoredStatement: v.GenericSchema<unknown, GuildStatement> = v.variant('kind', [
  v.object({ ...COMMON_FIELDS, kind: v.literal('kept'), isKept: v.boolean(), since: StoredTime }),
  v.object({
    ...COMMON_FIELDS,
    kind: v.literal('list'),
    reports: listUpTo(LIST_BOUNDS.others, v.object({ ...REPORT, title: OutsideText })),
    isNewestLost: v.boolean(),
  }),
  v.object({
    ...COMMON_FIELDS,
    ...REPORT,
    kind: v.literal('attendance'),
    players: listUpTo(
      LIST_BOUNDS.others,
      v.object({
        name: OutsideName,
        classKey: v.exactOptional(v.picklist(CLASS_KEYS)),
        isBenched: v.exactOptional(v.literal(true)),
      }),
    ),
  }),
]);

/** Guilds that the user keeps on home, each with the log site's latest lists. */
export const GUILDS: KeptKind<GuildStatement> = {
  key: 'guilds',
  schema: StoredStatement,
  merge: mergeGuilds,
  withRoom: guildsWithRoom,
  isCounted: ({ kind }) => kind !== 'attendance',
};
