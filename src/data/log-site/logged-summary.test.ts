import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedSummary } from './logged-summary';

const named = (more: object) => ({ playerDetails: { dps: [{ name: 'Kadda', ...more }] } });

test('a player in a summary needs a name and nothing else', () => {
  const { playerDetails } = v.parse(LoggedSummary, { playerDetails: { dps: [{ name: 'Kadda' }] } });
  expect(playerDetails.dps).toEqual([
    { name: 'Kadda', server: '', icon: '', specs: [], combatantInfo: { gear: [], talents: [] } },
  ]);
});

test.each([
  { why: 'without players', response: {}, path: 'playerDetails' },
  { why: 'that is null', response: null, path: null },
  {
    why: 'with players outside roles',
    response: { playerDetails: [{ name: 'Kadda' }] },
    path: 'playerDetails.0',
  },
  {
    why: 'with a word as a role',
    response: { playerDetails: { dps: 'Kadda' } },
    path: 'playerDetails.dps',
  },
  {
    why: 'with a nameless player',
    response: named({ name: undefined }),
    path: 'playerDetails.dps.0.name',
  },
  {
    why: 'with a number as a name',
    response: named({ name: 7 }),
    path: 'playerDetails.dps.0.name',
  },
  {
    why: 'with a word as combatantInfo',
    response: named({ combatantInfo: 'none' }),
    path: 'playerDetails.dps.0.combatantInfo',
  },
  {
    why: 'with a word as gear',
    response: named({ combatantInfo: { gear: 'abc' } }),
    path: 'playerDetails.dps.0.combatantInfo.gear',
  },
])('a summary $why is refused with the path $path', ({ response, path }) => {
  const [issue] = v.safeParse(LoggedSummary, response).issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe(path);
});
