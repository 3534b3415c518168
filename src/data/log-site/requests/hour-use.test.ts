import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/stub-storage';
import { FIGHTS, failureOf, page, request, respondWith, sentRequests, startOnline } from '#test/v2';
import { changeSettings } from '../../settings/settings';
import { hourUse } from './hour-use';
import { LogSiteFailure } from './log-site-failure';

startOnline();

const limits = (more: object = {}) => ({
  data: {
    reportData: { report: {} },
    rateLimitData: { limitPerHour: 3600, pointsSpentThisHour: 411.5, pointsResetIn: 720, ...more },
  },
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-10-21T20:00:00Z');
});

test('the hourly points in a response are noted with their reset time', async () => {
  respondWith(limits());
  await request(FIGHTS);
  const resetsAt = Date.parse('2026-10-21T20:12:00Z');
  expect(hourUse.get()).toMatchObject({ limit: 3600, spent: 411.5, resetsAt });
  expect(sentRequests[0]?.query).toContain('rateLimitData');
});

test.each([
  { why: 'a limit of 0', more: { limitPerHour: 0 } },
  { why: 'negative points spent', more: { pointsSpentThisHour: -1 } },
  { why: 'a reset in the past', more: { pointsResetIn: -1 } },
  { why: 'a word', more: { pointsSpentThisHour: 'many' } },
])('hourly points with $why are not noted', async ({ more }) => {
  respondWith(limits(more));
  expect(await request(FIGHTS)).toMatchObject({ friendlies: undefined });
  expect(hourUse.get()).toBeUndefined();
});

test('unspent hourly points with a limit of 1 and an immediate reset are noted', async () => {
  respondWith(limits({ limitPerHour: 1, pointsSpentThisHour: 0, pointsResetIn: 0 }));
  await request(FIGHTS);
  expect(hourUse.get()).toMatchObject({ limit: 1, spent: 0, resetsAt: Date.now() });
});

test('the pause after too many requests lasts until the hourly points reset', async () => {
  hourUse.note({ limit: 3600, spent: 3599, resetsAt: Date.now() + 90_001 }, 'a-token');
  respondWith(page(429));
  const failure = await failureOf(FIGHTS);
  expect(failure).toMatchObject({ kind: 'hourlyLimit' });
  expect(failure).toMatchObject({ retriesIn: 91 });
  expect(hourUse.get()).toMatchObject({ limit: 3600, spent: 3600 });
});

test.each([
  { why: 'no points are known', resetsIn: undefined },
  { why: 'the points have just reset', resetsIn: 0 },
  { why: 'the points reset long ago', resetsIn: -1000 },
])('the pause after too many requests is a minute if $why', async ({ resetsIn }) => {
  if (resetsIn !== undefined) {
    hourUse.note({ limit: 3600, spent: 1, resetsAt: Date.now() + resetsIn }, 'a-token');
  }
  respondWith(page(429));
  expect(await failureOf(FIGHTS)).toMatchObject({ retriesIn: 60 });
});

test('each refusal without a known reset doubles the pause up to 16 minutes', async () => {
  const pauses = async (times: number) => {
    const failed = [];
    for (let nth = 0; nth < times; nth += 1) failed.push(await failureOf(FIGHTS));
    return failed.map((failure) => failure instanceof LogSiteFailure && failure.retriesIn);
  };
  respondWith(page(429));
  expect(await pauses(6)).toEqual([60, 120, 240, 480, 960, 960]);
  const message = expect.stringContaining('hourly limit of Warcraft Logs');
  expect(await failureOf(FIGHTS)).toMatchObject({ message });
  respondWith(limits({ pointsResetIn: 0 }));
  await request(FIGHTS);
  respondWith(page(429));
  expect(await pauses(2)).toEqual([60, 120]);
});

describe('the hourly points after a reload', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = stubStorage();
  });
  const use = () => ({ limit: 3600, spent: 3600, resetsAt: Date.now() + 25 * 60_000 });
  const signIn = (endsAt: number) =>
    changeSettings({ signIn: { token: `token-until-${endsAt}`, endsAt, name: '' } });
  const LATER = Date.parse('2027-01-01T00:00:00Z');
  /** Forgets the use, as a reload does. */
  const forgetNoted = () => hourUse.note({ limit: 1, spent: 0, resetsAt: 0 }, 'another-token');

  test('the hourly points, their reset and the pause survive a reload', async () => {
    signIn(LATER);
    hourUse.note(use(), `token-until-${LATER}`);
    forgetNoted();
    expect(hourUse.get()).toEqual(use());
    expect(hourUse.get()).toBe(hourUse.get());
    expect(stored.get('ready-check-hour')).not.toContain('token');
    respondWith(page(429));
    expect(await failureOf(FIGHTS)).toMatchObject({ retriesIn: 25 * 60 });
  });

  test('the hourly points are dropped after their reset', () => {
    signIn(LATER);
    hourUse.note(use(), `token-until-${LATER}`);
    forgetNoted();
    vi.setSystemTime(Date.now() + 25 * 60_000);
    expect(hourUse.get()).toBeUndefined();
  });

  test('another account has its own hourly points', () => {
    signIn(LATER);
    hourUse.note(use(), `token-until-${LATER}`);
    changeSettings({ signIn: null });
    expect(hourUse.get()).toBeUndefined();
    signIn(LATER + 1);
    expect(hourUse.get()).toBeUndefined();
    hourUse.note({ ...use(), spent: 3 }, `token-until-${LATER + 1}`);
    expect(hourUse.get()).toMatchObject({ spent: 3 });
  });

  test.each(['', '{', 'null', '{"limit":"many"}'])('a damaged record %j is ignored', (text) => {
    stored.set('ready-check-hour', text);
    expect(hourUse.get()).toBeUndefined();
  });
});
