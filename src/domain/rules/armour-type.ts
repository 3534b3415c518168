import { type Armour, CLASSES } from '../classes';
import { kindOf } from '../look';
import type { Rule } from '../rule';

const WRONG = { title: 'Wrong Armour Type', severity: 'fault' } as const;

/** A class that wears one kind can wear every one before it. */
const LIGHTEST_FIRST: readonly Armour[] = ['cloth', 'leather', 'mail', 'plate'];

/** Every piece of armour is of the class's own kind: one lighter piece costs 5 % of the main stat. */
export const armourType = {
  id: 'armour-type',
  titles: [WRONG],
  byDefault: 'advice',
  needs: 'facts',
  find: (look) => {
    const { classKey } = look.raider;
    const own = classKey && CLASSES[classKey].armour;
    if (!own) return [];
    return look.pieces.flatMap((piece) => {
      const kind = kindOf(look, piece);
      const worn = look.facts.item(piece.itemId)?.armour;
      const isUndecided = !kind || !look.facts.armourKinds.has(kind) || !worn;
      if (isUndecided || look.excusedItems.includes(piece.itemId)) return [];
      if (LIGHTEST_FIRST.indexOf(worn) >= LIGHTEST_FIRST.indexOf(own)) return [];
      return {
        title: WRONG,
        slot: piece.slot,
        explanation: `It is ${worn}; wearing only ${own} gives 5 % more of the main stat.`,
      };
    });
  },
} as const satisfies Rule;
