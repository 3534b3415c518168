import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import fights from '../../../public/sample/fights.json';
import type { Kill } from '../raid/raid';
import { type EraSigns, eraOf } from './era-of';

const fight = (more: Partial<Kill>): Kill => killWith({ difficulty: 4, ...more });
const magmaw = fight({ encounterId: 1024 });
const horridon = fight({ encounterId: 51575 });
const onyxia = fight({ zoneId: 249 });
const raid = (more: Partial<EraSigns>): EraSigns => ({ kills: [], ...more });
/** Returns a report of one kill with these fields. */
const killed = (kill: Partial<Kill>, more: Partial<EraSigns> = {}) =>
  raid({ kills: [fight(kill)], ...more });

test.each<[id: string, sign: string, signs: Partial<EraSigns>]>([
  ['cataclysm', 'its game version', { gameVersion: 5 }],
  ['mists', 'its game version', { gameVersion: 6 }],
  ['vanilla', 'its game version', { gameVersion: 2 }],
  ['burning-crusade', 'its game version', { gameVersion: 3 }],
  ['wrath', 'its game version', { gameVersion: 4 }],
  ['retail', 'its game version', { gameVersion: 1 }],
  [
    'cataclysm',
    'its game version, whatever else it contains',
    { gameVersion: 5, zoneId: 1046, hasMonk: true, kills: [horridon, magmaw] },
  ],
  ['cataclysm', 'zone 1027 of the log site', { zoneId: 1027 }],
  ['mists', 'zone 1046 of the log site', { zoneId: 1046 }],
  ['wrath', 'zone 1017 of the log site', { zoneId: 1017 }],
  ['retail', 'zone 19 of the log site', { zoneId: 19, hasMonk: true }],
  ['cataclysm', 'an unknown zone and a boss', { zoneId: 7, kills: [magmaw] }],
  ['mists', 'a boss without its map', { kills: [horridon] }],
  ['mists', 'a copy of a boss', killed({ encounterId: 101_577 })],
  [
    'cataclysm',
    'a map that contradicts the encounter’s number',
    killed({ encounterId: 51_292, zoneId: 967, zone: 'Dragon Soul' }),
  ],
  ['wrath', 'a zone’s name, not the encounter’s', killed({ encounterId: 51_507, zone: 'Ulduar' })],
  ['burning-crusade', 'a copy of a Burning Crusade boss', killed({ encounterId: 50_607 })],
  ['mists', 'the newest raid of Mists', { zoneId: 1054 }],
  ['mists', 'a second copy of a Mists raid', { zoneId: 1055 }],
  ['vanilla', 'a vanilla zone of another host', { zoneId: 2017 }],
  ['mists', 'an encounter that was only attempted', { attempts: [horridon] }],
  ['cataclysm', 'the map of a fight', killed({ zoneId: 967 })],
  ['mists', 'a map in another language', killed({ zoneId: 1098, zone: 'Thron des Donners' })],
  ['cataclysm', 'a zone’s name alone', killed({ encounterId: 3, zone: 'Blackwing Descent' })],
  ['wrath', 'the zone’s name', killed({ zone: 'Icecrown Citadel' })],
  ['mists', 'a monk', killed({}, { hasMonk: true })],
  ['mists', 'a monk of 2026', killed({}, { hasMonk: true, startedAt: Date.UTC(2026, 0) })],
  ['retail', 'a monk of 2016', killed({}, { hasMonk: true, startedAt: Date.UTC(2016, 0) })],
  [
    'burning-crusade',
    'a boss where two games have a zone of the name',
    killed({ encounterId: 50_619, zone: 'Hyjal Summit' }),
  ],
  ['forever', 'a map that only it has', killed({ zoneId: 2981 }, { gameVersion: 3 })],
  ['forever', 'its host, filed under a game', { gameVersion: 2, host: 'forever' }],
  ['forever', 'its host, where the log gives retail', { gameVersion: 1, host: 'forever' }],
  ['burning-crusade', 'its game version, whatever its host', { gameVersion: 3, host: 'forever' }],
  ['vanilla', 'its game version at a host of many games', { gameVersion: 2, host: 'classic' }],
  ['vanilla', 'its game version, on a map of Forever too', { gameVersion: 2, kills: [onyxia] }],
  ['forever', 'a map without a later class', { kills: [onyxia] }],
  ['retail', 'a later class', { gameVersion: 1, hasLaterClass: true, kills: [onyxia] }],
])('a report counts as $0 by $1', (id, _, signs) => {
  const { era, isCertain, mixedEras } = eraOf(raid(signs));
  expect([era.id, isCertain, mixedEras]).toEqual([id, true, undefined]);
});

test.each([
  ['nothing of it is known', raid({})],
  ['it has no monk', raid({ hasMonk: false })],
  ['its encounter and zone are of no era', killed({ encounterId: 9, zone: 'Nowhere' })],
  ['the number of its encounter is large', killed({ encounterId: 100_004, zone: 'Nowhere' })],
  ['its zone came back in a later era', killed({ zone: 'Naxxramas' })],
  ['two games have a zone of the name', killed({ zone: 'Hyjal Summit' })],
])('a report is judged as Cataclysm and marked uncertain if $0', (_, signs) => {
  const reading = eraOf(signs);
  expect([reading.era.id, reading.isCertain]).toEqual(['cataclysm', false]);
  expect(reading.era.tables).toBeDefined();
});

test.each([
  ['of no known game', 9999],
  ['of two games', 533],
])('a report with only the map %s belongs to no known era', (_, zoneId) => {
  const { era, isCertain } = eraOf(killed({ zoneId }, { hasMonk: true }));
  expect([era.id, isCertain]).toEqual(['unknown', false]);
});

const OTHER_GAMES = [0, ...Array.from({ length: 93 }, (_, nth) => nth + 7)];

test.each(OTHER_GAMES)(
  'a report of the unknown game version %i belongs to no known era',
  (game) => {
    const signs = { gameVersion: game, zoneId: 1046, hasMonk: true, kills: [horridon] };
    const { era, isCertain, unknownVersion } = eraOf(raid(signs));
    expect([era.id, isCertain, unknownVersion]).toEqual(['unknown', false, game]);
    expect(era.tables).toBeUndefined();
  },
);

test('nobody is judged in a report with fights of two eras', () => {
  const reading = eraOf(raid({ zoneId: 1046, kills: [magmaw], attempts: [horridon] }));
  expect(reading.isCertain).toBe(false);
  expect(reading.mixedEras?.map(({ name }) => name)).toEqual(['Cataclysm', 'Mists of Pandaria']);
  expect(reading.era.tables).toBeUndefined();
});

test('each boss of the sample raid identifies Cataclysm', () => {
  const bosses = fights.fights.filter(({ boss }) => boss > 0);
  const eras = bosses.map(({ boss }) => eraOf(killed({ encounterId: boss })));
  expect(eras.every(({ era, isCertain }) => era.id === 'cataclysm' && isCertain)).toBe(true);
});
