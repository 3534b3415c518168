import { describe, expect, test } from 'vitest';
import { attending, raidOn, tableOf } from '#test/digested-raid';
import { noEnchant } from '#test/findings';
import type { MemberRow } from '../groups/evening-table';
import { HOUR } from '../time';
import { seasonCsvRows, seasonMessages } from './copies';
import { filterRows, sumAttendance } from './season';
import { eveningIsoDate, eveningText, percentText } from './words';

test('an evening has the date of its first pull', () => {
  const midnight = new Date(2026, 7, 2).getTime();
  const times = { begins: midnight + HOUR, pulledAt: midnight - HOUR };
  const [evening] = tableOf([raidOn(0, [['A']], times)]).group.evenings;
  expect(evening && eveningIsoDate(evening)).toBe('2026-08-01');
});

test('an evening is described with its median item level if it is known', () => {
  const inWords = (...levels: number[]) => {
    const raiders = levels.map((level, index) => attending({ level }, `A${index}`));
    const { group, sums } = tableOf([raidOn(0, [['B', ...raiders]])]);
    const [evening, sum] = [group.evenings[0], sums[0]];
    return evening && sum && eveningText(evening, sum).split(': ')[1];
  };
  expect(inWords(372, 360, 371)).toBe('4 of 4 passed, median item level 371');
  expect(inWords(372, 360, 371, 380)).toBe('5 of 5 passed, median item level 371.5');
  expect(inWords()).toBe('1 of 1 passed');
});

describe('shown rows', () => {
  const rows = [
    { name: 'Dan', attended: 4, expected: 4, findingCount: 1, hasLeft: true },
    { name: 'Ann', role: 'tanks', attended: 1, expected: 2, findingCount: 2 },
    { name: 'Bob', attended: 2, expected: 2 },
    { name: 'Cid', attended: 0, expected: 0, findingCount: 0 },
  ].map((one) => ({ role: 'dps', hasLeft: false, ...one })) as unknown as MemberRow[];

  test.each([
    { filter: {}, names: 'Ann Bob Cid' },
    { filter: { withLeft: true }, names: 'Dan Ann Bob Cid' },
    { filter: { role: 'tanks' }, names: 'Ann' },
    { filter: { onlyWithFindings: true }, names: 'Ann' },
    { filter: { onlyWithFindings: true, withLeft: true }, names: 'Dan Ann' },
  ] as const)('the filter $filter shows $names', ({ filter, names }) => {
    expect(filterRows(rows, filter).map(({ name }) => name)).toEqual(names.split(' '));
  });

  test('attendance is added up over the shown rows', () => {
    const { attended, expected } = sumAttendance(rows);
    expect(percentText(attended, expected)).toBe('88 %');
  });
});

describe('copied seasons', () => {
  test('unknown counts are empty in the CSV', () => {
    const table = tableOf([raidOn(0, [[attending({ state: 'no gear' })]])]);
    const [head, cells] = seasonCsvRows(table, table.rows);
    expect(head).toHaveLength(16);
    expect(cells?.slice(7)).toEqual(['yes', 'no', 1, ...Array.from({ length: 6 })]);
  });

  test('the CSV counts enchants, low items and other faults separately', () => {
    const findings = (['missing-enchant', 'low-item-level', 'empty-socket', 'scope'] as const).map(
      (rule, slot) => ({ rule, title: rule, slot, count: 1 }),
    );
    const table = tableOf([raidOn(0, [[attending({ state: 'faults', findings })]])]);
    expect(seasonCsvRows(table, table.rows)[1]?.slice(11, 14)).toEqual([1, 1, 2]);
  });

  test('a Discord post has a line per player with attendance and open faults', () => {
    const faulty = attending({ state: 'faults', findings: [noEnchant(6)] }, 'A_b');
    const players = [faulty, 'C', attending({ state: 'no gear' }, 'D')];
    const table = tableOf([raidOn(0, [players], { title: '@here' })]);
    expect(seasonMessages(table, table.rows)).toEqual([
      '**@\u200bhere** · Season\n• A\\_b: 1 of 1 · Legs\n• C: 1 of 1\n• D: 1 of 1',
    ]);
  });

  test('the post of a group without a title begins with its subject', () => {
    const table = tableOf([raidOn(1, [['C']], { title: '' })]);
    expect(seasonMessages(table, table.rows)).toEqual(['Season\n• C: 1 of 1']);
  });
});
