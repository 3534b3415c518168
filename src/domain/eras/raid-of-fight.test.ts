import { expect, test } from 'vitest';
import type { Kill } from '../raid/raid';
import { ERAS } from './era-list';
import { raidOfFight } from './raid-of-fight';

test.each<[why: string, raid: string | undefined, zone: string, ids?: Partial<Kill>]>([
  ['a boss in any language', 'Blackwing Descent', 'Pechschwingenabstieg', { encounterId: 1024 }],
  ['a boss by the log’s id', 'Throne of Thunder', 'Thron des Donners', { encounterId: 51577 }],
  ['a boss by the game’s id', 'Throne of Thunder', 'Thron des Donners', { encounterId: 1577 }],
  ['a map, not the boss', 'Firelands', 'Feuerlande', { encounterId: 99, zoneId: 720 }],
  ['a name, in records without ids', 'Heart of Fear', 'Heart of Fear'],
  ['the boss, not the name', 'Dragon Soul', 'Blackwing Descent', { encounterId: 1292 }],
  ['a map', 'Hyjal Summit', 'Hyjal Summit', { encounterId: 3619, zoneId: 534 }],
  ['another game’s map', undefined, 'Hyjal Summit', { encounterId: 619, zoneId: 2981 }],
  ['an unknown map, where a name tells nothing', undefined, 'Black Temple', { zoneId: 9999 }],
  ['a boss at an unknown map', 'Blackwing Descent', '', { encounterId: 1024, zoneId: 9999 }],
  ['nothing, with a foreign name alone,', undefined, 'Feuerlande'],
  ['nothing, without name and id,', undefined, '', { encounterId: 0 }],
  ['nothing, for a word that objects know,', undefined, 'constructor'],
])('%s identifies the raid %s of a fight in “%s” with %j', (_, raid, zone, ids) => {
  expect(raidOfFight({ zone, ...ids })?.name).toBe(raid);
});

test('no two raids share a boss or a map', () => {
  const raids = ERAS.flatMap(({ tables }) => tables?.raids ?? []);
  const bosses = raids.flatMap(({ encounterIds }) => encounterIds.map((id) => id % 50_000));
  const maps = raids.flatMap(({ zoneIds }) => zoneIds);
  expect(new Set(bosses).size).toBe(bosses.length);
  expect(new Set(maps).size).toBe(maps.length);
});

test('each raid of Mists has a different colour', () => {
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
