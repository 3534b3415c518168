import { expect, test } from 'vitest';
import { MISTS_REALMS, REALMS, realmSlug } from './realms';

test('there are 23 realms in the US and 25 in the EU, none twice', () => {
  const slugs = Object.values(REALMS).flat().map(realmSlug);
  expect(REALMS.US).toHaveLength(23);
  expect(REALMS.EU).toHaveLength(25);
  expect(new Set(slugs).size).toBe(48);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

test('Mists has five realms more in each region, none of an earlier one', () => {
  const added = Object.values(MISTS_REALMS).flat().map(realmSlug);
  const before = Object.values(REALMS).flat().map(realmSlug);
  expect([MISTS_REALMS.US, MISTS_REALMS.EU].map(({ length }) => length)).toEqual([5, 5]);
  expect(added.filter((slug) => before.includes(slug))).toEqual([]);
});

test.each([
  { realm: 'Ra-den', slug: 'ra-den', why: 'a hyphen of its own' },
  { realm: 'Firemaw', slug: 'firemaw', why: 'one word' },
  { realm: 'Old Blanchy', slug: 'old-blanchy', why: 'a space' },
  { realm: "Jin'do", slug: 'jindo', why: 'an apostrophe' },
])('$why: $realm → $slug', ({ realm, slug }) => {
  expect(realmSlug(realm)).toBe(slug);
});
