import type { Era } from '../era/era';
import type { EraFacts, Hand } from '../era/facts';
import { hasGearRecorded, type WornBy } from './gear-recorded';
import { isCosmetic } from './slots';

/** Hands of items that fill both hands. Bows are in the main hand in eras without a ranged slot. */
const FILLS_BOTH_HANDS: readonly (Hand | undefined)[] = ['two-hand', 'bow-gun-crossbow'];

/** Returns the average item level; undefined if no level or too little gear is known. */
export function averageItemLevel(
  raider: WornBy['raider'],
  { slots }: Pick<Era, 'slots'>,
  facts: Pick<EraFacts, 'item'>,
): number | undefined {
  if (!hasGearRecorded({ raider, era: { slots } })) return undefined;
  const { gear } = raider;
  const isOffhandEmpty = !gear.some(({ slot }) => slots[slot]?.kind === 'offhand');
  const levels = gear.flatMap(({ slot, itemId, itemLevel }) => {
    if (!itemLevel || isCosmetic({ slots }, slot)) return [];
    // The game also counts a two-hander twice. Source: wowaudit 72104fb.
    const countsTwice =
      slots[slot]?.kind === 'mainhand' &&
      isOffhandEmpty &&
      FILLS_BOTH_HANDS.includes(facts.item(itemId)?.hand);
    return countsTwice ? [itemLevel, itemLevel] : [itemLevel];
  });
  if (levels.length === 0) return undefined;
  return levels.reduce((sum, level) => sum + level, 0) / levels.length;
}
