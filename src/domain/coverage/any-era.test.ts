import { expect, test } from 'vitest';
import { raidByIcons } from '#test/raid-by-icons';
import { classAndSpecText } from '../raid/classes';
import { fewestAdditions, remedyFor } from './additions';
import type { RaidBuffs } from './category';
import { withChoices } from './choice';
import { coverRaid } from './coverage';

/** A made-up era: two classes, one song per rogue, priests as tanks. */
const TOY_BUFFS: RaidBuffs = {
  classes: ['rogue', 'priest'],
  tanksAs: [{ classKey: 'priest', spec: 'Holy', tankSpec: 'Shadow' }],
  categories: withChoices(
    [
      { name: 'Courage', kind: 'buff', sources: [{ spell: 'March', id: 1, by: 'rogue' }] },
      { name: 'Calm', kind: 'buff', sources: [{ spell: 'Lullaby', id: 2, by: 'rogue' }] },
      {
        name: 'Dread',
        kind: 'debuff',
        sources: [{ spell: 'Gaze', id: 3, by: 'priest', spec: 'Shadow' }],
      },
    ],
    [{ name: 'song', by: 'rogue', spells: [1, 2] }],
  ),
  extras: [{ name: 'Bread', kind: 'extra', sources: [{ spell: 'Bake', id: 4, by: 'priest' }] }],
};

const statesOf = (icons: readonly string[]) => {
  const { categories, extras } = coverRaid(raidByIcons(icons), TOY_BUFFS);
  return [...categories, ...extras].map(({ category, state }) => `${category.name} ${state}`);
};

test('an era’s raid is covered by that era’s categories alone', () => {
  expect(statesOf(['Mage-Frost', 'Rogue-Combat'])).toEqual([
    'Courage possible',
    'Calm possible',
    'Dread missing',
    'Bread not-brought',
  ]);
  expect(statesOf(['Rogue', 'Rogue', 'Priest-Shadow'])).toEqual([
    'Courage covered',
    'Calm covered',
    'Dread covered',
    'Bread covered',
  ]);
});

test('an era’s choices are its own', () => {
  const { conflicts } = coverRaid(raidByIcons(['Rogue', 'Shaman', 'Paladin']), TOY_BUFFS);
  expect(conflicts.map(({ choices }) => choices.map(({ choice }) => choice.name))).toEqual([
    ['song'],
  ]);
});

test('an era’s specs that tank as another are its own', () => {
  expect(statesOf(['Priest-Holy tanks'])).toContain('Dread covered');
  expect(statesOf(['Priest-Holy'])).toContain('Dread missing');
});

test('additions are of the era’s own classes', () => {
  const { categories, classes } = TOY_BUFFS;
  const remedies = categories.map((category) => remedyFor(category, classes));
  expect(remedies.map(({ classesAndSpecs }) => classesAndSpecs.map(classAndSpecText))).toEqual([
    ['Rogue'],
    ['Rogue'],
    ['Shadow Priest'],
  ]);
  expect(fewestAdditions(categories, classes).map(({ covers }) => covers.length)).toEqual([
    1, 1, 1,
  ]);
});
