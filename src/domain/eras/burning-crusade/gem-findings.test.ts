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

/** Every slot listed, with these gems in head and belt. */
const gearWithHead = (gems: Gem[], belt: Gem[] = [RED, RED], itemId = HOLO_GOGS): Piece[] =>
  BURNING_CRUSADE.slots.map(({ kind: _ }, slot) => {
    if (slot === 0) return worn(slot, { itemId, gems });
    return slot === 5 ? worn(slot, { itemId: SPELLFIRE, gems: belt }) : worn(slot);
  });

cases('gems', [
  {
    why: 'none logged on an item with two sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [] }), worn(4, { gems: [RED] })],
    lines: ['Empty Socket: Belt ×2'],
  },
  {
    why: 'no gems logged at all',
    gear: [(({ gems: _, ...rest }) => rest)(worn(5, { itemId: SPELLFIRE }))],
    lines: [],
  },
  {
    why: 'gems that can be worn once',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [{ itemId: 33133 }, { itemId: 28362 }] })],
    lines: [],
  },
  { why: 'a gem that no table knows', gear: gearWithHead([CHAOTIC, UNKNOWN]), lines: [] },
  {
    why: 'a helm that has sockets, but none for a meta gem',
    gear: gearWithHead([RED, RED, RED], [RED, RED], SPELLSTRIKE),
    lines: [],
  },
  { why: 'a helm without any socket', gear: gearWithHead([], [RED, RED], WOLFSHEAD), lines: [] },
  {
    why: 'a helm whose meta socket holds none',
    gear: gearWithHead([BLUE]),
    lines: ['Empty Socket: Head', 'No Meta Gem: Head'],
  },
]);

cases('a meta gem that compares two colours', [
  { why: 'more red than yellow', gear: gearWithHead([ENIGMATIC, BLUE], [RED, BLUE]), lines: [] },
  {
    why: 'as much red as yellow',
    gear: gearWithHead([ENIGMATIC, BLUE], [RED, YELLOW]),
    lines: ['Meta Gem Inactive: Head'],
  },
  {
    why: 'neither of them',
    gear: gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]),
    lines: ['Meta Gem Inactive: Head'],
  },
  {
    why: 'a slot that the log does not list',
    gear: gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]).slice(0, -3),
    lines: [],
  },
]);

test('the explanation of a meta gem that compares colours names them', () => {
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
