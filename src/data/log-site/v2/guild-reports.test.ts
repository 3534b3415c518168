import { expect, test } from 'vitest';
import { CODE, failureOf, GUILD, request, respondWith, startEachOnline, withError } from '#test/v2';
import * as failures from '../failure-kinds';
import { NotInV2 } from './request-v2';

startEachOnline();

test('a guild’s reports have v1’s names, and no owner or zone where v2 has none', async () => {
  const night = { code: CODE, title: 'Thursday', startTime: 1, endTime: 2 };
  respondWith({
    data: {
      reportData: {
        reports: {
          data: [
            { ...night, zone: { id: 1023 }, owner: { name: 'Logger' } },
            { ...night, zone: null, owner: null },
          ],
        },
      },
    },
  });
  const listed = { id: CODE, title: 'Thursday', start: 1, end: 2 };
  expect(await request(GUILD)).toEqual([{ ...listed, owner: 'Logger', zone: 1023 }, listed]);
});

test('a guild’s reports are read though one of them is null and has an error', async () => {
  const errors = [{ message: 'No.', path: ['reportData', 'reports', 'data', 0] }];
  const data = [null, { code: CODE, title: 'Thursday', startTime: 1, endTime: 2 }];
  respondWith({ data: { reportData: { reports: { data } } }, errors });
  expect(await request(GUILD)).toMatchObject([{ id: CODE }]);
});

test.each([
  { why: 'has an error', body: withError('No guild exists.') },
  { why: 'has no list', body: { data: { reportData: { reports: null } } } },
])('a guild’s response that $why leaves the guild to v1', async ({ body }) => {
  respondWith(body);
  const failure = await failureOf(GUILD);
  expect(failure).toBeInstanceOf(NotInV2);
  expect(failure).toMatchObject({ failure: expect.any(failures.NotFoundBySignIn) });
});
