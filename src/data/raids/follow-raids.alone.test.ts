import { beforeEach, expect, test, vi } from 'vitest';
import type { Kill, Raid } from '#domain/raid/raid';
import { killWith, raidWith } from '#test/fights';
import { openTab } from '#test/open-tab';
import { stubStorage } from '#test/stub-storage';

const CODE = 'FollowedRaid0001';

const kill = (id: number): Kill => killWith({ id, boss: `Boss ${id}`, encounterId: id });
const raid = (kills: number): Raid =>
  raidWith({ kills: Array.from({ length: kills }, (_, index) => kill(index + 1)) });

let stored: Map<string, string>;

/** Loads the app in this tab, as after a reload. */
const load = () =>
  openTab(async () => ({
    ...(await import('./follow-raids')),
    ...(await import('./followed-raids')),
  }));

beforeEach(() => {
  stored = stubStorage('sessionStorage');
});

const newsOf = ({ followedRaids }: Awaited<ReturnType<typeof load>>) =>
  followedRaids
    .get()
    .get(CODE)
    ?.news.map(({ boss }) => boss);

test('a followed raid has its news even if another raid was in view meanwhile', async () => {
  const visit = await load();
  visit.startFollowing(CODE, raid(1), 1000);
  visit.startFollowing('FollowedRaid0002', raid(1), 1000);
  visit.noteResponse(CODE, raid(2), 2000);
  expect(newsOf(visit)).toEqual(['Boss 2']);
});

test('a response alone does not start following a raid', async () => {
  const visit = await load();
  visit.noteResponse(CODE, raid(2), 2000);
  visit.startFollowing(CODE, raid(2), 2000);
  visit.stopFollowing(CODE);
  visit.noteResponse(CODE, raid(3), 3000);
  expect(visit.followedRaids.get().size).toBe(0);
});

test('a followed raid has only later kills as news after a reload', async () => {
  (await load()).startFollowing(CODE, raid(1), 1000);
  const visit = await load();
  visit.noteResponse(CODE, raid(1), 1000);
  expect(newsOf(visit)).toEqual([]);
  visit.noteResponse(CODE, raid(2), 2000);
  expect(newsOf(visit)).toEqual(['Boss 2']);
});

test.each([
  ['a raid that was stopped', '{}'],
  ['anything from a damaged record', '{"FollowedRaid0001":"soon"'],
])('a reload does not resume following %s', async (_, record) => {
  stored.set('ready-check-followed', record);
  const visit = await load();
  visit.noteResponse(CODE, raid(1), 1000);
  expect(visit.followedRaids.get().size).toBe(0);
});

test('a raid can be followed in a browser that stores nothing', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const visit = await load();
  visit.startFollowing(CODE, raid(1), 1000);
  visit.noteResponse(CODE, raid(2), 2000);
  expect(newsOf(visit)).toEqual(['Boss 2']);
});
