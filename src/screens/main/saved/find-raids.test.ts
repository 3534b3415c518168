import { afterEach, expect, test } from 'vitest';
import type { SavedRaid } from '#data/device/records/saved-raid';
import { setLanguage } from '#domain/language';
import { findRaids } from './find-raids';

const raid = (title: string, owner: string, zones: string[]): SavedRaid => ({
  code: title,
  title,
  owner,
  startedAt: 0,
  zones,
  killCount: 0,
  savedKills: [],
  bytes: 0,
  openedAt: 0,
  isPinned: false,
});

const RAIDS = [
  raid('Thursday', 'Kadda', ['Blackwing Descent']),
  raid('Sunday alts', 'Ölrun', ['Firelands']),
  raid('Thursday alts', 'Ölrun', ['Blackwing Descent', 'Throne of the Four Winds']),
];

test.each([
  { sought: '', titles: ['Thursday', 'Sunday alts', 'Thursday alts'], why: 'nothing' },
  { sought: '  ', titles: ['Thursday', 'Sunday alts', 'Thursday alts'], why: 'blanks' },
  { sought: 'thurs', titles: ['Thursday', 'Thursday alts'], why: 'a part of the title' },
  { sought: 'ölRUN', titles: ['Sunday alts', 'Thursday alts'], why: 'an owner in another case' },
  { sought: 'olrun', titles: ['Sunday alts', 'Thursday alts'], why: 'an owner without accents' },
  { sought: 'day al', titles: ['Sunday alts', 'Thursday alts'], why: 'the end of a word' },
  { sought: 'winds', titles: ['Thursday alts'], why: 'a zone' },
  { sought: 'blackwing alts', titles: ['Thursday alts'], why: 'words of several fields' },
  { sought: '(.*', titles: [], why: 'a pattern, which is just text' },
])('a search for $why finds $titles', ({ sought, titles }) => {
  expect(findRaids(RAIDS, sought).map(({ title }) => title)).toEqual(titles);
});

afterEach(() => setLanguage());

test.each([
  { language: 'en', sought: 'may' },
  { language: 'de', sought: 'Mai' },
  { language: 'fr', sought: 'mai' },
  { language: 'es', sought: 'mayo' },
  { language: 'ru', sought: 'май' },
  { language: 'ru', sought: '12 мая' },
  { language: 'de', sought: '12.05.2026' },
] as const)('a raid of 12 May is found by $sought in $language', ({ language, sought }) => {
  setLanguage({ language, parts: {}, terms: {} });
  const raidOfMay = { ...raid('A', '', []), startedAt: Date.UTC(2026, 4, 12, 12) };
  const raidOfJune = { ...raid('B', '', []), startedAt: Date.UTC(2026, 5, 11, 12) };
  expect(findRaids([raidOfMay, raidOfJune], sought)).toEqual([raidOfMay]);
});
