import { groupBy } from '../group-by';
import type { Piece, Raider, Slot } from '../raid/raid';

/** A raider of a saved fight with logged gear. */
export interface SeenRaider extends Pick<Raider, 'classKey' | 'spec'> {
  /** The player's id, the same over all kills. */
  id: string;
  gear: readonly Pick<Piece, 'slot' | 'enchantId' | 'gems'>[];
  /** Ids of auras at the pull; absent without a snapshot. */
  auras?: readonly number[];
}

/** A saved kill of the list's raid or of its group's newest evenings, or the fight in view. */
export interface SeenFight {
  /** The fight's start in epoch milliseconds. */
  at: number;
  /** Whether it is a fight of the list's raid. */
  isOfRaid: boolean;
  raiders: readonly SeenRaider[];
}

/** What a player wore in one spec, in saved fights. */
interface SeenPlayer {
  id: string;
  /** Enchants by slot, each with the piece that had it last, newest first. */
  enchants: ReadonlyMap<Slot, readonly { enchantId: number; at: number }[]>;
  /** Gear as last logged; empty if no gear was logged. */
  gear: SeenRaider['gear'];
  /** Auras at the pulls, newest first. */
  pulls: readonly (readonly number[])[];
}

export interface Sightings {
  /** Returns a player in their spec; undefined if never seen. */
  ofPlayer(player: SeenRaider): SeenPlayer | undefined;
  ofOthers(player: SeenRaider): readonly SeenPlayer[];
  /** Gems worn in the list's raid. */
  gemsOfRaid: ReadonlySet<number>;
}

/** Collects saved fights by spec and player, without raiders of unknown class or spec. */
export function toSightings(fights: readonly SeenFight[]): Sightings {
  const newestFirst = [...fights]
    .sort((one, other) => other.at - one.at)
    .flatMap(({ at, raiders }) => raiders.map((raider) => ({ at, raider })));
  const bySpec = groupBy(newestFirst, ({ raider }) => specKey(raider));
  const playersBySpec = new Map(
    [...bySpec].map(([spec, seen]) => [
      spec,
      [...groupBy(seen, ({ raider }) => raider.id)].map(([id, same]) => seenPlayer(id, same)),
    ]),
  );
  const playersLike = (player: SeenRaider) => {
    const spec = specKey(player);
    return (spec && playersBySpec.get(spec)) || [];
  };
  return {
    ofPlayer: (player) => playersLike(player).find(({ id }) => id === player.id),
    ofOthers: (player) => playersLike(player).filter(({ id }) => id !== player.id),
    gemsOfRaid: new Set(
      fights
        .filter(({ isOfRaid }) => isOfRaid)
        .flatMap(({ raiders }) => raiders)
        .flatMap(({ gear }) => gear.flatMap(({ gems = [] }) => gems.map(({ itemId }) => itemId))),
    ),
  };
}

const specKey = ({ classKey, spec }: SeenRaider): string | undefined =>
  classKey && spec && `${classKey} ${spec}`;

function seenPlayer(
  id: string,
  newestFirst: readonly { at: number; raider: SeenRaider }[],
): SeenPlayer {
  const enchants = new Map<Slot, { enchantId: number; at: number }[]>();
  for (const { at, raider } of newestFirst) {
    for (const { slot, enchantId } of raider.gear) {
      if (enchantId === undefined) continue;
      const known = enchants.get(slot) ?? [];
      if (!known.some((one) => one.enchantId === enchantId)) known.push({ enchantId, at });
      enchants.set(slot, known);
    }
  }
  const raiders = newestFirst.map(({ raider }) => raider);
  return {
    id,
    enchants,
    gear: raiders.find(({ gear }) => gear.length > 0)?.gear ?? [],
    pulls: raiders.flatMap(({ auras }) => (auras ? [auras] : [])),
  };
}

/** Counts votes, most first. Values with equal counts keep their order. */
export function countVotes<T>(votes: Iterable<T>): [T, number][] {
  const counts = new Map<T, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The fewest voters that can decide. */
const MIN_VOTERS = 3;

/** Returns the value with more than half of all votes; undefined without a majority. */
export function majorityOf<T>(
  [winner]: readonly (readonly [T, number])[],
  all: number,
  voters = all,
): { most: T; count: number } | undefined {
  if (!winner || voters < MIN_VOTERS) return undefined;
  const [most, count] = winner;
  return count * 2 > all ? { most, count } : undefined;
}
