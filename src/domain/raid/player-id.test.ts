import { expect, test } from 'vitest';
import { type Identity, withoutDoubtfulGuids } from './player-id';
import { playerIdsAcross } from './players-across-raids';
import { playerIds } from './players-over-fights';
import type { Raider } from './raid';
import { findRaider, nameInAddress, withKeys } from './raider-keys';

const player = (name: string, server?: string): Identity => ({
  key: name,
  name,
  ...(server && { server }),
});

type More = Partial<Pick<Raider, 'server' | 'classKey' | 'key'>>;

const logged = (name: string, guid: number, more: More = {}) => ({
  key: name,
  name,
  server: 'Everlook',
  classKey: 'mage' as const,
  guid,
  ...more,
});

const moved = { server: 'Lakeshire' };
const ANNA = logged('Anna', 1);
const ANNA_2 = logged('Anna', 2);
const ANNA_MOVED = logged('Anna', 1, moved);
const ANNA_2_MOVED = logged('Anna', 2, moved);
const BERTA = logged('Berta', 1);
const BERTA_MOVED = logged('Berta', 1, moved);
/** Records of Anna without a GUID: two with a server, one with only a name. */
const AT_EVERLOOK = player('Anna', 'Everlook');
const AT_LAKESHIRE = player('Anna', 'Lakeshire');
const NAMED = player('Anna');

const countPlayers = (players: readonly Identity[]) =>
  new Set(players.map(playerIds(players))).size;

test.each<[title: string, different: number, ...players: Identity[]]>([
  ['one name and server are one player', 1, AT_EVERLOOK, { ...AT_EVERLOOK, key: 'Anna-Everlook' }],
  ['records with one name and two servers are two players', 2, AT_EVERLOOK, AT_LAKESHIRE],
  ['keys distinguish namesakes without servers', 2, NAMED, NAMED, player('Wizzle')],
  ['records with two GUIDs and one name and server are two players', 2, ANNA, ANNA_2],
  ['records with one GUID on two servers are two players', 2, ANNA, ANNA_MOVED],
  ['a renamed player is one player', 1, ANNA, BERTA],
  ['a namesake with a key is another player', 2, ANNA, { ...AT_EVERLOOK, key: 'Anna-2' }],
])('in one fight, $0', (_, different, ...players) => {
  expect(countPlayers(players)).toBe(different);
});

test.each<[missing: string, whose: string, different: number, ...players: Identity[]]>([
  ['server', 'the only player of its name', 1, NAMED, AT_EVERLOOK],
  ['server', 'neither of two players of its name', 3, NAMED, AT_EVERLOOK, AT_LAKESHIRE],
  [
    'server',
    'no other player if it has a key',
    3,
    { ...NAMED, key: '7' },
    { ...NAMED, key: '8' },
    AT_EVERLOOK,
  ],
  ['server', 'the only player of its GUID', 1, ANNA, { ...NAMED, guid: 1 }],
  ['GUID', 'the only player of its name and server', 2, ANNA, ANNA_2_MOVED, AT_EVERLOOK],
  ['GUID or server', 'the only player of its name', 1, NAMED, ANNA, AT_EVERLOOK],
  ['GUID', 'a renamed player by the former name', 1, ANNA, BERTA, AT_EVERLOOK],
  ['GUID', 'neither of two namesakes', 4, ANNA, ANNA_2, AT_EVERLOOK, NAMED],
  ['GUID', 'no player of another server', 2, ANNA, AT_LAKESHIRE],
])('in a fight, a record without $0 belongs to $1', (_, _whose, different, ...players) => {
  expect(countPlayers(players)).toBe(different);
});

const { server: _, ...WITHOUT_SERVER } = ANNA;
const ROGUE = logged('Anna', 1, { ...moved, classKey: 'rogue' });
/** Records without a class. */
const [BARE, BARE_MOVED] = [AT_EVERLOOK, AT_LAKESHIRE].map((one) => ({ ...one, guid: 1 })) as [
  Identity,
  Identity,
];

type RaidOf = readonly (Identity & More)[];

test.each<[title: string, different: number, ...raids: RaidOf[]]>([
  ['one GUID and class are one player on any server', 1, [ANNA], [ANNA_MOVED], [BERTA_MOVED]],
  ['records with one GUID and two classes are two players', 2, [ANNA], [ROGUE]],
  [
    'records with one GUID on two servers in one raid are two players',
    2,
    [ANNA],
    [ANNA, BERTA_MOVED],
    [BERTA_MOVED],
  ],
  ['a player at two kills of a raid is one player', 1, [ANNA, ANNA], [ANNA_MOVED]],
  ['records with one GUID and no class are one player only on one server', 2, [BARE], [BARE_MOVED]],
  ['one server and GUID are one player even without a class', 1, [ANNA_MOVED], [BARE], [ANNA]],
  ['a record without a GUID belongs to the only namesake', 1, [ANNA], [BERTA_MOVED], [AT_EVERLOOK]],
  [
    'a record without a server does not belong to a player with a server',
    2,
    [ANNA],
    [WITHOUT_SERVER],
    [AT_LAKESHIRE],
  ],
  [
    'a record without a server belongs to neither of two namesakes',
    3,
    [AT_EVERLOOK, AT_LAKESHIRE],
    [WITHOUT_SERVER],
  ],
  ['a record without a GUID is of neither of two namesakes', 3, [ANNA], [ANNA_2], [AT_EVERLOOK]],
])('across raids, $0', (_, different, ...raids) => {
  const ids = raids.flat().map(playerIdsAcross(raids, { id: 'cataclysm' }));
  expect(new Set(ids).size).toBe(different);
});

test.each<[title: string, different: number, ...raids: RaidOf[]]>([
  ['players of Forever do not change their server', 2, [ANNA], [ANNA_MOVED]],
  ['a record without a GUID belongs to the only namesake', 1, [ANNA], [WITHOUT_SERVER], [NAMED]],
])('across raids of Forever, $0', (_, different, ...raids) => {
  expect(new Set(raids.flat().map(playerIdsAcross(raids, { id: 'forever' }))).size).toBe(different);
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
])('a fight’s GUIDs $guids are read as $kept: one is $why', ({ guids, kept }) => {
  expect(withoutDoubtfulGuids(wholeFight(guids)).map(({ guid }: Identity) => guid)).toEqual(kept);
});

test('a GUID that occurs on two servers is kept', () => {
  const fight = [logged('Anna', 7), logged('Berta', 7, moved)];
  expect(withoutDoubtfulGuids(fight)).toEqual(fight);
});

test.each<[why: string, keys: string, ...raiders: Identity[]]>([
  ['the name', 'Anna', ANNA],
  ['name and server if two share the name', 'Anna-Everlook Anna-Lakeshire', ANNA, ANNA_2_MOVED],
  [
    'name, server and GUID if two share name and server',
    'Anna-Everlook-1 Anna-Everlook-2 Anna-Lakeshire',
    ANNA,
    ANNA_2,
    logged('Anna', 3, moved),
  ],
  [
    'an index if there is no GUID either',
    'Anna-Everlook-1 Anna-2 Berta-3 Berta-4',
    ANNA,
    AT_EVERLOOK,
    player('Berta'),
    player('Berta'),
  ],
  [
    'the GUID if name and server are somebody’s name',
    'Anna-Everlook Anna-Everlook-1 Anna-Lakeshire',
    player('Anna-Everlook'),
    ANNA,
    ANNA_2_MOVED,
  ],
])('a raider’s key is $0', (_, keys, ...raiders) => {
  expect(withKeys(raiders).map(({ key }) => key)).toEqual(keys.split(' '));
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

test.each<[guid: number | undefined, ...called: string[]]>([
  [1, 'Anna-Everlook-1'],
  [2, 'Anna-Everlook-2'],
  [3, 'Kadda-Everlook'],
  [4, 'Kadda-Lakeshire', 'Kadda-Lakeshire-4'],
  [5, 'Greta Meier-Schulz', 'Greta Meier-Schulz-Everlook'],
  [6, 'Greta Meier'],
  [7, 'Perrin Oak Heart', 'Perrin Oak Heart-Azjol-Nerub'],
  [8, 'W'.repeat(50), `${'W'.repeat(50)}-Everlook`],
  [undefined, 'Anna', 'Anna-Everlook', 'Anna-Everlook-3', 'Kadda', 'Perrin'],
])('the GUID %s is called %s', (guid, ...called) => {
  for (const each of called) expect([each, findRaider(FIGHT, each)?.guid]).toEqual([each, guid]);
});

test.each([
  ['Anna-Everlook-17715838', 'Anna-Everlook'],
  ['Kadda-2', 'Kadda'],
  ['Greta Meier-Schulz', 'Greta Meier-Schulz'],
])('an address with %s names %s', (called, name) => {
  expect(nameInAddress(called)).toBe(name);
});

test('a namesake without server and GUID is addressed by key', () => {
  expect(findRaider(FIGHT, 'Old-9')).toBe(FIGHT[8]);
});
