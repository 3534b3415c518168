import { expect, test } from 'vitest';
import { loggedAuras } from './logged-auras';
import { toLoggedPull } from './pull';

const event = (logId: number, auras: { id: number; name: string }[]) =>
  [logId, { fight: 1, logId, timestamp: 0, auras }] as const;

const CHOSEN = new Map([
  event(1, [
    { id: 20, name: 'Elixir' },
    { id: 10, name: '' },
    { id: 20, name: 'Elixir' },
  ]),
  event(2, [
    { id: 10, name: 'Brew' },
    { id: 20, name: 'Renamed' },
  ]),
]);

const RAIDERS = [
  { key: 'a', logId: 1 },
  { key: 'b', logId: 2 },
  { key: 'c', logId: 3 },
  { key: 'd', logId: undefined },
];

test('an era without a table stores each aura and each name once', () => {
  expect(toLoggedPull(CHOSEN, RAIDERS)).toEqual({
    snapshots: [
      { raider: 'a', auras: [{ id: 20 }, { id: 10 }] },
      { raider: 'b', auras: [{ id: 10 }, { id: 20 }] },
    ],
    buffs: [],
    names: [
      { id: 20, name: 'Elixir' },
      { id: 10, name: 'Brew' },
    ],
  });
});

test('no more than 200 auras of a raider are stored', () => {
  const many = Array.from({ length: 201 }, (_, id) => ({ id, name: `${id}` }));
  const { snapshots } = toLoggedPull(new Map([event(1, many)]), RAIDERS);
  expect(snapshots.map(({ auras }) => auras.length)).toEqual([200]);
});

test('a raider’s auras are read with the names of the pull, in the log’s order', () => {
  const pull = toLoggedPull(CHOSEN, RAIDERS);
  expect(loggedAuras(pull, 'a')).toEqual([
    { id: 20, name: 'Elixir' },
    { id: 10, name: 'Brew' },
  ]);
  expect(loggedAuras(pull, 'c')).toBeUndefined();
});

test('an aura has its own name, or none, where the pull has none', () => {
  const auras = [{ id: 1, name: 'Own' }, { id: 2 }];
  expect(loggedAuras({ snapshots: [{ raider: 'a', auras }], buffs: [] }, 'a')).toEqual([
    { id: 1, name: 'Own' },
    { id: 2, name: '' },
  ]);
});
