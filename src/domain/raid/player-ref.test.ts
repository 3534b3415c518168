import { expect, test } from 'vitest';
import { isPlayer, type PlayerRef, playerRef } from './player-ref';

const ANNA: PlayerRef = { guid: 7, name: 'Anna', server: 'One' };

test('a reference has the player’s GUID and server if known', () => {
  const record = { ...ANNA, key: 'Anna' };
  expect(playerRef(record)).toStrictEqual(ANNA);
  expect(playerRef({ name: 'Anna', server: '' })).toStrictEqual({ name: 'Anna' });
});

test.each<[title: string, record: PlayerRef, isAnna: boolean]>([
  ['a renamed player is the same player', { ...ANNA, name: 'Berta' }, true],
  ['a transferred player is the same player', { ...ANNA, server: 'Two' }, true],
  ['a GUID of another server is another player', { guid: 7, name: 'Berta', server: 'Two' }, false],
  ['the same name with another GUID is another player', { ...ANNA, guid: 8 }, false],
  ['a record without a GUID is matched by name', { name: 'Anna', server: 'One' }, true],
  ['a record without GUID and server is matched by name', { name: 'Anna' }, true],
  ['a namesake on another server is another player', { name: 'Anna', server: 'Two' }, false],
])('%s', (_, record, isAnna) => {
  expect(isPlayer(ANNA, record)).toBe(isAnna);
});
