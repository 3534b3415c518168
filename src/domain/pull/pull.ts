import type { Consumables } from './consumables';

/** An aura that a log lists of a raider. */
export interface LoggedAura {
  id: number;
  /** The log site's, which may be today's name of an old id. Empty where it has none. */
  name: string;
}

/** A raider's snapshot as a log has it, at some moment of the report. */
export interface PullEvent {
  /** Milliseconds from the report's start. */
  timestamp: number;
  /** The fight that the log counts it to. */
  fight: number;
  /** The report's number of the player. */
  logId: number;
  /** Absent where the event has no list of auras: then it tells nothing. */
  auras?: readonly LoggedAura[];
}

/** An aura that was kept. The name is there only where the era's table lacks the id. */
export interface KeptAura {
  id: number;
  name?: string;
}

/** What a log noted of one raider at a pull. */
export interface Snapshot {
  /** The raider's key in the fight. */
  raider: string;
  /** Flasks, elixirs and food, and signs of eating. An empty list: nothing of these was listed. */
  auras: readonly KeptAura[];
}

/** What the app stores of a pull. A raider without a snapshot is not in it. */
export interface Pull {
  snapshots: readonly Snapshot[];
  /** The auras of raid buffs that anybody had, each id once. */
  buffs: readonly number[];
}

/** The fight whose pull is looked at. */
export interface PulledFight {
  id: number;
  startedAt: number;
}

/** Whether any of the events belongs to the fight. Where none does, the log wrote its snapshots late. */
export const hasEventOf = (events: readonly PullEvent[], { id }: PulledFight): boolean =>
  events.some(({ fight }) => fight === id);

/**
 * Returns the event that counts for each player, by the report's number of the player: the one of this fight that is
 * nearest to its start, else the last one before its start. A role-play opening is a fight of its own.
 */
export function eventOfEach(
  events: readonly PullEvent[],
  fight: PulledFight,
): Map<number, PullEvent> {
  const chosen = new Map<number, PullEvent>();
  for (const event of events) {
    if (event.fight !== fight.id && event.timestamp > fight.startedAt) continue;
    const before = chosen.get(event.logId);
    if (!before || isCloser(event, before, fight)) chosen.set(event.logId, event);
  }
  return chosen;
}

function isCloser(one: PullEvent, other: PullEvent, { id, startedAt }: PulledFight): boolean {
  const isOfFight = one.fight === id;
  if (isOfFight !== (other.fight === id)) return isOfFight;
  return Math.abs(one.timestamp - startedAt) < Math.abs(other.timestamp - startedAt);
}

/** A raider can have no more of these auras at once. More of them in an answer are not kept. */
const MAX_AURAS = 12;

/** Returns what the app stores of a pull: of each raider's snapshot the auras that the era's table gives a meaning. */
export function toPull(
  chosen: ReadonlyMap<number, PullEvent>,
  raiders: readonly { key: string; logId: number | undefined }[],
  consumables: Consumables,
): Pull {
  const buffs = new Set<number>();
  const snapshots: Snapshot[] = [];
  for (const { key, logId } of raiders) {
    const auras = logId === undefined ? undefined : chosen.get(logId)?.auras;
    if (!auras) continue;
    for (const { id } of auras) if (consumables.aura(id)?.kind === 'raid buff') buffs.add(id);
    const kept = auras.flatMap((aura) => keptAura(aura, consumables) ?? []);
    snapshots.push({ raider: key, auras: kept.slice(0, MAX_AURAS) });
  }
  return { snapshots, buffs: [...buffs].sort((one, other) => one - other) };
}

function keptAura({ id, name }: LoggedAura, consumables: Consumables): KeptAura | undefined {
  const known = consumables.aura(id);
  if (known) return known.kind === 'other' || known.kind === 'raid buff' ? undefined : { id };
  return consumables.kindByName(name) && { id, name };
}
