import { describe, expect, test } from 'vitest';
import { MISTS } from '#domain/eras/mists/mists';
import { cellsOf, HOUR, raidOn, row, START, stood, tableOf } from '#test/season-raid';
import { seasonGroups } from './groups';
import type { SeasonRaid } from './season-raid';
import { attendanceText } from './words';

const codesOf = (raids: readonly SeasonRaid[]) =>
  seasonGroups(raids).map((group) => group.raids.map(({ code }) => code));

describe('groups', () => {
  test('raids that share a third of the smaller one’s players are a group, through others too', () => {
    const first = raidOn(0, [['A', 'B', 'C']]);
    const second = raidOn(7, [['C', 'D', 'E', 'F', 'G', 'H']]);
    const third = raidOn(14, [['H', 'I', 'J']]);
    expect(codesOf([first, second, third])).toEqual([
      [third, second, first].map(({ code }) => code),
    ]);
    expect(codesOf([first, third])).toEqual([[third.code], [first.code]]);
  });

  test('two shared guests of ten players make no group', () => {
    const ours = raidOn(0, [['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']]);
    const theirs = raidOn(0, [['A', 'B', '3', '4', '5', '6', '7', '8', '9', '10']], { minutes: 1 });
    expect(codesOf([ours, theirs])).toHaveLength(2);
  });

  test('raids of another era with the same players are another group', () => {
    const before = raidOn(0, [['A', 'B']]);
    const after = raidOn(400, [['A', 'B']], { era: MISTS });
    expect(codesOf([before, after])).toEqual([[after.code], [before.code]]);
  });

  test('an anonymous report is a group of its own', () => {
    const raid = raidOn(0, [['A', 'B']]);
    const anonymous = raidOn(1, [['Player 1', 'Player 2']]);
    expect(codesOf([raid, anonymous])).toHaveLength(2);
  });

  test('two anonymous reports that call their players the same are two groups', () => {
    const codes = ['a:First', 'a:Second'];
    const raids = codes.map((code, day) => raidOn(day, [['Player 1', 'Player 2']], { code }));
    expect(codesOf(raids)).toEqual([['a:Second'], ['a:First']]);
  });

  test('an anonymous report with GUIDs is compared by them', () => {
    const named = raidOn(0, [[{ character: { name: 'A', guid: 7 } }]]);
    const hidden = [{ character: { name: 'Player 1', guid: 7 } }];
    const anonymous = raidOn(1, [hidden], { code: 'a:First' });
    expect(codesOf([named, anonymous])).toHaveLength(1);
  });

  test('the guild names the group if the log does, else the newest raid’s title', () => {
    const titleOf = (first: string | undefined, second: string | undefined) => {
      const named = (day: number, guild?: string) => raidOn(day, [['A']], guild ? { guild } : {});
      return seasonGroups([named(0, first), named(7, second)])[0]?.title;
    };
    expect(titleOf(undefined, undefined)).toBe('Day 7');
    expect(titleOf('Before', undefined)).toBe('Before');
    expect(titleOf('Before', 'Now')).toBe('Now');
  });
});

describe('evenings', () => {
  test('a kill that two logged counts once, with flask and food seen in either log', () => {
    const first = raidOn(0, [[stood({ pull: { flask: 'not seen', food: 'no snapshot' } }), 'B']]);
    const second = raidOn(0, [[stood({ pull: { flask: 'seen' } }), 'B']], {
      minutes: 1,
    });
    const { rows, group } = tableOf([first, second]);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([1]);
    expect(row(rows, 'A').cells[0]).toMatchObject({ kills: 1 });
    expect(cellsOf(row(rows, 'A'), 'pull')).toEqual(['flask 1 of 1']);
  });

  test('a split raid is one evening, each player by the raid they stood in', () => {
    const before = raidOn(-7, [['A', 'B', 'C', 'D']]);
    const one = raidOn(0, [['A', 'B']]);
    const other = raidOn(0, [['C', 'D']], { minutes: 10 });
    const { rows, group, sums } = tableOf([before, one, other]);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([2, 1]);
    expect(rows.map(attendanceText)).toEqual(['2 of 2', '2 of 2', '2 of 2', '2 of 2']);
    expect(sums[0]).toMatchObject({ passed: 4, present: 4 });
  });

  test('raids that only follow one another are two evenings', () => {
    const early = raidOn(0, [['A']]);
    const late = raidOn(0, [['A']], { minutes: 60 });
    expect(tableOf([early, late]).group.evenings).toHaveLength(2);
  });

  test('the log that ends last comes first', () => {
    const long = raidOn(0, [['A']], { code: 'Long', endedAt: START + 2 * HOUR });
    const short = raidOn(0, [['A']], { code: 'Short', minutes: 1 });
    expect(tableOf([short, long]).group.evenings[0]?.raids.map(({ code }) => code)).toEqual([
      'Long',
      'Short',
    ]);
  });
});
