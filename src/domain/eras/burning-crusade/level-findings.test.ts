import { describe, expect, test } from 'vitest';
import {
  auditGear,
  KARAZHAN_KILL,
  linesOf,
  NAJENTUS,
  pieceWithoutEnchant,
  RED_GEM,
  SPELLFIRE,
  testCases,
  WOLFSHEAD,
  wornPiece,
} from '#test/burning-crusade';
import type { Fight, Piece } from '../../raid/raid';

const CHESS: Fight = { ...KARAZHAN_KILL, encounterId: 50_660, boss: 'Chess Event' };
const OPERA: Fight = { ...KARAZHAN_KILL, encounterId: 50_655 };

/** Returns a piece whose log has level 0. */
function ofUnknownLevel(slot: number, enchantId: number): Piece {
  const { itemLevel: _, ...rest } = wornPiece(slot, { enchantId });
  return rest;
}

testCases('item level', [
  ['a piece below the era’s minimum', wornPiece(8, { itemLevel: 93 }), 'Low Item Level: Bracers'],
  ['Wolfshead Helm, which is exempt', wornPiece(0, { itemId: WOLFSHEAD, itemLevel: 45 }), []],
  [
    'Wolfshead Helm below the raid leader’s own minimum',
    wornPiece(0, { itemId: WOLFSHEAD, itemLevel: 45 }),
    'Low Item Level: Head',
    { standards: { minimumItemLevel: 100 } },
  ],
  ['a Darkmoon card', wornPiece(12, { itemId: 31856, itemLevel: 66 }), []],
  ['frost resistance, worn for one boss', wornPiece(4, { itemId: 22652, itemLevel: 60 }), []],
  ['a level that is not known, and an old enchant on it', ofUnknownLevel(14, 783), []],
  [
    'a crafted piece of blue quality',
    wornPiece(5, { itemId: SPELLFIRE, itemLevel: 105, quality: 3, gems: [RED_GEM, RED_GEM] }),
    [],
  ],
  [
    'a fishing pole, whose level is low but which takes no enchant',
    pieceWithoutEnchant(15, { itemId: 6256, itemLevel: 1 }),
    'Low Item Level: Mainhand',
  ],
]);

describe('fights', () => {
  const UNREADY = [pieceWithoutEnchant(14), wornPiece(8, { itemLevel: 93 })];

  test('the Chess Event is not judged because raiders play the pieces', () => {
    const { raider, verdicts, findings, advice } = auditGear(UNREADY, { fight: CHESS });
    expect(raider).toMatchObject({ gear: [], bareSlots: [] });
    expect([verdicts, findings, advice]).toEqual([['NO GEAR RECORDED'], [], []]);
  });

  test.each(['Romulo and Julianne', 'The Big Bad Wolf', 'The Wizard of Oz'])(
    'the Opera is judged as one boss with %s on stage',
    (boss) => {
      const fight = { ...OPERA, boss };
      expect(linesOf([pieceWithoutEnchant(14)], { fight })).toEqual(['Missing Enchant: Cloak']);
    },
  );

  const at = (encounterId: number, zoneId: number, zone: string) => ({
    ...NAJENTUS,
    ...{ encounterId, zone, zoneId },
  });
  const LOW = ['Low Item Level: Bracers'];

  test.each([
    [109, LOW, 'a tier 6 raid', NAJENTUS],
    [109, LOW, 'the second copy of a tier 6 raid', { ...NAJENTUS, encounterId: 100_601 }],
    [109, [], 'Karazhan', KARAZHAN_KILL],
    [96, [], 'a raid of the game before in the same report', at(617, 469, 'Blackwing Lair')],
    [96, [], 'a dungeon in the same report', at(1939, 547, 'The Slave Pens')],
    [99, LOW, 'Tempest Keep as the log calls it', at(50_730, 550, 'The Eye')],
  ])('with minima by raid, bracers of level $0 in $2 have the findings $1', (...one) => {
    const [itemLevel, lines, , fight] = one;
    const standards = { minimumItemLevel: 'by raid' } as const;
    expect(linesOf([wornPiece(8, { itemLevel })], { fight, standards })).toEqual(lines);
  });
});
