import { expect, test } from 'vitest';
import { REALMS, realmSlug } from './realms';

test('there are 23 realms in the US and 25 in the EU, none twice', () => {
  const slugs = Object.values(REALMS).flat().map(realmSlug);
  expect(REALMS.US).toHaveLength(23);
  expect(REALMS.EU).toHaveLength(25);
  expect(new Set(slugs).size).toBe(48);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test.each([
  { realm: 'Firemaw', slug: 'firemaw', why: 'one word' },
  { realm: 'Old Blanchy', slug: 'old-blanchy', why: 'a space' },
  { realm: "Jin'do", slug: 'jindo', why: 'an apostrophe' },
])('$why: $realm → $slug', ({ realm, slug }) => {
  expect(realmSlug(realm)).toBe(slug);
});
