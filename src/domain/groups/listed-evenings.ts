import type { DigestedRaid } from '../digests/digested-raid';
import { eraOfZone, hasNoRaids, type ZoneId } from '../eras/log-zones';
import { groupBy, linkedGroups, type NonEmpty } from '../group-by';
import type { ReportCode } from '../log-site/report-link';
import { composeName } from '../log-site/search';
import { memoizeLast } from '../memoize';
import { type AttendedReport, type KeptGuild, listsAnyReport } from '../statements/guilds';
import type { Statement } from '../statements/statement';
import { HOUR, type Span } from '../time';
import { type EveningCell, emptyCell } from './evening-cells';
import { shareEnoughPlayers } from './evenings';
import { type Evening, MIN_PART_OF_ONE_GROUP, type RaidGroup } from './groups';
import type { Member } from './members';

/** How a guild's list has a player: `unclear` if the name may mean another player. */
type Presence = 'there' | 'bench' | 'unclear';

export type Presences = ReadonlyMap<string, Presence>;

/** An evening of a guild's list without a raid on the device. */
export interface ListedEvening extends Span {
  /** Start of the evening's first log. */
  pulledAt: number;
  /** Codes of the evening's reports. The report that starts last comes first. */
  codes: readonly ReportCode[];
  /** The title of the report that starts last; empty if the list lacks it. */
  title: string;
  presences: Presences;
}

export interface GuildLists {
  /** Evenings, newest first. */
  evenings: readonly ListedEvening[];
  presencesOf: ReadonlyMap<Evening, Presences>;
  /** The number of names that no saved raid has. */
  strangers: number;
  lookedAt: number;
  /** Start of the oldest report, if later than the group's oldest evening. */
  reachesBackTo?: number;
}

export interface GuildSources {
  guilds: readonly KeptGuild[];
  /** Codes of reports with a kill on the device. */
  opened: ReadonlySet<ReportCode>;
  /** Raids that the user left out of the season. */
  leftOut: readonly DigestedRaid[];
}

const MIN_PART_OF_EVENING = 1 / 2;

const MAX_BEFORE_PULL = 2 * HOUR;
const MAX_FROM_EVENING = 4 * HOUR;
const MAX_BETWEEN_STARTS = 5 * HOUR;

type DatedReport = AttendedReport & Statement;

/** Returns a group's evenings in guilds' lists; undefined if no list has one of its reports. */
export const guildListsOf = (
  group: RaidGroup,
  members: ReadonlyMap<string, Member>,
  sources: GuildSources,
): GuildLists | undefined =>
  knownLists(group, sources, () => toGuildLists(group, members, sources));

/** Cached because a note does not change the lists. */
const knownLists = memoizeLast<RaidGroup, GuildSources, GuildLists | undefined>();

function toGuildLists(
  group: RaidGroup,
  members: ReadonlyMap<string, Member>,
  { guilds, opened, leftOut }: GuildSources,
): GuildLists | undefined {
  const saved = new Map(
    group.evenings.flatMap((evening) => evening.raids.map(({ code }) => [code, evening])),
  );
  const groupGuilds = guilds.filter((guild) => listsAnyReport(guild, new Set(saved.keys())));
  const reports = latestReports(groupGuilds);
  const oldest = group.evenings.at(-1);
  if (reports.length === 0 || !oldest) return undefined;

  const findPlayerIds = playersByName(members);
  const rows = reports
    .filter(({ code, zone }) => saved.has(code) || (isRaidOf(group, zone) && !opened.has(code)))
    .map((report): ReportWithEntries => ({ ...report, entries: entriesOf(report, findPlayerIds) }));
  const byEvening = groupBy(
    rows,
    (row) => saved.get(row.code) ?? group.evenings.find((evening) => isOfEvening(row, evening)),
  );
  const ids = new Set(members.keys());
  const listed = (byEvening.get(undefined) ?? []).filter(
    (row) =>
      row.startedAt >= oldest.pulledAt &&
      row.startedAt <= row.at &&
      !leftOut.some((raid) => startsIn(row, raid)) &&
      shareEnoughPlayers(idsIn(row, ids), ids, MIN_PART_OF_ONE_GROUP),
  );
  const titles = titlesIn(groupGuilds);
  const reachesBackTo = Math.min(...reports.map(({ startedAt }) => startedAt));
  return {
    evenings: linkedGroups(listed, areOneEvening)
      .map((evening) => toListedEvening(evening, titles))
      .sort((one, other) => other.begins - one.begins),
    presencesOf: new Map(
      [...byEvening].flatMap(([evening, eveningReports]) =>
        evening ? [[evening, presencesIn(eveningReports, evening.attendances)]] : [],
      ),
    ),
    strangers: new Set(listed.flatMap(({ entries }) => strangersIn(entries))).size,
    lookedAt: Math.max(...reports.map(({ at }) => at)),
    ...(reachesBackTo > oldest.pulledAt && { reachesBackTo }),
  };
}

const isRaidOf = ({ era }: RaidGroup, zone: ZoneId): boolean =>
  eraOfZone(zone)?.id === era.id && !hasNoRaids(zone);

const titlesIn = (guilds: readonly KeptGuild[]): Map<ReportCode, string> =>
  new Map(
    guilds.flatMap(({ list }) => list?.reports.map(({ code, title }) => [code, title]) ?? []),
  );

/** Returns each report once, as of the last look. */
function latestReports(guilds: readonly KeptGuild[]): DatedReport[] {
  const latest = new Map<ReportCode, DatedReport>();
  for (const report of guilds.flatMap(({ attendance }) => attendance))
    if (report.at > (latest.get(report.code)?.at ?? 0)) latest.set(report.code, report);
  return [...latest.values()];
}

interface ListEntry {
  key: string;
  /** Ids of players who have had the name. */
  playerIds: readonly string[];
  count: number;
  isBenched: boolean;
}

interface ReportWithEntries extends DatedReport {
  entries: readonly ListEntry[];
}

type FindPlayerIds = (name: string, classKey: string | undefined) => readonly string[];

const nameKey = (name: string): string => composeName(name).toLowerCase();

/** Finds players by class and by any name they have had; an unknown class fits any class. */
function playersByName(members: ReadonlyMap<string, Member>): FindPlayerIds {
  const bearers = [...members.values()].flatMap(({ id, character, formerly }) =>
    [...new Set(formerly.map(({ name }) => nameKey(name)))].map((name) => ({
      name,
      id,
      classKey: character.classKey,
    })),
  );
  const byName = groupBy(bearers, ({ name }) => name);
  return (name, classKey) =>
    (byName.get(name) ?? [])
      .filter((one) => !classKey || !one.classKey || one.classKey === classKey)
      .map(({ id }) => id);
}

function entriesOf({ players }: AttendedReport, findPlayerIds: FindPlayerIds): ListEntry[] {
  const alike = groupBy(players, ({ name, classKey }) => `${nameKey(name)}\n${classKey ?? ''}`);
  return [...alike].map(([key, [first, ...others]]) => ({
    key,
    playerIds: findPlayerIds(nameKey(first.name), first.classKey),
    count: others.length + 1,
    isBenched: [first, ...others].every(({ isBenched }) => isBenched),
  }));
}

const strangersIn = (entries: readonly ListEntry[]): string[] =>
  entries.flatMap(({ key, playerIds }) => (playerIds.length === 0 ? [key] : []));

interface KnownPlayers {
  has(id: string): boolean;
}

/** Returns ids of a report's players and strangers. Of namesakes, known players come first. */
const idsIn = ({ entries }: ReportWithEntries, elsewhere: KnownPlayers): Set<string> =>
  new Set([
    ...entries.flatMap(({ playerIds, count }) =>
      [
        ...playerIds.filter((id) => elsewhere.has(id)),
        ...playerIds.filter((id) => !elsewhere.has(id)),
      ].slice(0, count),
    ),
    ...strangersIn(entries),
  ]);

const startsIn = (
  { startedAt }: DatedReport,
  { pulledAt, ends }: Pick<Evening, 'pulledAt' | 'ends'>,
): boolean => startedAt >= pulledAt - MAX_BEFORE_PULL && startedAt <= ends;

function isOfEvening(row: ReportWithEntries, evening: Evening): boolean {
  if (startsIn(row, evening)) return true;
  const { pulledAt, ends, attendances } = evening;
  const isNear =
    row.startedAt >= pulledAt - MAX_FROM_EVENING && row.startedAt <= ends + MAX_FROM_EVENING;
  const present = new Set(attendances.keys());
  return isNear && shareEnoughPlayers(idsIn(row, present), present, MIN_PART_OF_EVENING);
}

function areOneEvening(one: ReportWithEntries, other: ReportWithEntries): boolean {
  if (Math.abs(one.startedAt - other.startedAt) > MAX_BETWEEN_STARTS) return false;
  const ids = idsIn(other, new Set());
  return shareEnoughPlayers(idsIn(one, ids), ids, MIN_PART_OF_EVENING);
}

function toListedEvening(
  rows: Readonly<NonEmpty<ReportWithEntries>>,
  titles: ReadonlyMap<ReportCode, string>,
): ListedEvening {
  const newestFirst = [...rows].sort((one, other) => other.startedAt - one.startedAt);
  const [last, first] = [newestFirst[0] ?? rows[0], newestFirst.at(-1) ?? rows[0]];
  return {
    pulledAt: first.startedAt,
    begins: first.startedAt,
    // An excuse must still apply once the raid is opened, whose kills are later.
    ends: last.startedAt + MAX_BEFORE_PULL,
    codes: newestFirst.map(({ code }) => code),
    title: titles.get(last.code) ?? '',
    presences: presencesIn(rows, new Map()),
  };
}

const RANKS: readonly Presence[] = ['unclear', 'bench', 'there'];

/**
 * Returns who attended by an evening's reports. A listed name counts first for logged players who
 * have it.
 */
function presencesIn(rows: readonly ReportWithEntries[], logged: KnownPlayers): Presences {
  const presences = new Map<string, Presence>();
  for (const { playerIds, count, isBenched } of rows.flatMap(({ entries }) => entries)) {
    const absent = playerIds.filter((id) => !logged.has(id));
    const unclaimed = count - (playerIds.length - absent.length);
    if (unclaimed <= 0) continue;
    const presence = unclaimed < absent.length ? 'unclear' : isBenched ? 'bench' : 'there';
    for (const id of absent) {
      const known = presences.get(id);
      if (!known || RANKS.indexOf(presence) > RANKS.indexOf(known)) presences.set(id, presence);
    }
  }
  return presences;
}

/** Returns the cell of a player or an alt by a guild's list; undefined if the list has neither. */
export function listedCell(
  member: Member,
  alts: readonly Member[],
  presences: Presences | undefined,
): EveningCell | undefined {
  const presence = presences?.get(member.id);
  const alt = alts.find(({ id }) => presences?.get(id) === 'there');
  if (presence === 'there') return emptyCell(presence);
  if (alt) return { ...emptyCell('on alt'), alt };
  const others = alts.map(({ id }) => presences?.get(id));
  const state = (['bench', 'unclear'] as const).find((one) => [presence, ...others].includes(one));
  return state && emptyCell(state);
}
