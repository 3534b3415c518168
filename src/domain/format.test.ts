import { afterEach, expect, test } from 'vitest';
import {
  formatBytes,
  formatChange,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatNumber,
  formatShortDate,
  formatTime,
} from './format';
import { type Language, setBrowserLocales, setLanguage } from './language';
import { HOUR } from './time';

const EVENING = new Date(2026, 10, 1, 20, 5, 3).getTime();

const read = (language: Language) => setLanguage({ language, parts: {}, terms: {} });

afterEach(() => {
  setBrowserLocales([]);
  setLanguage();
});

test.each([
  { language: 'en', browser: ['en-GB'], date: '1 Nov 2026', short: '1 Nov', time: '20:05' },
  { language: 'en', browser: ['de', 'en-GB'], date: '1 Nov 2026', short: '1 Nov', time: '20:05' },
  { language: 'en', browser: ['en-US'], date: 'Nov 1, 2026', short: 'Nov 1', time: '8:05 PM' },
  { language: 'de', browser: ['en-US'], date: '01.11.2026', short: '1. Nov.', time: '20:05' },
] as const)('a $language text in a browser in $browser has the date $date', (row) => {
  setBrowserLocales(row.browser);
  read(row.language);
  expect(formatDate(EVENING)).toBe(row.date);
  expect(formatDateTime(EVENING).replace(/\s/g, ' ')).toBe(`${row.date}, ${row.time}`);
  expect(formatShortDate(EVENING)).toBe(row.short);
});

test.each([
  ['a time of day has no seconds', () => formatTime(EVENING), '20:05'],
  ['a long date has the month in full', () => formatLongDate(EVENING), '1. November 2026'],
  ['a decimal has a comma', () => formatNumber(391.3), '391,3'],
])('in German %s', (_, format, text) => {
  read('de');
  expect(format()).toBe(text);
});

test.each([0, 12 * HOUR])('a pull %i ms into a report without a start has an empty date', (at) => {
  expect([formatDate(at), formatShortDate(at)]).toEqual(['', '']);
});

test.each([
  [372, '372'],
  [372.25, '372.3'],
  [-0.04, '0'],
])('the number %d is written as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [1.25, '+1.3'],
  [-2, '−2'],
  [0.04, '0'],
])('a change of %d is written as %s', (value, text) => {
  expect(formatChange(value)).toBe(text);
});

test.each([
  [1, '1 kB'],
  [318_000, '318 kB'],
  [1_234_567, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('a size of %d B is written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
