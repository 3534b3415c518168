import { expect, test } from 'vitest';
import { emptySlot, head, onlyRaider } from '#test/logged-raiders';

const enchantOf = (more: object) =>
  onlyRaider({ combatantInfo: { gear: [{ ...head, permanentEnchant: undefined, ...more }] } })
    ?.gear[0]?.enchantId;

test.each([
  ['a tinker is no enchant', { onUseEnchant: 4179 }, undefined],
  ['a tinker hides no enchant', { onUseEnchant: 4179, permanentEnchant: 4068 }, 4068],
  ['an oil is no enchant', { temporaryEnchant: 283 }, undefined],
  ['a name alone is no enchant', { permanentEnchantName: '+7 Stamina' }, undefined],
  ['an unknown id is an enchant', { permanentEnchant: 999_999 }, 999_999],
])('the enchant of a piece is $2: $0', (_, more, enchantId) => {
  expect(enchantOf(more)).toBe(enchantId);
});

test.each([
  { why: 'a tinker', more: { onUseEnchant: 4179 }, read: { tinkerId: 4179 } },
  { why: 'a tinker of 0', more: { onUseEnchant: 0 }, read: { tinkerId: undefined } },
  { why: 'no tinker', more: {}, read: { tinkerId: undefined } },
  { why: 'null as tinker', more: { onUseEnchant: null }, read: { tinkerId: undefined } },
  { why: 'a tinker that cannot be read', more: { onUseEnchant: {} }, read: { tinkerId: -1 } },
  { why: 'a set', more: { setID: 928 }, read: { setId: 928 } },
  { why: 'a set that cannot be read', more: { setID: {} }, read: { setId: undefined } },
  { why: 'numbers as text', more: { itemLevel: '391' }, read: { itemLevel: 391 } },
  { why: 'a level of 0', more: { itemLevel: 0 }, read: { itemLevel: undefined } },
  { why: 'no level at all', more: { itemLevel: null }, read: { itemLevel: undefined } },
  { why: 'a level beyond all games', more: { itemLevel: 1e17 }, read: { itemLevel: undefined } },
  { why: 'a level in words', more: { itemLevel: 'high' }, read: { itemLevel: undefined } },
  { why: 'a level with a fraction', more: { itemLevel: '391.25' }, read: { itemLevel: 391.25 } },
  { why: 'a level below 0', more: { itemLevel: -1 }, read: { itemLevel: undefined } },
  { why: 'a level with an exponent', more: { itemLevel: '3e2' }, read: { itemLevel: undefined } },
  { why: 'a level after a space', more: { itemLevel: ' 391' }, read: { itemLevel: undefined } },
  { why: 'a level in a list', more: { itemLevel: [391] }, read: { itemLevel: undefined } },
  { why: 'a quality', more: { quality: 4 }, read: { quality: 4 } },
  { why: 'a poor quality', more: { quality: 0 }, read: { quality: 0 } },
  { why: 'an oil', more: { temporaryEnchant: 283 }, read: { temporaryEnchantId: 283 } },
  { why: 'a quality in words', more: { quality: 'epic' }, read: { quality: undefined } },
  { why: 'a name that is no text', more: { name: 7 }, read: { name: '' } },
  { why: 'an icon that is no text', more: { icon: [] }, read: { icon: '' } },
])('a piece with $why is read with $read', ({ more, read }) => {
  const piece = onlyRaider({ combatantInfo: { gear: [{ ...head, ...more }] } })?.gear[0];
  const [[field, value] = ['', '']] = Object.entries(read);
  expect(new Map<string, unknown>(Object.entries(piece ?? {})).get(field)).toBe(value);
});

test('a slot listed as empty is read as no piece', () => {
  expect(onlyRaider({})?.gear.map(({ slot }) => slot)).toEqual([0]);
});

test.each([
  ['the log lists an entry with id 0', [head, emptySlot], [3]],
  ['an id of 0 is text', [{ ...emptySlot, id: '0' }], [3]],
  ['the log lists no empty slot', [head], []],
  ['an entry has no id', [{ slot: 3 }], []],
  ['an empty entry has no slot', [{ id: 0 }], []],
  ['no game has the slot', [{ id: 0, slot: 44 }], []],
  ['another entry of the slot is worn', [{ ...emptySlot, slot: 0 }, head], []],
])('the bare slots are $2 if $0', (_, gear, bareSlots) => {
  expect(onlyRaider({ combatantInfo: { gear } })?.bareSlots).toEqual(bareSlots);
});

test('a piece without a slot has its index in the list as slot', () => {
  const { slot: _, ...unplaced } = head;
  expect(onlyRaider({ combatantInfo: { gear: [emptySlot, unplaced] } })?.gear[0]?.slot).toBe(1);
});

test('pieces and bare slots are sorted by slot', () => {
  const gear = [
    ...[9, 4, 0].map((slot) => ({ ...head, slot })),
    ...[14, 3, 8].map((slot) => ({ ...emptySlot, slot })),
  ];
  const raider = onlyRaider({ combatantInfo: { gear } });
  expect(raider?.gear.map(({ slot }) => slot)).toEqual([0, 4, 9]);
  expect(raider?.bareSlots).toEqual([3, 8, 14]);
});

test('a piece without optional fields is read without them', () => {
  const gear = [{ id: 60325 }];
  const expected = [{ slot: 0, itemId: 60325, name: '', icon: '' }];
  expect(onlyRaider({ combatantInfo: { gear } })?.gear).toStrictEqual(expected);
});

test('the last of two pieces worn in one slot is used', () => {
  const gear = [
    { ...head, id: 1 },
    { ...head, id: 2 },
    { ...emptySlot, slot: 0 },
  ];
  expect(onlyRaider({ combatantInfo: { gear } })?.gear.map(({ itemId }) => itemId)).toEqual([2]);
});

const legs = { ...head, slot: 6, name: 'Legplates of the Elementium' };

test.each([
  ['id', { ...legs, id: 'one' }, [{ slot: 6, name: legs.name }]],
  ['enchant', { ...legs, permanentEnchant: {} }, [{ slot: 6, name: legs.name }]],
  ['slot', { ...legs, slot: 'legs' }, [{ name: legs.name }]],
  ['id and name', { ...legs, id: [], name: 7 }, [{ slot: 6, name: '' }]],
  ['text in its place', 'Legplates', [{ name: '' }]],
  ['id and no slot', { id: 'one' }, [{ slot: 2, name: '' }]],
])('a piece with garbled $0 leaves the other pieces readable', (_, entry, unreadable) => {
  const raider = onlyRaider({ combatantInfo: { gear: [head, emptySlot, entry] } });
  expect(raider?.gear.map(({ slot }) => slot)).toEqual([0]);
  expect(raider?.bareSlots).toEqual([3]);
  expect(raider?.unreadPieces).toEqual(unreadable);
});

test('a slot with a garbled and a valid entry has the valid piece', () => {
  const raider = onlyRaider({
    combatantInfo: {
      gear: [
        { ...head, id: 'one' },
        head,
        { ...head, slot: 4 },
        { ...legs, id: {} },
        { id: 0, slot: 6 },
      ],
    },
  });
  expect(raider?.gear.map(({ slot }) => slot)).toEqual([0, 4]);
  expect(raider?.unreadPieces).toEqual([{ slot: 6, name: legs.name }]);
  expect(raider?.bareSlots).toEqual([]);
});

test.each([
  { why: 'an empty array', combatantInfo: [] },
  { why: 'an empty object', combatantInfo: {} },
  { why: 'null', combatantInfo: null },
  { why: 'missing', combatantInfo: undefined },
  { why: 'a word', combatantInfo: 'none' },
  { why: 'without gear', combatantInfo: { gear: null } },
  { why: 'with a word as gear', combatantInfo: { gear: 'abc' } },
])('a raider whose combatantInfo is $why has no gear recorded', ({ combatantInfo }) => {
  const raider = onlyRaider({ combatantInfo });
  expect(raider).toMatchObject({ gear: [], bareSlots: [], talents: [] });
  expect(raider?.unreadPieces).toBeUndefined();
});

test('an item worn twice is read as two pieces', () => {
  const gear = [10, 11].map((slot) => ({ ...head, slot }));
  expect(onlyRaider({ combatantInfo: { gear } })?.gear.map(({ slot }) => slot)).toEqual([10, 11]);
});
