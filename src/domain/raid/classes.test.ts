import { expect, test } from 'vitest';
import {
  CLASSES,
  classAndSpecText,
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
  ['an older word for a bear', 'Druid-Warden', { classKey: 'druid', spec: 'Guardian' }],
  ['a class without a spec', 'Warlock', { classKey: 'warlock' }],
  ['a word that names no spec for certain', 'Paladin-Justicar', { classKey: 'paladin' }],
  ['a class of another game', 'DemonHunter-Vengeance', { classKey: 'demonhunter' }],
  ['a word that names no spec of a monk', 'Monk-Champion', { classKey: 'monk' }],
  ['no class', 'Unknown-Outlaw', {}],
  ['no player', 'NPC', {}],
  ['nothing', '', {}],
  ['a word that objects know', 'constructor', {}],
])('the icon $1, $0, is read as $2', (_, icon, classAndSpec) => {
  expect(readClassAndSpec(icon)).toEqual(classAndSpec);
});

test.each([
  { icon: 'Hunter-BeastMastery', words: 'Beast Mastery Hunter' },
  { icon: 'DeathKnight', words: 'Death Knight' },
  { icon: 'NPC', words: '' },
])('the icon $icon is described as $words', ({ icon, words }) => {
  expect(classAndSpecText(readClassAndSpec(icon))).toBe(words);
});

test.each([
  ['the icon counts before the fight', 'Druid-Balance', ['Feral'], 'Balance'],
  ['the fight has only that spec', 'Druid', ['Feral'], 'Feral'],
  ['the fight has several', 'Druid', ['Feral', 'Balance'], undefined],
  ['the fight has none', 'Druid', [], undefined],
  ['the fight has an older word', 'Druid', ['Warden'], 'Guardian'],
])('the icon $1 with the specs $2 has the spec $3: $0', (_, icon, specs, spec) => {
  const known = { classKey: 'druid', ...(spec && { spec }) };
  expect(loggedClassAndSpec({ icon, specs })).toEqual(known);
});

test('the class is not read from the fight’s spec', () => {
  expect(loggedClassAndSpec({ icon: 'Unknown', specs: ['Feral'] })).toEqual({});
  expect(unlistedSpec({ icon: 'Unknown', specs: ['Feral'] })).toBeUndefined();
});

test.each([
  ['the fight has a spec', 'Druid-Dreamstate', ['Feral'], undefined],
  ['the icon has the word', 'Druid-Dreamstate', [], 'Dreamstate'],
  ['the fight has the word', 'Druid', ['Dreamstate'], 'Dreamstate'],
  ['the fight has two words', 'Druid', ['Dreamstate', 'X'], undefined],
  ['the class has the spec', 'Druid', ['Feral'], undefined],
  ['there is no word', 'Druid', [], undefined],
])('the unlisted spec of the icon $1 with the specs $2 is $3: $0', (_, icon, specs, word) => {
  expect(unlistedSpec({ icon, specs })).toBe(word);
});
