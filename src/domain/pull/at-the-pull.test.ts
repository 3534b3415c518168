import { expect, test } from 'vitest';
import { type Auras, pullOf } from '#test/pull';
import { CATACLYSM_CONSUMABLES } from '../eras/cataclysm/consumables';
import { shownState } from './at-the-pull';
import { labelledStateText, listedReasonText, pullCellText } from './pull-list-words';
import { pullLists, seenConsumables } from './pull-lists';
import { detailLines, listTitle, pullHeading } from './pull-words';

const WARM_SUN = 105691;
const MAD_HOZEN = 105682; // battle
const MIRRORS = 105687; // guardian
const FOOD = 104277; // 300 intellect
const EATING = 104934;

/** Returns the pull of these raiders, and of others who have flask and food. */
function pullWithReady(
  auras: Readonly<Record<string, Auras>>,
  { others = 3, ...more }: { others?: number } & Parameters<typeof pullOf>[1] = {},
) {
  const ready = Array.from({ length: others }, (_, nth) => [`Ready${nth}`, [WARM_SUN, FOOD]]);
  return pullOf({ ...auras, ...Object.fromEntries(ready) }, more);
}

const linesOf = (auras: Auras, options?: Parameters<typeof pullWithReady>[1]): string[] => {
  const pull = pullWithReady({ Kadda: auras }, options);
  const [first] = pull.raiders;
  return first ? detailLines(first, pull).map(({ words }) => words) : [];
};

type Case = [why: string, seen: string, ...auras: NonNullable<Auras>];

test.each<Case>([
  ['a flask is named', 'Flask of the Warm Sun', WARM_SUN],
  ['both elixirs count as a flask', 'Mad Hozen Elixir + Elixir of Mirrors', MAD_HOZEN, MIRRORS],
  ['a battle elixir is half a flask', 'Battle elixir only: Mad Hozen Elixir', MAD_HOZEN],
  ['a guardian elixir is half a flask', 'Guardian elixir only: Elixir of Mirrors', MIRRORS],
  ['an alchemist’s flask is called Enhanced', 'Enhanced Agility', 79639],
  ['the Crystal of Insanity is a flask', 'Visions of Insanity', 127230],
  [
    'a battle elixir that the log calls a flask stays an elixir',
    'Battle elixir only: Elixir of Peace',
    { id: 105685, name: 'Flask of Mighty Versatility' },
  ],
  [
    'a flask under another name is recognised by its id',
    'Flask of the Warm Sun',
    { id: WARM_SUN, name: 'Greater Versatility' },
  ],
])('at the pull $0', (_, seen, ...auras) => {
  expect(linesOf([...auras, FOOD])).toEqual([...seen.split(' + '), 'Food: 300 intellect']);
});

test.each<Case>([
  ['food is named', 'Food: 300 intellect', FOOD],
  ['a raider who is eating has no food yet', 'No food seen', EATING],
  [
    'eating does not count as food, even if the log calls it Well Fed',
    'No food seen',
    { id: EATING, name: 'Well Fed' },
  ],
  ['an unknown food is food', 'Food: Well Fed', { id: 9_999_999, name: 'Well Fed' }],
  ['a banquet gives a dish’s own aura', 'Food: 275 intellect', 104276],
  ['the better of two foods counts', 'Food: 300 intellect', 104276, FOOD],
  ['stamina counts as the best food for a tank', 'Food: 450 stamina', 104283],
  ['a food without an amount is shown by its name', 'Food: Half a Lovely Apple', 111840],
])('at the pull $0', (_, seen, ...auras) => {
  expect(linesOf([WARM_SUN, ...auras])).toEqual(['Flask of the Warm Sun', seen]);
});

test('neither flask nor food counts as seen if the log lists no auras', () => {
  expect(linesOf([])).toEqual(['No flask seen', 'No food seen']);
});

test('consumables of Cataclysm are recognised by its own table', () => {
  const options = { others: 0, consumables: CATACLYSM_CONSUMABLES };
  const expected = ['Flask of the Draconic Mind', 'Food: 90 intellect'];
  expect(linesOf([79470, 87547], options)).toEqual(expected);
});

test.each([
  { why: 'exactly half of the raiders show it', shown: 2, of: 4, outcome: 'in the log' },
  { why: 'fewer than half of the raiders show it', shown: 1, of: 3, outcome: 'not in the log' },
  { why: 'no raider shows it', shown: 0, of: 3, outcome: 'not in the log' },
  { why: 'no raider has a snapshot', shown: 0, of: 0, outcome: 'not in the log' },
])('a category is $outcome if $why', ({ shown, of, outcome }) => {
  const names = Array.from({ length: of }, (_, nth) => `Kadda${nth}`);
  const auras = Object.fromEntries(names.map((name, nth) => [name, nth < shown ? [WARM_SUN] : []]));
  const { isInLog } = pullWithReady({ ...auras, Late: undefined }, { others: 0 });
  expect(isInLog.flask).toBe(outcome === 'in the log');
});

test('a single elixir proves that the log lists flasks and elixirs', () => {
  expect(pullWithReady({ One: [MAD_HOZEN], Two: [] }, { others: 0 }).isInLog.flask).toBe(true);
});

test('no player lacks a category that the log does not record', () => {
  const logged = { Kadda: [MAD_HOZEN, FOOD], Mira: [FOOD], Tavi: [FOOD, 104281] };
  const pull = pullWithReady(logged, { others: 0 });
  const [half, none] = pull.raiders;
  if (!half || !none) throw new Error('the pull lacks a raider');

  expect(pullLists(pull)).toEqual([]);
  expect(shownState(half, 'flask', pull)).toBe('seen');
  expect(detailLines(half, pull)[0]?.words).toBe('Mad Hozen Elixir');
  expect(detailLines(none, pull)[0]?.words).toBe('Flask: not in this log');
  expect(pullCellText(half, pull)).toBe('food');
  const text = labelledStateText('flask', shownState(none, 'flask', pull));
  expect(text).toBe('Flask: not in this log');
  expect(pullHeading(pull)).toBe('Flask not in this log · Food 3 of 3');
});

test('each category lists its players by name with the reason', () => {
  const pull = pullWithReady({
    Zed: [FOOD],
    Kadda: [MAD_HOZEN, 104281],
    Äda: [EATING],
    Mira: [79470, 104281],
    Tavi: [MIRRORS, FOOD],
    Late: undefined,
  });
  const lists = pullLists(pull).map(({ id, category, state, raiders }) => [
    `${category}: ${state}`,
    listTitle(id),
    ...raiders.map((listed) => `${listed.atPull.raider.name}: ${listedReasonText(id, listed)}`),
  ]);
  expect(lists).toEqual([
    ['flask: not seen', 'No flask seen', 'Äda: ', 'Zed: '],
    ['food: not seen', 'No food seen', 'Äda: eating'],
    ['flask: half', 'One elixir only', 'Kadda: battle', 'Tavi: guardian'],
    ['food: lower', 'Lower tier', 'Kadda: food 375', 'Mira: Flask of the Draconic Mind, food 375'],
    ['flask: no snapshot', 'No snapshot', 'Late: '],
  ]);
  const lacking = pullLists(pull).filter(({ state }) => /^no[t ]/.test(state));
  for (const { raiders } of lacking) for (const { seen } of raiders) expect(seen).toEqual([]);
  expect(pullHeading(pull)).toBe('Flask 4 · Food 7 of 9');
});

test('a pull without snapshots lists every raider as without a snapshot', () => {
  const pull = pullWithReady({ Kadda: undefined }, { others: 0 });
  expect(pullHeading(pull)).toBe('Not in this log');
  const lists = pullLists(pull).map(({ id, raiders }) => `${id}: ${raiders.length}`);
  expect(lists).toEqual(['no snapshot: 1']);
});

test('a cell of the night names both faults of a raider in one text', () => {
  const pull = pullWithReady({ Kadda: [], Mira: [MIRRORS] });
  expect(pull.raiders.slice(0, 2).map((one) => pullCellText(one, pull))).toEqual([
    'no flask or food seen',
    'one elixir only, no food seen',
  ]);
});

test('seen consumables are listed by count after flasks', () => {
  const pull = pullWithReady({ Kadda: [MAD_HOZEN, MIRRORS], Mira: [79639], Tavi: [79639] });
  expect(
    seenConsumables('flask', pull).map(({ seen, raiders }) => [seen.name, raiders.length]),
  ).toEqual([
    ['Flask of the Warm Sun', 3],
    ['Enhanced Agility', 2],
    ['Elixir of Mirrors', 1],
    ['Mad Hozen Elixir', 1],
  ]);
});
