import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piece, raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { MISTS } from '../eras/mists/mists';
import { MISTS_FACTS } from '../eras/mists/mists-facts';
import type { Piece, Raider } from '../raid/raid';
import { audit } from './audit';
import { DEFAULT_STANDARDS } from './rule/standards';
import { RULES } from './rule-list';

const RUNS = { numRuns: 500, seed: 1019 };

/** No table has an id this large. */
const unknownId = fc.integer({ min: 1_000_000, max: 2_000_000 });

/** Ids of every kind and grade, and ids that no table has. */
const anyId = fc.oneof(
  unknownId,
  fc.constantFrom(59_219, 58_097, 56_301, 58_105, 63_453, 55_882, 60_658, 59_320, 63_679, 56_346),
);
const anyGem = fc.oneof(unknownId, fc.constantFrom(52_206, 52_081, 40_111, 77_154, 68_780));
const anyEnchant = fc.oneof(unknownId, fc.constantFrom(4102, 4063, 983, 4245, 4078, 4176));

const anyPiece: fc.Arbitrary<Piece> = fc
  .record({
    slot: fc.nat(18),
    itemId: anyId,
    gems: fc.array(
      anyGem.map((itemId) => ({ itemId })),
      { maxLength: 4 },
    ),
    enchantId: anyEnchant,
  })
  .map(({ slot, ...more }) => piece(slot, more));

const anyRaider: fc.Arbitrary<Raider> = fc
  .tuple(
    fc.uniqueArray(anyPiece, { selector: ({ slot }) => slot, maxLength: 19 }),
    fc.constantFrom('hunter', 'warrior', 'mage', 'monk' as const),
    fc.array(fc.nat(18)),
  )
  .map(([gear, classKey, bareSlots]) => raiderIn(gear, { classKey, bareSlots }));

const ERAS = [
  { era: CATACLYSM, facts: CATACLYSM_FACTS },
  { era: MISTS, facts: MISTS_FACTS },
];

/** Returns findings without their counts. */
const foundOn = (raider: Raider, { era, facts }: (typeof ERAS)[number]): string[] => {
  const { findings, advice } = audit(raider, { era, facts, standards: DEFAULT_STANDARDS });
  return [...findings, ...advice].map(({ title, slot }) => `${title} ${slot}`);
};

const withUnknown = ([raider, which, what, id]: [Raider, number, string, number]): Raider => ({
  ...raider,
  gear: raider.gear.map((worn, index) => {
    if (index !== which % raider.gear.length) return worn;
    if (what === 'item') return { ...worn, itemId: id };
    if (what === 'enchant') return { ...worn, enchantId: id };
    return { ...worn, gems: (worn.gems ?? []).map(() => ({ itemId: id })) };
  }),
});

test.each(ERAS)('replacing anything by an unknown value in $era.name adds no finding', (era) => {
  fc.assert(
    fc.property(
      anyRaider,
      fc.nat(18),
      fc.constantFrom('item', 'enchant', 'gem'),
      unknownId,
      (raider, index, what, id) => {
        const before = foundOn(raider, era);
        const after = foundOn(withUnknown([raider, index, what, id]), era);
        expect(after.filter((finding) => !before.includes(finding))).toEqual([]);
      },
    ),
    RUNS,
  );
});

test.each(ERAS)('gear of unknown items in $era.name has no finding', (era) => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(18), unknownId, unknownId, fc.array(unknownId, { maxLength: 5 }))),
      (pieces) => {
        const gear = pieces.map(([slot, itemId, enchantId, gems]) =>
          piece(slot, { itemId, enchantId, gems: gems.map((gem) => ({ itemId: gem })) }),
        );
        expect(foundOn(raiderIn(gear), era)).toEqual([]);
      },
    ),
    RUNS,
  );
});

const TITLES = new Map(RULES.map(({ id, titles }) => [id, titles]));

test.each(ERAS)('every finding in $era.name has a title of its rule', ({ era, facts }) => {
  fc.assert(
    fc.property(anyRaider, (raider) => {
      const { findings, advice } = audit(raider, { era, facts, standards: DEFAULT_STANDARDS });
      for (const { rule, title } of [...findings, ...advice]) {
        expect(TITLES.get(rule)).toContain(title);
      }
    }),
    RUNS,
  );
});
