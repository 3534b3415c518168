import { expect, test } from 'vitest';
import { distinctNames, isCalled, playerIds } from './player-id';

const player = (name: string, server?: string, key = name) => ({
  key,
  name,
  ...(server && { server }),
});

test.each([
  {
    title: 'one name and one server is one player, whatever the key in the fight',
    players: [player('Kadda', 'Everlook'), player('Kadda', 'Everlook', 'Kadda-Everlook')],
    different: 1,
  },
  {
    title: 'one name and two servers are two players',
    players: [player('Kadda', 'Everlook'), player('Kadda', 'Lakeshire')],
    different: 2,
  },
  {
    title: 'a record without servers means the one whom the others know by that name',
    players: [player('Kadda'), player('Kadda', 'Everlook')],
    different: 1,
  },
  {
    title: 'if the others have two of the name, a record without servers means neither',
    players: [player('Kadda'), player('Kadda', 'Everlook'), player('Kadda', 'Lakeshire')],
    different: 3,
  },
  {
    title: 'two of one name in a record without servers stay two',
    players: [player('Kadda', '', '7'), player('Kadda', '', '8'), player('Kadda', 'Everlook')],
    different: 3,
  },
  {
    title: 'without servers the keys distinguish namesakes',
    players: [player('Kadda'), player('Kadda'), player('Wizzle')],
    different: 2,
  },
])('$title', ({ players, different }) => {
  expect(new Set(players.map(playerIds(players))).size).toBe(different);
});

test.each([
  {
    title: 'only two players of the same name are shown with their servers',
    players: [
      player('Kadda', 'Everlook'),
      player('Kadda', 'Lakeshire', 'Kadda-Lakeshire'),
      player('Wizzle', 'Everlook'),
    ],
    names: ['Kadda-Everlook', 'Kadda-Lakeshire', 'Wizzle'],
  },
  {
    title: 'one player of several fights is nobody’s namesake, though a record lacks the server',
    players: [player('Wizzle', 'Everlook'), player('Wizzle', 'Everlook'), player('Wizzle')],
    names: ['Wizzle', 'Wizzle', 'Wizzle'],
  },
  {
    title: 'two of one name without servers keep the name',
    players: [player('Kadda'), player('Kadda', '', 'Kadda-2')],
    names: ['Kadda', 'Kadda'],
  },
])('$title', ({ players, names }) => {
  expect(players.map(distinctNames(players))).toEqual(names);
});

test('a player is called by key, or by name and server', () => {
  const kadda = player('Kadda', 'Everlook', 'Kadda-2');
  expect(['Kadda-2', 'Kadda-Everlook', 'Kadda'].map((called) => isCalled(kadda, called))).toEqual([
    true,
    true,
    false,
  ]);
});
