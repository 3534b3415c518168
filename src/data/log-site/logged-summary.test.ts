import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LoggedSummary } from './logged-summary';

test('a summary is read if a player has only a name', () => {
  const { playerDetails } = v.parse(LoggedSummary, { playerDetails: { dps: [{ name: 'Kadda' }] } });
  expect(playerDetails.dps).toEqual([
    { name: 'Kadda', server: '', icon: '', specs: [], combatantInfo: { gear: [], talents: [] } },
  ]);
});

test.each([
  ['without players', {}, 'playerDetails'],
  ['that is null', null, null],
  ['with players outside roles', { playerDetails: [{ name: 'Kadda' }] }, 'playerDetails.0'],
  ['with a word as a role', { playerDetails: { dps: 'Kadda' } }, 'playerDetails.dps'],
  ['with words as players', { playerDetails: { dps: ['Kadda'] } }, 'playerDetails.dps.0'],
])('a summary $0 is refused with the path $2', (_, response, path) => {
  const [issue] = v.safeParse(LoggedSummary, response).issues ?? [];
  expect(issue && v.getDotPath(issue)).toBe(path);
});
