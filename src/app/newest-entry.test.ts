import { expect, test } from 'vitest';
import CHANGELOG from '../../CHANGELOG.md?raw';
import { newestChangelogEntry } from './newest-entry';

test('the changelog’s newest entry is read without Markdown', () => {
  const { title, points } = newestChangelogEntry(CHANGELOG);
  expect(title).toMatch(/^\d+ · \d+ \w+ \d{4}$/);
  expect(points.length).toBeGreaterThan(1);
  for (const { stressed, text } of points) {
    expect(stressed + text).toMatch(/\S/);
    expect(stressed + text).not.toMatch(/[*#\n]/);
  }
});

test('the changelog’s first entry is read with one line per point', () => {
  const text =
    '# Changelog\n\n## 2 · May\n\n- **Bold** and\n  more.\n- Plain.\n\n## 1 · April\n\n- Old.\n';
  expect(newestChangelogEntry(text)).toEqual({
    title: '2 · May',
    points: [
      { stressed: 'Bold', text: ' and more.' },
      { stressed: '', text: 'Plain.' },
    ],
  });
});

test('a changelog without entries has no title and no points', () => {
  expect(newestChangelogEntry('')).toEqual({ title: '', points: [] });
});
