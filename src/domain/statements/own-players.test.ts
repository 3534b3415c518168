import { expect, test } from 'vitest';
import { mergeOwnPlayers, type OwnPlayerStatement, ownPlayersIn } from './own-players';

const statement = (at: number, guid: number, isMe = true): OwnPlayerStatement => ({
  at,
  player: { name: `Player ${guid}`, guid, server: 'Everlook' },
  isMe,
});

const guidsOf = (statements: readonly OwnPlayerStatement[]) =>
  ownPlayersIn(statements).map(({ guid }) => guid);

test.each<[title: string, statements: OwnPlayerStatement[], guids: number[]]>([
  ['the marked one', [statement(1, 7)], [7]],
  ['none after the mark is removed', [statement(2, 7, false), statement(1, 7)], []],
  ['the one marked again', [statement(1, 7), statement(2, 7, false), statement(3, 7)], [7]],
  ['the first five of six', [6, 5, 4, 3, 2, 1].map((at) => statement(at, at)), [1, 2, 3, 4, 5]],
])('the user’s players are %s', (_, statements, guids) => {
  expect(guidsOf(statements)).toEqual(guids);
  expect(guidsOf(mergeOwnPlayers(statements))).toEqual(guids);
});
