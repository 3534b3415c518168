import { ARMOURS } from '../../era/facts';
import { inLanguage, term } from '../../language';
import { CLASSES } from '../../raid/classes';
import { slotKind } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const TEXTS = inLanguage('rule-armour-type', {
  lighter: (worn: string, own: string) =>
    `It is ${worn}; wearing only ${own} gives 5 % more of the main stat.`,
});

/** Demands armour of the class's own kind: a single lighter piece costs 5 % of the main stat. */
export const armourType = {
  id: 'armour-type',
  titles: ['Wrong Armour Type'],
  texts: TEXTS,
  group: 'gear',
  meaning: 'A piece lighter than the class’s own armour.',
  byDefault: 'advice',
  excusesItems: true,
  needs: 'facts',
  find: (context) => {
    const { classKey } = context.raider;
    const ownArmour = classKey && CLASSES[classKey].armour;
    if (!ownArmour) return [];
    return context.pieces.flatMap((piece) => {
      const kind = slotKind(context, piece);
      const wornArmour = context.facts.item(piece.itemId)?.armour;
      const isUndecided = !kind || !context.facts.armourKinds.has(kind) || !wornArmour;
      if (isUndecided) return [];
      if (ARMOURS.indexOf(wornArmour) >= ARMOURS.indexOf(ownArmour)) return [];
      return {
        slot: piece.slot,
        explanation: TEXTS.lighter(term(wornArmour), term(ownArmour)),
      };
    });
  },
} satisfies Rule;
