import { describe, expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists, CATACLYSM_CONTEXT, MISTS_CONTEXT } from '#test/advice';
import { barePiece, piece, raiderIn } from '#test/gear';
import { audit } from '../audit';

describe('rings', () => {
  const enchanted = (slot: number) => piece(slot, { enchantId: 4078 });
  test.each([
    ['two enchanted rings', [enchanted(10), enchanted(11)], []],
    ['two bare rings, so no enchanter,', [barePiece(10), barePiece(11)], []],
    ['an enchanted and a bare ring', [enchanted(10), barePiece(11)], ['Ring Enchant: Ring 2']],
    ['a bare and an enchanted ring', [barePiece(10), enchanted(11)], ['Ring Enchant: Ring 1']],
    ['a ring that takes no enchant', [enchanted(10), barePiece(11, { itemId: 64_904 })], []],
    ['one enchanted ring alone', [enchanted(10)], []],
    ['an unknown enchant beside a bare ring', [piece(10), barePiece(11)], []],
  ])('$0 has the findings $2', (_, gear, lines) => {
    expect(adviceInCataclysm(gear)).toEqual(lines);
  });

  test('in Mists a bare ring beside an enchanted ring has the finding Ring Enchant', () => {
    const enchantedAndBare = [piece(10, { enchantId: 4359 }), barePiece(11)];
    expect(adviceInMists(enchantedAndBare)).toEqual(['Ring Enchant: Ring 2']);
    expect(adviceInMists([barePiece(10), barePiece(11)])).toEqual([]);
  });
});

describe('a scope', () => {
  const BOW = 59_320;
  const WAND = 56_296;
  const RELIC = 56_350;
  test.each([
    ['a hunter’s bow without a scope', BOW, 'hunter', ['No Scope: Ranged']],
    ['a warrior’s bow without a scope', BOW, 'warrior', []],
    ['a rogue’s bow without a scope', BOW, 'rogue', []],
    ['a mage’s wand', WAND, 'mage', []],
    ['a relic', RELIC, 'paladin', ['Empty Socket: Ranged']],
    ['a hunter’s unknown weapon', 999_999, 'hunter', []],
  ] as const)('$0 has the findings $3', (_, itemId, classKey, lines) => {
    expect(adviceInCataclysm([barePiece(17, { itemId })], { classKey })).toEqual(lines);
  });

  test('a hunter’s bow with any scope has no finding', () => {
    expect(adviceInCataclysm([piece(17, { itemId: BOW })], { classKey: 'hunter' })).toEqual([]);
  });

  test('in Mists a hunter’s bow lacks an enchant instead of a scope', () => {
    const bow = barePiece(15, { itemId: 90_188 });
    const judged = audit(raiderIn([bow], { classKey: 'hunter' }), MISTS_CONTEXT);
    expect(judged.findings.map(({ title }) => title)).toEqual(['Missing Enchant']);
    expect(judged.advice).toEqual([]);
  });
});

describe('tinkers', () => {
  const NITRO_BOOSTS = 4223;
  const SPRINGS = 4179;
  test.each([
    { why: 'gloves of a raider without any tinker', gear: [piece(9)], lines: [] },
    {
      why: 'an engineer’s gloves without a tinker',
      gear: [piece(5, { tinkerId: NITRO_BOOSTS }), piece(9)],
      lines: ['No Tinker: Gloves'],
    },
    { why: 'gloves with a tinker', gear: [piece(9, { tinkerId: SPRINGS })], lines: [] },
    {
      why: 'gloves with a tinker that nobody knows',
      gear: [piece(5, { tinkerId: NITRO_BOOSTS }), piece(9, { tinkerId: 999_999 })],
      lines: [],
    },
    {
      why: 'gloves beside a tinker that nobody knows',
      gear: [piece(5, { tinkerId: 999_999 }), piece(9)],
      lines: [],
    },
  ])('$why has the findings $lines', ({ gear, lines }) => {
    expect(adviceInCataclysm(gear)).toEqual(lines);
  });

  test('a tinker does not replace an enchant', () => {
    const { findings } = audit(raiderIn([barePiece(9, { tinkerId: SPRINGS })]), CATACLYSM_CONTEXT);
    expect(findings.map(({ title, slot }) => [title, slot])).toEqual([['Missing Enchant', 9]]);
  });

  test('in Mists tinkers of gloves, cloak and belt are separate from the enchant', () => {
    const gear = [
      piece(5, { tinkerId: 4223 }),
      piece(9, { tinkerId: 4898 }),
      piece(14, { tinkerId: 4897 }),
    ];
    expect(adviceInMists(gear)).toEqual([]);
    expect(adviceInMists([piece(14, { tinkerId: 4897 }), piece(9)])).toEqual(['No Tinker: Gloves']);
  });
});

describe('the kind of armour', () => {
  const LEATHER_BRACERS = 55_882;
  const CLOTH_CLOAK = 56_275;
  test.each([
    ['leather', 'shaman', [piece(8, { itemId: LEATHER_BRACERS })], ['Wrong Armour Type: Bracers']],
    ['leather', 'druid', [piece(8, { itemId: LEATHER_BRACERS })], []],
    ['a cloak', 'warrior', [piece(14, { itemId: CLOTH_CLOAK })], []],
    ['an unknown item', 'warrior', [piece(8)], []],
  ] as const)('$0 on a $1 has the findings $3', (_, classKey, gear, lines) => {
    expect(adviceInCataclysm(gear, { classKey })).toEqual(lines);
  });

  test('leather on a raider of unknown class has no finding', () => {
    const { classKey: _, ...nobody } = raiderIn([piece(8, { itemId: LEATHER_BRACERS })]);
    expect(audit(nobody, CATACLYSM_CONTEXT).advice).toEqual([]);
  });

  test('a class with no known kind of armour has no finding', () => {
    const cloth = [piece(0, { itemId: 59_219 })];
    expect(adviceInCataclysm(cloth, { classKey: 'druid' })).toContain('Wrong Armour Type: Head');
    const lines = adviceInCataclysm(cloth, { classKey: 'demonhunter' });
    expect(lines).not.toContain('Wrong Armour Type: Head');
  });

  test('in Mists a monk wears leather', () => {
    const leather = [piece(2, { itemId: 95_249, gems: [{ itemId: 76_602 }, { itemId: 76_668 }] })];
    expect(adviceInMists(leather, { classKey: 'monk' })).toEqual([]);
    const lines = adviceInMists(leather, { classKey: 'shaman' });
    expect(lines).toEqual(['Wrong Armour Type: Shoulders']);
  });
});

describe('PvP gear', () => {
  const RING = 60_658;
  test('in Mists PvP gear is recognised by its item instead of its stats', () => {
    const gems = [{ itemId: 76_636 }];
    expect(adviceInMists([piece(9, { itemId: 88_182, gems })])).toEqual(['PvP Gear: Gloves']);
    expect(adviceInMists([piece(9, { itemId: 85_824, gems })])).toEqual([]);
  });

  test('an excused item with resilience has no finding', () => {
    const standards = { ...CATACLYSM_CONTEXT.standards, excusedItems: [RING] };
    const raider = raiderIn([piece(10, { itemId: RING })]);
    expect(audit(raider, { ...CATACLYSM_CONTEXT, standards }).advice).toEqual([]);
  });
});
