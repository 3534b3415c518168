import { beforeEach, expect, test, vi } from 'vitest';
import { FIGHTS, failureOf, page, request, respondWith, sent, startEachOnline } from '#test/v2';
import * as failures from '../failure-kinds';
import { hourUse } from './hour-use';

startEachOnline();

const limits = (more: object = {}) => ({
  data: {
    reportData: { report: {} },
    rateLimitData: {
      limitPerHour: 3600,
      pointsSpentThisHour: 411.5,
      pointsResetIn: 720,
      ...more,
    },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-10-21T20:00:00Z');
});

test('the points of the hour that come with a response are noted with the time they reset', async () => {
  respondWith(limits());
  await request(FIGHTS);
  expect(hourUse.get()).toEqual({
    limit: 3600,
    spent: 411.5,
    resetsAt: Date.parse('2026-10-21T20:12:00Z'),
  });
  expect(sent[0]?.query).toContain('rateLimitData');
});

test.each([
  { why: 'a limit of 0', more: { limitPerHour: 0 } },
  { why: 'fewer than no points spent', more: { pointsSpentThisHour: -1 } },
  { why: 'a reset in the past', more: { pointsResetIn: -1 } },
  { why: 'a word', more: { pointsSpentThisHour: 'many' } },
])('points of the hour with $why are not noted, and the report is read', async ({ more }) => {
  respondWith(limits(more));
  expect(await request(FIGHTS)).toMatchObject({ friendlies: undefined });
  expect(hourUse.get()).toBeUndefined();
});

test('a limit of 1, no points spent and a reset at once are noted', async () => {
  respondWith(limits({ limitPerHour: 1, pointsSpentThisHour: 0, pointsResetIn: 0 }));
  await request(FIGHTS);
  expect(hourUse.get()).toEqual({ limit: 1, spent: 0, resetsAt: Date.now() });
});

test('after too many requests all points of the hour are spent, and the pause lasts until they reset', async () => {
  hourUse.set({ limit: 3600, spent: 3599, resetsAt: Date.now() + 90_001 });
  respondWith(page(429));
  const failure = await failureOf(FIGHTS);
  expect(failure).toBeInstanceOf(failures.TooManyRequests);
  expect(failure).toMatchObject({ retriesIn: 91 });
  expect(hourUse.get()).toMatchObject({ limit: 3600, spent: 3600 });
});

test.each([
  { why: 'no points are known', resetsIn: undefined },
  { why: 'the points have just reset', resetsIn: 0 },
  { why: 'the points reset long ago', resetsIn: -1000 },
])('after too many requests the pause is a minute if $why', async ({ resetsIn }) => {
  if (resetsIn !== undefined) {
    hourUse.set({ limit: 3600, spent: 1, resetsAt: Date.now() + resetsIn });
  }
  respondWith(page(429));
  expect(await failureOf(FIGHTS)).toMatchObject({ retriesIn: 60 });
});
