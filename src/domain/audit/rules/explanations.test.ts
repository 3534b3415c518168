import { expect, test } from 'vitest';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { barePiece, piece, raiderIn } from '#test/gear';
import type { Piece, Raider } from '../../raid/raid';
import { audit } from '../audit';
import { adviceLines } from '../audit-lines';

const gem = (itemId: number) => ({ itemId });
const UNKNOWN_GEM = gem(999_999);
const LEGS = piece(6, { itemId: 58_097, gems: [] }); // two sockets
const BELT = piece(5, { itemId: 63_453, gems: [] }); // one socket

/** Returns the advice on gear, each title with its explanation. */
const explained = (gear: Piece[], more: Partial<Raider> = {}) =>
  adviceLines(audit(raiderIn(gear, more), CATACLYSM_CONTEXT)).map(
    ({ title, explanation }) => `${title}: ${explanation}`,
  );

const BRACERS = piece(8, { itemId: 56_301, gems: [UNKNOWN_GEM] }); // no socket of their own
const GLOVES = piece(9, { itemId: 58_105, gems: [UNKNOWN_GEM] }); // one socket

/** A head whose meta gem needs a yellow and a blue gem; only a red gem is worn. */
const BRACED_HEAD = piece(0, { itemId: 59_219, gems: [gem(52_292), gem(52_206)] });
const REST = Array.from({ length: 18 }, (_, slot) => piece(slot + 1));

test.each<[gear: Piece[], says: string[], more?: Partial<Raider>]>([
  [
    [piece(8, { itemId: 55_882 })],
    ['Wrong Armour Type: It is leather; wearing only mail gives 5 % more of the main stat.'],
    { classKey: 'shaman' },
  ],
  [
    [BELT],
    [
      'Empty Socket: 0 of 1 socket filled.',
      'No Belt Buckle: No gem beyond its own sockets: a belt buckle adds one.',
    ],
  ],
  [[LEGS], ['Empty Socket: 0 of 2 sockets filled.']],
  [[BRACERS, GLOVES], ['Blacksmith Socket: The extra socket shows on the Bracers.']],
  [[piece(4, { gems: [gem(77_154)] })], ['PvP Gem: Radiant Elven Peridot is for PvP.']],
  [
    [piece(10, { enchantId: 4078 }), barePiece(11)],
    ['Ring Enchant: Ring 1 has an enchanter’s enchant.'],
  ],
  [
    [piece(5, { tinkerId: 4223 }), piece(9)],
    ['No Tinker: An engineer’s tinker shows on the Belt.'],
  ],
  [[piece(10, { itemId: 60_658 })], ['PvP Gear: It has resilience.']],
  [
    [BRACED_HEAD, ...REST],
    ['Meta Gem Inactive: Bracing Shadowspirit Diamond: 0 of 1 yellow, 0 of 1 blue.'],
  ],
])('advice has the explanation $1', (gear, says, more) => {
  expect(explained(gear, more)).toEqual(says);
});
