import { expect, test } from 'vitest';
import { hostOfRealm, searchProblem } from './search';

const good = { region: 'EU', realm: 'firemaw', name: 'Kadda' } as const;

test.each([
  { sought: good, problem: undefined, why: 'a realm and a name' },
  {
    sought: { ...good, realm: 'shekzeer' },
    problem: undefined,
    why: 'a realm that came with Mists',
  },
  {
    sought: { ...good, realm: 'spineshatter' },
    problem: undefined,
    why: 'an Anniversary realm',
  },
  { sought: { ...good, realm: '' }, problem: 'no realm', why: 'no realm chosen' },
  {
    sought: { ...good, region: 'US' as const },
    problem: 'no realm',
    why: 'a realm of the other region',
  },
  { sought: { ...good, name: '' }, problem: 'no name', why: 'no name' },
  {
    sought: { ...good, name: 'x'.repeat(200) },
    problem: 'name too long',
    why: 'a name of 200 characters',
  },
  { sought: { ...good, name: 'x'.repeat(24) }, problem: undefined, why: 'the longest guild name' },
  {
    sought: { ...good, name: '..' },
    problem: 'no such name',
    why: 'a name of dots, which lead elsewhere',
  },
  { sought: { ...good, name: '& / ?' }, problem: 'no such name', why: 'a name of signs alone' },
  {
    sought: { ...good, name: 'Ka\ud800' },
    problem: 'no such name',
    why: 'half a character in its name',
  },
  {
    sought: { ...good, name: 'A & B/C' },
    problem: undefined,
    why: 'signs between letters of its name',
  },
  { sought: { ...good, name: 'Адепты' }, problem: undefined, why: 'a name in Cyrillic' },
  { sought: { ...good, name: '龍' }, problem: undefined, why: 'a name of one sign that is a word' },
])('the problem of a search with $why is $problem', ({ sought, problem }) => {
  expect(searchProblem(sought)).toBe(problem);
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
