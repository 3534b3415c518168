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
  ['its game version', raid({ gameVersion: 5 }), 'cataclysm'],
  ['its game version', raid({ gameVersion: 6 }), 'mists'],
  ['its game version', raid({ gameVersion: 2 }), 'vanilla'],
  ['its game version', raid({ gameVersion: 3 }), 'burning-crusade'],
  ['its game version', raid({ gameVersion: 4 }), 'wrath'],
  ['its game version', raid({ gameVersion: 1 }), 'retail'],
  [
    'its game version, whatever else it contains',
    raid({ gameVersion: 5, zoneId: 1046, hasMonk: true, kills: [horridon, magmaw] }),
    'cataclysm',
  ],
  ['zone 1027 of the log site', raid({ zoneId: 1027 }), 'cataclysm'],
  ['zone 1046 of the log site', raid({ zoneId: 1046 }), 'mists'],
  ['zone 1017 of the log site', raid({ zoneId: 1017 }), 'wrath'],
  ['an unknown zone and a boss', raid({ zoneId: 7, kills: [magmaw] }), 'cataclysm'],
  ['a boss without its map', raid({ kills: [horridon] }), 'mists'],
  ['a copy of a boss', raid({ kills: [fight({ encounterId: 101_577 })] }), 'mists'],
  [
    'a map that contradicts the encounter’s number',
    raid({ kills: [fight({ encounterId: 51_292, zoneId: 967, zone: 'Dragon Soul' })] }),
    'cataclysm',
  ],
  [
    'a zone’s name that contradicts the encounter’s number',
    raid({ kills: [fight({ encounterId: 51_507, zone: 'Ulduar' })] }),
    'wrath',
  ],
  [
    'a copy of a Burning Crusade boss',
    raid({ kills: [fight({ encounterId: 50_607 })] }),
    'burning-crusade',
  ],
  ['the newest raid of Mists', raid({ zoneId: 1054 }), 'mists'],
  ['a second copy of a Mists raid', raid({ zoneId: 1055 }), 'mists'],
  ['a vanilla zone of another host', raid({ zoneId: 2017 }), 'vanilla'],
  ['an encounter that was only attempted', raid({ attempts: [horridon] }), 'mists'],
  ['the map of a fight', raid({ kills: [fight({ zoneId: 967 })] }), 'cataclysm'],
  [
    'the map of a fight in another language',
    raid({ kills: [fight({ zoneId: 1098, zone: 'Thron des Donners' })] }),
    'mists',
  ],
  [
    'the zone’s name beside an encounter that nobody knows',
    raid({ kills: [fight({ encounterId: 3, zone: 'Blackwing Descent' })] }),
    'cataclysm',
  ],
  ['the zone’s name', raid({ kills: [fight({ zone: 'Icecrown Citadel' })] }), 'wrath'],
  ['a monk', raid({ hasMonk: true, kills: [fight({})] }), 'mists'],
  [
    'a boss where two games have a zone of the name',
    raid({ kills: [fight({ encounterId: 50_619, zone: 'Hyjal Summit' })] }),
    'burning-crusade',
  ],
  [
    'a map that only it has, whatever the game version',
    raid({ gameVersion: 3, kills: [fight({ zoneId: 2981 })] }),
    'forever',
  ],
  [
    'its host, where the log gives the game it is filed under',
    raid({ gameVersion: 2, host: 'forever' }),
    'forever',
  ],
  ['its host, where the log gives retail', raid({ gameVersion: 1, host: 'forever' }), 'forever'],
  [
    'its game version, whatever its host',
    raid({ gameVersion: 3, host: 'forever' }),
    'burning-crusade',
  ],
  [
    'its game version at a host of many games',
    raid({ gameVersion: 2, host: 'classic' }),
    'vanilla',
  ],
  [
    'its game version, though Forever has the map too',
    raid({ gameVersion: 2, kills: [onyxia] }),
    'vanilla',
  ],
  ['a map without a later class', raid({ kills: [onyxia] }), 'forever'],
  [
    'its game version, where a class came after Forever',
    raid({ gameVersion: 1, hasLaterClass: true, kills: [onyxia] }),
    'retail',
  ],
])('a report is taken to be of $2 by $0', (_, signs, id) => {
  const { era, isCertain, mixed } = eraOf(signs);
  expect([era.id, isCertain, mixed]).toEqual([id, true, undefined]);
});

test.each([
  ['nothing of it is known', raid({})],
  ['it has no monk', raid({ hasMonk: false })],
  [
    'its encounter and zone are of no era',
    raid({ kills: [fight({ encounterId: 9, zone: 'Nowhere' })] }),
  ],
  [
    'the number of its encounter is large',
    raid({ kills: [fight({ encounterId: 100_004, zone: 'Nowhere' })] }),
  ],
  ['its zone came back in a later era', raid({ kills: [fight({ zone: 'Naxxramas' })] })],
  ['two games have a zone of the name', raid({ kills: [fight({ zone: 'Hyjal Summit' })] })],
])('a report is judged as Cataclysm and marked uncertain if $0', (_, signs) => {
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
