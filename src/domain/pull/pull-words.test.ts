import { expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import { pullOf } from '#test/pull';
import { BURNING_CRUSADE_CONSUMABLES } from '../eras/burning-crusade/consumables';
import { shownState, shownStateByKey } from './at-the-pull';
import { allSeenLabel, everythingSeenText, pullCellText } from './pull-list-words';
import { pullLists, seenConsumables } from './pull-lists';
import { consumableText, detailLines, pullHeading } from './pull-words';
import { readPull } from './read-pull';

const WARM_SUN = 105691;
const FOOD = 104277; // 300 intellect
const LOWER_FOOD = 104276; // 275 intellect
const EATING = 104934;
const MAINHAND = 15;
const WIZARD_OIL = 2678;

test.each([
  { seen: { kind: 'flask', name: 'Warm Sun' }, words: 'Warm Sun' },
  { seen: { kind: 'flask', name: '' }, words: 'Flask seen' },
  { seen: { kind: 'food', name: 'Apple' }, words: 'Food: Apple' },
  { seen: { kind: 'food', name: '' }, words: 'Food seen' },
  { seen: { kind: 'food', name: 'Apple', amount: 90 }, words: 'Food: Apple' },
  { seen: { kind: 'food', name: 'Apple', stat: 'agility' }, words: 'Food: Apple' },
  { seen: { kind: 'food', name: 'Apple', stat: 'agility', amount: 90 }, words: 'Food: 90 agility' },
  { seen: { kind: 'weapon', name: 'Oil' }, words: 'Weapon: Oil' },
  { seen: { kind: 'weapon', name: '' }, words: 'Weapon enchant seen' },
] as const)('$seen.kind called $seen.name is shown as $words', ({ seen, words }) => {
  expect(consumableText(seen)).toBe(words);
});

test('a raider counts as eating only with an eating aura', () => {
  const { raiders } = pullOf({ A: [EATING], B: [FOOD], C: undefined, D: [EATING, FOOD] });
  expect(raiders.map(({ isEating }) => isEating)).toEqual([true, false, false, true]);
  expect(raiders[3]?.states.food.state).toBe('seen');
});

test('a lower tier is shown as lower only if the log records the category', () => {
  const pull = pullOf({ A: [LOWER_FOOD], B: [FOOD], C: [FOOD] });
  const [lower, best] = pull.raiders;
  if (!lower || !best) throw new Error('the pull lacks a raider');
  expect(shownState(lower, 'food', pull)).toBe('lower');
  expect(shownState(best, 'food', pull)).toBe('seen');
  expect(detailLines(lower, pull)).toEqual([
    { words: 'Flask: not in this log', category: 'flask', state: 'not in log', isLower: false },
    { words: 'Food: 275 intellect', category: 'food', state: 'lower', isLower: true },
  ]);
  expect(detailLines(best, pull)[1]).toMatchObject({ state: 'seen', isLower: false });

  const unrecorded = pullOf({ A: [LOWER_FOOD], B: [], C: [] });
  const [one] = unrecorded.raiders;
  if (!one) throw new Error('the pull has no raider');
  expect(shownState(one, 'food', unrecorded)).toBe('seen');
  expect(pullLists(unrecorded)).toEqual([]);
  expect(detailLines(one, unrecorded)[1]).toMatchObject({ state: 'seen', isLower: false });
  expect(pullCellText(one, unrecorded)).toBe('not in this log');
});

test('a raider without a snapshot has one line for all categories', () => {
  const pull = pullOf({ A: undefined, B: [WARM_SUN, FOOD] });
  const [late] = pull.raiders;
  if (!late) throw new Error('the pull has no raider');
  const words = 'No snapshot in this log';
  expect(detailLines(late, pull)).toEqual([{ words, state: 'no snapshot', isLower: false }]);
  expect(pullCellText(late, pull)).toBe('no snapshot');
});

test('a raider who is not in the fight has no snapshot', () => {
  const pull = pullOf({ A: [FOOD, WARM_SUN] });
  const states = ['A', 'B'].map((key) => shownStateByKey(key, 'food', pull));
  expect(states).toEqual(['seen', 'no snapshot']);
});

test('the last recorded category in a heading is followed by the number of raiders', () => {
  const pull = pullOf({ A: [WARM_SUN], B: [WARM_SUN] });
  expect(pullHeading(pull)).toBe('Flask 2 of 2 · Food not in this log');
});

test('raiders with the same consumable are sorted by name', () => {
  const [flask] = seenConsumables('flask', pullOf({ Zed: [WARM_SUN], Äda: [WARM_SUN] }));
  expect(flask?.raiders.map(({ raider }) => raider.name)).toEqual(['Äda', 'Zed']);
});

test('categories are joined differently in a label and in a sentence', () => {
  expect(allSeenLabel(['flask'])).toBe('flask seen');
  expect(allSeenLabel(['flask', 'food', 'weapon'])).toBe('flask, food and weapon enchant seen');
  const words = everythingSeenText({ categories: ['flask', 'food'] });
  expect(words).toBe('Everybody’s flask and food were seen.');
});

test('only an enchant on a weapon counts as a weapon enchant', () => {
  const gear = [{ slot: 4, itemId: 1, name: 'Chest', icon: '', temporaryEnchantId: WIZARD_OIL }];
  const weapon = { ...gear[0], slot: MAINHAND, itemId: 2, name: 'Blade', icon: '' };
  const pull = readPull(
    { snapshots: [], buffs: [] },
    { raiders: [plainRaider('A', { gear }), plainRaider('B', { gear: [weapon] })] },
    BURNING_CRUSADE_CONSUMABLES,
  );
  expect(pull.raiders.map(({ states }) => states.weapon.state)).toEqual(['no snapshot', 'seen']);
});
