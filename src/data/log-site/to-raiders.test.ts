import { describe, expect, test } from 'vitest';
import { audit } from '#domain/audit/audit';
import { resultLines } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { slotWord } from '#domain/gear/slots';
import { unreadablePiecesBeside } from '#test/gear';
import { onlyRaider, player, raidersOfDetails } from '#test/logged-raiders';
import { raidersOf } from '#test/recorded';
import gearEntries from './recorded/v1-summary-gear-entries-cata-classic-2024.json';
import mistsRoster from './recorded/v2-roster-10man-mop-classic-2026.json';
import retailSummary from './recorded/v2-table-summary-retail-2021-mplus.json';

test('a recorded retail table has its five players', () => {
  const { data } = retailSummary.reportData.report.table;
  expect(raidersOf(data).map(({ name, picture }) => [name, picture])).toEqual([
    ['Xepheris', 'DemonHunter'],
    ['Wânheda', 'DeathKnight-Frost'],
    ['Lorioa', 'Mage-Frost'],
    ['Steffen', 'Warrior-Fury'],
    ['Afkdin', 'Paladin-Holy'],
  ]);
});

test('a null player does not hide other players', () => {
  const { data } = retailSummary.reportData.report.table;
  const [dps = [], tanks] = [data.playerDetails.dps, data.playerDetails.tanks];
  const playerDetails = { ...data.playerDetails, tanks, dps: [null, ...dps] };
  expect(raidersOf({ ...data, playerDetails })).toHaveLength(5);
});

test('a word among players does not hide other players', () => {
  expect(raidersOfDetails({ dps: ['Kadda', player({ name: 'Brannock' })] })).toHaveLength(1);
});

test.each([
  ['null', { name: null }, '#7'],
  ['a number', { name: 5 }, '#7'],
  ['missing', { name: undefined }, '#7'],
  ['empty', { name: ' ', id: undefined }, '#?'],
])('a player whose name is %s is named by their number', (_, more, name) => {
  const raiders = raidersOfDetails({ dps: [player({ name: 'Brannock', id: 8 }), player(more)] });
  expect(raiders.map((raider) => raider.name)).toEqual(['Brannock', name]);
});

test('a recorded Mists roster has its ten players', () => {
  const named = mistsRoster.roster.map(({ class: word, spec, ...more }) => ({
    ...more,
    icon: `${word}-${spec}`,
  }));
  const inRole = (words: string) => named.filter(({ role }) => role === words);
  const [tanks, healers, dps] = ['tanks', 'healers', 'dps'].map(inRole);
  const raiders = raidersOfDetails({ tanks, healers, dps });
  expect(raiders.map(({ name, classKey }) => [name, classKey]).slice(0, 3)).toEqual([
    ['Whatadk', 'deathknight'],
    ['Sluutfisting', 'monk'],
    ['Bustinsihder', 'monk'],
  ]);
  expect(raiders).toHaveLength(10);
  expect(raiders.every(({ gear }) => gear.length === 0)).toBe(true);
  expect(raiders.find(({ server }) => server)?.name).toBe('Oobblygoobly');
});

describe('recorded pieces of Cataclysm', () => {
  const ENCHANTABLE = [0, 2, 4, 6, 7, 8, 9, 14, 15, 16];
  const { entries } = gearEntries;

  test.each(entries.map((entry) => ({ ...entry, word: slotWord(CATACLYSM, entry.slot) })))(
    '$word $id lacks an enchant only if its slot takes one',
    (entry) => {
      const [raider] = raidersOfDetails({ dps: [player({ combatantInfo: { gear: [entry] } })] });
      const context = { era: CATACLYSM, standards: DEFAULT_STANDARDS };
      const lines =
        raider &&
        resultLines(
          audit({ ...raider, unreadPieces: unreadablePiecesBeside(raider.gear) }, context),
        ).map(({ line }) => line);
      const isBare = ENCHANTABLE.includes(entry.slot) && entry.permanentEnchant === undefined;
      expect(lines).toEqual(isBare ? [`Missing Enchant: ${entry.word}`] : []);
    },
  );
});

test.each([
  { why: 'counted', more: { potionUse: 2, healthstoneUse: 0 }, read: [2, 0] },
  { why: 'as text', more: { potionUse: '1' }, read: [1, undefined] },
  { why: 'not counted', more: {}, read: [undefined, undefined] },
  { why: 'garbage', more: { potionUse: 'some', healthstoneUse: -1 }, read: [undefined, undefined] },
])('potions and healthstones that are $why are read as $read', ({ more, read }) => {
  const raider = onlyRaider(more);
  expect([raider?.potions, raider?.healthstones]).toEqual(read);
});

test.each([
  { why: 'a number', id: 7, logId: 7 },
  { why: 'a text', id: '7', logId: 7 },
  { why: 'a word', id: 'seven', logId: undefined },
  { why: 'empty', id: undefined, logId: undefined },
  { why: 'garbage', id: {}, logId: undefined },
])('a raider’s number is $logId if the logged number is $why', ({ id, logId }) => {
  expect(onlyRaider({ id })?.logId).toBe(logId);
});

test('a raider without optional fields is read without them', () => {
  expect(raidersOfDetails({ dps: [{ name: 'Kadda', icon: 'Druid-Feral' }] })).toStrictEqual([
    {
      classKey: 'druid',
      spec: 'Feral',
      key: 'Kadda',
      name: 'Kadda',
      picture: 'Druid-Feral',
      roles: ['dps'],
      talents: [],
      gear: [],
      bareSlots: [],
    },
  ]);
});

test.each([
  { icon: 'Mage-Chronomancer', loggedSpec: 'Chronomancer' },
  { icon: 'Mage-Fire', loggedSpec: undefined },
  { icon: 'Unknown-Fire', loggedSpec: undefined },
])('a raider with the icon $icon has the unlisted spec $loggedSpec', ({ icon, loggedSpec }) => {
  expect(onlyRaider({ icon, specs: [] })?.loggedSpec).toBe(loggedSpec);
});

test.each([
  { why: 'as the log writes it', server: 'AltarofStorms', read: 'AltarofStorms' },
  { why: 'missing, in an anonymous report', server: undefined, read: undefined },
  { why: 'empty', server: '', read: undefined },
  { why: 'garbage', server: 12, read: undefined },
])('a raider’s server is $read if the logged server is $why', ({ server, read }) => {
  expect(onlyRaider({ server })?.server).toBe(read);
});

test.each([
  { icon: 'Druid-Guardian', picture: 'Druid-Guardian' },
  { icon: 'Druid-Warden', picture: 'Druid-Guardian' },
  { icon: 'Warlock', picture: 'Warlock' },
  { icon: 'Unknown', picture: 'Unknown' },
  { icon: undefined, picture: 'Unknown' },
  { icon: '../../secret', picture: 'Unknown' },
])('a raider with the icon $icon has the picture $picture', ({ icon, picture }) => {
  expect(onlyRaider({ icon })?.picture).toBe(picture);
});

test.each([
  ['one spec of the class', ['Fire'], 'Fire'],
  ['one spec in an object', [{ spec: 'Fire', count: 1 }], 'Fire'],
  ['a spec of another class', ['Feral'], undefined],
  ['garbage', [7], undefined],
  ['no list of specs', 'Fire', undefined],
])('a raider whose icon names no spec has the spec $2 if the fight has $0', (_, specs, spec) => {
  const picture = spec ? 'Mage-Fire' : 'Mage';
  expect(onlyRaider({ icon: 'Mage', specs })).toMatchObject({ classKey: 'mage', picture });
  expect(onlyRaider({ icon: 'Mage', specs })?.spec).toBe(spec);
});

test('a summary without roles or with empty roles has no raiders', () => {
  const raiders = [[], {}, { tanks: null, dps: [] }].map(raidersOfDetails);
  expect(raiders).toEqual([[], [], []]);
});

test('a raider’s talents are the logged points per tree', () => {
  const talents = [{ guid: 3 }, { guid: 32 }, { guid: 6 }];
  expect(onlyRaider({ combatantInfo: { talents } })?.talents).toEqual([3, 32, 6]);
  const both = talents.map((talent, id) => ({ ...talent, id }));
  expect(onlyRaider({ combatantInfo: { talents: both } })?.talents).toEqual([3, 32, 6]);
  // In some responses the points are ids, under a meaningless name.
  const named = [3, 32, 6].map((id) => ({ id, name: 'UseDatabaseForName' }));
  expect(onlyRaider({ combatantInfo: { talents: named } })?.talents).toEqual([3, 32, 6]);
  expect(onlyRaider({ combatantInfo: { talents: 'none' } })?.talents).toEqual([]);
});
