import { expect, test } from 'vitest';
import { type Identity, withoutDoubtfulGuids } from './player-id';
import { playerIdsAcross } from './players-across-raids';
import { playerIds } from './players-over-fights';
import type { Raider } from './raid';
import { nameCalled, raiderCalled, withKeys } from './raider-called';

const player = (name: string, server?: string, key = name): Identity => ({
  key,
  name,
  ...(server && { server }),
});

type More = Partial<Pick<Raider, 'server' | 'classKey' | 'key'>>;

/** A player with a GUID. */
const logged = (name: string, guid: number, more: More = {}) => ({
  key: name,
  name,
  server: 'Everlook',
  classKey: 'mage' as const,
  guid,
  ...more,
});

test.each<[title: string, players: readonly Identity[], different: number]>([
  [
    'one name and one server is one player, whatever the key in the fight',
    [player('Kadda', 'Everlook'), player('Kadda', 'Everlook', 'Kadda-Everlook')],
    1,
  ],
  [
    'one name and two servers are two players',
    [player('Kadda', 'Everlook'), player('Kadda', 'Lakeshire')],
    2,
  ],
  [
    'a record without servers means the one whom the others know by that name',
    [player('Kadda'), player('Kadda', 'Everlook')],
    1,
  ],
  [
    'if the others have two of the name, a record without servers means neither',
    [player('Kadda'), player('Kadda', 'Everlook'), player('Kadda', 'Lakeshire')],
    3,
  ],
  [
    'two of one name in a record without servers stay two',
    [player('Kadda', '', '7'), player('Kadda', '', '8'), player('Kadda', 'Everlook')],
    3,
  ],
  [
    'without servers the keys distinguish namesakes',
    [player('Kadda'), player('Kadda'), player('Wizzle')],
    2,
  ],
  ['two GUIDs of one name and server are two players', [logged('Anna', 1), logged('Anna', 2)], 2],
  [
    'one GUID on two servers is two players',
    [logged('Anna', 1), logged('Anna', 1, { server: 'Lakeshire' })],
    2,
  ],
  ['a renamed player is the same one', [logged('Anna', 1), logged('Berta', 1)], 1],
  [
    'a record without a GUID means the only player of its name and server',
    [logged('Anna', 1), logged('Anna', 2, { server: 'Lakeshire' }), player('Anna', 'Everlook')],
    2,
  ],
  [
    'a record without GUID and server means the only player of its name',
    [player('Anna'), logged('Anna', 1), player('Anna', 'Everlook')],
    1,
  ],
  [
    'a record without a GUID means a renamed player by the former name',
    [logged('Anna', 1), logged('Berta', 1), player('Anna', 'Everlook')],
    1,
  ],
  [
    'where two share name and server, a record without a GUID means neither',
    [logged('Anna', 1), logged('Anna', 2), player('Anna', 'Everlook'), player('Anna')],
    4,
  ],
  [
    'a record without a GUID means nobody of another server',
    [logged('Anna', 1), player('Anna', 'Lakeshire')],
    2,
  ],
  [
    'a record without a server means the only player of its GUID',
    [logged('Anna', 1), { key: 'Anna', name: 'Anna', guid: 1 }],
    1,
  ],
  [
    'a namesake of the same fight without a GUID is not the one with a GUID',
    [logged('Anna', 1), player('Anna', 'Everlook', 'Anna-2')],
    2,
  ],
])('$0', (_, players, different) => {
  expect(new Set(players.map(playerIds(players))).size).toBe(different);
});

const HERE = { id: 'cataclysm' };
const moved = { server: 'Lakeshire' };
const { server: _, ...WITHOUT_SERVER } = logged('Anna', 1);

test.each<{
  title: string;
  raids: readonly (readonly (Identity & More)[])[];
  era?: { id: string };
  different: number;
}>([
  {
    title: 'across raids one GUID and class is one player on another server',
    raids: [[logged('Anna', 1)], [logged('Anna', 1, moved)], [logged('Berta', 1, moved)]],
    different: 1,
  },
  {
    title: 'across raids one GUID of two classes is two players',
    raids: [[logged('Anna', 1)], [logged('Anna', 1, { ...moved, classKey: 'rogue' })]],
    different: 2,
  },
  {
    title: 'if a raid has one GUID and class on two servers, they are two players everywhere',
    raids: [
      [logged('Anna', 1)],
      [logged('Anna', 1), logged('Berta', 1, moved)],
      [logged('Berta', 1, moved)],
    ],
    different: 2,
  },
  {
    title: 'two kills of a raid have one player once',
    raids: [[logged('Anna', 1), logged('Anna', 1)], [logged('Anna', 1, moved)]],
    different: 1,
  },
  {
    title: 'in Forever a server is never changed',
    raids: [[logged('Anna', 1)], [logged('Anna', 1, moved)]],
    era: { id: 'forever' },
    different: 2,
  },
  {
    title: 'without a class a GUID means a player of its server alone',
    raids: [
      [{ ...player('Anna', 'Everlook'), guid: 1 }],
      [{ ...player('Anna', 'Lakeshire'), guid: 1 }],
    ],
    different: 2,
  },
  {
    title: 'one server and GUID is one player, though a record lacks the class',
    raids: [
      [logged('Anna', 1, moved)],
      [{ ...player('Anna', 'Everlook'), guid: 1 }],
      [logged('Anna', 1)],
    ],
    different: 1,
  },
  {
    title: 'a raid without GUIDs means the only player who ever had its name and server',
    raids: [[logged('Anna', 1)], [logged('Berta', 1, moved)], [player('Anna', 'Everlook')]],
    different: 1,
  },
  {
    title: 'a GUID without a server is nobody of a server that another raid names',
    raids: [[logged('Anna', 1)], [WITHOUT_SERVER], [player('Anna', 'Lakeshire')]],
    different: 2,
  },
  {
    title: 'a GUID without a server is neither of two on two servers',
    raids: [
      [player('Anna', 'Everlook', 'Anna-Everlook'), player('Anna', 'Lakeshire', 'Anna-Lakeshire')],
      [WITHOUT_SERVER],
    ],
    different: 3,
  },
  {
    title: 'a name means the only player who had it, though one record lacks the server',
    raids: [[logged('Anna', 1)], [WITHOUT_SERVER], [player('Anna')]],
    era: { id: 'forever' },
    different: 1,
  },
  {
    title: 'a raid without GUIDs means neither of two who had its name and server',
    raids: [[logged('Anna', 1)], [logged('Anna', 2)], [player('Anna', 'Everlook')]],
    different: 3,
  },
])('$title', ({ raids, era = HERE, different }) => {
  expect(new Set(raids.flat().map(playerIdsAcross(raids, era))).size).toBe(different);
});

const wholeFight = (guids: readonly unknown[]) =>
  guids.map((guid, index) => ({ ...logged(`Anna${index}`, guid as number) }));

test.each([
  { why: 'a whole number above 0', guids: [7], kept: [7] },
  { why: 'the largest that a number can hold', guids: [2 ** 53 - 1], kept: [2 ** 53 - 1] },
  { why: '0', guids: [0], kept: [undefined] },
  { why: 'negative', guids: [-7], kept: [undefined] },
  { why: 'broken', guids: [7.5], kept: [undefined] },
  { why: 'too large to be exact', guids: [2 ** 53], kept: [undefined] },
  { why: 'infinite', guids: [Number.POSITIVE_INFINITY], kept: [undefined] },
  { why: 'shared on one server', guids: [7, 8, 7], kept: [undefined, 8, undefined] },
])('GUIDs $guids of a fight are read as $kept: one is $why', ({ guids, kept }) => {
  expect(withoutDoubtfulGuids(wholeFight(guids)).map(({ guid }: Identity) => guid)).toEqual(kept);
});

test('a GUID that two servers share is kept', () => {
  const fight = [logged('Anna', 7), logged('Berta', 7, moved)];
  expect(withoutDoubtfulGuids(fight)).toEqual(fight);
});

test.each<{ why: string; raiders: readonly Identity[]; keys: string[] }>([
  { why: 'the name', raiders: [logged('Anna', 1)], keys: ['Anna'] },
  {
    why: 'name and server if two share the name',
    raiders: [logged('Anna', 1), logged('Anna', 2, moved)],
    keys: ['Anna-Everlook', 'Anna-Lakeshire'],
  },
  {
    why: 'name, server and GUID if two share name and server',
    raiders: [logged('Anna', 1), logged('Anna', 2), logged('Anna', 3, moved)],
    keys: ['Anna-Everlook-1', 'Anna-Everlook-2', 'Anna-Lakeshire'],
  },
  {
    why: 'an index if there is no GUID either',
    raiders: [logged('Anna', 1), player('Anna', 'Everlook'), player('Berta'), player('Berta')],
    keys: ['Anna-Everlook-1', 'Anna-2', 'Berta-3', 'Berta-4'],
  },
  {
    why: 'the GUID if name and server are somebody’s name',
    raiders: [player('Anna-Everlook'), logged('Anna', 1), logged('Anna', 2, moved)],
    keys: ['Anna-Everlook', 'Anna-Everlook-1', 'Anna-Lakeshire'],
  },
])('a raider’s key is $why', ({ raiders, keys }) => {
  expect(withKeys(raiders).map(({ key }) => key)).toEqual(keys);
});

const FIGHT = withKeys([
  logged('Anna', 1),
  logged('Anna', 2),
  logged('Kadda', 3),
  logged('Kadda', 4, moved),
  logged('Greta Meier-Schulz', 5),
  logged('Greta Meier', 6, { server: 'Schulz' }),
  logged('Perrin Oak Heart', 7, { server: 'Azjol-Nerub' }),
  player('Old'),
  player('Old'),
  logged('W'.repeat(50), 8),
]);

test.each([
  { called: 'Anna-Everlook-1', guid: 1 },
  { called: 'Anna-Everlook-2', guid: 2 },
  { called: 'Anna', guid: undefined },
  { called: 'Anna-Everlook', guid: undefined },
  { called: 'Anna-Everlook-3', guid: undefined },
  { called: 'Kadda-Everlook', guid: 3 },
  { called: 'Kadda-Lakeshire', guid: 4 },
  { called: 'Kadda-Lakeshire-4', guid: 4 },
  { called: 'Kadda', guid: undefined },
  { called: 'Greta Meier-Schulz', guid: 5 },
  { called: 'Greta Meier-Schulz-Everlook', guid: 5 },
  { called: 'Greta Meier', guid: 6 },
  { called: 'Perrin Oak Heart', guid: 7 },
  { called: 'Perrin Oak Heart-Azjol-Nerub', guid: 7 },
  { called: 'W'.repeat(50), guid: 8 },
  { called: `${'W'.repeat(50)}-Everlook`, guid: 8 },
  { called: 'Perrin', guid: undefined },
])('$called is GUID $guid', ({ called, guid }) => {
  expect(raiderCalled(FIGHT, called)?.guid).toBe(guid);
});

test.each([
  { called: 'Anna-Everlook-17715838', name: 'Anna-Everlook' },
  { called: 'Kadda-2', name: 'Kadda' },
  { called: 'Greta Meier-Schulz', name: 'Greta Meier-Schulz' },
])('an address that calls $called names $name', ({ called, name }) => {
  expect(nameCalled(called)).toBe(name);
});

test('a namesake without server and GUID is called by key', () => {
  expect(raiderCalled(FIGHT, 'Old-9')).toBe(FIGHT[8]);
});
