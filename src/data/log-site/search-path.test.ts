import { expect, test } from 'vitest';
import { searchKey, searchPath } from './search-path';

test('a search’s path is encoded, and its key ignores case', () => {
  const subject = { region: 'EU', realm: 'firemaw', name: 'A & B/C' } as const;
  expect(searchPath(subject)).toBe('A%20%26%20B%2FC/firemaw/EU');
  expect(searchKey(subject)).toEqual(['EU', 'firemaw', 'a & b/c']);
});
