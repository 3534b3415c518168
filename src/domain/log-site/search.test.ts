import { expect, test } from 'vitest';
import { hostOfRealm, searchKey, searchProblem } from './search';

const good = { region: 'EU', realm: 'firemaw', name: 'Kadda' } as const;

test.each([
  ['a realm and a name', good, undefined],
  ['a realm that came with Mists', { ...good, realm: 'shekzeer' }, undefined],
  ['an Anniversary realm', { ...good, realm: 'spineshatter' }, undefined],
  ['no realm chosen', { ...good, realm: '' }, 'no realm'],
  ['a realm of the other region', { ...good, region: 'US' as const }, 'no realm'],
  ['no name', { ...good, name: '' }, 'no name'],
  ['a name of 200 characters', { ...good, name: 'x'.repeat(200) }, 'name too long'],
  ['the longest guild name', { ...good, name: 'x'.repeat(24) }, undefined],
  ['a name of dots, which lead elsewhere', { ...good, name: '..' }, 'no such name'],
  ['a name of signs alone', { ...good, name: '& / ?' }, 'no such name'],
  ['half a character in its name', { ...good, name: 'Ka\ud800' }, 'no such name'],
  ['signs between letters of its name', { ...good, name: 'A & B/C' }, undefined],
  ['a name in Cyrillic', { ...good, name: 'Адепты' }, undefined],
  ['a name of one sign that is a word', { ...good, name: '龍' }, undefined],
])('the problem of a search with $0 is $2', (_, subject, problem) => {
  expect(searchProblem(subject)).toBe(problem);
});

test.each([
  { region: 'US', realm: 'dreamscythe', host: 'fresh' },
  { region: 'EU', realm: 'thunderstrike', host: 'fresh' },
  { region: 'EU', realm: 'firemaw', host: 'classic' },
  { region: 'US', realm: 'galakras', host: 'classic' },
] as const)('guilds of $realm are on the $host host', ({ region, realm, host }) => {
  expect(hostOfRealm({ region, realm })).toBe(host);
});

test('an unknown realm belongs to the classic host', () => {
  expect(hostOfRealm({ region: 'EU', realm: 'atlantis' })).toBe('classic');
});

test('a name may have at most 48 characters', () => {
  expect(searchProblem({ ...good, name: 'x'.repeat(48) })).toBeUndefined();
  expect(searchProblem({ ...good, name: 'x'.repeat(49) })).toBe('name too long');
});

test('a name in upper or lower case is the same search', () => {
  expect(searchKey({ ...good, name: 'KADDA' })).toEqual(searchKey(good));
  expect(searchKey({ ...good, name: 'Zoe\u0308' })).toEqual(searchKey({ ...good, name: 'Zoë' }));
  expect(searchKey({ ...good, realm: 'everlook' })).not.toEqual(searchKey(good));
  expect(searchKey({ ...good, name: 'Groß' })).not.toEqual(searchKey({ ...good, name: 'Gross' }));
});
