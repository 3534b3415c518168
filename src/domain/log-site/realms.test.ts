import { expect, test } from 'vitest';
import { ERAS } from '../eras/era-list';
import { REALMS, realmSlug } from './realms';

test('the US has 23 different realms and the EU has 25', () => {
  const slugs = Object.values(REALMS).flat().map(realmSlug);
  expect(REALMS.US).toHaveLength(23);
  expect(REALMS.EU).toHaveLength(25);
  expect(new Set(slugs).size).toBe(48);
  expect(slugs.filter((slug) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([]);
});

const opened = ERAS.flatMap(({ realmGroup }) => realmGroup?.realms ?? []);

test('two Anniversary realms and five of Mists are in each region', () => {
  expect(opened.map(({ US, EU }) => [US.length, EU.length])).toEqual([
    [2, 2],
    [5, 5],
  ]);
});

test('no era opened a realm that already existed', () => {
  const slugs = [REALMS, ...opened].flatMap(({ US, EU }) => [...US, ...EU]).map(realmSlug);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
});

test.each([
  { realm: 'Ra-den', slug: 'ra-den', why: 'a hyphen of its own' },
  { realm: 'Firemaw', slug: 'firemaw', why: 'one word' },
  { realm: 'Old Blanchy', slug: 'old-blanchy', why: 'a space' },
  { realm: "Jin'do", slug: 'jindo', why: 'an apostrophe' },
])('the slug of a realm with $why is $slug: $realm', ({ realm, slug }) => {
  expect(realmSlug(realm)).toBe(slug);
});
