import { expect, test } from 'vitest';
import { formatBytes, formatDate, formatDateTime, formatNumber, formatTime } from './format';

const EVENING = new Date(2026, 10, 1, 20, 5, 3).getTime();

test('a date is told in English, whatever the browser speaks', () => {
  expect(formatDate(EVENING)).toBe('1 Nov 2026');
  expect(formatDateTime(EVENING)).toBe('1 Nov 2026, 20:05');
  expect(formatTime(EVENING)).toBe('20:05:03');
});

test.each([
  [372, '372'],
  [372.25, '372.3'],
  [-0.04, '0'],
])('%d is told as %s', (value, words) => {
  expect(formatNumber(value)).toBe(words);
});

test.each([
  [1, '1 kB'],
  [318_000, '318 kB'],
  [1_234_567, '1.2 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are told as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
