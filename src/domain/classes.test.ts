import { expect, test } from 'vitest';
import { CLASSES, callingWords, readCalling } from './classes';

const SPECS = Object.entries(CLASSES).flatMap(([classKey, { wclType, specs }]) =>
  specs.map((spec) => ({ icon: `${wclType}-${spec}`, classKey, spec })),
);

test('a log of Cataclysm or Mists can name 34 specs', () => {
  expect(SPECS).toHaveLength(34);
});

test.each(SPECS)('$icon → $classKey, $spec', ({ icon, classKey, spec }) => {
  expect(readCalling(icon)).toEqual({ classKey, spec });
});

test.each([
  {
    icon: 'Druid-Warden',
    calling: { classKey: 'druid', spec: 'Guardian' },
    why: 'an older word for a bear',
  },
  { icon: 'Warlock', calling: { classKey: 'warlock' }, why: 'a bare class' },
  {
    icon: 'Paladin-Justicar',
    calling: { classKey: 'paladin' },
    why: 'a word that names no spec for certain',
  },
  {
    icon: 'DemonHunter-Vengeance',
    calling: { classKey: 'demonhunter' },
    why: 'a class of another game',
  },
  {
    icon: 'Monk-Champion',
    calling: { classKey: 'monk' },
    why: 'a word that names no spec of a monk',
  },
  { icon: 'Unknown-Outlaw', calling: {}, why: 'no class' },
  { icon: 'NPC', calling: {}, why: 'no player' },
  { icon: '', calling: {}, why: 'nothing' },
  { icon: 'constructor', calling: {}, why: 'a word that objects know' },
])('$icon, $why → $calling', ({ icon, calling }) => {
  expect(readCalling(icon)).toEqual(calling);
});

test.each([
  { icon: 'Hunter-BeastMastery', words: 'Beast Mastery Hunter' },
  { icon: 'DeathKnight', words: 'Death Knight' },
  { icon: 'NPC', words: '' },
])('$icon reads as "$words"', ({ icon, words }) => {
  expect(callingWords(readCalling(icon))).toBe(words);
});
