import { expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import { MINUTE } from '../time';
import { applyResponse, beginFollowing, mayStillGrow } from './following';
import type { Raid } from './raid';

const fight = (id: number) => killWith({ id, boss: `Boss ${id}`, startedAt: id, endedAt: id + 1 });
const raid = (kills: number[], attempts: number[] = []): Raid =>
  raidWith({
    kills: kills.map(fight),
    attempts: attempts.map((id) => ({ ...fight(id), kind: 'attempt' })),
  });

const begin = (from: Raid) => beginFollowing(from, { newAt: 0, fetchedAt: 0 });

test('a new kill and a new attempt are each news once', () => {
  const begun = begin(raid([2]));
  const grown = applyResponse(begun, raid([2, 5], [4]), MINUTE);
  expect(grown.news.map(({ id }) => id)).toEqual([4, 5]);
  expect(grown).toMatchObject({ newAt: MINUTE, fetchedAt: MINUTE, isOver: false });

  const same = applyResponse(grown, raid([2, 5], [4]), 2 * MINUTE);
  expect(same.news).toBe(grown.news);
  expect(same).toMatchObject({ newAt: MINUTE, fetchedAt: 2 * MINUTE });
});

test('a later fight is news after another fight was lost', () => {
  const begun = begin(raid([2, 5], [4]));
  const shrunk = applyResponse(begun, raid([2], [4]), MINUTE);
  expect(shrunk.news).toEqual([]);
  const grown = applyResponse(shrunk, raid([2, 8], [4]), 2 * MINUTE);
  expect(grown.news.map(({ id }) => id)).toEqual([8]);
});

test('a lost fight that reappears is not news', () => {
  const begun = begin(raid([2, 5]));
  const back = applyResponse(applyResponse(begun, raid([2]), MINUTE), raid([2, 5]), 2 * MINUTE);
  expect(back.news).toEqual([]);
  expect(back.newAt).toBe(0);
});

test('an attempt that becomes a kill is news', () => {
  const begun = begin(raid([2], [4]));
  const grown = applyResponse(begun, raid([2, 4]), MINUTE);
  expect(grown.news.map(({ id, kind }) => [id, kind])).toEqual([[4, 'kill']]);
});

test('following ends after 45 minutes without news', () => {
  const begun = begin(raid([2]));
  const grown = applyResponse(begun, raid([2, 3]), 30 * MINUTE);
  expect(applyResponse(grown, raid([2, 3]), 74 * MINUTE).isOver).toBe(false);
  expect(applyResponse(grown, raid([2, 3]), 75 * MINUTE).isOver).toBe(true);
});

test('a device clock set back does not extend the wait for news', () => {
  const begun = beginFollowing(raid([2]), { newAt: 90 * MINUTE, fetchedAt: 90 * MINUTE });
  const setBack = applyResponse(begun, raid([2]), 30 * MINUTE);
  expect(applyResponse(setBack, raid([2]), 75 * MINUTE).isOver).toBe(true);
});

test('a newly followed raid has no news', () => {
  expect(begin(raid([2]))).toMatchObject({ news: [], isOver: false });
});

test('a different boss under a known fight’s number is news', () => {
  const before = raid([2]);
  const [kill] = before.kills;
  if (!kill) throw new Error('It has one');
  const renumbered = { ...before, kills: [{ ...kill, boss: 'Morchok' }] };
  expect(applyResponse(begin(before), renumbered, MINUTE).news).toHaveLength(1);
});

test.each([
  { ago: 119, state: 'unfinished' },
  { ago: -5, state: 'unfinished' },
  { ago: 120, state: 'finished' },
])('a report that ended $ago minutes ago counts as $state', ({ ago, state }) => {
  const mayGrow = mayStillGrow({ endedAt: 1000 * MINUTE }, (1000 + ago) * MINUTE);
  expect(mayGrow).toBe(state === 'unfinished');
});
