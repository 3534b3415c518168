import * as v from 'valibot';
import type { ZoneId } from '#domain/eras/log-zones';
import { composeName, hostOfRealm, type SearchSubject } from '#domain/log-site/search';
import {
  LIST_BOUNDS,
  listUpTo,
  listWithoutNulls,
  OutsideName,
  OutsideText,
} from '../../bounded-schemas';
import { failure } from './failure-kinds';
import { LogSiteFailure } from './log-site-failure';
import type { RequestOf } from './log-site-request';
import { type Caller, QueryFailed, requestGraphQL } from './request-graphql';

/**
 * Requests the realm's host, which alone knows its guilds and characters; if that fails, the
 * sign-in host, once. Throws `realmNotReached` if the sign-in host responded, but does not know the
 * subject.
 */
async function requestOfRealm(
  subject: SearchSubject,
  caller: Caller,
  request: (caller: Caller) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await request({ ...caller, host: hostOfRealm(subject) });
  } catch (cause) {
    if (!(cause instanceof LogSiteFailure) || cause.v1MayHaveIt || cause.isOfAllHosts) throw cause;
    return request(caller).catch((error) => {
      const isUnknown = error instanceof LogSiteFailure && error.v1MayHaveIt;
      throw isUnknown ? failure('realmNotReached', { cause }) : error;
    });
  }
}

const GUILD_QUERY = `query GuildReports($name: String!, $realm: String!, $region: String!) {
  reportData {
    reports(guildName: $name, guildServerSlug: $realm, guildServerRegion: $region, limit: 100) {
      data { code title startTime zone { id } }
    }
  }
}`;

const GuildReports = v.object({
  reportData: v.object({
    reports: v.object({
      data: listWithoutNulls(
        LIST_BOUNDS.rows,
        v.looseObject({ zone: v.nullish(v.looseObject({})) }),
      ),
    }),
  }),
});

/** Fetches a guild's reports. Throws `guildNotFound` or `realmNotReached`. */
export const requestGuildReports = (
  { guild }: RequestOf<'guildReports'>,
  caller: Caller,
): Promise<unknown> =>
  requestOfRealm(guild, caller, (callerAtHost) => requestReports(guild, callerAtHost));

async function requestReports(
  { name, realm, region }: SearchSubject,
  caller: Caller,
): Promise<unknown> {
  const variables = { name: composeName(name), realm, region };
  const data = await requestGraphQL({ query: GUILD_QUERY, variables }, caller).catch((error) => {
    if (!(error instanceof QueryFailed)) throw error;
    // The error may be about an unneeded field.
    return error.data;
  });
  const read = v.safeParse(GuildReports, data);
  if (!read.success) throw failure('guildNotFound', { v1MayHaveIt: true });
  return read.output.reportData.reports.data.map(({ code, title, startTime, zone }) => ({
    id: code,
    title,
    start: startTime,
    zone: zone?.id,
  }));
}

const ZONE_QUERY = `query Zone($zone: Int!) {
  worldData { zone(id: $zone) { encounters { id name } difficulties { id sizes } } }
}`;

const Id = v.pipe(v.number(), v.integer());

const Zone = v.object({
  worldData: v.object({
    zone: v.object({
      encounters: listUpTo(LIST_BOUNDS.others, v.object({ id: Id, name: OutsideText })),
      difficulties: listUpTo(
        LIST_BOUNDS.others,
        v.object({ id: Id, sizes: v.nullish(listUpTo(LIST_BOUNDS.others, Id), []) }),
      ),
    }),
  }),
});

const Rankings = v.object({
  ranks: listUpTo(LIST_BOUNDS.rows, v.looseObject({ report: v.looseObject({}) })),
});

const Character = v.object({
  characterData: v.object({
    character: v.nullable(
      v.looseObject({ name: OutsideName, hidden: v.nullish(v.boolean(), false) }),
    ),
  }),
});

/** A boss in one difficulty and size. */
interface RankedBoss {
  alias: string;
  encounter: { id: number; name: string };
  difficulty: number;
  size: number | undefined;
}

/** Fetches a character's kills. Throws `searchNeedsKey`, `characterNotFound` or `realmNotReached`. */
export const requestKills = (
  { character, zone }: RequestOf<'kills'>,
  caller: Caller,
): Promise<unknown> =>
  requestOfRealm(character, caller, (callerAtHost) => requestByBoss(character, zone, callerAtHost));

async function requestByBoss(
  { name, realm, region }: SearchSubject,
  zone: ZoneId,
  caller: Caller,
): Promise<unknown> {
  const bosses = await requestRankedBosses(zone, caller);
  const rankings = bosses.map(
    ({ alias, encounter, difficulty, size }) =>
      `${alias}: encounterRankings(encounterID: ${encounter.id}, difficulty: ${difficulty}${size ? `, size: ${size}` : ''})`,
  );
  const killsQuery = `query Kills($name: String!, $realm: String!, $region: String!) {
    characterData {
      character(name: $name, serverSlug: $realm, serverRegion: $region) {
        name hidden ${rankings.join(' ')}
      }
    }
  }`;
  const variables = { name: composeName(name), realm, region };
  const data = await requestGraphQL({ query: killsQuery, variables }, caller).catch(needKey);
  const read = v.safeParse(Character, data);
  if (!read.success) throw failure('searchNeedsKey');
  const { character: found } = read.output.characterData;
  if (!found) throw failure('characterNotFound', { v1MayHaveIt: true });
  if (found.hidden) return { hidden: true };
  return bosses.flatMap((boss) => {
    const ranked = v.safeParse(Rankings, found[boss.alias]);
    return ranked.success ? ranked.output.ranks.map(toParse(found.name, boss)) : [];
  });
}

async function requestRankedBosses(zone: ZoneId, caller: Caller): Promise<RankedBoss[]> {
  const data = await requestGraphQL({ query: ZONE_QUERY, variables: { zone } }, caller).catch(
    needKey,
  );
  const read = v.safeParse(Zone, data);
  if (!read.success) throw failure('searchNeedsKey');
  const { encounters, difficulties } = read.output.worldData.zone;
  return encounters.flatMap((encounter) =>
    difficulties.flatMap(({ id, sizes }) =>
      (sizes.length > 0 ? sizes : [undefined]).map((size) => ({
        alias: `kills_${encounter.id}_${id}_${size ?? 'any'}`,
        encounter,
        difficulty: id,
        size,
      })),
    ),
  );
}

function needKey(error: unknown): never {
  throw error instanceof QueryFailed ? failure('searchNeedsKey') : error;
}

const toParse =
  (characterName: string, { encounter, difficulty }: RankedBoss) =>
  (rank: v.InferOutput<typeof Rankings>['ranks'][number]) => ({
    encounterName: encounter.name,
    reportID: rank.report.code,
    fightID: rank.report.fightID,
    difficulty,
    spec: rank.spec,
    percentile: rank.rankPercent,
    startTime: rank.startTime,
    characterName,
  });
