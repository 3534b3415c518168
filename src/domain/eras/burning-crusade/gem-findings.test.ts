import { expect, test } from 'vitest';
import {
  BLUE,
  CHAOTIC,
  cases,
  HOLO_GOGS,
  linesOf,
  RED,
  SPELLFIRE,
  SPELLSTRIKE,
  WOLFSHEAD,
  whyOf,
  worn,
} from '#test/burning-crusade';
import type { Gem, Piece } from '../../raid/raid';
import { BURNING_CRUSADE } from './burning-crusade';

const YELLOW = { itemId: 32204 };
const VOID_SPHERE = { itemId: 22459 };
const ENIGMATIC = { itemId: 25895 }; // a meta that wants more red than yellow
const UNKNOWN = { itemId: 999_999 };

/** Returns a piece in every slot, with these gems in head and belt. */
const gearWithHead = (gems: Gem[], belt: Gem[] = [RED, RED], itemId = HOLO_GOGS): Piece[] =>
  BURNING_CRUSADE.slots.map(({ kind: _ }, slot) => {
    if (slot === 0) return worn(slot, { itemId, gems });
    return slot === 5 ? worn(slot, { itemId: SPELLFIRE, gems: belt }) : worn(slot);
  });

cases('gems', [
  [
    'none logged on an item with two sockets',
    [worn(5, { itemId: SPELLFIRE, gems: [] }), worn(4, { gems: [RED] })],
    'Empty Socket: Belt ×2',
  ],
  ['no gems logged at all', (({ gems: _, ...rest }) => rest)(worn(5, { itemId: SPELLFIRE })), []],
  [
    'gems that can be worn once',
    worn(5, { itemId: SPELLFIRE, gems: [{ itemId: 33133 }, { itemId: 28362 }] }),
    [],
  ],
  ['a gem that no table knows', gearWithHead([CHAOTIC, UNKNOWN]), []],
  [
    'a helm that has sockets, but none for a meta gem',
    gearWithHead([RED, RED, RED], [RED, RED], SPELLSTRIKE),
    [],
  ],
  ['a helm without any socket', gearWithHead([], [RED, RED], WOLFSHEAD), []],
  [
    'a helm whose meta socket holds none',
    gearWithHead([BLUE]),
    ['Empty Socket: Head', 'No Meta Gem: Head'],
  ],
]);

cases('a meta gem that compares two colours', [
  ['more red than yellow', gearWithHead([ENIGMATIC, BLUE], [RED, BLUE]), []],
  [
    'as much red as yellow',
    gearWithHead([ENIGMATIC, BLUE], [RED, YELLOW]),
    'Meta Gem Inactive: Head',
  ],
  ['neither of them', gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]), 'Meta Gem Inactive: Head'],
  [
    'a slot that the log does not list',
    gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]).slice(0, -3),
    [],
  ],
]);

test('the explanation of a meta gem that compares colours names the colours', () => {
  expect(whyOf(gearWithHead([ENIGMATIC, BLUE], [RED, YELLOW]))).toContain(
    '1 red, 1 yellow: more red is needed',
  );
});

test('a Void Sphere counts as a gem of every colour', () => {
  expect(linesOf(gearWithHead([CHAOTIC, VOID_SPHERE], [VOID_SPHERE, RED]))).toEqual([]);
  expect(linesOf(gearWithHead([CHAOTIC, RED], [VOID_SPHERE, RED]))).toEqual([
    'Meta Gem Inactive: Head',
  ]);
});
