import * as v from 'valibot';
import { readCalling } from '#domain/classes';
import type { Piece, Raider } from '#domain/raid';
import { isSlot } from '#domain/slots';

/** A gear entry as the log site words it. An empty slot has id 0; keys are absent rather than empty. */
const LoggedPiece = v.object({
  id: v.nullish(v.pipe(v.number(), v.integer()), 0),
  slot: v.nullish(v.pipe(v.number(), v.integer())),
  name: v.nullish(v.string(), ''),
  icon: v.nullish(v.string(), ''),
  quality: v.fallback(v.nullish(v.number()), undefined),
  itemLevel: v.nullish(v.number()),
  permanentEnchant: v.nullish(v.number()),
  gems: v.nullish(v.array(v.object({ id: v.number() })), []),
});

/** Talents were logged in several shapes; those that are no list tell nothing. wcl-v1-api.md §2. */
const LoggedTalents = v.fallback(v.array(v.object({ guid: v.nullish(v.number()) })), []);

/** `[]` where the log has nothing on the player. */
const CombatantInfo = v.lazy((info) =>
  Array.isArray(info)
    ? v.pipe(
        v.array(v.unknown()),
        v.transform(() => ({ gear: [], talents: [] })),
      )
    : v.object({ gear: v.nullish(v.array(v.nullish(LoggedPiece)), []), talents: LoggedTalents }),
);

const LoggedPlayer = v.object({
  name: v.string(),
  id: v.nullish(v.union([v.number(), v.string()])),
  server: v.nullish(v.string(), ''),
  icon: v.nullish(v.string(), ''),
  combatantInfo: v.nullish(CombatantInfo, []),
});

/** The players by role group; an empty array, not an object, when the fight holds nobody. */
const PlayerDetails = v.lazy((details) =>
  Array.isArray(details)
    ? v.pipe(
        v.array(v.never()),
        v.transform((): Record<string, LoggedPlayer[]> => ({})),
      )
    : v.record(v.string(), v.nullish(v.array(LoggedPlayer), [])),
);

/** A summary table as the log site words it, as far as the app reads it. */
export const LoggedSummary = v.object({ playerDetails: PlayerDetails });

type LoggedPlayer = v.InferOutput<typeof LoggedPlayer>;

/** The only door between the log site's words and ours: everyone in the fight, each once. */
export function toRaiders({ playerDetails }: v.InferOutput<typeof LoggedSummary>): Raider[] {
  const found = new Map<string, { player: LoggedPlayer; raider: Raider }>();
  for (const [role, players] of Object.entries(playerDetails)) {
    for (const player of players) {
      const key = `${player.id ?? `${player.name}-${player.server}`}`;
      const raider = toRaider(player, role);
      const before = found.get(key)?.raider;
      found.set(key, { player, raider: before ? joined(before, raider) : raider });
    }
  }
  return withKeys([...found.values()]);
}

/** One player in two role groups is one raider, with the gear of whichever entry has any. */
const joined = (before: Raider, after: Raider): Raider => ({
  ...(before.gear.length > 0 ? before : after),
  roles: [...before.roles, ...after.roles],
});

function toRaider(player: LoggedPlayer, role: string): Raider {
  const calling = readCalling(player.icon);
  return {
    ...calling,
    key: player.name,
    name: player.name,
    picture: pictureName(player.icon, calling),
    roles: [role],
    talents: player.combatantInfo.talents.flatMap(({ guid }) => guid ?? []),
    gear: toGear(player.combatantInfo.gear),
  };
}

/** Our pictures are named as the log's icons are: by class and spec, or by the class alone. */
function pictureName(icon: string, { classKey, spec }: Raider | ReturnType<typeof readCalling>) {
  if (!classKey) return 'Unknown';
  const [classWord = ''] = icon.split('-', 1);
  return spec ? `${classWord}-${spec}` : classWord;
}

/**
 * The worn pieces in slot order. An entry without `slot` is known by its place, as in combatantinfo
 * events; of two entries for one slot the last worn one stands. Source: wcl-v1-api.md §2.
 */
function toGear(entries: (v.InferOutput<typeof LoggedPiece> | null | undefined)[]): Piece[] {
  const worn = new Map<number, Piece>();
  entries.forEach((entry, place) => {
    const slot = entry?.slot ?? place;
    if (entry?.id && isSlot(slot)) worn.set(slot, toPiece(entry, slot));
  });
  return [...worn.values()].sort((one, other) => one.slot - other.slot);
}

const toPiece = (entry: v.InferOutput<typeof LoggedPiece>, slot: number): Piece => ({
  slot,
  itemId: entry.id,
  name: entry.name,
  icon: entry.icon,
  gems: entry.gems.map(({ id }) => ({ itemId: id })),
  ...(entry.quality != null && { quality: entry.quality }),
  ...(entry.itemLevel != null && { itemLevel: entry.itemLevel }),
  // Only this key is the enchant: tinkers and oils have keys of their own. pitfalls.md rows 9, 10.
  ...(entry.permanentEnchant && { enchantId: entry.permanentEnchant }),
});

/** Names tell raiders apart; where two share a name, the server is added, or else their place. */
function withKeys(found: { player: LoggedPlayer; raider: Raider }[]): Raider[] {
  const taken = new Set<string>();
  return found.map(({ player, raider }, place) => {
    const names = [player.name, `${player.name}-${player.server}`, `${player.name}-${place + 1}`];
    const key = names.map(asInAddress).find((name) => !taken.has(name)) ?? `${place}`;
    taken.add(key);
    return { ...raider, key };
  });
}

/** A name as an address hands it back: half of a character is lost on the way. */
const asInAddress = (name: string): string => name.replace(/\p{Cs}/gu, '\ufffd');
