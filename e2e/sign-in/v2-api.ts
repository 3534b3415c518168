import { GraphQLError, graphql } from 'graphql';
import { COMBATANT_INFO, respondWithEvents } from '../event-pages';
import type { ServedReport } from '../reports';
import { toV2Report } from './v2-of-v1';
import { V2_SCHEMA } from './v2-schema';

/** The data of both dialects: reports by code, everything else by `name/realm/region`. */
export interface KnownData {
  reportOf(code: string): ServedReport | undefined;
  readonly guilds: ReadonlyMap<string, unknown>;
  readonly characters: ReadonlyMap<string, unknown>;
  /** Rows of guilds' attendance, newest first. */
  readonly attendance?: ReadonlyMap<string, readonly object[]>;
}

/** Each host of the log site has guilds and characters of its own games. */
export type KnownAtHost = Pick<KnownData, 'guilds' | 'characters' | 'attendance'>;

interface RankedZone {
  encounters: { id: number; name: string }[];
  difficulties: { id: number; name: string; sizes: number[] }[];
}

export interface Caller {
  name: string;
  scopes: readonly string[];
}

/** A guild or character, as most of v2's queries name it. */
interface Sought {
  name: string;
  serverSlug: string;
  serverRegion: string;
}

/** The stand-in of `/api/v2/user`. It returns the requested fields, and refuses unknown fields. */
export class V2Api {
  readonly limits = { limitPerHour: 3600, pointsSpentThisHour: 411, pointsResetIn: 720 };
  /** The number of times that a report is still reported as not prepared, by code. */
  readonly unprepared = new Map<string, number>();
  /** Reports for subscribers only. */
  readonly archived = new Set<string>();
  /** Private reports, which need a scope. */
  readonly privateReports = new Set<string>();
  readonly zones = new Map<number, RankedZone>();

  readonly #known: KnownData;

  constructor(known: KnownData) {
    this.#known = known;
  }

  /**
   * Responds with `data`, `errors` or both, from a host's data. The default is the sign-in host.
   */
  async respond(
    question: unknown,
    caller: Caller,
    known: KnownAtHost = this.#known,
  ): Promise<object> {
    const { query, variables } = readQuestion(question);
    this.limits.pointsSpentThisHour += 1;
    return graphql({
      schema: V2_SCHEMA,
      source: query,
      variableValues: variables,
      rootValue: this.#root(caller, known),
    });
  }

  #root(caller: Caller, known: KnownAtHost) {
    return {
      rateLimitData: this.limits,
      userData: () => {
        if (!caller.scopes.includes('view-user-profile')) throw new GraphQLError('Missing scope.');
        return { currentUser: { id: 1, name: caller.name } };
      },
      reportData: {
        report: ({ code }: { code: string }) => this.#report(code, caller),
        reports: (guild: Record<'guildName' | 'guildServerSlug' | 'guildServerRegion', string>) =>
          guildReports(known, {
            name: guild.guildName,
            serverSlug: guild.guildServerSlug,
            serverRegion: guild.guildServerRegion,
          }),
      },
      guildData: { guild: (guild: Sought) => guildWithAttendance(known, guild) },
      worldData: {
        zone: ({ id }: { id: number }) => {
          const zone = this.zones.get(id);
          return zone ? { id, name: '', ...zone } : null;
        },
      },
      characterData: { character: (character: Sought) => this.#character(known, character) },
    };
  }

  #report(code: string, caller: Caller) {
    const timesLeft = this.unprepared.get(code) ?? 0;
    if (timesLeft > 0) {
      this.unprepared.set(code, timesLeft - 1);
      throw new GraphQLError('You must either provide fightIDs, or provide startTime and endTime.');
    }
    const served = this.#known.reportOf(code);
    if (!served) throw new GraphQLError('This report does not exist.');
    const isPrivate = this.privateReports.has(code);
    if (isPrivate && !caller.scopes.includes('view-private-reports')) {
      throw new GraphQLError('You do not have permission to view this report.');
    }
    const report = toV2Report(code, served.fights);
    if (this.archived.has(code)) {
      const closed = () => {
        throw new GraphQLError('This report has been archived.');
      };
      const archiveStatus = { isArchived: true, isAccessible: false };
      return { ...report, archiveStatus, fights: closed, masterData: closed };
    }
    return {
      ...report,
      table: ({ startTime, endTime }: { startTime: number; endTime: number }) => ({
        data: summaryOfWindow(served, startTime, endTime),
      }),
      events: ({ startTime, endTime }: { startTime: number; endTime: number }) =>
        eventsIn(served, startTime, endTime),
    };
  }

  #character(known: KnownAtHost, character: Sought) {
    const parses = known.characters.get(keyOf(character));
    if (parses === undefined) return null;
    const listed = Array.isArray(parses) ? parses : [];
    const named = new Map(
      [...this.zones.values()]
        .flatMap(({ encounters }) => encounters)
        .map(({ id, name }) => [id, name]),
    );
    return {
      id: 1,
      name: listed[0]?.characterName ?? character.name,
      hidden: !Array.isArray(parses),
      encounterRankings: (requests: { encounterID: number; difficulty: number; size: number }) => ({
        difficulty: requests.difficulty,
        ranks: listed
          .filter(
            ({ encounterName, difficulty, size = 25 }) =>
              encounterName === named.get(requests.encounterID) &&
              difficulty === requests.difficulty &&
              size === requests.size,
          )
          .map(({ percentile, reportID, fightID, startTime, spec }) => ({
            rankPercent: percentile,
            report: { code: reportID, fightID, startTime },
            startTime,
            spec,
          })),
      }),
    };
  }
}

function guildReports(known: KnownAtHost, guild: Sought) {
  const listed = known.guilds.get(keyOf(guild));
  if (!Array.isArray(listed))
    throw new GraphQLError('No guild exists for this name/server/region.');
  return {
    total: listed.length,
    data: listed.map(({ id, title, start, end, zone, owner }) => ({
      code: id ?? '',
      title: title ?? '',
      startTime: start ?? 0,
      endTime: end ?? start ?? 0,
      zone: zone > 0 ? { id: zone, name: '' } : null,
      owner: owner === undefined ? null : { id: 1, name: owner },
    })),
  };
}

function guildWithAttendance({ attendance }: KnownAtHost, guild: Sought) {
  const rows = attendance?.get(keyOf(guild));
  if (!rows) return null;
  return {
    id: 1,
    name: guild.name,
    attendance: ({ limit, page }: { limit: number; page: number }) => ({
      data: rows.slice((page - 1) * limit, page * limit),
      has_more_pages: rows.length > page * limit,
    }),
  };
}

/** Returns v1's page of events in v2's form. */
function eventsIn({ events = [] }: ServedReport, start: number, end: number) {
  const window = new URLSearchParams({ start: `${start}`, end: `${end}`, filter: COMBATANT_INFO });
  const { events: data, nextPageTimestamp = null } = respondWithEvents(events, window);
  return { data, nextPageTimestamp };
}

/** Returns v1's summary of the fight with exactly this window, or an empty summary. */
export function summaryOfWindow(
  { fights, summaries }: ServedReport,
  start: number,
  end: number,
): unknown {
  const fight = fights.fights?.find(
    ({ start_time, end_time }) => start_time === start && end_time === end,
  );
  const nobody = { totalTime: end - start, composition: [], deathEvents: [], playerDetails: [] };
  return (fight && summaries.get(fight.id)) ?? nobody;
}

const keyOf = ({ name, serverSlug, serverRegion }: Sought): string =>
  `${name}/${serverSlug}/${serverRegion}`.toLowerCase();

function readQuestion(question: unknown): { query: string; variables: Record<string, unknown> } {
  if (typeof question !== 'object' || question === null) return { query: '', variables: {} };
  const variables = Reflect.get(question, 'variables') ?? {};
  return { query: `${Reflect.get(question, 'query')}`, variables };
}
