import { expect, test } from 'vitest';
import { CLASSES, classAndSpecWords, readClassAndSpec } from './classes';

const SPECS = Object.entries(CLASSES).flatMap(([classKey, { loggedName, specs }]) =>
  specs.map((spec) => ({ icon: `${loggedName}-${spec}`, classKey, spec })),
);

test('a log of Cataclysm or Mists can name 34 specs', () => {
  expect(SPECS).toHaveLength(34);
});

test.each(SPECS)('$icon → $classKey, $spec', ({ icon, classKey, spec }) => {
  expect(readClassAndSpec(icon)).toEqual({ classKey, spec });
});

test.each([
  {
    icon: 'Druid-Warden',
    classAndSpec: { classKey: 'druid', spec: 'Guardian' },
    why: 'an older word for a bear',
  },
  { icon: 'Warlock', classAndSpec: { classKey: 'warlock' }, why: 'a bare class' },
  {
    icon: 'Paladin-Justicar',
    classAndSpec: { classKey: 'paladin' },
    why: 'a word that names no spec for certain',
  },
  {
    icon: 'DemonHunter-Vengeance',
    classAndSpec: { classKey: 'demonhunter' },
    why: 'a class of another game',
  },
  {
    icon: 'Monk-Champion',
    classAndSpec: { classKey: 'monk' },
    why: 'a word that names no spec of a monk',
  },
  { icon: 'Unknown-Outlaw', classAndSpec: {}, why: 'no class' },
  { icon: 'NPC', classAndSpec: {}, why: 'no player' },
  { icon: '', classAndSpec: {}, why: 'nothing' },
  { icon: 'constructor', classAndSpec: {}, why: 'a word that objects know' },
])('$icon, $why → $classAndSpec', ({ icon, classAndSpec }) => {
  expect(readClassAndSpec(icon)).toEqual(classAndSpec);
});

test.each([
  { icon: 'Hunter-BeastMastery', words: 'Beast Mastery Hunter' },
  { icon: 'DeathKnight', words: 'Death Knight' },
  { icon: 'NPC', words: '' },
])('$icon reads as "$words"', ({ icon, words }) => {
  expect(classAndSpecWords(readClassAndSpec(icon))).toBe(words);
});
