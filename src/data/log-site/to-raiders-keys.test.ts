import { expect, test } from 'vitest';
import { head, player, raidersOfDetails } from '#test/logged-raiders';
import { raidersOf } from '#test/recorded';

test.each([
  ['one id for two names', { name: 'Brannock' }, ['Kadda', 'Brannock']],
  ['an id in only one entry', { id: undefined }, ['Kadda']],
  ['two ids at one server', { id: 8 }, ['Kadda']],
  ['two ids at two servers', { id: 8, server: 'Mankrik' }, ['Kadda-Pagle', 'Kadda-Mankrik']],
  ['one id, once without a server', { server: undefined }, ['Kadda']],
])('two entries with $0 have the keys $2', (_, more, keys) => {
  const one = player({ server: 'Pagle' });
  const raiders = raidersOfDetails({ tanks: [one], dps: [{ ...one, ...more }] });
  expect(raiders.map(({ key }) => key)).toEqual(keys);
});

test.each<[why: string, keys: string, guids: unknown[], one: object, other: object]>([
  ['two GUIDs', 'Kadda-Pagle-11 Kadda-Pagle-12', [11, 12], { guid: 11 }, { guid: 12, id: 8 }],
  ['one GUID as a number and as text', 'Kadda', [11], { guid: 11 }, { guid: '11', id: 8 }],
  ['one GUID, in the second entry', 'Kadda', [11], {}, { guid: 11 }],
  ['the GUID 0', 'Kadda', [undefined], { guid: 0 }, { guid: 0, id: 8 }],
  ['negative GUIDs', 'Kadda', [undefined], { guid: -1 }, { guid: -2, id: 8 }],
  ['words as GUIDs', 'Kadda', [undefined], { guid: 'a' }, { guid: 'b', id: 8 }],
  ['huge GUIDs', 'Kadda', [undefined], { guid: 2 ** 53 }, { guid: 1e300, id: 8 }],
  ['GUIDs that are lists', 'Kadda', [undefined], { guid: [1] }, { guid: [2], id: 8 }],
  ['one GUID', 'Kadda-Pagle-11 Kadda-2', [11, undefined], { guid: 11 }, { guid: 0, id: 8 }],
  ['a GUID and an id, each without the other', 'Kadda', [11], { guid: 11, id: undefined }, {}],
  ['an id, and then a GUID alone', 'Kadda', [11], {}, { guid: 11, id: undefined }],
  [
    'one GUID at two servers',
    'Kadda-Pagle Kadda-Mankrik',
    [11, 11],
    { guid: 11 },
    { guid: 11, id: 8, server: 'Mankrik' },
  ],
  [
    'one GUID at two servers and no ids',
    'Kadda-Pagle Kadda-Mankrik',
    [11, 11],
    { guid: 11, id: undefined },
    { guid: 11, id: undefined, server: 'Mankrik' },
  ],
  [
    'one GUID for two names',
    'Kadda Brannock',
    [undefined, undefined],
    { guid: 11 },
    { guid: 11, id: 8, name: 'Brannock' },
  ],
])('two entries with $0 have the keys $1', (_, keys, guids, one, other) => {
  const raiders = raidersOfDetails({
    tanks: [player({ server: 'Pagle', ...one })],
    dps: [player({ server: 'Pagle', ...other })],
  });
  expect(raiders.map(({ key }) => key)).toEqual(keys.split(' '));
  expect(raiders.map(({ guid }) => guid)).toEqual(guids);
});

test('two namesakes on one server each keep their own gear', () => {
  const raiders = raidersOfDetails({
    healers: [player({ server: 'Pagle', guid: 11, combatantInfo: { gear: [head] } })],
    dps: [player({ server: 'Pagle', guid: 12, id: 8, combatantInfo: [] })],
  });
  expect(raiders.map(({ gear }) => gear.length)).toEqual([1, 0]);
  expect(raiders.map(({ roles }) => roles)).toEqual([['healers'], ['dps']]);
});

test('two ids with one name and no server are read as two raiders', () => {
  expect(raidersOfDetails({ dps: [player(), player({ id: 8 })] })).toHaveLength(2);
});

test('three ids with one name and no server have different keys', () => {
  const raiders = raidersOfDetails({ dps: [7, 8, 9].map((id) => player({ id })) });
  const keys = raiders.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^Kadda/);
});

test.each([
  { why: 'only the second', tank: [], dps: { gear: [head] }, itemId: 60325 },
  { why: 'only the first', tank: { gear: [head] }, dps: [], itemId: 60325 },
  { why: 'both', tank: { gear: [{ ...head, id: 1 }] }, dps: { gear: [head] }, itemId: 1 },
])(
  'a player in two role groups is one raider with gear if $why has it',
  ({ tank, dps, itemId }) => {
    const [first, second] = [tank, dps].map((combatantInfo) => player({ combatantInfo }));
    const raiders = raidersOfDetails({ tanks: [first], dps: [second] });
    expect(raiders).toHaveLength(1);
    expect(raiders[0]).toMatchObject({ roles: ['tanks', 'dps'], gear: [{ itemId }] });
  },
);

test('players without ids are distinguished by name and server', () => {
  const [one, other] = ['Pagle', 'Mankrik'].map((server) => player({ id: undefined, server }));
  const raiders = raidersOfDetails({ dps: [one, one, other] });
  expect(raiders.map(({ key }) => key)).toEqual(['Kadda-Pagle', 'Kadda-Mankrik']);
});

test.each([
  { why: 'two players have its GUID', guids: [5, 5], event: { guid: 5 } },
  { why: 'it has neither number nor GUID', guids: [5, null], event: { guid: null } },
])('a death belongs to no raider if $why', ({ guids, event }) => {
  const dps = guids.map((guid, id) => player({ name: `Kadda${id}`, id, guid }));
  const raiders = raidersOf({ playerDetails: { dps }, deathEvents: [{ ...event, deathTime: 9 }] });
  expect(raiders.map(({ deaths }) => deaths)).toEqual([[], []]);
});
