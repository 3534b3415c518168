import { isSlot } from '#domain/gear/slots';
import { loggedClassAndSpec, pictureName, unlistedSpec } from '#domain/raid/classes';
import { withoutDoubtfulGuids } from '#domain/raid/player-id';
import type { Death, Gem, Piece, Raider, Slot, UnreadablePiece } from '#domain/raid/raid';
import { withKeys } from '#domain/raid/raider-keys';
import { internText } from './intern-text';
import type {
  LoggedDeath,
  LoggedEntry,
  LoggedPiece,
  LoggedPlayer,
  LoggedSummary,
} from './logged-summary';

type LoggedGear = readonly (LoggedEntry | null | undefined)[];

const readablePiece = (entry: LoggedGear[number]): LoggedPiece | undefined =>
  entry && 'isUnreadable' in entry ? undefined : (entry ?? undefined);

/** Maps a summary to its raiders, each once. `guidOf` finds GUIDs that the summary lacks. */
export function toRaiders(
  { playerDetails, deathEvents }: LoggedSummary,
  guidOf: (player: LoggedPlayer) => number | undefined = () => undefined,
): Raider[] {
  const found: FoundPlayer[] = [];
  const areGemsLogged = Object.values(playerDetails).flat().some(hasGems);
  for (const [role, players] of Object.entries(playerDetails)) {
    for (const logged of players) {
      const player = { ...logged, guid: logged.guid ?? guidOf(logged) };
      const raider = toRaider(player, { role, areGemsLogged });
      const before = found.find((other) => isSamePlayer(other.player, player));
      if (before) before.raider = mergeRoles(before.raider, raider);
      else found.push({ player, raider });
    }
  }
  const dead = deathEvents ? withDeaths(found, deathEvents) : found;
  return withKeys(withoutDoubtfulGuids(dead.map(({ raider }) => raider)));
}

/** Assigns deaths by the player's number in the report, else by a GUID that only one player has. */
function withDeaths(found: readonly FoundPlayer[], events: readonly LoggedDeath[]): FoundPlayer[] {
  const deaths = new Map(found.map((one): [FoundPlayer, Death[]] => [one, []]));
  for (const { id, guid, deathTime, ability } of events) {
    const [player, ...others] = found.filter((one) =>
      id == null ? guid != null && one.player.guid === guid : one.raider.logId === id,
    );
    if (!player || others.length > 0) continue;
    deaths.get(player)?.push({
      ...(deathTime != null && { at: deathTime }),
      ...(ability?.name && { ability: internText(ability.name) }),
    });
  }
  return found.map((one) => ({
    ...one,
    raider: { ...one.raider, deaths: deaths.get(one) ?? [] },
  }));
}

interface FoundPlayer {
  player: LoggedPlayer;
  raider: Raider;
}

/** Compares name and GUID. A report without GUIDs has ids or servers. */
function isSamePlayer(one: LoggedPlayer, other: LoggedPlayer): boolean {
  if (one.name !== other.name) return false;
  const isSameId = one.id === other.id;
  const isSameServer = one.server === other.server;
  const [guid, otherGuid] = [one.guid ?? undefined, other.guid ?? undefined];
  if (guid !== undefined && otherGuid !== undefined)
    return guid === otherGuid && (isSameServer || (isSameId && one.id != null));
  // Players with different GUIDs may share name and server, but not an id.
  const canHaveSameId = guid === otherGuid || one.id == null || other.id == null;
  if (isSameServer) return isSameId || (one.server !== '' && canHaveSameId);
  return isSameId && one.id != null;
}

/** Merges a player's entries in two role groups. Only one of them may have the gear. */
function mergeRoles(before: Raider, after: Raider): Raider {
  const guid = before.guid ?? after.guid;
  return {
    ...(before.gear.length > 0 ? before : after),
    ...(guid !== undefined && { guid }),
    roles: [...before.roles, ...after.roles],
  };
}

/** Whether a player has a gem. If no player has a gem, sockets are unknown. */
const hasGems = ({ combatantInfo }: LoggedPlayer): boolean =>
  combatantInfo.gear.some((entry) => readablePiece(entry)?.gems?.some(({ id }) => id > 0));

interface EntryContext {
  role: string;
  areGemsLogged: boolean;
}

function toRaider(player: LoggedPlayer, { role, areGemsLogged }: EntryContext): Raider {
  const classAndSpec = loggedClassAndSpec(player);
  const logId = Number.isSafeInteger(Number(player.id ?? 'none')) ? Number(player.id) : undefined;
  const loggedSpec = unlistedSpec(player);
  const gear = toGear(player.combatantInfo.gear, areGemsLogged ? toGems : () => undefined);
  const unreadable = toUnreadablePieces(player.combatantInfo.gear, gear);
  const worn = [...gear, ...unreadable];
  return {
    ...classAndSpec,
    ...(loggedSpec && { loggedSpec }),
    key: player.name,
    name: player.name,
    ...(player.server && { server: player.server }),
    ...(player.guid && { guid: player.guid }),
    picture: pictureName(classAndSpec),
    roles: [role],
    talents: player.combatantInfo.talents.flatMap(({ guid, id }) => guid ?? id ?? []),
    gear,
    bareSlots: toBareSlots(player.combatantInfo.gear, worn),
    ...(unreadable.length > 0 && { unreadPieces: unreadable }),
    ...(logId !== undefined && { logId }),
    ...(player.potionUse != null && { potions: player.potionUse }),
    ...(player.healthstoneUse != null && { healthstones: player.healthstoneUse }),
  };
}

/** Returns the last piece worn in each slot, in slot order. By default its index is the slot. */
function toGear(entries: LoggedGear, gemsOf: typeof toGems): Piece[] {
  const worn = new Map<number, Piece>();
  entries.forEach((entry, index) => {
    const piece = readablePiece(entry);
    const slot = piece?.slot ?? index;
    if (piece?.id && isSlot(slot))
      worn.set(slot, toPiece({ ...piece, id: piece.id }, slot, gemsOf));
  });
  return [...worn.values()].sort((one, other) => one.slot - other.slot);
}

/** Returns one unreadable entry for each slot that has no readable entry. */
function toUnreadablePieces(entries: LoggedGear, worn: readonly Piece[]): UnreadablePiece[] {
  const unreadable = new Map<number, UnreadablePiece>();
  entries.forEach((entry, index) => {
    if (!entry || !('isUnreadable' in entry)) return;
    const slot = entry.slot ?? index;
    if (worn.some((piece) => piece.slot === slot)) return;
    unreadable.set(slot, { ...(isSlot(slot) && { slot }), name: internText(entry.name) });
  });
  return [...unreadable.values()];
}

/** Returns the slots that are logged as empty. Other slots are unknown. */
function toBareSlots(entries: LoggedGear, worn: readonly Pick<UnreadablePiece, 'slot'>[]): Slot[] {
  const bare = entries
    .map(readablePiece)
    .flatMap((entry) =>
      entry?.id === 0 && entry.slot != null && isSlot(entry.slot) ? entry.slot : [],
    );
  return [...new Set(bare)]
    .filter((slot) => !worn.some((piece) => piece.slot === slot))
    .sort((one, other) => one - other);
}

const toGems = ({ gems }: LoggedPiece): Gem[] | undefined =>
  gems?.filter(({ id }) => id > 0).map(({ id }) => ({ itemId: id }));

function toPiece(entry: LoggedPiece & { id: number }, slot: Slot, gemsOf: typeof toGems): Piece {
  const gems = gemsOf(entry);
  return {
    slot,
    itemId: entry.id,
    name: internText(entry.name),
    icon: internText(entry.icon),
    ...(entry.quality != null && { quality: entry.quality }),
    // 0 means unknown.
    ...(entry.itemLevel && entry.itemLevel > 0 && { itemLevel: entry.itemLevel }),
    // Tinkers and oils have separate keys.
    ...(entry.permanentEnchant && { enchantId: entry.permanentEnchant }),
    ...(entry.onUseEnchant && { tinkerId: entry.onUseEnchant }),
    ...(entry.temporaryEnchant && { temporaryEnchantId: entry.temporaryEnchant }),
    ...(entry.setID && { setId: entry.setID }),
    ...(gems && { gems }),
  };
}
