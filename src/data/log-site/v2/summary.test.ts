import { expect, test } from 'vitest';
import { ofReport, request, respondWith, SUMMARY, startEachOnline } from '#test/v2';

startEachOnline();

test('a summary from v2 is its table’s data, unchanged', async () => {
  const data = { playerDetails: { dps: [{ name: 'Kadda' }] }, totalTime: 7 };
  respondWith(ofReport({ table: { data } }));
  expect(await request(SUMMARY)).toEqual(data);
});
