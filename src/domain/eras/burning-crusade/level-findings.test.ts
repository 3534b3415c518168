import { describe, expect, test } from 'vitest';
import {
  audited,
  cases,
  IN_KARAZHAN,
  linesOf,
  NAJENTUS,
  RED,
  SPELLFIRE,
  unenchanted,
  WOLFSHEAD,
  worn,
} from '#test/burning-crusade';
import type { Fight, Piece } from '../../raid/raid';
import { withoutOnlyDifficulty } from '../only-difficulty';

const CHESS: Fight = { ...IN_KARAZHAN, encounterId: 50_660, boss: 'Chess Event' };
const OPERA: Fight = { ...IN_KARAZHAN, encounterId: 50_655 };

/** A piece whose log has level 0. */
function ofUnknownLevel(slot: number, enchantId: number): Piece {
  const { itemLevel: _, ...rest } = worn(slot, { enchantId });
  return rest;
}

cases('item level', [
  ['a piece below the era’s minimum', [worn(8, { itemLevel: 93 })], ['Low Item Level: Bracers']],
  ['Wolfshead Helm, which outlasts its level', [worn(0, { itemId: WOLFSHEAD, itemLevel: 45 })], []],
  [
    'Wolfshead Helm below the raid leader’s own minimum',
    [worn(0, { itemId: WOLFSHEAD, itemLevel: 45 })],
    ['Low Item Level: Head'],
    { standards: { minimumItemLevel: 100 } },
  ],
  ['a Darkmoon card', [worn(12, { itemId: 31856, itemLevel: 66 })], []],
  [
    'a piece of frost resistance, which is worn for one boss',
    [worn(4, { itemId: 22652, itemLevel: 60 })],
    [],
  ],
  ['a level that is not known, and an old enchant on it', [ofUnknownLevel(14, 783)], []],
  [
    'a crafted piece of blue quality',
    [worn(5, { itemId: SPELLFIRE, itemLevel: 105, quality: 3, gems: [RED, RED] })],
    [],
  ],
  [
    'a fishing pole, whose level is low but which takes no enchant',
    [unenchanted(15, { itemId: 6256, itemLevel: 1 })],
    ['Low Item Level: Mainhand'],
  ],
]);

describe('fights', () => {
  const UNREADY = [unenchanted(14), worn(8, { itemLevel: 93 })];

  test('the Chess Event is not judged, since raiders play the pieces', () => {
    const { raider, verdicts, findings, advice } = audited(UNREADY, { fight: CHESS });
    expect(raider).toMatchObject({ gear: [], bareSlots: [] });
    expect({ verdicts, findings, advice }).toEqual({
      verdicts: ['NO GEAR RECORDED'],
      findings: [],
      advice: [],
    });
  });

  test.each(['Romulo and Julianne', 'The Big Bad Wolf', 'The Wizard of Oz'])(
    'the Opera is one boss, and is judged with %s on the stage',
    (boss) => {
      const fight = { ...OPERA, boss };
      expect(linesOf([unenchanted(14)], { fight })).toEqual(['Missing Enchant: Cloak']);
    },
  );

  test.each([
    { fight: NAJENTUS, level: 109, lines: ['Low Item Level: Bracers'], why: 'a tier 6 raid' },
    {
      fight: { ...NAJENTUS, encounterId: 100_601 },
      level: 109,
      lines: ['Low Item Level: Bracers'],
      why: 'the second copy of a tier 6 raid',
    },
    { fight: IN_KARAZHAN, level: 109, lines: [], why: 'Karazhan' },
    {
      fight: { ...IN_KARAZHAN, encounterId: 617, zone: 'Blackwing Lair', zoneId: 469 },
      level: 96,
      lines: [],
      why: 'a raid of the game before in the same report',
    },
    {
      fight: { ...NAJENTUS, encounterId: 1939, zone: 'The Slave Pens', zoneId: 547 },
      level: 96,
      lines: [],
      why: 'a dungeon in the same report',
    },
    {
      fight: { ...NAJENTUS, encounterId: 50_730, zone: 'The Eye', zoneId: 550 },
      level: 99,
      lines: ['Low Item Level: Bracers'],
      why: 'Tempest Keep as the log calls it',
    },
  ])(
    'with minima by raid, bracers of level $level in $why have the findings $lines',
    ({ fight, level, lines }) => {
      const gear = [worn(8, { itemLevel: level })];
      expect(linesOf(gear, { fight, standards: { minimumItemLevel: 'by raid' } })).toEqual(lines);
    },
  );
});

test('a logged difficulty is dropped, since raids have only one', () => {
  const raid = withoutOnlyDifficulty({
    title: '',
    owner: '',
    gameVersion: 3,
    startedAt: 0,
    endedAt: 1,
    kills: [NAJENTUS],
  });
  expect(raid.kills.map(({ difficulty }) => difficulty)).toEqual([0]);
});
