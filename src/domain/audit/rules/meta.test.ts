import { describe, expect, test } from 'vitest';
import { adviceInCataclysm, adviceInMists } from '#test/advice';
import { piece, raiderIn } from '#test/gear';
import { CATACLYSM } from '../../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../../eras/cataclysm/cataclysm-facts';
import { metaState } from '../../gear/gems';
import type { Piece } from '../../raid/raid';

const HOOD = 59219; // Power Generator Hood, a meta socket and another socket
const GOGGLES = 59449; // a meta socket and two for cogwheels
const CIRCLET = 28593; // sockets, but no meta socket
const FOG = 56553; // no socket at all
const CHEST = 56308; // two sockets
const BURNING = { itemId: 68780 }; // needs three red gems
const BRACING = { itemId: 52292 }; // needs a yellow and a blue gem
const RED = { itemId: 52206 };
const PURPLE = { itemId: 52203 };
const GREEN = { itemId: 52218 };
const COGWHEEL = { itemId: 59478 };
const UNKNOWN = { itemId: 999_999 };

test.each([
  ['a meta gem in its socket', HOOD, [BRACING, GREEN], []],
  ['a gem in only its other socket', HOOD, [RED], ['Empty Socket: Head', 'No Meta Gem: Head']],
  [
    'cogwheels beside an empty meta socket',
    GOGGLES,
    [COGWHEEL, COGWHEEL],
    ['Empty Socket: Head', 'No Meta Gem: Head'],
  ],
  ['an unknown gem, which may be a meta gem,', HOOD, [RED, UNKNOWN], []],
  ['no sockets', FOG, [], ['PvP Gear: Head']],
  ['sockets for other gems', CIRCLET, [RED, RED, RED], []],
  ['an item id that the table lacks', 999_999, [RED], []],
])('a head with $0 has the findings $3', (_, itemId, gems, lines) => {
  expect(adviceInCataclysm([piece(0, { itemId, gems })])).toEqual(lines);
});

describe('the condition of a meta gem', () => {
  const head = (...gems: { itemId: number }[]) => piece(0, { itemId: HOOD, gems });
  const chest = (...gems: { itemId: number }[]) => piece(4, { itemId: CHEST, gems });

  const bareSlots = CATACLYSM.slots.map((_, slot) => slot);
  const metaLines = (gear: Piece[]) =>
    adviceInCataclysm([...gear, piece(12), piece(13)], { bareSlots }).filter((line) =>
      line.startsWith('Meta'),
    );
  const stateIn = (gear: Piece[]) =>
    metaState({ raider: raiderIn(gear, { bareSlots }), era: CATACLYSM, facts: CATACLYSM_FACTS });

  test.each([
    ['three red gems', [head(BURNING, RED), chest(RED, RED)], []],
    ['a purple gem, which counts as red,', [head(BURNING, RED), chest(PURPLE, RED)], []],
    ['two of three red gems', [head(BURNING, RED), chest(RED, GREEN)], ['Meta Gem Inactive: Head']],
    ['a green gem, which counts as yellow and blue,', [head(BRACING, GREEN)], []],
    ['an unknown gem, which may be of any colour,', [head(BURNING, RED), chest(UNKNOWN, RED)], []],
    ['no known condition', [head(UNKNOWN, GREEN)], []],
  ])('a meta gem with $0 has the findings $2', (_, gear, lines) => {
    expect(metaLines(gear)).toEqual(lines);
  });

  test('the condition of a meta gem may be met by an unlisted slot', () => {
    expect(adviceInCataclysm([head(BURNING, RED), chest(RED, GREEN)])).toEqual([]);
  });

  test('a meta gem’s condition is unknown if a piece has no recorded gems', () => {
    const { gems: _, ...legs } = piece(6);
    expect(metaLines([head(BURNING, RED), legs])).toEqual([]);
  });

  test('a meta gem’s explanation has its condition and the gems', () => {
    expect(stateIn([head(BURNING, RED), chest(RED, GREEN)])).toEqual({
      slot: 0,
      gem: CATACLYSM_FACTS.gem(68_780),
      isActive: false,
      conditions: ['2 of 3 red'],
    });
    const conditions = ['1 of 1 yellow', '1 of 1 blue'];
    expect(stateIn([head(BRACING, GREEN)])).toMatchObject({ isActive: true, conditions });
  });
});

describe('meta gems of Mists', () => {
  const HEAD = 94_959; // a meta socket and another socket
  const LEGENDARY = { itemId: 95_346 };
  const RARE = { itemId: 76_884 };
  const HIT = { itemId: 76_636 };

  test.each([
    { why: 'a legendary meta gem', gems: [LEGENDARY, HIT] },
    { why: 'a rare meta gem', gems: [RARE, HIT] },
  ])('in Mists $why has no finding because it has no condition', ({ gems }) => {
    expect(adviceInMists([piece(0, { itemId: HEAD, gems })])).toEqual([]);
  });

  test('in Mists a meta socket without a meta gem has the finding No Meta Gem', () => {
    const lines = adviceInMists([piece(0, { itemId: HEAD, gems: [HIT, HIT] })]);
    expect(lines).toEqual(['No Meta Gem: Head']);
  });
});
