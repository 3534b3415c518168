import { groupBy } from '../raid/group-by';
import { byTime } from '../statement';
import { charactersOf, type Evening, type SeasonGroup } from './groups';
import type { PlayerRef, RosterNote } from './roster-notes';

/** What the notes mean for a group. Players are given by id. */
export interface Roster {
  /** The player whom a note is about; an id of nobody if the group does not know them. */
  idOf(ref: PlayerRef): string;
  isExcused(player: string, evening: Pick<Evening, 'begins' | 'ends'>): boolean;
  /** The main at the end of the chain; the player if nobody's alt. */
  mainOf(player: string): string;
  /** Whether the player or their main left. */
  hasLeft(player: string): boolean;
  /** False for oneself and one's own alts: no circles. */
  canBeAltOf(player: string, main: string): boolean;
}

/** Applies notes to a group. Those about players whom the group does not know change nothing. */
export function toRoster(group: SeasonGroup, notes: readonly RosterNote[]): Roster {
  const idOf = refResolver(group);
  const mains = new Map<string, string>();
  const left = new Map<string, boolean>();
  const excuses: (Extract<RosterNote, { kind: 'excused' }> & { id: string })[] = [];
  for (const note of [...notes].sort(byTime)) {
    const id = idOf(note.player);
    if (note.kind === 'left') {
      left.set(id, note.hasLeft);
    } else if (note.kind === 'excused') {
      excuses.push({ ...note, id });
    } else if (!note.main) mains.delete(id);
    else if (!chainOf(idOf(note.main), mains).includes(id)) mains.set(id, idOf(note.main));
  }
  const known = new Set(group.evenings.flatMap(({ attendances }) => [...attendances.keys()]));
  const mainOf = (player: string) =>
    chainOf(player, mains)
      .filter((id) => known.has(id))
      .at(-1) ?? player;
  // An excuse covers main and alts, whoever was the main when it was noted.
  const excusesOf = groupBy(excuses, ({ id }) => mainOf(id));
  return {
    idOf,
    isExcused: (player, { begins, ends }) =>
      excusesOf
        .get(mainOf(player))
        ?.filter((note) => note.begins <= ends && begins <= note.ends)
        .at(-1)?.isExcused ?? false,
    mainOf,
    hasLeft: (player) =>
      left.get(player) ||
      // A note about a main whom no raid has counts until the user says otherwise.
      (left.get(mainOf(player)) ?? left.get(chainOf(player, mains).at(-1) ?? player) ?? false),
    canBeAltOf: (player, main) => !chainOf(main, mains).includes(player),
  };
}

/** Returns a player, their main, the main's main and so on. */
function chainOf(player: string, mains: ReadonlyMap<string, string>): string[] {
  const chain = [player];
  for (let id = mains.get(player); id !== undefined; id = mains.get(id)) chain.push(id);
  return chain;
}

interface KnownAs {
  id: string;
  guid: number | undefined;
  name: string;
  server: string | undefined;
}

/**
 * Returns a function that finds the player whom a note is about: by GUID, and by server where two
 * share it; else by name and server, where records or the note lack the GUID. Of several the one
 * who is recorded as the note has it.
 */
function refResolver({ raids, idOf }: SeasonGroup): (ref: PlayerRef) => string {
  const byGuid = new Map<number, KnownAs[]>();
  const byName = new Map<string, KnownAs[]>();
  for (const character of raids.flatMap(charactersOf)) {
    const { guid, name, server } = character;
    const known = { id: idOf(character), guid, name, server };
    if (guid !== undefined) byGuid.set(guid, [...(byGuid.get(guid) ?? []), known]);
    byName.set(name, [...(byName.get(name) ?? []), known]);
  }
  const only = (found: readonly KnownAs[]): string | undefined => {
    const ids = new Set(found.map(({ id }) => id));
    return ids.size === 1 ? [...ids][0] : undefined;
  };
  return (ref) => {
    const ofGuid = ref.guid === undefined ? [] : (byGuid.get(ref.guid) ?? []);
    const ofName = (byName.get(ref.name) ?? []).filter(
      ({ guid, server }) =>
        (ref.guid === undefined || guid === undefined) &&
        (!server || !ref.server || server === ref.server),
    );
    const found = ofGuid.length > 0 ? ofGuid : ofName;
    const onServer = found.filter(({ server }) => server === ref.server);
    return (
      only(found) ??
      only(onServer) ??
      only(onServer.filter(({ guid }) => guid === ref.guid)) ??
      `unknown ${JSON.stringify([ref.guid, ref.server, ref.name])}`
    );
  };
}
