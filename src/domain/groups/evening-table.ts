import { isJudged } from '../audit/night';
import { groupBy } from '../group-by';
import type { ReportCode } from '../log-site/report-link';
import { byName } from '../raid/name-order';
import { type Role, roleOf } from '../raid/roles';
import type { RosterNote } from '../statements/roster-notes';
import {
  type EveningCell,
  type EveningSum,
  emptyCell,
  isAttended,
  presentCell,
  sumUpEvening,
} from './evening-cells';
import type { Evening, RaidGroup } from './groups';
import {
  type GuildLists,
  type GuildSources,
  guildListsOf,
  type ListedEvening,
  listedCell,
  type Presences,
} from './listed-evenings';
import { type Member, membersOf } from './members';
import { type Roster, toRoster } from './roster';

export interface MemberRow extends Member {
  role: Role;
  hasLeft: boolean;
  cells: readonly EveningCell[];
  /** The number of evenings attended. `expected` adds all absences that are not excused. */
  attended: number;
  expected: number;
  /** The last known level. */
  level?: number;
  /** The change since the first known level; absent if only one level is known. */
  levelChange?: number;
  /** The number of findings on the last judged evening; `findingCountBefore` is that of the first. */
  findingCount?: number;
  findingCountBefore?: number;
}

export interface EveningTable {
  group: RaidGroup;
  roster: Roster;
  /** All players by id, including alts and players who left. */
  members: ReadonlyMap<string, Member>;
  /** Rows in the initial order, without alts. */
  rows: readonly MemberRow[];
  /** Sums of the evenings on the device. */
  sums: readonly EveningSum[];
  /** A column per cell of a row, newest first. */
  columns: readonly EveningColumn[];
  /** Guilds' lists; absent if no kept guild has a report of the group. */
  guildLists?: GuildLists;
}

/** An evening with kills on the device, or an evening from a guild's list. */
export type EveningColumn =
  | { kind: 'opened'; evening: Evening }
  | { kind: 'listed'; evening: ListedEvening };

/** Returns the code of an evening's last report. */
export const columnKey = ({ kind, evening }: EveningColumn): ReportCode =>
  (kind === 'listed' ? evening.codes[0] : evening.raids[0]?.code) ?? '';

const NO_SOURCES: GuildSources = { guilds: [], opened: new Set(), leftOut: [] };

/** Makes the table of a group's evenings, by notes and guilds' lists. */
export function eveningTable(
  group: RaidGroup,
  notes: readonly RosterNote[],
  sources = NO_SOURCES,
): EveningTable {
  const roster = toRoster(group, notes);
  const members = membersOf(group);
  const guildLists = guildListsOf(group, members, sources);
  const columns = eveningColumns(group, guildLists);
  const isMain = ({ id }: Member) => roster.mainOf(id) === id;
  const alts = groupBy(
    [...members.values()].filter((member) => !isMain(member)),
    ({ id }) => roster.mainOf(id),
  );
  const rows = [...members.values()]
    .filter(isMain)
    .map((member) => memberRow(member, alts.get(member.id) ?? [], { columns, roster, guildLists }));
  return {
    group,
    roster,
    members,
    rows: sortRows(rows, { by: 'attendance', isAscending: false }),
    sums: group.evenings.map(sumUpEvening),
    columns,
    ...(guildLists && { guildLists }),
  };
}

/** Returns a group's evenings, on the device or listed, newest first. */
export const eveningColumns = ({ evenings }: RaidGroup, guildLists?: GuildLists): EveningColumn[] =>
  [
    ...evenings.map((evening): EveningColumn => ({ kind: 'opened', evening })),
    ...(guildLists?.evenings.map((evening): EveningColumn => ({ kind: 'listed', evening })) ?? []),
  ].sort((one, other) => other.evening.begins - one.evening.begins);

interface RowContext extends Pick<EveningTable, 'columns' | 'roster'> {
  guildLists?: GuildLists | undefined;
}

/**
 * Makes a player's row, newest evening first, in the order of the columns. An evening on which only
 * an alt took part counts as attended.
 */
export function memberRow(
  member: Member,
  alts: readonly Member[],
  { columns, roster, guildLists }: RowContext,
): MemberRow {
  const seen = columns.map(
    (column) =>
      (column.kind === 'opened' && presentCell(member, alts, column.evening)) ||
      listedCell(member, alts, presencesOf(column, guildLists)),
  );
  const indexOfFirst = seen.map((cell) => cell && cell.state !== 'unclear').lastIndexOf(true);
  const cells = columns.map(({ evening }, index) => {
    if (index > indexOfFirst) return emptyCell('not yet here');
    const away = roster.isExcused(member.id, evening) ? 'excused' : 'absent';
    return seen[index] ?? emptyCell(away);
  });
  const levels = cells.flatMap(({ level }) => level ?? []);
  const [level, firstLevel] = [levels[0], levels.length > 1 ? levels.at(-1) : undefined];
  const judged = cells.filter(isJudged);
  const [last, firstJudged] = [judged[0], judged.length > 1 ? judged.at(-1) : undefined];
  const attended = cells.filter(isAttended).length;
  return {
    ...member,
    role: roleOf(member.character),
    hasLeft: roster.hasLeft(member.id),
    cells,
    attended,
    expected: attended + cells.filter(({ state }) => state === 'absent').length,
    ...(level !== undefined && { level }),
    ...(level !== undefined && firstLevel !== undefined && { levelChange: level - firstLevel }),
    ...(last && { findingCount: last.findings.length }),
    ...(firstJudged && { findingCountBefore: firstJudged.findings.length }),
  };
}

const presencesOf = (
  column: EveningColumn,
  guildLists: GuildLists | undefined,
): Presences | undefined =>
  column.kind === 'listed' ? column.evening.presences : guildLists?.presencesOf.get(column.evening);

export type RowColumn = 'player' | 'attendance' | 'level' | 'faults';

export interface RowOrder {
  by: RowColumn;
  isAscending: boolean;
}

/**
 * Sorts rows by a column, then by falling attendance and faults, then by name. Rows without a value
 * in the column come last in both directions.
 */
export function sortRows(rows: readonly MemberRow[], { by, isAscending }: RowOrder): MemberRow[] {
  return [...rows].sort(
    (one, other) =>
      (by === 'player'
        ? byShownName(one, other) * (isAscending ? 1 : -1)
        : compareValues(VALUES[by](one), VALUES[by](other), { isAscending })) ||
      compareValues(VALUES.attendance(one), VALUES.attendance(other), { isAscending: false }) ||
      compareValues(VALUES.faults(one), VALUES.faults(other), { isAscending: false }) ||
      byShownName(one, other),
  );
}

const VALUES: Readonly<
  Record<Exclude<RowColumn, 'player'>, (row: MemberRow) => number | undefined>
> = {
  attendance: ({ attended, expected }) => (expected > 0 ? attended / expected : undefined),
  level: ({ level }) => level,
  faults: ({ findingCount }) => findingCount ?? -1,
};

function compareValues(
  one: number | undefined,
  other: number | undefined,
  { isAscending }: { isAscending: boolean },
): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return isAscending ? one - other : other - one;
}

const byShownName = (one: Member, other: Member): number =>
  byName(one, other) || byName({ name: one.detail }, { name: other.detail });
