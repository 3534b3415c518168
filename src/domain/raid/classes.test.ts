import { expect, test } from 'vitest';
import {
  CLASSES,
  describeClassAndSpec,
  loggedClassAndSpec,
  readClassAndSpec,
  unlistedSpec,
} from './classes';

const SPECS = Object.entries(CLASSES).flatMap(([classKey, { loggedName, specs }]) =>
  specs.map((spec) => ({ icon: `${loggedName}-${spec}`, classKey, spec })),
);

test('a log of Cataclysm or Mists can name 34 specs', () => {
  expect(SPECS).toHaveLength(34);
});

test.each(SPECS)(
  'the icon $icon has the class $classKey and the spec $spec',
  ({ icon, classKey, spec }) => {
    expect(readClassAndSpec(icon)).toEqual({ classKey, spec });
  },
);

test.each([
  {
    icon: 'Druid-Warden',
    classAndSpec: { classKey: 'druid', spec: 'Guardian' },
    why: 'an older word for a bear',
  },
  { icon: 'Warlock', classAndSpec: { classKey: 'warlock' }, why: 'a class without a spec' },
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
])('the icon $icon, $why, is read as $classAndSpec', ({ icon, classAndSpec }) => {
  expect(readClassAndSpec(icon)).toEqual(classAndSpec);
});

test.each([
  { icon: 'Hunter-BeastMastery', words: 'Beast Mastery Hunter' },
  { icon: 'DeathKnight', words: 'Death Knight' },
  { icon: 'NPC', words: '' },
])('the icon $icon is described as $words', ({ icon, words }) => {
  expect(describeClassAndSpec(readClassAndSpec(icon))).toBe(words);
});

test.each([
  {
    icon: 'Druid-Balance',
    specs: ['Feral'],
    spec: 'Balance',
    why: 'the icon counts before the fight',
  },
  { icon: 'Druid', specs: ['Feral'], spec: 'Feral', why: 'the fight has only that spec' },
  { icon: 'Druid', specs: ['Feral', 'Balance'], spec: undefined, why: 'the fight has several' },
  { icon: 'Druid', specs: [], spec: undefined, why: 'the fight has none' },
  { icon: 'Druid', specs: ['Warden'], spec: 'Guardian', why: 'the fight has an older word' },
])('the icon $icon with the specs $specs has the spec $spec: $why', ({ icon, specs, spec }) => {
  const known = { classKey: 'druid', ...(spec && { spec }) };
  expect(loggedClassAndSpec({ icon, specs })).toEqual(known);
});

test('no class is read from the fight’s spec', () => {
  expect(loggedClassAndSpec({ icon: 'Unknown', specs: ['Feral'] })).toEqual({});
  expect(unlistedSpec({ icon: 'Unknown', specs: ['Feral'] })).toBeUndefined();
});

test.each([
  { icon: 'Druid-Dreamstate', specs: ['Feral'], word: undefined, why: 'the fight has a spec' },
  { icon: 'Druid-Dreamstate', specs: [], word: 'Dreamstate', why: 'the icon has the word' },
  { icon: 'Druid', specs: ['Dreamstate'], word: 'Dreamstate', why: 'the fight has the word' },
  { icon: 'Druid', specs: ['Dreamstate', 'X'], word: undefined, why: 'the fight has two words' },
  { icon: 'Druid', specs: ['Feral'], word: undefined, why: 'the class has the spec' },
  { icon: 'Druid', specs: [], word: undefined, why: 'there is no word' },
])(
  'the unlisted spec of the icon $icon with the specs $specs is $word: $why',
  ({ icon, specs, word }) => {
    expect(unlistedSpec({ icon, specs })).toBe(word);
  },
);

test('a spec of two words is written as two', () => {
  expect(describeClassAndSpec({ classKey: 'hunter', spec: 'BeastMastery' })).toBe(
    'Beast Mastery Hunter',
  );
});
