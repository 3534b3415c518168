import { describe, expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import type { Kill, LoggedAttempt, Raid } from '../raid/raid';
import { MAX_TIME } from '../time';
import { BURNING_CRUSADE } from './burning-crusade/burning-crusade';
import {
  eraOfFight,
  fightToOpen,
  firstPullAt,
  isOutsideRaids,
  onlyRaidFights,
} from './raid-fights';

const attempted = (fight: Kill): LoggedAttempt => ({ ...fight, kind: 'attempt' });
const raid = (
  gameVersion: number | undefined,
  kills: Kill[] = [],
  more: Partial<Raid> = {},
): Raid => raidWith({ kills, ...(gameVersion !== undefined && { gameVersion }), ...more });

test.each([
  { gameVersion: 3, fight: { zoneId: 531, size: 40 }, why: 'its map is Ahn’Qiraj’s' },
  { gameVersion: 3, fight: { zone: 'Blackwing Lair' }, why: 'its zone has a vanilla name' },
  { gameVersion: 3, fight: { encounterId: 51_577 }, why: 'its boss is of Mists' },
  { gameVersion: 3, fight: { zoneId: 564, size: 5 }, why: 'it has five players' },
  { gameVersion: 3, fight: { encounterId: 100_004 }, why: 'its number is a dungeon run’s' },
  { gameVersion: 3, fight: { zoneId: 2981, zone: 'Hyjal Summit' }, why: 'its map is Forever’s' },
  { gameVersion: 4, fight: { zoneId: 564 }, why: 'its map is of Burning Crusade' },
  { gameVersion: 2, fight: { zoneId: 603 }, why: 'its map is Ulduar' },
  { gameVersion: 6, fight: { zoneId: 960, size: 5 }, why: 'it is a challenge mode' },
  { gameVersion: 99, fight: { size: 1 }, why: 'it has one player in an unknown game' },
])('a fight is no raid of game $gameVersion if $why', ({ gameVersion, fight }) => {
  expect(isOutsideRaids(killWith(fight), raid(gameVersion))).toBe(true);
});

test.each([
  { gameVersion: 3, fight: { zoneId: 564, zone: 'Blackwing Lair' }, why: 'its map is its game’s' },
  { gameVersion: 3, fight: { zoneId: 9999, zone: 'Blackwing Lair' }, why: 'its map is unknown' },
  { gameVersion: 3, fight: { zone: 'Anywhere' }, why: 'it has no signs of a game' },
  { gameVersion: 3, fight: { encounterId: 50_619, size: 25 }, why: 'its boss is its game’s' },
  { gameVersion: 3, fight: { size: 6 }, why: 'it has six players' },
  { gameVersion: 3, fight: { encounterId: 99 }, why: 'its number is below a copy’s' },
  { gameVersion: 2, fight: { zoneId: 533 }, why: 'both games have Naxxramas' },
  { gameVersion: 4, fight: { zoneId: 533 }, why: 'both games have Naxxramas' },
  { gameVersion: 1, fight: { zoneId: 564 }, why: 'retail’s raids are not known' },
  { gameVersion: 99, fight: { zoneId: 564 }, why: 'the game is unknown' },
])('a fight is a raid of game $gameVersion if $why', ({ gameVersion, fight }) => {
  const own = killWith(fight);
  expect(isOutsideRaids(own, raid(gameVersion, [own]))).toBe(false);
});

test('Onyxia and both zones of Hyjal are raids of Forever by their maps', () => {
  const kills = [2981, 249, 534].map((zoneId, id) => killWith({ id, zoneId }));
  const forever = raid(8, kills);
  expect(kills.map((one) => isOutsideRaids(one, forever))).toEqual([false, false, true]);
});

test.each([
  [564, 531],
  [531, 564],
])('a report with fights of several games keeps all fights: maps %i, %i', (...maps) => {
  const kills = maps.map((zoneId, id) => killWith({ id, zoneId }));
  expect(onlyRaidFights(raid(undefined, kills)).kills).toHaveLength(2);
});

test('the raid without other fights is computed only once', () => {
  const own = killWith({ zoneId: 564, size: 25 });
  const other = killWith({ id: 2, zoneId: 531, size: 40 });
  const plain = raid(3, [own]);
  expect(onlyRaidFights(plain)).toBe(plain);
  const attempts = [attempted(own), { ...attempted(other), id: 4 }];
  const mixed = raid(3, [own, other], { attempts });
  expect(onlyRaidFights(mixed)).toEqual({ ...mixed, kills: [own], attempts: [attempted(own)] });
  expect(onlyRaidFights(mixed)).toBe(onlyRaidFights(mixed));
});

describe('the fight that a report opens on', () => {
  const own = killWith({ id: 3, zoneId: 564 });
  const other = killWith({ id: 9, zoneId: 531, startedAt: 9 });
  const lost = killWith({ id: 5, zoneId: 564, startedAt: 5, isLost: true });
  const wipe: LoggedAttempt = { ...own, kind: 'attempt', id: 4, startedAt: 4 };
  const otherWipe: LoggedAttempt = { ...other, kind: 'attempt', id: 8, startedAt: 8 };

  test.each([
    { what: 'the last kill of its game', kills: [own, other], attempts: [wipe], opens: 3 },
    { what: 'a kill that the report still has', kills: [own, lost], attempts: [], opens: 3 },
    { what: 'a lost kill if it has no other', kills: [lost, other], attempts: [wipe], opens: 5 },
    { what: 'its last wipe without a kill', kills: [other], attempts: [wipe, otherWipe], opens: 4 },
    { what: 'missing without a pull of its game', kills: [other], attempts: [], opens: undefined },
  ])('the fight that a report opens on is $what', ({ kills, attempts, opens }) => {
    expect(fightToOpen(raid(3, kills, { attempts }))?.id).toBe(opens);
  });

  test.each([
    ['its newest pull, a wipe', [own, other], [wipe, otherWipe], 4],
    ['its newest pull, a kill', [own], [{ ...wipe, startedAt: -1 }], 3],
    ['a lost kill if it has nothing else', [lost], [otherWipe], 5],
  ])('the fight that a followed report opens on is $0', (_, kills, attempts, opens) => {
    expect(fightToOpen(raid(3, kills, { attempts }), { isFollowed: true })?.id).toBe(opens);
  });
});

test('nobody is judged in a fight of five players', () => {
  expect(eraOfFight(killWith({ size: 5 }), BURNING_CRUSADE).tables).toBeUndefined();
  const eraOfSize1 = eraOfFight(killWith({ size: 1 }), BURNING_CRUSADE);
  expect(eraOfFight(killWith({ size: 5 }), BURNING_CRUSADE)).toBe(eraOfSize1);
  expect(eraOfFight(killWith({ size: 40, zoneId: 531 }), BURNING_CRUSADE)).toBe(BURNING_CRUSADE);
  expect(eraOfFight(killWith({}), BURNING_CRUSADE)).toBe(BURNING_CRUSADE);
});

test.each([
  { why: 'its first attempt', startedAt: 1000, kills: [9], attempts: [5], begins: 1005 },
  { why: 'its first kill, not a dungeon’s', startedAt: 1000, kills: [7, 9], begins: 1007 },
  { why: 'its log’s start without pulls', startedAt: 1000, kills: [], begins: 1000 },
  { why: 'the last date that can exist', startedAt: MAX_TIME, kills: [MAX_TIME], begins: 8.64e15 },
])('a raid has the date of $why', ({ startedAt, kills, attempts = [], begins }) => {
  const at = (time: number) => killWith({ id: time, startedAt: time });
  const dungeon = killWith({ id: 1, startedAt: 1, size: 5 });
  const logged = { startedAt, attempts: attempts.map(at).map(attempted) };
  const pulledAt = firstPullAt(raid(5, [dungeon, ...kills.map(at)], logged));
  expect([pulledAt, Number.isNaN(new Date(pulledAt).getTime())]).toEqual([begins, false]);
});
