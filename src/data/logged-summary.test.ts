import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { auditGear, resultLines } from '#domain/audit';
import { DEFAULT_STANDARDS } from '#domain/rule';
import { slotWord } from '#domain/slots';
import { LoggedSummary, toRaiders } from './logged-summary';
import gearEntries from './recorded/v1-summary-gear-entries-cata-classic-2024.json';
import retailSummary from './recorded/v2-table-summary-retail-2021-mplus.json';

const raidersOf = (answer: unknown) => toRaiders(v.parse(LoggedSummary, answer));

const head = { id: 60325, slot: 0, itemLevel: 359, permanentEnchant: 4208, icon: 'inv.jpg' };
const emptySlot = { id: 0, slot: 3, quality: 1, icon: 'inv_axe_02.jpg', itemLevel: 0 };
const player = (more: object = {}) => ({
  name: 'Kadda',
  id: 7,
  type: 'Druid',
  icon: 'Druid-Feral',
  specs: ['Feral'],
  combatantInfo: { talents: [], gear: [head, emptySlot] },
  ...more,
});
const details = (playerDetails: unknown) => raidersOf({ playerDetails });
const onlyRaider = (more: object) => details({ dps: [player(more)] })[0];

test('the recorded retail table has its five players', () => {
  const { data } = retailSummary.reportData.report.table;
  expect(raidersOf(data).map(({ name, picture }) => [name, picture])).toEqual([
    ['Xepheris', 'DemonHunter'],
    ['Wânheda', 'DeathKnight-Frost'],
    ['Lorioa', 'Mage-Frost'],
    ['Steffen', 'Warrior-Fury'],
    ['Afkdin', 'Paladin-Holy'],
  ]);
});

describe('each of the 411 recorded Cataclysm pieces', () => {
  const ENCHANTABLE = [0, 2, 4, 6, 7, 8, 9, 14, 15, 16];
  const { entries } = gearEntries;

  test.each(entries.map((entry) => ({ ...entry, word: slotWord(entry.slot) })))(
    '$word $id is missing an enchant only where the slot takes one and it has none',
    (entry) => {
      const [raider] = details({ dps: [player({ combatantInfo: { gear: [entry] } })] });
      const lines = raider ? resultLines(auditGear(raider, DEFAULT_STANDARDS)) : ['nobody'];
      const isBare = ENCHANTABLE.includes(entry.slot) && entry.permanentEnchant === undefined;
      expect(lines).toEqual(isBare ? [`Missing Enchant: ${entry.word}`] : []);
    },
  );
});

describe('gear', () => {
  const enchantOf = (more: object) =>
    onlyRaider({ combatantInfo: { gear: [{ ...head, permanentEnchant: undefined, ...more }] } })
      ?.gear[0]?.enchantId;

  test.each([
    { row: 9, why: 'a tinker is no enchant', more: { onUseEnchant: 4179 }, enchantId: undefined },
    {
      row: 9,
      why: 'a tinker hides no enchant',
      more: { onUseEnchant: 4179, permanentEnchant: 4068 },
      enchantId: 4068,
    },
    { row: 10, why: 'an oil is no enchant', more: { temporaryEnchant: 283 }, enchantId: undefined },
    {
      row: 16,
      why: 'a name alone is no enchant',
      more: { permanentEnchantName: '+7 Stamina' },
      enchantId: undefined,
    },
    {
      row: 15,
      why: 'an unknown id is one',
      more: { permanentEnchant: 999_999 },
      enchantId: 999_999,
    },
  ])('pitfall $row: $why → $enchantId', ({ more, enchantId }) => {
    expect(enchantOf(more)).toBe(enchantId);
  });

  test('an empty slot is no piece (pitfall 2)', () => {
    expect(onlyRaider({})?.gear.map(({ slot }) => slot)).toEqual([0]);
  });

  test('an entry without a slot is known by its place', () => {
    const { slot: _, ...unplaced } = head;
    expect(onlyRaider({ combatantInfo: { gear: [emptySlot, unplaced] } })?.gear[0]?.slot).toBe(1);
  });

  test('of two entries for one slot the last worn one stands', () => {
    const gear = [
      { ...head, id: 1 },
      { ...head, id: 2 },
      { ...emptySlot, slot: 0 },
    ];
    expect(onlyRaider({ combatantInfo: { gear } })?.gear.map(({ itemId }) => itemId)).toEqual([2]);
  });

  test.each([
    { why: 'an empty array', combatantInfo: [] },
    { why: 'an empty object', combatantInfo: {} },
    { why: 'null', combatantInfo: null },
    { why: 'missing', combatantInfo: undefined },
    { why: 'without gear', combatantInfo: { gear: null } },
  ])('combatantInfo $why → no gear recorded (pitfall 20)', ({ combatantInfo }) => {
    expect(onlyRaider({ combatantInfo })?.gear).toEqual([]);
  });
});

describe('players', () => {
  test.each([
    { why: 'specs as strings', more: { specs: ['Feral'] } },
    { why: 'specs as objects', more: { specs: [{ spec: 'Feral', count: 1 }] } },
    { why: 'no specs', more: { specs: [] } },
    { why: 'specs missing', more: { specs: undefined } },
  ])('$why → the icon tells the spec (pitfall 21)', ({ more }) => {
    expect(onlyRaider(more)).toMatchObject({ classKey: 'druid', spec: 'Feral' });
  });

  test.each([
    { icon: 'Druid-Guardian', picture: 'Druid-Guardian' },
    { icon: 'Druid-Warden', picture: 'Druid-Guardian' },
    { icon: 'Warlock', picture: 'Warlock' },
    { icon: 'Unknown', picture: 'Unknown' },
    { icon: undefined, picture: 'Unknown' },
    { icon: '../../secret', picture: 'Unknown' },
  ])('icon $icon → picture $picture (pitfalls 21, 22)', ({ icon, picture }) => {
    expect(onlyRaider({ icon })?.picture).toBe(picture);
  });

  test('one player in two role groups is one raider, with the gear of either (pitfall 23)', () => {
    const raiders = details({ tanks: [player({ combatantInfo: [] })], dps: [player()] });
    expect(raiders).toHaveLength(1);
    expect(raiders[0]).toMatchObject({ roles: ['tanks', 'dps'], gear: [{ itemId: 60325 }] });
  });

  test('without ids, name and server tell players apart (pitfall 24: an anonymous report has neither)', () => {
    const one = player({ id: undefined, server: 'Pagle' });
    const raiders = details({ dps: [one, one, player({ id: undefined, server: 'Mankrik' })] });
    expect(raiders.map(({ key }) => key)).toEqual(['Kadda', 'Kadda-Mankrik']);
  });

  test('nobody: an empty array, no role, or empty roles → no raiders', () => {
    expect([details([]), details({}), details({ tanks: null, dps: [] })]).toEqual([[], [], []]);
  });

  test('talents are the points of the trees, or nothing when they are no list', () => {
    const talents = [{ guid: 3 }, { guid: 32 }, { guid: 6 }];
    expect(onlyRaider({ combatantInfo: { talents } })?.talents).toEqual([3, 32, 6]);
    expect(onlyRaider({ combatantInfo: { talents: 'none' } })?.talents).toEqual([]);
  });
});

test('a broken place is named', () => {
  const answer = {
    playerDetails: { dps: [player({ combatantInfo: { gear: [{ ...head, id: 'abc' }] } })] },
  };
  const read = v.safeParse(LoggedSummary, answer);
  const [issue] = read.issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe('playerDetails.dps.0.combatantInfo.gear.0.id');
});
