import { expect, test } from 'vitest';
import {
  BLUE_GEM,
  CHAOTIC_META,
  explanationOf,
  HOLO_GOGS,
  linesOf,
  RED_GEM,
  SPELLFIRE,
  SPELLSTRIKE,
  testCases,
  WOLFSHEAD,
  wornPiece,
} from '#test/burning-crusade';
import type { Gem, Piece } from '../../raid/raid';
import { BURNING_CRUSADE } from './burning-crusade';

const YELLOW = { itemId: 32204 };
const VOID_SPHERE = { itemId: 22459 };
const ENIGMATIC = { itemId: 25895 }; // a meta that wants more red than yellow
const UNKNOWN = { itemId: 999_999 };

/** Returns a piece in every slot, with these gems in head and belt. */
const gearWithHead = (gems: Gem[], belt: Gem[] = [RED_GEM, RED_GEM], itemId = HOLO_GOGS): Piece[] =>
  BURNING_CRUSADE.slots.map(({ kind: _ }, slot) => {
    if (slot === 0) return wornPiece(slot, { itemId, gems });
    return slot === 5 ? wornPiece(slot, { itemId: SPELLFIRE, gems: belt }) : wornPiece(slot);
  });

testCases('gems', [
  [
    'none logged on an item with two sockets',
    [wornPiece(5, { itemId: SPELLFIRE, gems: [] }), wornPiece(4, { gems: [RED_GEM] })],
    'Empty Socket: Belt ×2',
  ],
  [
    'no gems logged at all',
    (({ gems: _, ...rest }) => rest)(wornPiece(5, { itemId: SPELLFIRE })),
    [],
  ],
  [
    'gems that can be worn once',
    wornPiece(5, { itemId: SPELLFIRE, gems: [{ itemId: 33133 }, { itemId: 28362 }] }),
    [],
  ],
  ['a gem that no table knows', gearWithHead([CHAOTIC_META, UNKNOWN]), []],
  [
    'a helm that has sockets, but none for a meta gem',
    gearWithHead([RED_GEM, RED_GEM, RED_GEM], [RED_GEM, RED_GEM], SPELLSTRIKE),
    [],
  ],
  ['a helm without any socket', gearWithHead([], [RED_GEM, RED_GEM], WOLFSHEAD), []],
  ['no meta gem in a helm', gearWithHead([BLUE_GEM]), ['Empty Socket: Head', 'No Meta Gem: Head']],
]);

const withEnigmatic = (...belt: Gem[]) => gearWithHead([ENIGMATIC, BLUE_GEM], belt);

testCases('a meta gem that compares two colours', [
  ['more red than yellow', withEnigmatic(RED_GEM, BLUE_GEM), []],
  ['as much red as yellow', withEnigmatic(RED_GEM, YELLOW), 'Meta Gem Inactive: Head'],
  ['neither of them', withEnigmatic(BLUE_GEM, BLUE_GEM), 'Meta Gem Inactive: Head'],
  ['a slot that the log does not list', withEnigmatic(BLUE_GEM, BLUE_GEM).slice(0, -3), []],
]);

test('the explanation of a meta gem that compares colours names the colours', () => {
  const condition = '1 red, 1 yellow: more red is needed';
  expect(explanationOf(withEnigmatic(RED_GEM, YELLOW))).toContain(condition);
});

test('a Void Sphere counts as a gem of every colour', () => {
  expect(linesOf(gearWithHead([CHAOTIC_META, VOID_SPHERE], [VOID_SPHERE, RED_GEM]))).toEqual([]);
  const lines = linesOf(gearWithHead([CHAOTIC_META, RED_GEM], [VOID_SPHERE, RED_GEM]));
  expect(lines).toEqual(['Meta Gem Inactive: Head']);
});
