import { describe, expect, test, vi } from 'vitest';
import { TOY } from '#test/toy-era';
import { reportToOpen } from '../log-site/report-to-open';
import { hostOfRealm, isRealm, searchProblem } from '../log-site/search';
import { ERAS, eraById, judgedEraNames } from './era-list';
import { eraOf } from './era-of';
import { FOREVER } from './forever';
import { killZonesAt, zoneName } from './log-zones';

// Lists the test's era in the place of an era without rules.
vi.mock('./unjudged-eras', async (original) => ({
  ...(await original<typeof import('./unjudged-eras')>()),
  RETAIL: TOY,
}));

/** Made-up facts of Forever, which are not known yet. */
const AT_LOG_SITE = vi.hoisted(() => ({
  gameVersion: 8,
  host: 'ever',
  ownMaps: [2981],
  raidMaps: [249],
  zones: [
    { id: 9101, name: 'Hyjal Summit', host: 'ever' },
    { id: 9102, name: 'Barrow Deeps', host: 'ever' },
  ],
  realmGroup: { name: 'Forever', host: 'ever', realms: { US: ['Ever After'], EU: [] } },
}));

vi.mock('./forever-at-log-site', () => ({ FOREVER_AT_LOG_SITE: AT_LOG_SITE }));

const [{ id: ZONE = 0, name: ZONE_NAME = '' } = {}] = TOY.zones;
const REALM = { region: 'EU', realm: 'doll-house' } as const;
const fightInDen = { encounterId: 6, zoneId: 5, zone: '' };

test('a listed era is named in every list of eras with rules', () => {
  expect(ERAS).toContain(TOY);
  expect(judgedEraNames()).toContain('Toy');
});

test.each([
  { sign: 'its game version', signs: { gameVersion: TOY.gameVersion, kills: [] } },
  { sign: 'its zone of the log site', signs: { zoneId: ZONE, kills: [] } },
  { sign: 'a fight in its raid', signs: { kills: [fightInDen] } },
  { sign: 'the name of its raid', signs: { kills: [{ zone: 'Den' }] } },
])('the $sign identifies a report of a listed era', ({ signs }) => {
  expect(eraOf(signs)).toEqual({ era: TOY, isCertain: true });
});

test('a saved raid or shared result finds its listed era by id', () => {
  expect(eraById('toy')).toBe(TOY);
});

test('a realm of a listed era can be searched at the era’s host', () => {
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

describe('Forever', () => {
  test.each([
    { sign: 'game version', signs: { gameVersion: 8, kills: [] } },
    { sign: 'host', signs: { host: 'ever', kills: [] } },
    { sign: 'map', signs: { gameVersion: 3, kills: [{ zone: '', zoneId: 2981 }] } },
    { sign: 'zone of the log site', signs: { zoneId: 9102, kills: [] } },
  ])('the $sign identifies a report of Forever', ({ signs }) => {
    expect(eraOf(signs)).toEqual({ era: FOREVER, isCertain: true });
  });

  test('Forever’s realms and zones are searched at its host although it has no rules', () => {
    expect(searchProblem({ region: 'US', realm: 'ever-after', name: 'Teddies' })).toBeUndefined();
    expect(hostOfRealm({ region: 'US', realm: 'ever-after' })).toBe('ever');
    expect(killZonesAt('ever')).toEqual([9102, 9101]);
    expect(killZonesAt('classic')).not.toContain(9101);
    expect(zoneName(9101)).toBe('Hyjal Summit');
    expect(reportToOpen([{ zone: 9102 }, { zone: 1046 }])).toEqual({ zone: 9102 });
  });
});
