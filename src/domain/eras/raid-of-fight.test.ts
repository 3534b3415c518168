import { expect, test } from 'vitest';
import { ERAS } from './era-list';
import { raidOfFight } from './raid-of-fight';

test.each([
  {
    fight: { zone: 'Pechschwingenabstieg', encounterId: 1024 },
    raid: 'Blackwing Descent',
    why: 'a boss, whatever the language',
  },
  {
    fight: { zone: 'Thron des Donners', encounterId: 51577 },
    raid: 'Throne of Thunder',
    why: 'a boss by the log’s id',
  },
  {
    fight: { zone: 'Thron des Donners', encounterId: 1577 },
    raid: 'Throne of Thunder',
    why: 'a boss by the game’s own id',
  },
  {
    fight: { zone: 'Feuerlande', encounterId: 99, zoneId: 720 },
    raid: 'Firelands',
    why: 'a map, where the boss is unknown',
  },
  {
    fight: { zone: 'Heart of Fear' },
    raid: 'Heart of Fear',
    why: 'a name, in records without ids',
  },
  {
    fight: { zone: 'Blackwing Descent', encounterId: 1292 },
    raid: 'Dragon Soul',
    why: 'the boss rather than the name',
  },
  {
    fight: { zone: 'Hyjal Summit', encounterId: 3619, zoneId: 534 },
    raid: 'Hyjal Summit',
    why: 'a map',
  },
  {
    fight: { zone: 'Hyjal Summit', encounterId: 619, zoneId: 2981 },
    raid: undefined,
    why: 'another game’s map, whatever name and number say',
  },
  {
    fight: { zone: 'Black Temple', zoneId: 9999 },
    raid: undefined,
    why: 'an unknown map, where a name tells nothing',
  },
  {
    fight: { zone: '', encounterId: 1024, zoneId: 9999 },
    raid: 'Blackwing Descent',
    why: 'a boss at an unknown map',
  },
  {
    fight: { zone: 'Feuerlande' },
    raid: undefined,
    why: 'nothing, where only a foreign name is there',
  },
  { fight: { zone: '', encounterId: 0 }, raid: undefined, why: 'nothing, where nothing is there' },
  { fight: { zone: 'constructor' }, raid: undefined, why: 'nothing, for a word that objects know' },
])('the fight $fight is of the raid $raid: $why', ({ fight, raid }) => {
  expect(raidOfFight(fight)?.name).toBe(raid);
});

test('no two raids share a boss or a map', () => {
  const raids = ERAS.flatMap(({ tables }) => tables?.raids ?? []);
  const bosses = raids.flatMap(({ encounterIds }) => encounterIds.map((id) => id % 50_000));
  const maps = raids.flatMap(({ zoneIds }) => zoneIds);
  expect(new Set(bosses).size).toBe(bosses.length);
  expect(new Set(maps).size).toBe(maps.length);
});

test('the raids of Mists each have a colour of their own', () => {
  const mists = ERAS.find(({ id }) => id === 'mists')?.tables?.raids ?? [];
  const colours = mists.map(({ colour }) => colour);
  expect(colours).toHaveLength(5);
  expect(new Set(colours).size).toBe(5);
});

test.each([
  ['Blackwing Descent', 'danger'],
  ['The Bastion of Twilight', 'primary'],
  ['Throne of the Four Winds', 'warning'],
  ['Baradin Hold', 'dark'],
  ['Firelands', 'dark'],
  ['Dragon Soul', 'dark'],
])('%s has the specified colour %s', (zone, colour) => {
  expect(raidOfFight({ zone })?.colour).toBe(colour);
});
