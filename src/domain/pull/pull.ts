import type { Fight } from '../raid/raid';
import type { Consumables } from './consumables';

export interface LoggedAura {
  id: number;
  /** The log site's name, possibly today's name for an old id. Empty if the site has no name. */
  name: string;
}

/** A raider's snapshot, as logged. */
export interface PullEvent {
  /** Milliseconds from the report's start. */
  timestamp: number;
  /** The fight to which the log assigns the snapshot. */
  fight: number;
  /** The player's number in the report. */
  logId: number;
  /** Auras. An event without a list is ignored. */
  auras?: readonly LoggedAura[];
}

/** An aura as stored. It has a name only if the era's table lacks the id. */
export interface StoredAura {
  id: number;
  name?: string;
}

export interface Snapshot {
  /** The raider's key in the fight. */
  raider: string;
  /** Flasks, elixirs, food and signs of eating that were listed. */
  auras: readonly StoredAura[];
}

/** A pull as stored, without raiders who have no snapshot. */
export interface Pull {
  snapshots: readonly Snapshot[];
  /** Unused, but earlier versions require it. */
  buffs: readonly number[];
  /** Names of auras, each once, if auras are stored as logged. */
  names?: readonly LoggedAura[];
}

type FightStart = Pick<Fight, 'id' | 'startedAt'>;

/** Returns a fight's number by events during it: a report uploaded again may have new numbers. */
export function fightIdInReport(
  events: readonly PullEvent[],
  { id, startedAt, endedAt }: Pick<Fight, 'id' | 'startedAt' | 'endedAt'>,
): number {
  const fightEvents = events.filter(
    ({ fight, timestamp }) => fight > 0 && timestamp >= startedAt && timestamp <= endedAt,
  );
  return fightEvents.some(({ fight }) => fight === id) ? id : (fightEvents[0]?.fight ?? id);
}

/** Whether any event belongs to the fight. If not, the log wrote its snapshots later. */
export const hasFightEvent = (events: readonly PullEvent[], { id }: FightStart): boolean =>
  events.some(({ fight }) => fight === id);

/**
 * Returns one event for each player's number: the fight's event nearest to its start, else the last
 * event before it. A role-play opening is a fight of its own.
 */
export function eventsByPlayer(
  events: readonly PullEvent[],
  fight: FightStart,
): Map<number, PullEvent> {
  const eventByPlayer = new Map<number, PullEvent>();
  for (const event of events) {
    if (event.fight !== fight.id && event.timestamp > fight.startedAt) continue;
    const before = eventByPlayer.get(event.logId);
    if (!before || isCloser(event, before, fight)) eventByPlayer.set(event.logId, event);
  }
  return eventByPlayer;
}

function isCloser(one: PullEvent, other: PullEvent, { id, startedAt }: FightStart): boolean {
  const isOfFight = one.fight === id;
  if (isOfFight !== (other.fight === id)) return isOfFight;
  return Math.abs(one.timestamp - startedAt) < Math.abs(other.timestamp - startedAt);
}

/** The most auras stored for a raider: no raider can have more. */
const MAX_AURAS = 12;

/** Builds the pull to store, with the auras that the era's table has. */
export function toPull(
  chosen: ReadonlyMap<number, PullEvent>,
  raiders: readonly LoggedRaider[],
  consumables: Consumables,
): Pull {
  const snapshots = aurasOfRaiders(chosen, raiders).map(({ raider, auras }) => ({
    raider,
    auras: auras.flatMap((aura) => storedAura(aura, consumables) ?? []).slice(0, MAX_AURAS),
  }));
  return { snapshots, buffs: [] };
}

const MAX_LOGGED_AURAS = 200;

/** Builds the pull to store in an era without a table: every aura, each name once. */
export function toLoggedPull(
  chosen: ReadonlyMap<number, PullEvent>,
  raiders: readonly LoggedRaider[],
): Pull {
  const names = new Map<number, string>();
  const snapshots: Snapshot[] = [];
  for (const { raider, auras } of aurasOfRaiders(chosen, raiders)) {
    const ids = [...new Set(auras.map(({ id }) => id))].slice(0, MAX_LOGGED_AURAS);
    for (const { id, name } of auras) if (!names.get(id)) names.set(id, name);
    snapshots.push({ raider, auras: ids.map((id) => ({ id })) });
  }
  return { snapshots, buffs: [], names: [...names].map(([id, name]) => ({ id, name })) };
}

interface LoggedRaider {
  key: string;
  logId: number | undefined;
}

const aurasOfRaiders = (
  chosen: ReadonlyMap<number, PullEvent>,
  raiders: readonly LoggedRaider[],
): { raider: string; auras: readonly LoggedAura[] }[] =>
  raiders.flatMap(({ key, logId }) => {
    const auras = logId === undefined ? undefined : chosen.get(logId)?.auras;
    return auras ? [{ raider: key, auras }] : [];
  });

function storedAura({ id, name }: LoggedAura, consumables: Consumables): StoredAura | undefined {
  const consumable = consumables.aura(id);
  if (consumable) return consumable.kind === 'other' ? undefined : { id };
  return consumables.kindByName(name) && { id, name };
}
