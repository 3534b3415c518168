import { expect, test } from 'vitest';
import { ERAS } from './era-list';
import { raidOfFight } from './raid-of-fight';

test.each([
  [
    'a boss, whatever the language',
    { zone: 'Pechschwingenabstieg', encounterId: 1024 },
    'Blackwing Descent',
  ],
  [
    'a boss by the log’s id',
    { zone: 'Thron des Donners', encounterId: 51577 },
    'Throne of Thunder',
  ],
  [
    'a boss by the game’s own id',
    { zone: 'Thron des Donners', encounterId: 1577 },
    'Throne of Thunder',
  ],
  [
    'a map, where the boss is unknown',
    { zone: 'Feuerlande', encounterId: 99, zoneId: 720 },
    'Firelands',
  ],
  ['a name, in records without ids', { zone: 'Heart of Fear' }, 'Heart of Fear'],
  [
    'the boss rather than the name',
    { zone: 'Blackwing Descent', encounterId: 1292 },
    'Dragon Soul',
  ],
  ['a map', { zone: 'Hyjal Summit', encounterId: 3619, zoneId: 534 }, 'Hyjal Summit'],
  [
    'another game’s map, whatever name and number say',
    { zone: 'Hyjal Summit', encounterId: 619, zoneId: 2981 },
    undefined,
  ],
  ['an unknown map, where a name tells nothing', { zone: 'Black Temple', zoneId: 9999 }, undefined],
  ['a boss at an unknown map', { zone: '', encounterId: 1024, zoneId: 9999 }, 'Blackwing Descent'],
  ['nothing, where only a foreign name is there', { zone: 'Feuerlande' }, undefined],
  ['nothing, where nothing is there', { zone: '', encounterId: 0 }, undefined],
  ['nothing, for a word that objects know', { zone: 'constructor' }, undefined],
])('the fight $1 is of the raid $2: $0', (_, fight, raid) => {
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
