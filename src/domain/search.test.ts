import { expect, test } from 'vitest';
import { faultIn } from './search';

const good = { region: 'EU', realm: 'firemaw', name: 'Kadda' } as const;

test.each([
  { sought: good, fault: undefined, why: 'a realm and a name' },
  {
    sought: { ...good, realm: 'shekzeer' },
    fault: undefined,
    why: 'a realm that came with Mists',
  },
  { sought: { ...good, realm: '' }, fault: 'no realm', why: 'no realm chosen' },
  {
    sought: { ...good, region: 'US' as const },
    fault: 'no realm',
    why: 'a realm of the other region',
  },
  { sought: { ...good, name: '' }, fault: 'no name', why: 'no name' },
  { sought: { ...good, name: 'x'.repeat(200) }, fault: 'name too long', why: '200 characters' },
  { sought: { ...good, name: 'x'.repeat(24) }, fault: undefined, why: 'the longest guild name' },
  { sought: { ...good, name: '..' }, fault: 'no such name', why: 'dots, which lead elsewhere' },
  { sought: { ...good, name: '& / ?' }, fault: 'no such name', why: 'signs alone' },
  { sought: { ...good, name: 'Ka\ud800' }, fault: 'no such name', why: 'half a character' },
  { sought: { ...good, name: 'A & B/C' }, fault: undefined, why: 'signs between letters' },
  { sought: { ...good, name: 'Адепты' }, fault: undefined, why: 'Cyrillic' },
  { sought: { ...good, name: '龍' }, fault: undefined, why: 'one sign that is a word' },
])('$why → $fault', ({ sought, fault }) => {
  expect(faultIn(sought)).toBe(fault);
});
