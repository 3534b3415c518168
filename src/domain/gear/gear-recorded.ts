import type { Era } from '../era/era';
import type { Raider } from '../raid/raid';
import { isCosmetic } from './slots';

/** More empty slots mean a disconnected player or a cut log. Source: the checker raidpolice. */
const MAX_EMPTY_SLOTS = 13;

export interface WornBy {
  raider: Pick<Raider, 'gear' | 'unreadPieces'>;
  era: Pick<Era, 'slots'>;
}

/** Counts slots without a piece, readable or not, except for shirt and tabard. */
export function countEmptySlots({ raider, era }: WornBy): { empty: number; all: number } {
  const { gear, unreadPieces = [] } = raider;
  const slots = era.slots.filter(({ slot }) => !isCosmetic(era, slot));
  const filled = new Set([...gear, ...unreadPieces].map(({ slot }) => slot));
  const unplaced = unreadPieces.filter(({ slot }) => slot === undefined).length;
  const empty = slots.filter(({ slot }) => !filled.has(slot)).length;
  return { empty: Math.max(0, empty - unplaced), all: slots.length };
}

/** Whether the log has any gear of a raider. */
export const hasAnyGear = ({ raider, era }: WornBy): boolean =>
  raider.gear.some(({ slot }) => !isCosmetic(era, slot));

/** Whether the log has enough gear of a raider to judge it. */
export const hasGearRecorded = (worn: WornBy): boolean =>
  hasAnyGear(worn) && countEmptySlots(worn).empty <= MAX_EMPTY_SLOTS;
