import type { Piece, Raider } from '../raid/raid';

/** A raider of a saved kill whose log has their gear, judged as in an audit. */
export interface SeenRaider extends Pick<Raider, 'classKey' | 'spec'> {
  /** The player's id, the same over all kills. */
  id: string;
  gear: readonly Pick<Piece, 'slot' | 'enchantId' | 'gems'>[];
  /** Ids of the auras at the pull; absent without a snapshot. */
  auras?: readonly number[];
}

/** A saved kill: of the raid concerned, or of the newest evenings of its group. */
export interface SeenKill {
  /** Epoch milliseconds of its start. */
  at: number;
  /** Whether it is of the raid that the list is about. */
  isOfRaid: boolean;
  raiders: readonly SeenRaider[];
}

/** A raider with the time of the kill. */
export interface Sighting extends SeenRaider {
  at: number;
}

/** What saved kills tell of players and specs. */
export interface Sightings {
  /** A player's sightings in one spec, newest first. */
  ofPlayer(player: SeenRaider): readonly Sighting[];
  /** The same of each other player of the spec. */
  ofOthers(player: SeenRaider): readonly (readonly Sighting[])[];
  /** Gems worn in the raid that the list is about. */
  gemsOfRaid: ReadonlySet<number>;
}

/** Sorts saved kills by spec and player. Raiders of unknown class or spec tell nothing. */
export function toSightings(kills: readonly SeenKill[]): Sightings {
  const bySpec = new Map<string, Map<string, Sighting[]>>();
  const newestFirst = [...kills].sort((one, other) => other.at - one.at);
  for (const { at, raiders } of newestFirst) {
    for (const raider of raiders) {
      const spec = specKey(raider);
      if (!spec) continue;
      const players = bySpec.get(spec) ?? new Map<string, Sighting[]>();
      bySpec.set(spec, players);
      players.set(raider.id, [...(players.get(raider.id) ?? []), { ...raider, at }]);
    }
  }
  const playersLike = (player: SeenRaider) => bySpec.get(specKey(player) ?? '') ?? new Map();
  return {
    ofPlayer: (player) => playersLike(player).get(player.id) ?? [],
    ofOthers: (player) =>
      [...playersLike(player)].filter(([id]) => id !== player.id).map(([, seen]) => seen),
    gemsOfRaid: new Set(
      kills
        .filter(({ isOfRaid }) => isOfRaid)
        .flatMap(({ raiders }) => raiders)
        .flatMap(({ gear }) => gear.flatMap(({ gems = [] }) => gems.map(({ itemId }) => itemId))),
    ),
  };
}

const specKey = ({ classKey, spec }: SeenRaider): string | undefined =>
  classKey && spec && `${classKey} ${spec}`;

/** Votes counted, most first; equal ones in the order in which they came. */
export function countVotes<T>(votes: Iterable<T>): [T, number][] {
  const counts = new Map<T, number>();
  for (const vote of votes) counts.set(vote, (counts.get(vote) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** How many votes decide anything. */
export const FEWEST_VOTES = 3;
