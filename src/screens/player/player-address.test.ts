import { expect, test } from 'vitest';
import { readPlayer } from './player-address';

test.each([
  ['player=Tavarin&server=Everlook&guid=7', { name: 'Tavarin', server: 'Everlook', guid: 7 }],
  ['player=Tavarin', { name: 'Tavarin' }],
  ['', { name: '' }],
  ['player=%20%0A%20&server=%20', { name: '' }],
  ['player=__proto__&guid=__proto__', { name: '__proto__' }],
  ['player=A&guid=1.5', { name: 'A' }],
  ['player=A&guid=-1', { name: 'A' }],
  ['player=A&guid=', { name: 'A' }],
  ['player=A&guid=1e400', { name: 'A' }],
])('the player in the address “%s” is read', (search, player) => {
  expect(readPlayer(new URLSearchParams(search))).toEqual(player);
});

test('a name of a megabyte is cut to a name’s length', () => {
  const search = new URLSearchParams({ player: 'a'.repeat(1_000_000) });
  expect(readPlayer(search).name).toHaveLength(100);
});
