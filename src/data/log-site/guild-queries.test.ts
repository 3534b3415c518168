import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { requestedAddresses, respondWith, startEachWithKey } from '#test/v1';
import { FAILURE_TEXTS } from '#texts/failures';
import { guildQueries } from './guild-queries';

const subject = { region: 'EU', realm: 'firemaw', name: 'Progress' } as const;
const CODES = ['AAAAAAAAAAAAAAA1', 'BBBBBBBBBBBBBBB2', 'CCCCCCCCCCCCCCC3'] as const;
const logged = (index: number, more: object = {}) => ({
  id: CODES[index],
  title: `Night ${index + 1}`,
  owner: 'Logger',
  start: 1000 * (index + 1),
  end: 1000 * (index + 1) + 500,
  zone: 1023,
  ...more,
});

startEachWithKey();
beforeEach(() => vi.spyOn(console, 'error').mockReturnValue());

const request = (name: string = subject.name) =>
  new QueryClient().fetchQuery(guildQueries.reports({ ...subject, name }));

const codesOf = async () => (await request()).reports.map(({ code }) => code);

test.each([
  { name: 'Progress', path: 'Progress', why: 'one word' },
  { name: 'South Park Elementary', path: 'South%20Park%20Elementary', why: 'spaces' },
  { name: "Lion's Share", path: "Lion's%20Share", why: 'an apostrophe' },
  { name: 'Bread & Butter', path: 'Bread%20%26%20Butter', why: 'an ampersand' },
  { name: 'AC/DC', path: 'AC%2FDC', why: 'a slash' },
  { name: 'Who?#1', path: 'Who%3F%231', why: 'signs of addresses' },
  { name: '100%', path: '100%25', why: 'a percent sign' },
  { name: 'La Masonería', path: 'La%20Masoner%C3%ADa', why: 'an accent' },
  { name: 'Masoneri\u0301a', path: 'Masoner%C3%ADa', why: 'a separate accent, as macOS writes it' },
  { name: 'Адепты', path: '%D0%90%D0%B4%D0%B5%D0%BF%D1%82%D1%8B', why: 'Cyrillic' },
])('a guild’s name with $why is encoded: $name as $path', async ({ name, path }) => {
  respondWith([logged(0)]);
  await request(name);
  expect(requestedAddresses.map(String)).toEqual([
    `https://classic.warcraftlogs.com/v1/reports/guild/${path}/firemaw/EU?api_key=a-key`,
  ]);
});

test('a guild’s name in upper and in lower case finds the same guild', () => {
  const { queryKey } = guildQueries.reports({ ...subject, name: 'PROGRESS' });
  expect(queryKey).toEqual(guildQueries.reports(subject).queryKey);
});

test.each([
  { order: [0, 1, 2], why: 'oldest first' },
  { order: [2, 1, 0], why: 'newest first' },
  { order: [1, 2, 0], why: 'in any order' },
])('reports listed $why are sorted newest first', async ({ order }) => {
  respondWith(order.map((index) => logged(index)));
  expect(await codesOf()).toEqual([CODES[2], CODES[1], CODES[0]]);
});

test('a report has its code, title, start and zone', async () => {
  respondWith([logged(0)]);
  expect(await request()).toEqual({
    reports: [{ code: CODES[0], title: 'Night 1', startedAt: 1000, zone: 1023 }],
    isNewestLost: false,
  });
});

test('absent fields of a report are read as unknown', async () => {
  respondWith([{ id: CODES[0] }]);
  const reports = [{ code: CODES[0], title: '', startedAt: 0, zone: 0 }];
  expect(await request()).toEqual({ reports, isNewestLost: false });
});

test('a guild’s list keeps only its newest hundred reports', async () => {
  const idOf = (index: number) => `${index}`.padStart(16, '0');
  const many = Array.from({ length: 3000 }, (_, nth) => ({ id: idOf(nth), start: nth + 1 }));
  respondWith(many);
  const { reports } = await request();
  expect(reports).toHaveLength(100);
  expect(reports[0]?.code).toBe('0000000000002999');
});

test.each([
  ['a report twice', [logged(1), logged(1), logged(0)]],
  ['an old report without id', [logged(1), logged(0), { title: 'Old', start: 5 }]],
  ['an old report whose id is short', [logged(1), logged(0), logged(2, { id: 'short', start: 1 })]],
  ['an old report whose id is a number', [logged(1), logged(0), logged(2, { id: 7, start: 1 })]],
])('$0 in a guild’s list is skipped', async (_, odd) => {
  respondWith(odd);
  expect(await codesOf()).toEqual([CODES[1], CODES[0]]);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  { newest: logged(2, { id: undefined }), why: 'no id' },
  { newest: logged(2, { id: null }), why: 'a null id' },
  { newest: logged(2, { id: '../../etc/passwd' }), why: 'an id that is no code' },
  { newest: { title: 'Neither' }, why: 'neither id nor start' },
  { newest: null, why: 'nothing in its place' },
  { newest: 'gone', why: 'a word in its place' },
])('a newest report with $why is reported as invalid beside others', async ({ newest }) => {
  respondWith([logged(0), newest, logged(1)]);
  const { reports, isNewestLost } = await request();
  expect(isNewestLost).toBe(true);
  expect(reports.map(({ code }) => code)).toEqual([CODES[1], CODES[0]]);
  expect(vi.mocked(console.error).mock.calls).toEqual([['Invalid report data']]);
});

test('a guild’s list without any code fails with noReportOpens', async () => {
  respondWith([{}, { id: '' }]);
  await expect(request()).rejects.toMatchObject({
    kind: 'noReportOpens',
    message: FAILURE_TEXTS.noReportOpens,
    consoleLine: 'Invalid report data',
  });
});

test('a guild’s empty list fails with noReportsFound', async () => {
  respondWith([]);
  await expect(request()).rejects.toMatchObject({
    kind: 'noReportsFound',
    message: FAILURE_TEXTS.noReportsFound,
    consoleLine: 'No reports found for the guild',
  });
});

test.each([
  { why: 'a start that is a word', more: { start: 'noon' } },
  { why: 'a start that is no date', more: { start: 1e300 } },
  { why: 'a number as title', more: { title: 5 } },
  { why: 'a word as zone', more: { zone: 'none' } },
])('a listed report with $why can be opened', async ({ more }) => {
  respondWith([logged(0, more), logged(1)]);
  expect((await request()).reports.map(({ code }) => code).sort()).toEqual([CODES[0], CODES[1]]);
});

test('a guild’s response without a list is refused', async () => {
  respondWith({});
  await expect(request()).rejects.toThrow('the response should be a list, but is Object');
});

test('an unknown guild fails with guildNotFound', async () => {
  respondWith({ status: 400, error: 'Invalid guild name/server/region specified.' }, 400);
  await expect(request()).rejects.toMatchObject({ kind: 'guildNotFound' });
});
