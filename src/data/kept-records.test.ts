import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Raid } from '#domain/raid';
import sampleSummary from '../../public/sample/summary-12.json';
import { raidersPlace, raidPlace, readPlace, readRecord, toStored } from './kept-records';
import { LoggedSummary, toRaiders } from './logged-summary';
import { raiderQueries } from './raider-queries';
import { reportQueries } from './report-queries';

const CODE = 'TierElevenNight1';
const kill = {
  id: 12,
  boss: 'Magmaw',
  zone: 'Blackwing Descent',
  difficulty: 4,
  startedAt: 0,
  endedAt: 1,
};
const raid: Raid = { title: 'Thursday', owner: 'Kadda', startedAt: 1, endedAt: 2, kills: [kill] };

describe('a record', () => {
  test('is read back as it was kept: a raid', () => {
    const record = { data: raid, fetchedAt: 5 };
    expect(readRecord(structuredClone(toStored(record)))).toEqual(record);
  });

  test('is read back as it was kept: the raiders of a whole summary', () => {
    const raiders = toRaiders(v.parse(LoggedSummary, sampleSummary));
    const record = { data: raiders, fetchedAt: 5 };

    expect(raiders.length).toBeGreaterThan(20);
    expect(readRecord(structuredClone(toStored(record)))).toEqual(record);
  });

  test.each([
    { stored: undefined, why: 'nothing there' },
    { stored: 'kept', why: 'a text' },
    { stored: { shape: 1, fetchedAt: 5 }, why: 'half written: no data' },
    { stored: { shape: 1, fetchedAt: 5, data: { ...raid, kills: undefined } }, why: 'no kills' },
    { stored: { shape: 1, data: raid }, why: 'no time' },
    { stored: { shape: 2, fetchedAt: 5, data: raid }, why: 'the shape of a newer version' },
    { stored: { shape: 0, fetchedAt: 5, data: raid }, why: 'an older shape nobody knows' },
    { stored: { shape: -1e9, fetchedAt: 5, data: raid }, why: 'a shape that never was' },
    { stored: { shape: 0.5, fetchedAt: 5, data: raid }, why: 'half a shape' },
  ])('$why → nothing', ({ stored }) => {
    expect(readRecord(stored)).toBeUndefined();
  });

  test('of an older shape is brought up when it is read', () => {
    const upgrades = { 0: (data: unknown) => ({ owner: '', ...(data as object) }) };
    const { owner, ...older } = raid;

    expect(readRecord({ shape: 0, fetchedAt: 5, data: older }, upgrades)).toEqual({
      data: { ...raid, owner: '' },
      fetchedAt: 5,
    });
  });
});

describe('a place', () => {
  test('is the hash of the query that it keeps', () => {
    expect(raidPlace(CODE)).toBe(`kept-${hashKey(reportQueries.raid(CODE).queryKey)}`);
    expect(raidersPlace(CODE, 12)).toBe(
      `kept-${hashKey(raiderQueries.ofKill(CODE, kill).queryKey)}`,
    );
  });

  test.each([
    { place: raidPlace(CODE), subject: { code: CODE } },
    { place: raidPlace('a:TierElevenNight1'), subject: { code: 'a:TierElevenNight1' } },
    { place: raidersPlace(CODE, 12), subject: { code: CODE, killId: 12 } },
    { place: 'index', subject: undefined },
    { place: 'lists', subject: undefined },
    { place: 'kept-["report"', subject: undefined },
    { place: 'kept-["guild","x"]', subject: undefined },
  ])('$place → $subject', ({ place, subject }) => {
    expect(readPlace(place)).toEqual(subject);
  });
});
