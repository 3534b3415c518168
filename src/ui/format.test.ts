import { afterEach, expect, test, vi } from 'vitest';
import { type Language, setLanguage } from '#domain/language';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatNumber,
  formatTime,
} from './format';

const EVENING = new Date(2026, 10, 1, 20, 5, 3).getTime();

const read = (language: Language) => setLanguage({ language, parts: {}, terms: {} });

afterEach(() => setLanguage());

test.each([
  { language: 'en', browser: ['en-GB'], date: '1 Nov 2026', dateTime: '1 Nov 2026, 20:05' },
  {
    language: 'en',
    browser: ['de-AT', 'en-GB'],
    date: '1 Nov 2026',
    dateTime: '1 Nov 2026, 20:05',
  },
  { language: 'en', browser: ['en-US'], date: 'Nov 1, 2026', dateTime: /^Nov 1, 2026, 8:05\sPM$/ },
  { language: 'de', browser: ['en-US'], date: '01.11.2026', dateTime: '01.11.2026, 20:05' },
] as const)('a reader of $language with a browser in $browser reads $date', (row) => {
  vi.stubGlobal('navigator', { languages: row.browser });
  read(row.language);
  expect(formatDate(EVENING)).toBe(row.date);
  expect(formatDateTime(EVENING)).toMatch(row.dateTime);
});

test('a time of day has no seconds, a long date has the month in full', () => {
  read('de');
  expect(formatTime(EVENING)).toBe('20:05');
  expect(formatLongDate(EVENING)).toBe('1. November 2026');
});

test.each([
  [372, '372'],
  [372.25, '372.3'],
  [-0.04, '0'],
])('the number %d reads %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a German decimal has a comma', () => {
  read('de');
  expect(formatNumber(391.3)).toBe('391,3');
});

test.each([
  [1, '1 kB'],
  [318_000, '318 kB'],
  [1_234_567, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('a size of %d B reads %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
