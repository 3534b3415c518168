import { describe, expect, test } from 'vitest';
import { type Attending, attending, ofGuid, raidOn, START } from '#test/digested-raid';
import { noEnchant } from '#test/findings';
import type { DigestedRaid } from '../digests/digested-raid';
import { DAY } from '../time';
import { raidsAfter, raidsBefore } from './earlier';

const HERE = raidOn(20, [['A', 'B', 'C']], { code: 'Here' });

describe('raids before another raid', () => {
  const sharedBefore = (others: readonly DigestedRaid[], here = HERE) =>
    raidsBefore(here, others).raids.map(({ code, shared }) => `${code} ${shared}`);
  const raid = (day: number, code: string, kills: readonly Attending[][], minutes = 0) =>
    raidOn(day, kills, { code, minutes });

  test.each<[title: string, found: string[], ...others: DigestedRaid[]]>([
    [
      'an earlier raid with more of the players comes first if the later one has few of them',
      ['More 2', 'Few 1'],
      raid(10, 'Few', [['A', 'X']]),
      raid(9, 'More', [['A', 'B']]),
    ],
    [
      'the latest raid with half of the players comes first',
      ['Last 2', 'All 3', 'Few 1'],
      raid(11, 'Few', [['A', 'X']]),
      raid(10, 'Last', [['A', 'B', 'X']]),
      raid(9, 'All', [['A', 'B', 'C']]),
    ],
    [
      'of a split evening the half with more of the players comes first',
      ['Second 3', 'First 2'],
      raid(9, 'First', [['A', 'B', 'X']], 10),
      raid(9, 'Second', [['A', 'B', 'C']]),
    ],
    [
      'earlier raids with equally many shared players are sorted latest first',
      ['Later 1', 'Older 1'],
      raid(9, 'Older', [['A']]),
      raid(10, 'Later', [['B']]),
    ],
    ['a player at two kills counts once', ['Kills 2'], raid(9, 'Kills', [['A', 'B'], ['A'], []])],
    [
      'an earlier raid may share no player or have no saved kill',
      ['Others 0', 'Bare 0'],
      raid(9, 'Others', [['X']]),
      raid(8, 'Bare', []),
    ],
    [
      'a raid that begins later or overlaps is not an earlier raid',
      ['Before 1'],
      raid(21, 'After', [['A']]),
      raid(20, 'Second', [['A']], -10),
      raid(9, 'Before', [['A']]),
    ],
    ['a raid of the same evening is not an earlier raid', [], raid(20, 'Half', [['A', 'B']], -120)],
  ])('%s', (_, found, ...others) => {
    expect(sharedBefore(others)).toEqual(found);
  });

  test('an earlier raid has the date of its evening’s first pull', () => {
    const pulledAt = START + 9 * DAY;
    const before = [0, 10].map((minutes) =>
      raidOn(8, [['A', 'B']], { minutes, pulledAt: pulledAt + minutes }),
    );
    const { raids } = raidsBefore(HERE, before);
    expect(raids.map((one) => one.pulledAt)).toEqual([pulledAt, pulledAt]);
  });

  test.each<[title: string, there: Attending[], shared: number]>([
    ['a player of one GUID and two names', [ofGuid(1, 'Berta')], 1],
    ['a namesake of another server', [ofGuid(2, 'Anna', 'Lakeshire')], 0],
    ['a player and a namesake on one server', [ofGuid(1, 'Anna'), ofGuid(2, 'Anna')], 1],
    ['a record without GUID and server of the only player of its name', ['Anna'], 1],
  ])('raids with $0 share $2 players', (_, there, shared) => {
    const here = raidOn(20, [[ofGuid(1, 'Anna')]]);
    expect(sharedBefore([raid(9, 'Before', [there])], here)).toEqual([`Before ${shared}`]);
  });
});

const LEGS = attending({ state: 'faults', findings: [noEnchant(6)] });
const CLOAK = attending({ state: 'faults', findings: [noEnchant(14)] });
const NAKED = attending({ state: 'no gear' });
const A = { key: 'A', name: 'A' };

describe('findings before a raid', () => {
  const slotsBefore = (others: readonly DigestedRaid[]) =>
    raidsBefore(HERE, others)
      .findingsOf(A)
      .map((findings) => findings?.map(({ slot }) => slot));

  test.each<[title: string, kills: readonly Attending[][], slots: (number[] | undefined)[]]>([
    ['those of the last kill only', [[LEGS], [CLOAK]], [[14]]],
    ['those of the last kill that logged gear', [[LEGS], [NAKED]], [[6]]],
    ['those of a player’s last kill, though they left early', [[LEGS], ['B']], [[6]]],
    ['none if the player passed', [['A']], [[]]],
    ['unknown if the player was absent', [['B']], [undefined]],
    ['unknown if no kill logged the player’s gear', [[NAKED]], [undefined]],
    ['unknown if nobody is judged', [[attending({ state: 'not judged' })]], [undefined]],
  ])('the findings of an earlier evening are %s', (_, kills, slots) => {
    expect(slotsBefore([raidOn(9, kills)])).toEqual(slots);
  });

  test('a player’s earlier findings are listed from the latest evening back', () => {
    const others = [
      raidOn(9, [[LEGS, 'B']], { code: 'Logged' }),
      raidOn(9, [[CLOAK, 'B']], { code: 'LoggedAgain', minutes: 10 }),
      raidOn(2, [[LEGS]]),
      raidOn(21, [[LEGS]]),
    ];
    expect(slotsBefore(others)).toEqual([[14], [6]]);
  });
});

test('only raids that share a player count as later raids', () => {
  const others = [
    raidOn(21, [['A']], { code: 'After' }),
    raidOn(22, [['X']], { code: 'Others' }),
    raidOn(9, [['A']], { code: 'Before' }),
  ];
  expect(raidsAfter(HERE, others).map(({ code }) => code)).toEqual(['After']);
});
