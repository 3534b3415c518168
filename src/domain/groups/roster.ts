import { groupBy } from '../group-by';
import { memoize } from '../memoize';
import type { PlayerRef } from '../raid/player-ref';
import { SetsByKey } from '../raid/players-over-fights';
import type { RosterNote } from '../statements/roster-notes';
import { byTime } from '../statements/statement';
import { type Span, spansOverlap } from '../time';
import { charactersOf, type RaidGroup } from './groups';

/** A group's notes, applied. Players are ids. */
export interface Roster {
  /** Returns the id of a note's player; an unused id if the group lacks the player. */
  idOf(ref: PlayerRef): string;
  /** The ids of all players of the group. */
  everybody: ReadonlySet<string>;
  isExcused(player: string, evening: Span): boolean;
  /** Returns the main at the end of the chain of alts, by default the player. */
  mainOf(player: string): string;
  /** Whether the player or their main left. */
  hasLeft(player: string): boolean;
  /** Whether a player can become a main's alt without closing a circle. */
  canBeAltOf(player: string, main: string): boolean;
}

/** Applies notes to a group. Notes about players outside it change nothing. */
export function toRoster(group: RaidGroup, notes: readonly RosterNote[]): Roster {
  const { idOf, everybody } = playersIn(group);
  const alts = new Map<string, PlayerRef | undefined>();
  const hasLeftById = new Map<string, boolean>();
  const excuses: (Extract<RosterNote, { kind: 'excused' }> & { id: string })[] = [];
  for (const note of [...notes].sort(byTime)) {
    const id = idOf(note.player);
    if (note.kind === 'left') {
      hasLeftById.set(id, note.hasLeft);
    } else if (note.kind === 'excused') {
      excuses.push({ ...note, id });
    } else {
      alts.delete(id);
      alts.set(id, note.main);
    }
  }
  const mains = mainsOf([...alts].flatMap(([id, main]) => (main ? [[id, idOf(main)]] : [])));
  const mainOf = (player: string) =>
    chainOf(player, mains)
      .filter((id) => everybody.has(id))
      .at(-1) ?? player;
  // An excuse covers a main and all alts, whichever of them was excused.
  const excusesOf = groupBy(excuses, ({ id }) => mainOf(id));
  return {
    idOf,
    everybody,
    isExcused: (player, evening) =>
      excusesOf
        .get(mainOf(player))
        ?.filter((note) => spansOverlap(note, evening))
        .at(-1)?.isExcused ?? false,
    mainOf,
    hasLeft: (player) =>
      hasLeftById.get(player) ||
      // The note counts even if the main is in no raid yet.
      (hasLeftById.get(mainOf(player)) ??
        hasLeftById.get(chainOf(player, mains).at(-1) ?? player) ??
        false),
    canBeAltOf: (player, main) => !chainOf(main, mains).includes(player),
  };
}

type PlayersInGroup = Pick<Roster, 'idOf' | 'everybody'>;

/** Cached because no note changes it. */
const playersIn = memoize(
  (group: RaidGroup): PlayersInGroup => ({
    idOf: refResolver(group),
    everybody: new Set(group.evenings.flatMap(({ attendances }) => [...attendances.keys()])),
  }),
);

/** The longest chain of alts. A file may have a chain of thousands, which is too slow to follow. */
const MAX_CHAIN_LENGTH = 50;

/** Maps alts to mains, without circles and longer chains. `alts` has the latest last. */
function mainsOf(alts: readonly (readonly [alt: string, main: string])[]): Map<string, string> {
  const mains = new Map<string, string>();
  /** The length of the longest chain below each main. */
  const below = new Map<string, number>();
  for (const [alt, main] of alts) {
    const chain = chainOf(main, mains);
    const end = chain.at(-1) ?? main;
    const length = (below.get(alt) ?? 0) + chain.length;
    if (chain.includes(alt) || length >= MAX_CHAIN_LENGTH) continue;
    mains.set(alt, main);
    below.set(end, Math.max(below.get(end) ?? 0, length));
  }
  return mains;
}

/** Returns a player, their main, the main's main and so on. */
function chainOf(player: string, mains: ReadonlyMap<string, string>): string[] {
  const chain = [player];
  for (let id = mains.get(player); id !== undefined; id = mains.get(id)) chain.push(id);
  return chain;
}

/**
 * Returns a function that finds a note's player by GUID, and by server if two share the GUID; else
 * by name and server, if a record or the note lacks the GUID. Among several it prefers the record
 * with the note's name and server.
 */
function refResolver({ raids, idOf }: RaidGroup): (ref: PlayerRef) => string {
  const ids = new SetsByKey();
  const keyOf = (...facts: readonly (string | number)[]) => JSON.stringify(facts);
  for (const character of new Set(raids.flatMap(charactersOf))) {
    const { guid, name, server = '' } = character;
    const identities = [
      ['named', name],
      guid === undefined ? ['without GUID', name] : ['GUID', guid],
    ] as const;
    for (const identity of identities) {
      ids.add(keyOf(...identity), idOf(character));
      ids.add(keyOf(...identity, server), idOf(character));
    }
  }
  const idOnServer = (server: string, ...about: readonly (string | number)[]) =>
    ids.only(keyOf(...about, server));
  return (ref) => {
    const { guid, name, server = '' } = ref;
    if (guid !== undefined && ids.has(keyOf('GUID', guid)))
      return ids.only(keyOf('GUID', guid)) ?? idOnServer(server, 'GUID', guid) ?? unknownId(ref);
    const kind = guid === undefined ? 'named' : 'without GUID';
    const found = server
      ? ids.only(keyOf(kind, name, server), keyOf(kind, name, ''))
      : ids.only(keyOf(kind, name));
    return (
      found ??
      idOnServer(server, kind, name) ??
      idOnServer(server, 'without GUID', name) ??
      unknownId(ref)
    );
  };
}

const unknownId = ({ guid, server, name }: PlayerRef): string =>
  `unknown ${JSON.stringify([guid, server, name])}`;
