import { expect, test, vi } from 'vitest';
import { entryInView, readEntryState } from './entry-state';

test('the state of an entry is read as written', () => {
  const state = {
    from: '/season',
    choice: '712 1500',
    isAfterNone: true,
    isForField: true,
    isForGuild: true,
    entries: 2,
  };
  expect(readEntryState(state)).toEqual(state);
});

test.each([undefined, null, 7, 'text', [], { from: 3 }, { entries: -1 }, { isForField: 'yes' }])(
  'the state %j says nothing',
  (state) => {
    expect(readEntryState(state)).toEqual({});
  },
);

test('an unreadable value leaves the others as they are', () => {
  expect(readEntryState({ from: {}, choice: '712 1500', later: 1 })).toEqual({
    choice: '712 1500',
  });
});

test.each([
  [null, { index: 0, state: {} }],
  [
    { idx: '3', usr: 'text' },
    { index: 0, state: {} },
  ],
  [
    { idx: 3, key: 'k', usr: null },
    { index: 3, state: {} },
  ],
  [
    { idx: 3, usr: { isAfterNone: true } },
    { index: 3, state: { isAfterNone: true } },
  ],
])('of the history state %j the app reads %j', (state, read) => {
  vi.stubGlobal('window', { history: { state } });
  expect(entryInView()).toEqual(read);
});
