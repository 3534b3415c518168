import type { MissingData } from '../raid/missing';
import { byName } from '../raid/name-order';
import { playerIds } from '../raid/players-over-fights';
import type { Kill, Raider } from '../raid/raid';
import { type AtThePull, isSeen, type RaiderAtPull, shownState } from './at-the-pull';
import type { PullCategory } from './categories';

/** A kill's pull, or the reason why it is missing. */
export type PulledKill = {
  fight: Kill;
  /** The kill's raiders; empty while loading. */
  raiders: readonly Raider[];
} & ({ pull: AtThePull } | MissingData);

/** A raider's states at a kill; `unknown` if the pull is missing. */
export type PullNightCell =
  | { state: 'unknown' | 'absent' }
  | { state: 'shown'; atPull: RaiderAtPull; pull: AtThePull };

/** How often a player's category was seen, of the pulls whose log records it. */
export interface SeenCount {
  category: PullCategory;
  seen: number;
  recorded: number;
}

export interface PullNightRow {
  id: string;
  /** The player at their last kill. */
  player: Raider;
  /** A cell per kill, in kill order. */
  cells: readonly PullNightCell[];
  /** Counts of categories that a pull records. */
  counts: readonly SeenCount[];
}

/** Returns every player over all pulls: who lacked something first, who is not in the log last. */
export function pullNightRows(
  kills: readonly PulledKill[],
  categories: readonly PullCategory[],
): PullNightRow[] {
  const raiders = kills.flatMap((kill) => kill.raiders);
  const idOf = playerIds(raiders);
  const last = new Map(raiders.map((raider) => [idOf(raider), raider]));
  return [...last]
    .map(([id, player]) => {
      const cells = kills.map((kill) => pullNightCell(kill, (one) => idOf(one) === id));
      const row = { id, player, cells, counts: countSeenOverKills(cells, categories) };
      return { row, rank: SEEN_ORDER.indexOf(seenOverKills(row)) };
    })
    .sort((one, other) => one.rank - other.rank || byName(one.row.player, other.row.player))
    .map(({ row }) => row);
}

const SEEN_ORDER = ['not seen', 'partly seen', 'seen', 'not in log'] as const;

function seenOverKills(row: PullNightRow): (typeof SEEN_ORDER)[number] {
  if (hasUnseen(row)) return 'not seen';
  if (row.counts.some(({ seen, recorded }) => seen < recorded)) return 'partly seen';
  return row.counts.length > 0 ? 'seen' : 'not in log';
}

function pullNightCell(kill: PulledKill, isPlayer: (raider: Raider) => boolean): PullNightCell {
  if (kill.raiders.length === 0) return { state: 'unknown' };
  if (!kill.raiders.some(isPlayer)) return { state: 'absent' };
  if (!('pull' in kill)) return { state: 'unknown' };
  const atPull = kill.pull.raiders.find(({ raider }) => isPlayer(raider));
  return atPull ? { state: 'shown', atPull, pull: kill.pull } : { state: 'absent' };
}

function countSeenOverKills(
  cells: readonly PullNightCell[],
  categories: readonly PullCategory[],
): SeenCount[] {
  const shown = cells.flatMap((cell) => (cell.state === 'shown' ? [cell] : []));
  return categories
    .map((category) => {
      const states = shown
        .filter(({ pull }) => pull.isInLog[category])
        .map(({ atPull, pull }) => shownState(atPull, category, pull))
        .filter((state) => state !== 'no snapshot' && state !== 'not in log');
      const seen = states.filter(isSeen).length;
      return { category, seen, recorded: states.length };
    })
    .filter((count) => count.recorded > 0);
}

/** Whether the pull's log records any category. */
export const isLogged = ({ categories, isInLog }: AtThePull): boolean =>
  categories.some((category) => isInLog[category]);

/** Whether a category was not seen at some pull. */
export const hasUnseen = ({ cells }: PullNightRow): boolean =>
  cells.some(
    (cell) =>
      cell.state === 'shown' &&
      cell.pull.categories.some(
        (category) => shownState(cell.atPull, category, cell.pull) === 'not seen',
      ),
  );
