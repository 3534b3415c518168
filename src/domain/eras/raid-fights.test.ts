import { expect, test } from 'vitest';
import type { Kill, LoggedAttempt, Raid } from '../raid/raid';
import { BURNING_CRUSADE } from './burning-crusade/burning-crusade';
import { eraOfFight, fightOf, isNoRaid, withoutOtherFights } from './raid-fights';

const kill = (more: Partial<Kill>): Kill => ({
  kind: 'kill',
  id: 1,
  boss: 'Boss',
  zone: '',
  difficulty: 3,
  startedAt: 0,
  endedAt: 1,
  ...more,
});
const attempted = (fight: Kill): LoggedAttempt => ({ ...fight, kind: 'attempt' });
const raid = (
  gameVersion: number | undefined,
  kills: Kill[] = [],
  more: Partial<Raid> = {},
): Raid => ({
  title: '',
  owner: '',
  startedAt: 0,
  endedAt: 1,
  kills,
  ...(gameVersion !== undefined && { gameVersion }),
  ...more,
});

test.each([
  { gameVersion: 3, fight: { zoneId: 531, size: 40 }, why: 'its map is Ahn’Qiraj’s' },
  { gameVersion: 3, fight: { zone: 'Blackwing Lair' }, why: 'its zone is of vanilla by name' },
  { gameVersion: 3, fight: { encounterId: 51_577 }, why: 'its boss is of Mists' },
  { gameVersion: 3, fight: { zoneId: 564, size: 5 }, why: 'it is of five players' },
  { gameVersion: 3, fight: { encounterId: 100_004 }, why: 'its number is a dungeon run’s' },
  { gameVersion: 3, fight: { zoneId: 2981, zone: 'Hyjal Summit' }, why: 'its map is Forever’s' },
  { gameVersion: 4, fight: { zoneId: 564 }, why: 'its map is of Burning Crusade' },
  { gameVersion: 2, fight: { zoneId: 603 }, why: 'its map is Ulduar' },
  { gameVersion: 6, fight: { zoneId: 960, size: 5 }, why: 'it is a challenge mode' },
  { gameVersion: 99, fight: { size: 1 }, why: 'it is of one player, in an unknown game' },
])('a fight is no raid of game $gameVersion if $why', ({ gameVersion, fight }) => {
  // The host keeps the era where a map would tell another.
  const other = kill(fight);
  if (fight.zoneId !== 2981) expect(isNoRaid(other, raid(gameVersion, [other]))).toBe(true);
  else expect(isNoRaid(other, raid(gameVersion, []))).toBe(true);
});

test.each([
  { gameVersion: 3, fight: { zoneId: 564, zone: 'Blackwing Lair' }, why: 'its map is its game’s' },
  { gameVersion: 3, fight: { zoneId: 9999, zone: 'Blackwing Lair' }, why: 'its map is unknown' },
  { gameVersion: 3, fight: { zone: 'Anywhere' }, why: 'nothing of it is known' },
  { gameVersion: 3, fight: { encounterId: 50_619, size: 25 }, why: 'its boss is its game’s' },
  { gameVersion: 3, fight: { size: 6 }, why: 'it is of six players' },
  { gameVersion: 3, fight: { encounterId: 99 }, why: 'its number is below a copy’s' },
  { gameVersion: 2, fight: { zoneId: 533 }, why: 'both games have Naxxramas' },
  { gameVersion: 4, fight: { zoneId: 533 }, why: 'both games have Naxxramas' },
  { gameVersion: 1, fight: { zoneId: 564 }, why: 'retail’s raids are not known' },
  { gameVersion: 99, fight: { zoneId: 564 }, why: 'the game is unknown' },
])('a fight is a raid of game $gameVersion if $why', ({ gameVersion, fight }) => {
  const own = kill(fight);
  expect(isNoRaid(own, raid(gameVersion, [own]))).toBe(false);
});

test('Onyxia and both zones of Hyjal are raids of Forever by their maps', () => {
  const kills = [
    kill({ zoneId: 2981 }),
    kill({ id: 2, zoneId: 249 }),
    kill({ id: 3, zoneId: 534 }),
  ];
  const forever = raid(8, kills);
  expect(kills.map((one) => isNoRaid(one, forever))).toEqual([false, false, true]);
});

test('a report whose fights are of several games has no other fights', () => {
  const kills = [kill({ zoneId: 564 }), kill({ id: 2, zoneId: 531 })];
  expect(withoutOtherFights(raid(undefined, kills)).kills).toHaveLength(2);
});

test('a raid without other fights is the same object, one with them is computed once', () => {
  const own = kill({ zoneId: 564, size: 25 });
  const other = kill({ id: 2, zoneId: 531, size: 40 });
  const plain = raid(3, [own]);
  expect(withoutOtherFights(plain)).toBe(plain);
  const mixed = raid(3, [own, other], {
    attempts: [attempted(own), { ...attempted(other), id: 4 }],
  });
  expect(withoutOtherFights(mixed)).toEqual({ ...mixed, kills: [own], attempts: [attempted(own)] });
  expect(withoutOtherFights(mixed)).toBe(withoutOtherFights(mixed));
});

test('the last fight is the last kill of the raid’s game', () => {
  const kills = [kill({ id: 3, zoneId: 564 }), kill({ id: 9, zoneId: 531 })];
  expect(fightOf(raid(3, kills), 'last')).toBe('3');
  expect(fightOf(raid(3, kills), '9')).toBe('9');
  expect(fightOf(raid(3, kills.slice(1)), 'last')).toBe('');
  const lost = kill({ id: 5, zoneId: 564, isLost: true });
  expect(fightOf(raid(3, [...kills, lost]), 'last')).toBe('3');
  expect(fightOf(raid(3, [lost]), 'last')).toBe('5');
});

test('nobody is judged in a fight of five, everybody in other fights by the report’s rules', () => {
  expect(eraOfFight(kill({ size: 5 }), BURNING_CRUSADE).tables).toBeUndefined();
  expect(eraOfFight(kill({ size: 5 }), BURNING_CRUSADE)).toBe(
    eraOfFight(kill({ size: 1 }), BURNING_CRUSADE),
  );
  expect(eraOfFight(kill({ size: 40, zoneId: 531 }), BURNING_CRUSADE)).toBe(BURNING_CRUSADE);
  expect(eraOfFight(kill({}), BURNING_CRUSADE)).toBe(BURNING_CRUSADE);
});
