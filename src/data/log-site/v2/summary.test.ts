import { expect, test } from 'vitest';
import { ofReport, request, respondWith, SUMMARY, startEachOnline } from '#test/v2';

startEachOnline();

test('a summary is the table’s data as it is', async () => {
  const data = { playerDetails: { dps: [{ name: 'Kadda' }] }, totalTime: 7 };
  respondWith(ofReport({ table: { data } }));
  expect(await request(SUMMARY)).toEqual(data);
});
