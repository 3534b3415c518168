import { describe, expect, test } from 'vitest';
import { noEnchant } from '#test/findings';
import { type Attending, attending, DAY, ofGuid, raidOn, START } from '#test/season-raid';
import { raidsBefore } from './earlier';
import type { SeasonRaid } from './season-raid';

const HERE = raidOn(20, [['A', 'B', 'C']], { code: 'Here' });

describe('raids before one', () => {
  const sharedBefore = (others: readonly SeasonRaid[], here = HERE) =>
    raidsBefore(here, others).raids.map(({ code, shared }) => [code, shared]);

  test.each<[title: string, others: SeasonRaid[], found: [string, number][]]>([
    [
      'stand in the order of players in both, though another is later',
      [raidOn(10, [['A', 'X']], { code: 'Fewer' }), raidOn(9, [['A', 'B']], { code: 'More' })],
      [
        ['More', 2],
        ['Fewer', 1],
      ],
    ],
    [
      'with as many players in both stand latest first',
      [raidOn(9, [['A']], { code: 'Older' }), raidOn(10, [['B']], { code: 'Later' })],
      [
        ['Later', 1],
        ['Older', 1],
      ],
    ],
    [
      'count a player once, over all their kills',
      [raidOn(9, [['A', 'B'], ['A'], []], { code: 'Kills' })],
      [['Kills', 2]],
    ],
    [
      'may have no player in both, and no kill on the device',
      [raidOn(9, [['X']], { code: 'Others' }), raidOn(8, [], { code: 'Bare' })],
      [
        ['Others', 0],
        ['Bare', 0],
      ],
    ],
    [
      'are none that begin later or overlap: the same evening, logged by somebody else',
      [
        raidOn(21, [['A']], { code: 'After' }),
        raidOn(20, [['A']], { code: 'Second', minutes: -10 }),
        raidOn(9, [['A']], { code: 'Before' }),
      ],
      [['Before', 1]],
    ],
    [
      'are none that the same players ended an hour before',
      [raidOn(20, [['A', 'B']], { code: 'FirstHalf', minutes: -120 })],
      [],
    ],
  ])('%s', (_, others, found) => {
    expect(sharedBefore(others)).toEqual(found);
  });

  test('have the date of their evening’s first pull, though their log began the day before', () => {
    const pulledAt = START + 9 * DAY;
    const before = [0, 10].map((minutes) =>
      raidOn(8, [['A', 'B']], { minutes, pulledAt: pulledAt + minutes }),
    );
    const { raids } = raidsBefore(HERE, before);
    expect(raids.map((one) => one.pulledAt)).toEqual([pulledAt, pulledAt]);
  });

  test.each<[title: string, there: Attending[], shared: number]>([
    ['the player of the GUID under another name', [ofGuid(1, 'Berta')], 1],
    ['a namesake of another server', [ofGuid(2, 'Anna', 'Lakeshire')], 0],
    ['two namesakes of a server, one of them the same', [ofGuid(1, 'Anna'), ofGuid(2, 'Anna')], 1],
    ['a record without GUID and server, of the only player of the name', ['Anna'], 1],
  ])('%s is in both so often', (_, there, shared) => {
    const here = raidOn(20, [[ofGuid(1, 'Anna')]]);
    expect(sharedBefore([raidOn(9, [there], { code: 'Before' })], here)).toEqual([
      ['Before', shared],
    ]);
  });
});

const LEGS = attending({ state: 'faults', findings: [noEnchant(6)] });
const CLOAK = attending({ state: 'faults', findings: [noEnchant(14)] });
const NAKED = attending({ state: 'no gear' });
const A = { key: 'A', name: 'A' };

describe('findings before a raid', () => {
  const slotsBefore = (others: readonly SeasonRaid[]) =>
    raidsBefore(HERE, others)
      .findingsOf(A)
      .map((findings) => findings?.map(({ slot }) => slot));

  test.each<[title: string, kills: readonly Attending[][], slots: (number[] | undefined)[]]>([
    ['are those of the last kill: what was fixed before is none', [[LEGS], [CLOAK]], [[14]]],
    ['are of the kill before one without logged gear', [[LEGS], [NAKED]], [[6]]],
    ['of who left early are of their last kill', [[LEGS], ['B']], [[6]]],
    ['are none of who passed', [['A']], [[]]],
    ['are unknown of who was absent', [['B']], [undefined]],
    ['are unknown of who logged no gear', [[NAKED]], [undefined]],
    ['are unknown where nobody is judged', [[attending({ state: 'not judged' })]], [undefined]],
  ])('%s', (_, kills, slots) => {
    expect(slotsBefore([raidOn(9, kills)])).toEqual(slots);
  });

  test('are told by evening, latest first: two logs of one are one', () => {
    const others = [
      raidOn(9, [[LEGS, 'B']], { code: 'Logged' }),
      raidOn(9, [[CLOAK, 'B']], { code: 'LoggedAgain', minutes: 10 }),
      raidOn(2, [[LEGS]]),
      raidOn(21, [[LEGS]]),
    ];
    expect(slotsBefore(others)).toEqual([[14], [6]]);
  });
});
