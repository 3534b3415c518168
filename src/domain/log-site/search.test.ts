import { expect, test } from 'vitest';
import { hostOfRealm, searchKey, searchProblem } from './search';

const good = { region: 'EU', realm: 'firemaw', name: 'Kadda' } as const;

test.each([
  { subject: good, problem: undefined, why: 'a realm and a name' },
  {
    subject: { ...good, realm: 'shekzeer' },
    problem: undefined,
    why: 'a realm that came with Mists',
  },
  { subject: { ...good, realm: 'spineshatter' }, problem: undefined, why: 'an Anniversary realm' },
  { subject: { ...good, realm: '' }, problem: 'no realm', why: 'no realm chosen' },
  {
    subject: { ...good, region: 'US' as const },
    problem: 'no realm',
    why: 'a realm of the other region',
  },
  { subject: { ...good, name: '' }, problem: 'no name', why: 'no name' },
  {
    subject: { ...good, name: 'x'.repeat(200) },
    problem: 'name too long',
    why: 'a name of 200 characters',
  },
  { subject: { ...good, name: 'x'.repeat(24) }, problem: undefined, why: 'the longest guild name' },
  {
    subject: { ...good, name: '..' },
    problem: 'no such name',
    why: 'a name of dots, which lead elsewhere',
  },
  { subject: { ...good, name: '& / ?' }, problem: 'no such name', why: 'a name of signs alone' },
  {
    subject: { ...good, name: 'Ka\ud800' },
    problem: 'no such name',
    why: 'half a character in its name',
  },
  {
    subject: { ...good, name: 'A & B/C' },
    problem: undefined,
    why: 'signs between letters of its name',
  },
  { subject: { ...good, name: 'Адепты' }, problem: undefined, why: 'a name in Cyrillic' },
  {
    subject: { ...good, name: '龍' },
    problem: undefined,
    why: 'a name of one sign that is a word',
  },
])('the problem of a search with $why is $problem', ({ subject, problem }) => {
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

test('a realm that no group has is on the classic host', () => {
  expect(hostOfRealm({ region: 'EU', realm: 'atlantis' })).toBe('classic');
});

test('a name of 48 characters is sent, one of 49 is not', () => {
  expect(searchProblem({ ...good, name: 'x'.repeat(48) })).toBeUndefined();
  expect(searchProblem({ ...good, name: 'x'.repeat(49) })).toBe('name too long');
});

test('a name in another case is the same search, at another realm another', () => {
  expect(searchKey({ ...good, name: 'KADDA' })).toEqual(searchKey(good));
  expect(searchKey({ ...good, name: 'Zoe\u0308' })).toEqual(searchKey({ ...good, name: 'Zoë' }));
  expect(searchKey({ ...good, realm: 'everlook' })).not.toEqual(searchKey(good));
  expect(searchKey({ ...good, name: 'Groß' })).not.toEqual(searchKey({ ...good, name: 'Gross' }));
});
