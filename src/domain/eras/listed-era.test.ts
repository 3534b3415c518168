import { expect, test, vi } from 'vitest';
import { TOY } from '#test/toy-era';
import { reportToOpen } from '../log-site/report-to-open';
import { hostOfRealm, isRealm, searchProblem } from '../log-site/search';
import { ERAS, eraById, judgedEraNames } from './era-list';
import { eraOf } from './era-of';
import { killZonesAt, zoneName } from './log-zones';

// Lists the toy era in the place of one that has no rules.
vi.mock('./unjudged-eras', async (original) => ({
  ...(await original<typeof import('./unjudged-eras')>()),
  RETAIL: TOY,
}));

const [{ id: ZONE = 0, name: ZONE_NAME = '' } = {}] = TOY.zones;
const REALM = { region: 'EU', realm: 'doll-house' } as const;
const inDen = { encounterId: 6, zoneId: 5, zone: '' };

test('a listed era has its name in every list of eras with rules', () => {
  expect(ERAS).toContain(TOY);
  expect(judgedEraNames()).toContain('Toy');
});

test.each([
  { sign: 'its game version', signs: { gameVersion: TOY.gameVersion, kills: [] } },
  { sign: 'its zone of the log site', signs: { zoneId: ZONE, kills: [] } },
  { sign: 'a fight in its raid', signs: { kills: [inDen] } },
  { sign: 'the name of its raid', signs: { kills: [{ zone: 'Den' }] } },
])('a report of a listed era is told by $sign', ({ signs }) => {
  expect(eraOf(signs)).toEqual({ era: TOY, isCertain: true });
});

test('a saved raid or shared result of a listed era finds it by id', () => {
  expect(eraById('toy')).toBe(TOY);
});

test('a realm that opened with a listed era can be searched, at the era’s host', () => {
  expect(isRealm(REALM.region, REALM.realm)).toBe(true);
  expect(hostOfRealm(REALM)).toBe('fresh');
  expect(searchProblem({ ...REALM, name: 'Teddies' })).toBeUndefined();
});

test('a character search covers a listed era’s zones', () => {
  expect(killZonesAt('classic')).toContain(ZONE);
  expect(zoneName(ZONE)).toBe(ZONE_NAME);
});

test('a guild search opens the newest report of a listed era', () => {
  const newest = { zone: ZONE };
  expect(reportToOpen([newest, { zone: 1046 }])).toBe(newest);
});
