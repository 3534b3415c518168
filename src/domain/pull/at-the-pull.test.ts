import { expect, test } from 'vitest';
import { type Auras, pullOf } from '#test/pull';
import { CATACLYSM_CONSUMABLES } from '../eras/cataclysm/consumables';
import { shownState } from './at-the-pull';
import { describePullCell, labelledState, whyListed } from './pull-list-words';
import { pullLists, seenConsumables } from './pull-lists';
import { detailLines, listTitle, pullHeading } from './pull-words';

const WARM_SUN = 105691;
const MAD_HOZEN = 105682; // battle
const MIRRORS = 105687; // guardian
const FOOD = 104277; // 300 intellect
const EATING = 104934;

/** The pull of these raiders and of others with flask and food. */
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

test.each<[why: string, auras: Auras, lines: string[]]>([
  [
    'a flask and food are named',
    [WARM_SUN, FOOD],
    ['Flask of the Warm Sun', 'Food: 300 intellect'],
  ],
  [
    'both elixirs count as a flask',
    [MAD_HOZEN, MIRRORS, FOOD],
    ['Mad Hozen Elixir', 'Elixir of Mirrors', 'Food: 300 intellect'],
  ],
  [
    'a battle elixir is half a flask',
    [MAD_HOZEN, FOOD],
    ['Battle elixir only: Mad Hozen Elixir', 'Food: 300 intellect'],
  ],
  [
    'a guardian elixir is half a flask',
    [MIRRORS, FOOD],
    ['Guardian elixir only: Elixir of Mirrors', 'Food: 300 intellect'],
  ],
  ['flask and food are not seen if the log lists nothing', [], ['No flask seen', 'No food seen']],
  ['somebody who joined late has no snapshot', undefined, ['No snapshot in this log']],
  ['who is eating has not eaten', [WARM_SUN, EATING], ['Flask of the Warm Sun', 'No food seen']],
  [
    'eating is not food, though the log calls it Well Fed',
    [WARM_SUN, { id: EATING, name: 'Well Fed' }],
    ['Flask of the Warm Sun', 'No food seen'],
  ],
  [
    'an alchemist’s flask is called Enhanced',
    [79639, FOOD],
    ['Enhanced Agility', 'Food: 300 intellect'],
  ],
  [
    'an unknown id is a flask if its name begins with Enhanced',
    [{ id: 9_999_999, name: 'Enhanced Strength' }, FOOD],
    ['Enhanced Strength', 'Food: 300 intellect'],
  ],
  [
    'an unknown food is food',
    [WARM_SUN, { id: 9_999_999, name: 'Well Fed' }],
    ['Flask of the Warm Sun', 'Food: Well Fed'],
  ],
  [
    'a banquet gives a dish’s own aura',
    [WARM_SUN, 104276],
    ['Flask of the Warm Sun', 'Food: 275 intellect'],
  ],
  [
    'the Crystal of Insanity is a flask',
    [127230, FOOD],
    ['Visions of Insanity', 'Food: 300 intellect'],
  ],
  [
    'a battle elixir that the log calls a flask stays an elixir',
    [{ id: 105685, name: 'Flask of Mighty Versatility' }, FOOD],
    ['Battle elixir only: Elixir of Peace', 'Food: 300 intellect'],
  ],
  [
    'a flask under another name is what its id says',
    [{ id: WARM_SUN, name: 'Greater Versatility' }, FOOD],
    ['Flask of the Warm Sun', 'Food: 300 intellect'],
  ],
  [
    'of two foods the better one counts',
    [WARM_SUN, 104276, FOOD],
    ['Flask of the Warm Sun', 'Food: 300 intellect'],
  ],
  [
    'a tank’s stamina is the best food',
    [WARM_SUN, 104283],
    ['Flask of the Warm Sun', 'Food: 450 stamina'],
  ],
  [
    'a food without an amount goes by its name',
    [WARM_SUN, 111840],
    ['Flask of the Warm Sun', 'Food: Half a Lovely Apple'],
  ],
])('at the pull $0', (_, auras, lines) => {
  expect(linesOf(auras)).toEqual(lines);
});

test('potions are not judged: no log lists those drunk before the pull', () => {
  expect(linesOf([WARM_SUN, FOOD]).join()).not.toMatch(/potion/i);
});

test('consumables of Cataclysm are known by its own table', () => {
  const options = { others: 0, consumables: CATACLYSM_CONSUMABLES };
  expect(linesOf([79470, 87547], options)).toEqual([
    'Flask of the Draconic Mind',
    'Food: 90 intellect',
  ]);
});

test.each([
  { why: 'exactly half show one', shown: 2, of: 4, isInLog: true },
  { why: 'fewer than half show one', shown: 1, of: 3, isInLog: false },
  { why: 'nobody shows one', shown: 0, of: 3, isInLog: false },
  { why: 'nobody has a snapshot', shown: 0, of: 0, isInLog: false },
])('a category is in the log if $why: $isInLog', ({ shown, of, isInLog }) => {
  const auras = Object.fromEntries(
    Array.from({ length: of }, (_, nth) => [`Kadda${nth}`, nth < shown ? [WARM_SUN] : []]),
  );
  expect(pullWithReady({ ...auras, Late: undefined }, { others: 0 }).isInLog.flask).toBe(isInLog);
});

test('a single elixir proves that the log lists such auras', () => {
  expect(pullWithReady({ One: [MAD_HOZEN], Two: [] }, { others: 0 }).isInLog.flask).toBe(true);
});

test('a category that the log lacks accuses nobody; what was seen is shown', () => {
  const pull = pullWithReady(
    { Kadda: [MAD_HOZEN, FOOD], Mira: [FOOD], Tavi: [FOOD, 104281] },
    { others: 0 },
  );
  const [half, none] = pull.raiders;
  if (!half || !none) throw new Error('Nobody is there');

  expect(pullLists(pull)).toEqual([]);
  expect(shownState(half, 'flask', pull)).toBe('seen');
  expect(detailLines(half, pull)[0]?.words).toBe('Mad Hozen Elixir');
  expect(detailLines(none, pull)[0]?.words).toBe('Flask: not in this log');
  expect(describePullCell(half, pull)).toBe('food');
  expect(labelledState('flask', shownState(none, 'flask', pull))).toBe('Flask: not in this log');
  expect(pullHeading(pull)).toBe('Flask not in this log · Food 3 of 3');
});

test('each list has its players by name, with the reason', () => {
  const pull = pullWithReady({
    Zed: [FOOD],
    Kadda: [MAD_HOZEN, 104281],
    Äda: [EATING],
    Mira: [79470, FOOD],
    Late: undefined,
  });
  const lists = pullLists(pull).map(({ id, raiders }) => [
    listTitle(id),
    raiders.map((listed) => [listed.atPull.raider.name, whyListed(id, listed)]),
  ]);
  expect(lists).toEqual([
    [
      'No flask seen',
      [
        ['Äda', ''],
        ['Zed', ''],
      ],
    ],
    ['No food seen', [['Äda', 'eating']]],
    ['One elixir only', [['Kadda', 'battle']]],
    [
      'Lower tier',
      [
        ['Kadda', 'food 375'],
        ['Mira', 'Flask of the Draconic Mind'],
      ],
    ],
    ['No snapshot', [['Late', '']]],
  ]);
  expect(pullLists(pull).map(({ category, state }) => `${category}: ${state}`)).toEqual([
    'flask: not seen',
    'food: not seen',
    'flask: half',
    'food: lower',
    'flask: no snapshot',
  ]);
  const lacking = pullLists(pull).filter(({ state }) => /^no[t ]/.test(state));
  for (const { raiders } of lacking) for (const { seen } of raiders) expect(seen).toEqual([]);
  expect(pullHeading(pull)).toBe('Flask 4 · Food 6 of 8');
});

test.each([
  { tier: 'best', aura: WARM_SUN, isLower: false },
  { tier: 'alchemist', aura: 79638, isLower: false },
  { tier: 'special', aura: 127230, isLower: false },
  { tier: 'old', aura: 79470, isLower: true },
  { tier: 'middle', aura: 104276, isLower: true },
  { tier: 'lower', aura: 104281, isLower: true },
])('a consumable of tier “$tier” is of a lower tier: $isLower', ({ aura, isLower }) => {
  const { states } = pullWithReady({ Kadda: [aura] }).raiders[0] ?? {};
  expect([states?.flask.isLower, states?.food.isLower].includes(true)).toBe(isLower);
});

test('a pull without snapshots has no category in its log, and lists everybody without one', () => {
  const pull = pullWithReady({ Kadda: undefined }, { others: 0 });
  expect(pullHeading(pull)).toBe('Not in this log');
  expect(pullLists(pull).map(({ id, raiders }) => [id, raiders.length])).toEqual([
    ['no snapshot', 1],
  ]);
});

test('a cell of the night names both of a raider’s faults in one text', () => {
  const pull = pullWithReady({ Kadda: [], Mira: [MIRRORS] });
  expect(pull.raiders.slice(0, 2).map((one) => describePullCell(one, pull))).toEqual([
    'no flask or food seen',
    'one elixir only, no food seen',
  ]);
});

test('consumables seen are listed flasks first, then by count', () => {
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
