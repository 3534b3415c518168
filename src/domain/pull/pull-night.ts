import type { Missing } from '../audit/night';
import { byName } from '../raid/name-order';
import { playerIds } from '../raid/player-id';
import type { Kill, Raider } from '../raid/raid';
import type { AtThePull, RaiderAtPull } from './at-the-pull';
import type { PullCategory } from './consumables';

/** The pull of one kill, or why it is not there. */
export type PulledKill = {
  kill: Kill;
  /** Everybody in the kill. Empty while they are not there. */
  raiders: readonly Raider[];
} & ({ pull: AtThePull } | Missing);

/** A player at one pull. `unknown`: the pull is not there. */
export type PullNightCell =
  | { state: 'unknown' | 'absent' }
  | { state: 'told'; atPull: RaiderAtPull; pull: AtThePull };

/** How often a category was seen, of the pulls that tell. */
export interface SeenCount {
  category: PullCategory;
  seen: number;
  of: number;
}

/** A player over all pulls of a raid. */
export interface PullNightRow {
  id: string;
  /** As of the last kill that they were in. */
  raider: Raider;
  /** One for each kill, in the order they fell. */
  cells: readonly PullNightCell[];
  /** What some pull tells of. */
  counts: readonly SeenCount[];
}

/** Every player of a raid over all its pulls, by name. */
export function pullNightRows(
  kills: readonly PulledKill[],
  categories: readonly PullCategory[],
): PullNightRow[] {
  const raiders = kills.flatMap((kill) => kill.raiders);
  const idOf = playerIds(raiders);
  const last = new Map(raiders.map((raider) => [idOf(raider), raider]));
  return [...last]
    .map(([id, raider]) => {
      const cells = kills.map((kill) => cellOf(kill, (one) => idOf(one) === id));
      return { id, raider, cells, counts: countsOf(cells, categories) };
    })
    .sort((one, other) => byName(one.raider, other.raider));
}

function cellOf(kill: PulledKill, isPlayer: (raider: Raider) => boolean): PullNightCell {
  if (kill.raiders.length === 0) return { state: 'unknown' };
  if (!kill.raiders.some(isPlayer)) return { state: 'absent' };
  if (!('pull' in kill)) return { state: 'unknown' };
  const atPull = kill.pull.raiders.find(({ raider }) => isPlayer(raider));
  return atPull ? { state: 'told', atPull, pull: kill.pull } : { state: 'absent' };
}

function countsOf(
  cells: readonly PullNightCell[],
  categories: readonly PullCategory[],
): SeenCount[] {
  const told = cells.flatMap((cell) => (cell.state === 'told' ? [cell] : []));
  return categories
    .map((category) => {
      const states = told
        .filter(({ pull }) => pull.isInLog[category])
        .map(({ atPull }) => atPull.states[category].state)
        .filter((state) => state !== 'no snapshot');
      const seen = states.filter((state) => state === 'seen').length;
      return { category, seen, of: states.length };
    })
    .filter((count) => count.of > 0);
}

/** Whether something of a player was not seen at one of the pulls. */
export const hasUnseen = ({ cells }: PullNightRow): boolean =>
  cells.some(
    (cell) =>
      cell.state === 'told' &&
      cell.pull.categories.some(
        (category) =>
          cell.pull.isInLog[category] && cell.atPull.states[category].state === 'not seen',
      ),
  );
