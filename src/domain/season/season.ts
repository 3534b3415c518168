import type { Finding } from '../audit/finding';
import { byName } from '../raid/name-order';
import type { Role } from '../raid/roles';
import { roleOf } from '../raid/roles';
import { shownNames } from '../raid/shown-names';
import { type Attendance, charactersOf, type Evening, type SeasonGroup } from './groups';
import { type Roster, type RosterNote, toRoster } from './roster-notes';
import { type Character, SEASON_CATEGORIES, type SeasonCategory } from './season-raid';

/** A player of a group, under the latest name. */
export interface Member {
  id: string;
  /** With the server where two share a name. */
  name: string;
  /** Distinguishes players of one shown name: `Holy Priest`. Empty if nobody shares it. */
  detail: string;
  /** As logged last; a class or spec that the last log lacks stays as last known. */
  character: Character;
  /** Every name and server that a log gave them, latest last. */
  formerly: readonly Pick<Character, 'name' | 'server'>[];
}

/** Kills whose log shows a category, of those that record it with a snapshot of the player. */
export interface CategoryCount {
  category: SeasonCategory;
  seen: number;
  of: number;
}

export type SeasonState =
  | 'passed'
  | 'faults'
  | 'no gear'
  | 'not judged'
  | 'absent'
  | 'excused'
  | 'not yet here'
  /** Only an alt stood there. */
  | 'on alt';

/** A player at one evening. */
export interface SeasonCell {
  state: SeasonState;
  /** At the last kill that logged their gear. */
  findings: readonly Finding[];
  level?: number;
  /** Only categories with a count. */
  pull: readonly CategoryCount[];
  noPull?: 'not in log' | 'no snapshot' | 'not saved';
  /** Kills at which they or an alt stood. */
  kills: number;
  /** The alt who stood there instead. */
  alt?: Member;
}

/** Whether rules judged the player that evening. */
export const isJudged = ({ state }: SeasonCell): boolean =>
  state === 'passed' || state === 'faults';

/** Returns what was at fault at the last evening judged; empty if there was none. */
export const openFindings = ({ cells }: Pick<SeasonRow, 'cells'>): readonly Finding[] =>
  cells.find(isJudged)?.findings ?? [];

export interface SeasonRow extends Member {
  role: Role;
  hasLeft: boolean;
  cells: readonly SeasonCell[];
  /** Evenings since first seen, without excused ones. */
  attended: number;
  expected: number;
  /** Last known; absent if never. */
  level?: number;
  /** Since first known; absent if known once. */
  levelChange?: number;
  /** Open faults at the last and the first evening judged; absent if never, or once. */
  faults?: number;
  faultsBefore?: number;
}

export interface EveningSum {
  passed: number;
  present: number;
  medianLevel?: number;
  pull: readonly CategoryCount[];
  noPull?: SeasonCell['noPull'];
}

export interface SeasonTable {
  group: SeasonGroup;
  roster: Roster;
  /** Everybody, alts and those who left too, by id. */
  members: ReadonlyMap<string, Member>;
  /** In first order; alts have none. */
  rows: readonly SeasonRow[];
  sums: readonly EveningSum[];
}

/** Makes the table of a group's evenings, with what the notes say. */
export function seasonTable(group: SeasonGroup, notes: readonly RosterNote[]): SeasonTable {
  const roster = toRoster(group, notes);
  const members = membersOf(group);
  const alts = new Map<string, Member[]>();
  for (const member of members.values()) {
    const main = roster.mainOf(member.id);
    if (main !== member.id) alts.set(main, [...(alts.get(main) ?? []), member]);
  }
  const rows = [...members.values()]
    .filter(({ id }) => roster.mainOf(id) === id)
    .map((member) => seasonRow(member, alts.get(member.id) ?? [], { group, roster }));
  return {
    group,
    roster,
    members,
    rows: sortRows(rows, { by: 'attendance', isAscending: false }),
    sums: group.evenings.map(sumOf),
  };
}

function membersOf({ raids, idOf }: SeasonGroup): Map<string, Member> {
  const inOrder = [...raids].reverse().flatMap(charactersOf);
  const { nameOf, detailOf } = shownNames(inOrder, (named) => idOf(named as Character));
  const all = new Map<string, Character[]>();
  for (const character of inOrder) {
    const id = idOf(character);
    all.set(id, [...(all.get(id) ?? []), character]);
  }
  return new Map(
    [...all].map(([id, characters]) => {
      const character = lastKnown(characters);
      return [
        id,
        {
          id,
          name: nameOf(character),
          detail: detailOf(character),
          character,
          formerly: characters.map(({ name, server }) => ({ name, ...(server && { server }) })),
        },
      ];
    }),
  );
}

function lastKnown(characters: readonly Character[]): Character {
  const last = characters.at(-1) as Character;
  if (last.classKey && (last.spec || last.loggedSpec)) return last;
  const told = characters
    .filter(
      ({ classKey, spec, loggedSpec }) =>
        classKey && (spec || loggedSpec) && (!last.classKey || last.classKey === classKey),
    )
    .at(-1);
  if (!told) return last;
  const { classKey, spec, loggedSpec, picture, talents } = told;
  return {
    ...last,
    ...(classKey && { classKey }),
    ...(spec && { spec }),
    ...(loggedSpec && { loggedSpec }),
    picture,
    talents,
  };
}

interface InGroup {
  group: SeasonGroup;
  roster: Roster;
}

function seasonRow(
  member: Member,
  alts: readonly Member[],
  { group: { evenings }, roster }: InGroup,
): SeasonRow {
  const own = [member, ...alts];
  const first = evenings
    .map(({ attendances }) => own.some(({ id }) => attendances.has(id)))
    .lastIndexOf(true);
  const cells = evenings.map((evening, index) => {
    if (index > first) return emptyCell('not yet here');
    return (
      presentCell(member, alts, evening) ??
      emptyCell(roster.isExcused(member.id, evening) ? 'excused' : 'absent')
    );
  });
  const levels = cells.flatMap(({ level }) => level ?? []);
  const [level, firstLevel] = [levels[0], levels.length > 1 ? levels.at(-1) : undefined];
  const judged = cells.filter(isJudged);
  const [last, before] = [judged[0], judged.length > 1 ? judged.at(-1) : undefined];
  const attended = cells.filter(({ kills }) => kills > 0).length;
  return {
    ...member,
    role: roleOf(member.character),
    hasLeft: roster.hasLeft(member.id),
    cells,
    attended,
    expected: attended + cells.filter(({ state }) => state === 'absent').length,
    ...(level !== undefined && { level }),
    ...(level !== undefined && firstLevel !== undefined && { levelChange: level - firstLevel }),
    ...(last && { faults: last.findings.length }),
    ...(before && { faultsBefore: before.findings.length }),
  };
}

const emptyCell = (state: SeasonState): SeasonCell => ({ state, findings: [], pull: [], kills: 0 });

function presentCell(
  member: Member,
  alts: readonly Member[],
  { attendances }: Evening,
): SeasonCell | undefined {
  const own = attendances.get(member.id);
  const ofAlts = alts.flatMap((alt) => {
    const stood = attendances.get(alt.id);
    return stood ? [{ alt, stood }] : [];
  });
  if (!own && ofAlts.length === 0) return undefined;
  const kills = new Set(
    [...(own ?? []), ...ofAlts.flatMap(({ stood }) => stood)].map(({ kill }) => kill),
  ).size;
  if (own) return { ...ownCell(own), kills };
  const [{ alt } = {}] = ofAlts.sort((one, other) => other.stood.length - one.stood.length);
  return { ...emptyCell('on alt'), kills, ...(alt && { alt }) };
}

/** A note changes the table, but not who did what. */
const OWN_CELLS = new WeakMap<readonly Attendance[], SeasonCell>();

/** Returns the cell of a player's own part in an evening, in the order of the kills. */
export function ownCell(stood: readonly Attendance[]): SeasonCell {
  const known = OWN_CELLS.get(stood) ?? toOwnCell(stood);
  OWN_CELLS.set(stood, known);
  return known;
}

function toOwnCell(stood: readonly Attendance[]): SeasonCell {
  const shown =
    stood.filter(({ player }) => player.state !== 'no gear').at(-1) ?? (stood.at(-1) as Attendance);
  const { state, findings, level } = shown.player;
  const counts = SEASON_CATEGORIES.map((category) => countSeen(category, stood));
  const pull = counts.filter(({ of }) => of > 0);
  const isCarried = counts.some(({ carried }) => carried);
  const isSaved = stood.some(({ player }) => player.pull);
  return {
    state,
    findings,
    kills: new Set(stood.map(({ kill }) => kill)).size,
    ...(level !== undefined && { level }),
    pull: pull.map(({ category, seen, of }) => ({ category, seen, of })),
    ...(pull.length === 0 && {
      noPull: isCarried ? 'no snapshot' : isSaved ? 'not in log' : 'not saved',
    }),
  };
}

/** Counts kills. Of a kill that two logged, either log may show the category. */
function countSeen(
  category: SeasonCategory,
  stood: readonly Attendance[],
): CategoryCount & { carried: boolean } {
  const byKill = new Map<number, boolean>();
  let carried = false;
  for (const { kill, player } of stood) {
    const state = player.pull?.[category];
    if (state === undefined) continue;
    carried = true;
    if (state !== 'no snapshot') byKill.set(kill, (byKill.get(kill) ?? false) || state === 'seen');
  }
  const seen = [...byKill.values()].filter(Boolean).length;
  return { category, seen, of: byKill.size, carried };
}

function sumOf({ attendances }: Evening): EveningSum {
  const cells = [...attendances.values()].map(ownCell);
  const pull = SEASON_CATEGORIES.flatMap((category) => {
    const counts = cells.flatMap((cell) =>
      cell.pull.filter((count) => count.category === category),
    );
    if (counts.length === 0) return [];
    const sum = (part: 'seen' | 'of') => counts.reduce((all, count) => all + count[part], 0);
    return [{ category, seen: sum('seen'), of: sum('of') }];
  });
  const medianLevel = medianOf(cells.flatMap(({ level }) => level ?? []));
  const reasons = cells.flatMap(({ noPull }) => noPull ?? []);
  return {
    passed: cells.filter(({ state }) => state === 'passed').length,
    present: cells.length,
    ...(medianLevel !== undefined && { medianLevel }),
    pull,
    ...(pull.length === 0 && {
      noPull:
        (['no snapshot', 'not in log'] as const).find((reason) => reasons.includes(reason)) ??
        'not saved',
    }),
  };
}

function medianOf(levels: readonly number[]): number | undefined {
  const sorted = [...levels].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

export type SeasonColumn = 'player' | 'attendance' | 'level' | 'faults';

export interface SeasonOrder {
  by: SeasonColumn;
  isAscending: boolean;
}

/**
 * Sorts rows by a column, then by attendance and faults, both falling, then by name. Unknown
 * shares and levels come last in either direction.
 */
export function sortRows(
  rows: readonly SeasonRow[],
  { by, isAscending }: SeasonOrder,
): SeasonRow[] {
  return [...rows].sort(
    (one, other) =>
      (by === 'player'
        ? byShownName(one, other) * (isAscending ? 1 : -1)
        : compareValues(VALUES[by](one), VALUES[by](other), isAscending)) ||
      compareValues(VALUES.attendance(one), VALUES.attendance(other), false) ||
      compareValues(VALUES.faults(one), VALUES.faults(other), false) ||
      byShownName(one, other),
  );
}

const VALUES: Readonly<
  Record<Exclude<SeasonColumn, 'player'>, (row: SeasonRow) => number | undefined>
> = {
  attendance: ({ attended, expected }) => (expected > 0 ? attended / expected : undefined),
  level: ({ level }) => level,
  faults: ({ faults }) => faults ?? -1,
};

function compareValues(
  one: number | undefined,
  other: number | undefined,
  isAscending: boolean,
): number {
  if (one === undefined || other === undefined)
    return Number(one === undefined) - Number(other === undefined);
  return isAscending ? one - other : other - one;
}

const byShownName = (one: Member, other: Member): number =>
  byName(one, other) || byName({ name: one.detail }, { name: other.detail });

export interface SeasonFilter {
  role?: Role | undefined;
  onlyWithFaults?: boolean;
  withLeft?: boolean;
}

/** Returns the rows to show: those who left only if wanted. */
export const filterRows = (
  rows: readonly SeasonRow[],
  { role, onlyWithFaults = false, withLeft = false }: SeasonFilter,
): SeasonRow[] =>
  rows.filter(
    (row) =>
      (withLeft || !row.hasLeft) &&
      (!role || row.role === role) &&
      (!onlyWithFaults || (row.faults ?? 0) > 0),
  );

export const sumAttendance = (
  rows: readonly Pick<SeasonRow, 'attended' | 'expected'>[],
): { attended: number; expected: number } => ({
  attended: rows.reduce((sum, { attended }) => sum + attended, 0),
  expected: rows.reduce((sum, { expected }) => sum + expected, 0),
});
