import { unpackGear } from '../digests/worn-gear';
import type { Era } from '../era/era';
import type { EveningCell } from '../groups/evening-cells';
import {
  type EveningColumn,
  eveningColumns,
  type MemberRow,
  memberRow,
} from '../groups/evening-table';
import {
  type Evening,
  type LastKillWithGear,
  lastAttendanceWithGear,
  lastKillWithGear,
  type RaidGroup,
} from '../groups/groups';
import { type GuildSources, guildListsOf } from '../groups/listed-evenings';
import { type Member, membersOf } from '../groups/members';
import { type Roster, toRoster } from '../groups/roster';
import { isAnonymous } from '../log-site/report-link';
import { memoizeLast } from '../memoize';
import { byName } from '../raid/name-order';
import type { PlayerRef } from '../raid/player-ref';
import type { RosterNote } from '../statements/roster-notes';
import { changedPieces, type PieceChange } from './changed-pieces';

export interface PlayerInGroup {
  group: RaidGroup;
  roster: Roster;
  members: ReadonlyMap<string, Member>;
  columns: readonly EveningColumn[];
  row: MemberRow;
  /** The player's main; `alts` has the player's alts, by name. */
  main?: Member;
  alts: readonly Member[];
}

export type PlayerEvening = EveningColumn & {
  era: Era;
  cell: EveningCell;
  /** Changes since the previous evening that logged gear. */
  changed: readonly PieceChange[];
};

export interface PlayerPage {
  /** The player in the group with their newest evening. */
  newest: PlayerInGroup;
  isInOtherGroups: boolean;
  /** Evenings since the first on which the player or an alt took part, newest first. */
  evenings: readonly PlayerEvening[];
  /** The last kill that logged the player's gear, and its group. */
  last?: LastKillWithGear & { group: RaidGroup };
}

/** Returns a player's page over all groups; undefined if no group has the player. */
export function playerPage(
  groups: readonly RaidGroup[],
  notes: readonly RosterNote[],
  player: PlayerRef,
  sources?: GuildSources,
): PlayerPage | undefined {
  const found = groupsThatHave(
    player,
    groups.map((group) => ({ group, roster: toRoster(group, notes) })),
  ).map((one) => findInGroup(player, one, sources));
  const [newest] = found.sort((one, other) => lastEvening(other) - lastEvening(one));
  if (!newest) return undefined;
  const evenings = found.flatMap(eveningsIn).sort(newestFirst);
  const [last] = found
    .flatMap(({ group, row }) => {
      const logged = lastKillWithGear(group, row.id);
      return logged ? [{ ...logged, group }] : [];
    })
    .sort(newestFirst);
  return {
    newest,
    isInOtherGroups: found.length > 1,
    evenings: withChanges(evenings),
    ...(last && { last }),
  };
}

/** Returns the pages of the user's players. A main and alts share the page of the last seen. */
export function ownPlayerPages(
  groups: readonly RaidGroup[],
  notes: readonly RosterNote[],
  ownPlayers: readonly PlayerRef[],
  sources?: GuildSources,
): PlayerPage[] {
  const pages = ownPlayers
    .flatMap((player) => playerPage(groups, notes, player, sources) ?? [])
    .sort((one, other) => seenAt(other) - seenAt(one));
  const mainOf = ({ newest: { roster, row } }: PlayerPage) => roster.mainOf(row.id);
  return pages.filter(
    (page, index) =>
      !pages
        .slice(0, index)
        .some((one) => one.newest.group === page.newest.group && mainOf(one) === mainOf(page)),
  );
}

/** Returns the last evening that the player attended, not only with an alt. */
export const lastOwnEvening = ({ evenings }: PlayerPage): PlayerEvening | undefined =>
  evenings.find(({ cell }) => cell.kills > 0 && cell.state !== 'on alt');

const seenAt = (page: PlayerPage): number => lastOwnEvening(page)?.evening.pulledAt ?? 0;

type GroupAndRoster = Pick<PlayerInGroup, 'group' | 'roster'>;

/** Returns the groups with a player. Players of an anonymous report match only in that report. */
function groupsThatHave(
  player: PlayerRef,
  groups: readonly GroupAndRoster[],
): readonly GroupAndRoster[] {
  const groupsWithPlayer = groups.filter(({ roster }) => roster.everybody.has(roster.idOf(player)));
  const named = groupsWithPlayer.filter(
    ({ group }) => player.guid !== undefined || !group.raids.every(({ code }) => isAnonymous(code)),
  );
  return named.length > 0 ? named : groupsWithPlayer.slice(0, 1);
}

function findInGroup(
  player: PlayerRef,
  { group, roster }: GroupAndRoster,
  sources?: GuildSources,
): PlayerInGroup {
  const members = membersOf(group);
  const guildLists = sources && guildListsOf(group, members, sources);
  const columns = eveningColumns(group, guildLists);
  const id = roster.idOf(player);
  const mainId = roster.mainOf(id);
  const family = [...members.values()].filter((one) => roster.mainOf(one.id) === mainId);
  const others = family.filter((one) => one.id !== id);
  const [member] = family.filter((one) => one.id === id);
  if (!member) throw new TypeError('The group has no such player');
  const main = others.find((one) => one.id === mainId);
  return {
    group,
    roster,
    members,
    columns,
    row: memberRow(member, others, { columns, roster, guildLists }),
    ...(main && { main }),
    alts: main ? [] : others.sort(byName),
  };
}

const lastEvening = ({ columns, row }: PlayerInGroup): number =>
  columns[row.cells.findIndex(({ kills }) => kills > 0)]?.evening.pulledAt ?? 0;

interface AtTime {
  evening: Pick<Evening, 'pulledAt'>;
}

const newestFirst = ({ evening: one }: AtTime, { evening: other }: AtTime): number =>
  other.pulledAt - one.pulledAt;

type EveningInGroup = EveningColumn & Pick<PlayerEvening, 'era' | 'cell'> & { id: string };

const eveningsIn = ({ group: { era }, columns, row: { id, cells } }: PlayerInGroup) =>
  cells.flatMap((cell, index): EveningInGroup[] => {
    const column = columns[index];
    return column && cell.state !== 'not yet here' ? [{ ...column, era, id, cell }] : [];
  });

function withChanges(evenings: readonly EveningInGroup[]): PlayerEvening[] {
  let before: { era: Era; gear: Float64Array } | undefined;
  return [...evenings]
    .reverse()
    .map(({ id, ...one }) => {
      const { era } = one;
      const gear =
        one.kind === 'opened' ? lastAttendanceWithGear(one.evening, id)?.player.gear : undefined;
      if (!gear?.length) return { ...one, changed: NO_CHANGES };
      const changed = before?.era.id === era.id ? changesSince(before.gear, gear, era) : NO_CHANGES;
      before = { era, gear };
      return { ...one, changed };
    })
    .reverse();
}

const NO_CHANGES: readonly PieceChange[] = [];

/** Cached because no note changes what was worn. */
const knownChanges = memoizeLast<Float64Array, Float64Array, PieceChange[]>();

const changesSince = (before: Float64Array, gear: Float64Array, era: Era): PieceChange[] =>
  knownChanges(gear, before, () => changedPieces(unpackGear(before), unpackGear(gear), era));
