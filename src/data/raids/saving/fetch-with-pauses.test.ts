import { expect, test, vi } from 'vitest';
import {
  goodSummary,
  hold,
  KILLS,
  logSite,
  openApp,
  settle,
  startEachWithGoodSite,
  tooManyRequests,
} from '#test/saving-tab';
import { until } from '#test/until';

startEachWithGoodSite();

test.each([
  { kind: 'summary', list: 'requested', phase: 'kills' },
  { kind: 'pull', list: 'pullsRequested', phase: 'pulls' },
] as const)('no $kind is requested during a demanded pause', async ({ kind, list, phase }) => {
  const good = logSite[kind];
  logSite[kind] = async (address) =>
    logSite[list].length <= 2 ? tooManyRequests(20) : good(address);
  const { save, shown, listed, savedPulls } = await openApp();
  void save();
  await until(() => expect(shown()).toMatchObject({ phase, done: 0, pause: 20 }));
  await vi.advanceTimersByTimeAsync(19_000);
  await settle();
  expect(logSite[list]).toHaveLength(2);

  await vi.advanceTimersByTimeAsync(1000);
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.pause).toBeUndefined();
  expect([(await listed())?.savedKills.length, await savedPulls()]).toEqual([KILLS, KILLS]);
  expect(logSite[list]).toHaveLength(KILLS + 2);
});

test('saving ends if the site never stops demanding pauses', async () => {
  logSite.summary = () => tooManyRequests(1);
  const { save, shown } = await openApp();
  void save();
  for (let pause = 0; pause < 6; pause += 1) {
    await settle();
    await vi.advanceTimersByTimeAsync(1000);
  }
  await settle();

  expect(shown()?.phase).toBe('ended');
  expect(logSite.requested.length).toBeLessThanOrEqual(2 + 2 * 5);
  expect(shown()?.missing).toHaveLength(KILLS);
  expect(shown()?.killFailure?.message).toContain('too many requests');
});

test('a raid waiting for its turn shows the pause', async () => {
  logSite.summary = () => tooManyRequests(3600);
  const { save, saveOther, shownOfOther } = await openApp();
  void save();
  await settle();
  void saveOther();
  expect(shownOfOther()).toMatchObject({ phase: 'kills', pause: 3600 });

  logSite.summary = goodSummary;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await until(() => expect(shownOfOther()).toMatchObject({ phase: 'ended' }));
  expect(shownOfOther()?.pause).toBeUndefined();
});

test('a demanded pause still applies after a stop', async () => {
  logSite.summary = () => tooManyRequests(3600);
  const { save, stop, shown, saveOther, shownOfOther } = await openApp();
  void save();
  await settle();
  void saveOther();
  stop();
  void save();
  await settle();
  expect(shownOfOther()?.pause).toBe(3600);
  expect(shown()).toMatchObject({ phase: 'kills', pause: 3600 });
  expect(logSite.requested).toHaveLength(2);

  logSite.summary = goodSummary;
  await vi.advanceTimersByTimeAsync(3_600_000);
  await until(() => expect(shown()?.phase).toBe('ended'));
  expect(shown()?.missing).toEqual([]);
});

test('a stop during a pause ends saving at once', async () => {
  logSite.summary = () => tooManyRequests(3600);
  const { save, stop, shown } = await openApp();
  const saving = save();
  await settle();
  stop();
  await settle();
  await saving;
  expect(shown()).toMatchObject({ phase: 'stopped', pause: undefined });
  expect(logSite.requested).toHaveLength(2);
});

test('a pause demanded after a stop is ignored', async () => {
  const { release } = hold('summary', () => tooManyRequests(3600));
  const { save, stop, shown, toTheEnd } = await openApp();
  const stopped = save();
  await settle();
  stop();
  release();
  await stopped;
  expect(shown()).toMatchObject({ phase: 'stopped', pause: undefined });

  logSite.summary = goodSummary;
  await toTheEnd(save);
  expect(logSite.requested).toHaveLength(2 + KILLS);
});
