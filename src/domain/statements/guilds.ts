import type { ZoneId } from '../eras/log-zones';
import { groupBy } from '../group-by';
import type { ReportCode } from '../log-site/report-link';
import { reportToOpen } from '../log-site/report-to-open';
import { type SearchSubject, searchKey } from '../log-site/search';
import type { ClassKey } from '../raid/class-keys';
import { HOUR } from '../time';
import { latestOf, type Statement } from './statement';

export const MAX_KEPT_GUILDS = 3;

/** The most reports of a guild: the site sends its list whole, which may have thousands. */
export const MAX_REPORTS = 100;

const LOOK_INTERVAL = HOUR;

export interface GuildReport {
  code: ReportCode;
  title: string;
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: number;
  /** The raid zone; 0 or less if unknown. */
  zone: ZoneId;
}

export interface ListedPlayer {
  name: string;
  /** Absent if unknown. */
  classKey?: ClassKey;
  isBenched?: true;
}

/** A report in a guild's attendance, with its players. */
export interface AttendedReport {
  code: ReportCode;
  /** Epoch milliseconds. */
  startedAt: number;
  zone: ZoneId;
  players: readonly ListedPlayer[];
}

interface GuildList {
  /** Reports, newest first. */
  reports: readonly GuildReport[];
  /** Whether a newer report came without a usable code. */
  isNewestLost: boolean;
}

/** A statement that a guild is kept on home, or a list that the log site sent. */
export type GuildStatement = Statement & { guild: SearchSubject } & (
    | {
        kind: 'kept';
        isKept: boolean;
        /** When the guild was first kept: guilds are listed in this order. */
        since: number;
      }
    | ({ kind: 'list' } & GuildList)
    | ({ kind: 'attendance' } & AttendedReport)
  );

export const guildKey = (guild: SearchSubject): string => searchKey(guild).join('\n');

const latestOfGuilds = latestOf<GuildStatement>((statement) =>
  [
    statement.kind,
    guildKey(statement.guild),
    statement.kind === 'attendance' ? statement.code : '',
  ].join('\n'),
);

/**
 * Keeps the latest statement about each guild and report. A report missing from a later list stays.
 * Drops all statements about a removed or fourth guild, and the oldest of too many reports.
 */
export function mergeGuilds(statements: readonly GuildStatement[]): GuildStatement[] {
  const latest = latestOfGuilds(statements);
  const kept = latest
    .flatMap((one) => (one.kind === 'kept' && one.isKept ? [one] : []))
    .sort((one, other) => one.since - other.since)
    .slice(0, MAX_KEPT_GUILDS);
  const keys = new Set(kept.map(({ guild }) => guildKey(guild)));
  const reports = new Set(
    [...groupBy(latest.filter(isAttendance), ({ guild }) => guildKey(guild)).values()].flatMap(
      (guildStatements) => guildStatements.sort(newestFirst).slice(0, MAX_REPORTS),
    ),
  );
  return latest.filter((one) => {
    if (one.kind === 'kept' && !one.isKept) return true;
    return keys.has(guildKey(one.guild)) && (!isAttendance(one) || reports.has(one));
  });
}

const isAttendance = (statement: GuildStatement) => statement.kind === 'attendance';

const newestFirst = (one: AttendedReport, other: AttendedReport): number =>
  other.startedAt - one.startedAt;

/** Drops statements about guilds for which this device has no room. */
export function guildsWithRoom(
  coming: readonly GuildStatement[],
  saved: readonly GuildStatement[],
): GuildStatement[] {
  const kept = new Set(keptGuilds(saved).map(({ guild }) => guildKey(guild)));
  for (const { guild } of keptGuilds(coming))
    if (kept.size < MAX_KEPT_GUILDS) kept.add(guildKey(guild));
  return coming.filter(({ guild }) => kept.has(guildKey(guild)));
}

export interface KeptGuild {
  guild: SearchSubject;
  since: number;
  /** The list at the last look; absent before the first. */
  list?: GuildList & Statement;
  /** Reports with players, newest first. */
  attendance: readonly (AttendedReport & Statement)[];
}

/** Returns the kept guilds in the order in which they were kept. */
export function keptGuilds(statements: readonly GuildStatement[]): KeptGuild[] {
  const statementsByGuild = [
    ...groupBy(mergeGuilds(statements), ({ guild }) => guildKey(guild)).values(),
  ];
  const guilds = statementsByGuild.flatMap((guildStatements): KeptGuild[] => {
    const kept = guildStatements.find((one) => one.kind === 'kept');
    const list = guildStatements.find((one) => one.kind === 'list');
    if (!kept?.isKept) return [];
    const attendance = guildStatements.filter(isAttendance).sort(newestFirst);
    return [{ guild: kept.guild, since: kept.since, ...(list && { list }), attendance }];
  });
  return guilds.sort((one, other) => one.since - other.since);
}

/** Returns a guild if it is kept. */
export function keptGuild(
  statements: readonly GuildStatement[],
  guild: SearchSubject,
): KeptGuild | undefined {
  const key = guildKey(guild);
  return keptGuilds(statements).find((one) => guildKey(one.guild) === key);
}

/** Whether the last look was so long ago that home looks again. */
export const isLookDue = (last: Statement | undefined, now: number): boolean =>
  last === undefined || Math.abs(now - last.at) > LOOK_INTERVAL;

/** Returns the report that searching the guild opens. */
export const newestReport = (list: GuildList | undefined): GuildReport | undefined =>
  list && !list.isNewestLost ? reportToOpen(list.reports) : undefined;

/** Whether a guild's list or attendance contains any of these reports. */
export const listsAnyReport = (
  { list, attendance }: Pick<KeptGuild, 'list' | 'attendance'>,
  codes: ReadonlySet<ReportCode>,
): boolean => [...(list?.reports ?? []), ...attendance].some(({ code }) => codes.has(code));
