import { describe, expect, test } from 'vitest';
import { noEnchant } from '#test/findings';
import { type Attending, attending, DAY, ofGuid, raidOn, START } from '#test/season-raid';
import type { SeasonRaid } from '../digests/season-raid';
import { raidsAfter, raidsBefore } from './earlier';

const HERE = raidOn(20, [['A', 'B', 'C']], { code: 'Here' });

describe('raids before one', () => {
  const sharedBefore = (others: readonly SeasonRaid[], here = HERE) =>
    raidsBefore(here, others).raids.map(({ code, shared }) => `${code} ${shared}`);
  const raid = (day: number, code: string, kills: readonly Attending[][], minutes = 0) =>
    raidOn(day, kills, { code, minutes });

  test.each<[title: string, found: string[], ...others: SeasonRaid[]]>([
    [
      'stand in the order of players in both, though another is later',
      ['More 2', 'Fewer 1'],
      raid(10, 'Fewer', [['A', 'X']]),
      raid(9, 'More', [['A', 'B']]),
    ],
    [
      'with as many players in both stand latest first',
      ['Later 1', 'Older 1'],
      raid(9, 'Older', [['A']]),
      raid(10, 'Later', [['B']]),
    ],
    ['count a player once, over all kills', ['Kills 2'], raid(9, 'Kills', [['A', 'B'], ['A'], []])],
    [
      'may have no player in both, and no kill on the device',
      ['Others 0', 'Bare 0'],
      raid(9, 'Others', [['X']]),
      raid(8, 'Bare', []),
    ],
    [
      'are none that begin later or overlap: the same evening, logged by somebody else',
      ['Before 1'],
      raid(21, 'After', [['A']]),
      raid(20, 'Second', [['A']], -10),
      raid(9, 'Before', [['A']]),
    ],
    [
      'are none that the same players ended an hour before',
      [],
      raid(20, 'Half', [['A', 'B']], -120),
    ],
  ])('raids before one %s', (_, found, ...others) => {
    expect(sharedBefore(others)).toEqual(found);
  });

  test('raids before one have the date of their evening’s first pull', () => {
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
  ])('$0 counts in both raids $2 times', (_, there, shared) => {
    const here = raidOn(20, [[ofGuid(1, 'Anna')]]);
    expect(sharedBefore([raid(9, 'Before', [there])], here)).toEqual([`Before ${shared}`]);
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
  ])('findings before a raid %s', (_, kills, slots) => {
    expect(slotsBefore([raidOn(9, kills)])).toEqual(slots);
  });

  test('findings before a raid are told by evening, latest first', () => {
    const others = [
      raidOn(9, [[LEGS, 'B']], { code: 'Logged' }),
      raidOn(9, [[CLOAK, 'B']], { code: 'LoggedAgain', minutes: 10 }),
      raidOn(2, [[LEGS]]),
      raidOn(21, [[LEGS]]),
    ];
    expect(slotsBefore(others)).toEqual([[14], [6]]);
  });
});

test('of later evenings those with players in both are offered', () => {
  const others = [
    raidOn(21, [['A']], { code: 'After' }),
    raidOn(22, [['X']], { code: 'Others' }),
    raidOn(9, [['A']], { code: 'Before' }),
  ];
  expect(raidsAfter(HERE, others).map(({ code }) => code)).toEqual(['After']);
});
