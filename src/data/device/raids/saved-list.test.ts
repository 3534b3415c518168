import { expect, test } from 'vitest';
import { inWords, optional } from '#test/schema-in-words';
import { Entry, LIST_SHAPE, LIST_UPGRADES } from './saved-list';

/**
 * Every released shape of an entry. A released row never changes: a change of the schema adds a
 * row, raises `LIST_SHAPE` and adds an upgrade from the shape before.
 */
const SHAPES: Readonly<Record<number, unknown>> = {
  2: {
    code: 'string',
    title: 'string',
    owner: 'string',
    startedAt: 'number',
    era: optional('string'),
    zones: ['string'],
    size: optional('number'),
    killCount: 'number',
    keptKills: ['number'],
    bytes: 'number',
    openedAt: 'number',
    isPinned: 'boolean',
  },
  3: {
    code: 'string',
    title: 'string',
    owner: 'string',
    startedAt: 'number',
    era: optional('string'),
    zones: ['string'],
    size: optional('number'),
    killCount: 'number',
    keptKills: ['number'],
    bytes: 'number',
    openedAt: 'number',
    lastKill: optional('number'),
    isPinned: 'boolean',
  },
  4: {
    code: 'string',
    title: 'string',
    owner: 'string',
    startedAt: 'number',
    era: optional('string'),
    zones: ['string'],
    size: optional('number'),
    killCount: 'number',
    savedKills: ['number'],
    bytes: 'number',
    openedAt: 'number',
    lastKill: optional('number'),
    isPinned: 'boolean',
  },
};

test('the schema of an entry is that of its shape number', () => {
  expect(inWords(Entry)).toEqual(SHAPES[LIST_SHAPE]);
});

test('each older shape of the list has an upgrade to the next', () => {
  expect(Object.keys(LIST_UPGRADES).map(Number)).toEqual(
    Array.from({ length: LIST_SHAPE - 1 }, (_, index) => index + 1),
  );
});
