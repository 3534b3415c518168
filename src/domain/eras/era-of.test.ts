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

test.each([
  { why: 'its game version', signs: raid({ gameVersion: 5 }), id: 'cataclysm' },
  { why: 'its game version', signs: raid({ gameVersion: 6 }), id: 'mists' },
  { why: 'its game version', signs: raid({ gameVersion: 2 }), id: 'vanilla' },
  { why: 'its game version', signs: raid({ gameVersion: 3 }), id: 'burning-crusade' },
  { why: 'its game version', signs: raid({ gameVersion: 4 }), id: 'wrath' },
  { why: 'its game version', signs: raid({ gameVersion: 1 }), id: 'retail' },
  {
    why: 'its game version, whatever else it contains',
    signs: raid({ gameVersion: 5, zoneId: 1046, hasMonk: true, kills: [horridon, magmaw] }),
    id: 'cataclysm',
  },
  { why: 'zone 1027 of the log site', signs: raid({ zoneId: 1027 }), id: 'cataclysm' },
  { why: 'zone 1046 of the log site', signs: raid({ zoneId: 1046 }), id: 'mists' },
  { why: 'zone 1017 of the log site', signs: raid({ zoneId: 1017 }), id: 'wrath' },
  {
    why: 'an unknown zone and a boss',
    signs: raid({ zoneId: 7, kills: [magmaw] }),
    id: 'cataclysm',
  },
  { why: 'a boss without its map', signs: raid({ kills: [horridon] }), id: 'mists' },
  {
    why: 'a copy of a boss',
    signs: raid({ kills: [fight({ encounterId: 101_577 })] }),
    id: 'mists',
  },
  {
    why: 'a map that contradicts the encounter’s number',
    signs: raid({ kills: [fight({ encounterId: 51_292, zoneId: 967, zone: 'Dragon Soul' })] }),
    id: 'cataclysm',
  },
  {
    why: 'a zone’s name that contradicts the encounter’s number',
    signs: raid({ kills: [fight({ encounterId: 51_507, zone: 'Ulduar' })] }),
    id: 'wrath',
  },
  {
    why: 'a copy of a Burning Crusade boss',
    signs: raid({ kills: [fight({ encounterId: 50_607 })] }),
    id: 'burning-crusade',
  },
  { why: 'the newest raid of Mists', signs: raid({ zoneId: 1054 }), id: 'mists' },
  { why: 'a second copy of a Mists raid', signs: raid({ zoneId: 1055 }), id: 'mists' },
  { why: 'a vanilla zone of another host', signs: raid({ zoneId: 2017 }), id: 'vanilla' },
  {
    why: 'an encounter that was only attempted',
    signs: raid({ attempts: [horridon] }),
    id: 'mists',
  },
  { why: 'the map of a fight', signs: raid({ kills: [fight({ zoneId: 967 })] }), id: 'cataclysm' },
  {
    why: 'the map of a fight in another language',
    signs: raid({ kills: [fight({ zoneId: 1098, zone: 'Thron des Donners' })] }),
    id: 'mists',
  },
  {
    why: 'the zone’s name beside an encounter that nobody knows',
    signs: raid({ kills: [fight({ encounterId: 3, zone: 'Blackwing Descent' })] }),
    id: 'cataclysm',
  },
  {
    why: 'the zone’s name',
    signs: raid({ kills: [fight({ zone: 'Icecrown Citadel' })] }),
    id: 'wrath',
  },
  { why: 'a monk', signs: raid({ hasMonk: true, kills: [fight({})] }), id: 'mists' },
  {
    why: 'a boss where two games have a zone of the name',
    signs: raid({ kills: [fight({ encounterId: 50_619, zone: 'Hyjal Summit' })] }),
    id: 'burning-crusade',
  },
  {
    why: 'a map that only it has, whatever the game version',
    signs: raid({ gameVersion: 3, kills: [fight({ zoneId: 2981 })] }),
    id: 'forever',
  },
  {
    why: 'its host, where the log gives the game it is filed under',
    signs: raid({ gameVersion: 2, host: 'forever' }),
    id: 'forever',
  },
  {
    why: 'its host, where the log gives retail',
    signs: raid({ gameVersion: 1, host: 'forever' }),
    id: 'forever',
  },
  {
    why: 'its game version, whatever its host',
    signs: raid({ gameVersion: 3, host: 'forever' }),
    id: 'burning-crusade',
  },
  {
    why: 'its game version at a host of many games',
    signs: raid({ gameVersion: 2, host: 'classic' }),
    id: 'vanilla',
  },
  {
    why: 'its game version, though Forever has the map too',
    signs: raid({ gameVersion: 2, kills: [onyxia] }),
    id: 'vanilla',
  },
  { why: 'a map without a later class', signs: raid({ kills: [onyxia] }), id: 'forever' },
  {
    why: 'its game version, where a class came after Forever',
    signs: raid({ gameVersion: 1, hasLaterClass: true, kills: [onyxia] }),
    id: 'retail',
  },
])('a report is taken to be of $id by $why', ({ signs, id }) => {
  const { era, isCertain, mixed } = eraOf(signs);
  expect([era.id, isCertain, mixed]).toEqual([id, true, undefined]);
});

test.each([
  { why: 'nothing of it is known', signs: raid({}) },
  { why: 'it has no monk', signs: raid({ hasMonk: false }) },
  {
    why: 'its encounter and zone are of no era',
    signs: raid({ kills: [fight({ encounterId: 9, zone: 'Nowhere' })] }),
  },
  {
    why: 'the number of its encounter is large',
    signs: raid({ kills: [fight({ encounterId: 100_004, zone: 'Nowhere' })] }),
  },
  {
    why: 'its zone came back in a later era',
    signs: raid({ kills: [fight({ zone: 'Naxxramas' })] }),
  },
  {
    why: 'two games have a zone of the name',
    signs: raid({ kills: [fight({ zone: 'Hyjal Summit' })] }),
  },
])('a report is judged as Cataclysm and marked uncertain if $why', ({ signs }) => {
  const reading = eraOf(signs);
  expect([reading.era.id, reading.isCertain]).toEqual(['cataclysm', false]);
  expect(reading.era.tables).toBeDefined();
});

test.each([
  { why: 'of no known game', zoneId: 9999 },
  { why: 'of two games', zoneId: 533 },
])('a report whose only map is $why is of no known era', ({ zoneId }) => {
  expect(eraOf(raid({ hasMonk: true, kills: [fight({ zoneId })] }))).toMatchObject({
    era: { id: 'unknown' },
    isCertain: false,
  });
});

const KNOWN_GAMES = [1, 2, 3, 4, 5, 6];
const OTHER_GAMES = Array.from({ length: 100 }, (_, game) => game).filter(
  (game) => !KNOWN_GAMES.includes(game),
);

test.each(OTHER_GAMES)(
  'a report of the unknown game version %i is of no known era, whatever else it tells',
  (game) => {
    const reading = eraOf(
      raid({ gameVersion: game, zoneId: 1046, hasMonk: true, kills: [horridon] }),
    );
    expect(reading).toMatchObject({
      era: { id: 'unknown' },
      isCertain: false,
      unknownVersion: game,
    });
    expect(reading.era.tables).toBeUndefined();
  },
);

test('fights of two eras are named, and nobody is judged', () => {
  const reading = eraOf(raid({ zoneId: 1046, kills: [magmaw], attempts: [horridon] }));
  expect(reading.isCertain).toBe(false);
  expect(reading.mixed?.map(({ name }) => name)).toEqual(['Cataclysm', 'Mists of Pandaria']);
  expect(reading.era.tables).toBeUndefined();
});

test.each([2, 4, 1])('game version %i has no era with rules', (gameVersion) => {
  expect(eraOf(raid({ gameVersion })).era.tables).toBeUndefined();
});

test('each boss of the sample raid alone identifies Cataclysm', () => {
  const bosses = fights.fights.filter(({ boss }) => boss > 0);
  const eras = bosses.map(({ boss }) => eraOf(raid({ kills: [fight({ encounterId: boss })] })));
  expect(eras.every(({ era, isCertain }) => era.id === 'cataclysm' && isCertain)).toBe(true);
});
