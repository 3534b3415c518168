import { afterAll, beforeAll, expect, test } from 'vitest';
import { pullOf } from '#test/pull';
import { MISTS_CONSUMABLES } from '../eras/mists/consumables';
import { type AuraKind, CATEGORY_ROWS, PULL_CATEGORIES, type PullCategory } from './categories';
import { pullLists } from './pull-lists';
import { consumableText, detailLines, listTitle, pullHeading } from './pull-words';

const SCROLL = 'scroll' as PullCategory;
const KIND = 'scroll' as AuraKind;
const AGILITY = 1;

/** Adds a category that no era has. */
beforeAll(() => {
  Object.assign(CATEGORY_ROWS, { [SCROLL]: { kinds: [KIND], picture: 'flask' } });
  Object.assign(PULL_CATEGORIES, {
    [SCROLL]: { word: 'Scroll', inSentence: 'scroll', notSeen: 'No scroll seen', seen: '' },
  });
});
afterAll(() => {
  Reflect.deleteProperty(CATEGORY_ROWS, SCROLL);
  Reflect.deleteProperty(PULL_CATEGORIES, SCROLL);
});

const read = () =>
  pullOf(
    { Ann: [AGILITY], Bob: [AGILITY], Cy: [] },
    {
      consumables: {
        ...MISTS_CONSUMABLES,
        categories: [SCROLL],
        aura: (id) => (id === AGILITY ? { kind: KIND, name: 'Agility' } : undefined),
      },
    },
  );

test('an added category has states and counts', () => {
  const pull = read();
  const states = pull.raiders.map((raider) => raider.states[SCROLL].state);
  expect(states).toEqual(['seen', 'seen', 'not seen']);
  expect(pullHeading(pull)).toBe('Scroll 2 of 3');
});

test('an added category has a list of raiders without it', () => {
  const [list] = pullLists(read());
  expect(list).toMatchObject({ category: SCROLL, state: 'not seen' });
  expect(list && listTitle(list.id)).toBe('No scroll seen');
  expect(list?.raiders.map(({ atPull }) => atPull.raider.name)).toEqual(['Cy']);
});

test('an added category has words for the consumables seen', () => {
  const pull = read();
  const [ann] = pull.raiders;
  expect(ann && detailLines(ann, pull)).toMatchObject([{ words: 'Scroll: Agility' }]);
  expect(consumableText({ kind: KIND, name: 'Agility' })).toBe('Scroll: Agility');
});
