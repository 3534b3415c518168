import { expect, test } from 'vitest';
import { BURNING_CRUSADE } from './burning-crusade/burning-crusade';
import { CATACLYSM } from './cataclysm/cataclysm';
import { eraById, judgedEraNames } from './era-list';
import { eraOfZone, hasNoRaids, killZonesAt, zoneName } from './log-zones';
import { MISTS } from './mists/mists';

test('kills are searched in each judged era’s own zones, newest first', () => {
  const zones = killZonesAt('classic');
  const eras = zones.map((zone) => eraOfZone(zone)?.id);
  expect(eras[0]).toBe('mists');
  expect(eras.at(-1)).toBe('cataclysm');
  expect(new Set(eras)).toEqual(new Set(['mists', 'cataclysm']));
  const copies = [...MISTS.zones, ...CATACLYSM.zones].filter(({ isCopy }) => isCopy);
  expect(copies.filter(({ id }) => zones.includes(id))).toEqual([]);
});

test('an Anniversary character’s kills are searched in the zones of its host', () => {
  const zones = killZonesAt('fresh');
  expect(zones.length).toBeGreaterThan(0);
  const freshZones = BURNING_CRUSADE.zones.filter(
    ({ host, isCopy }) => host === 'fresh' && !isCopy,
  );
  expect(zones).toEqual(freshZones.map(({ id }) => id).reverse());
});

test('only a known zone has a name and an era', () => {
  expect([zoneName(1027), eraOfZone(1027)]).toEqual(['Firelands', CATACLYSM]);
  expect([zoneName(9_999_999), eraOfZone(9_999_999)]).toEqual([undefined, undefined]);
});

test('only zones of challenge modes are known to have no raids', () => {
  expect([1039, 1046, 9_999_999].map(hasNoRaids)).toEqual([true, false, false]);
});

test('an era is found by its id', () => {
  expect(eraById('mists')).toBe(MISTS);
  expect(() => eraById('legion')).toThrow(new RangeError('There is no era legion'));
});

test('the judged eras are Burning Crusade, Cataclysm and Mists', () => {
  expect(judgedEraNames()).toEqual(['Burning Crusade', 'Cataclysm', 'Mists of Pandaria']);
});
