import { describe, expect, test } from 'vitest';
import { FOREVER } from '#domain/eras/forever';
import { attending, cellsOf, ofGuid, raidOn, row, tableOf } from '#test/digested-raid';
import type { RaiderIdentity } from '../digests/digested-raid';
import { playerRef } from '../raid/player-ref';
import { fullName } from '../raid/shown-names';
import type { RosterNote } from '../statements/roster-notes';
import { type MemberRow, sortRows } from './evening-table';
import { levelTexts, pullCountText } from './evening-words';

describe('rows', () => {
  test('a renamed and transferred player has one row under the latest name', () => {
    const { rows } = tableOf([
      raidOn(0, [[ofGuid(1, 'Fennimar'), ofGuid(2, 'B')]]),
      raidOn(7, [[ofGuid(1, 'Fennimore', 'Lakeshire'), ofGuid(2, 'B')]]),
      raidOn(14, [[ofGuid(1, 'Fennimus', 'Lakeshire'), ofGuid(2, 'B')]]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['B', 'Fennimus']);
    expect(row(rows, 'Fennimus').formerly).toEqual([
      { name: 'Fennimar', server: 'Everlook' },
      { name: 'Fennimore', server: 'Lakeshire' },
      { name: 'Fennimus', server: 'Lakeshire' },
    ]);
  });

  test.each([
    { title: 'log', evenings: [0, 7] },
    { title: 'kill of a raid', evenings: [0] },
  ])('a spec missing in the last $title is taken from an earlier $title', ({ evenings }) => {
    const raids = evenings.map((day) => raidOn(day, [[ofGuid(1, 'A')], [ofGuid(1, 'A')]]));
    const bare = raids.at(-1)?.kills.at(-1)?.players[0] as { character: Partial<RaiderIdentity> };
    delete bare.character.spec;
    bare.character.roles = ['healers'];
    const { rows } = tableOf(raids);
    expect(rows[0]).toMatchObject({ role: 'healers', character: { spec: 'Fire' } });
  });

  test('a server and a GUID missing in the last log are taken from an earlier log', () => {
    const early = raidOn(0, [[ofGuid(1, 'A')]]);
    const later = raidOn(7, [[ofGuid(1, 'A', 'Lakeshire')]]);
    const { rows } = tableOf([early, later, raidOn(14, [['A']])]);
    expect(rows[0]?.character).toMatchObject({ server: 'Lakeshire', guid: 1 });
  });

  test('level and faults come from the last evening that logged gear', () => {
    const early = raidOn(0, [[attending({ level: 370 })]]);
    const { rows, sums } = tableOf([early, raidOn(7, [[attending({ state: 'no gear' })]])]);
    expect(cellsOf(row(rows, 'A'))).toEqual(['no gear', 'passed']);
    expect(cellsOf(row(rows, 'A'), 'level')).toEqual(['no gear', '370']);
    expect(levelTexts(row(rows, 'A')).join('')).toBe('370');
    expect(rows[0]).toMatchObject({ findingCount: 0 });
    expect(sums[0]).toEqual({ passed: 0, present: 1, pull: [], noPull: 'not saved' });
  });

  test('an evening’s level comes from the last kill that logged gear', () => {
    const { rows } = tableOf([
      raidOn(0, [
        [attending({ level: 350 })],
        [attending({ level: 360 })],
        [attending({ level: 365.05 })],
        [attending({ state: 'no gear' })],
      ]),
      raidOn(0, [[attending({ level: 340 })]], { minutes: 1 }),
    ]);
    expect(cellsOf(row(rows, 'A'), 'level')).toEqual(['365.1']);
  });

  test('nobody is judged in an era without tables', () => {
    const { rows } = tableOf([raidOn(0, [[attending({ state: 'not judged' })]], { era: FOREVER })]);
    for (const view of ['gear', 'pull', 'level'] as const)
      expect(cellsOf(row(rows, 'A'), view)).toEqual(['not judged']);
    expect(rows[0]?.findingCount).toBeUndefined();
  });

  test.each([
    ['a lower level is shown with a minus', [372.4, 380, 371.2], '371.2 (−1.2)'],
    ['an unchanged level is shown with 0', [372, 372], '372 (0)'],
    ['a level known at one evening is shown without a change', [372.4], '372.4'],
  ])('$0', (_, levels, text) => {
    const { rows } = tableOf(levels.map((level, day) => raidOn(day, [[attending({ level })]])));
    expect(levelTexts(row(rows, 'A')).join('')).toBe(text);
  });

  test.each([
    { title: 'no log records it', pull: {}, text: 'not in this log' },
    { title: 'there is no snapshot', pull: { flask: 'no snapshot' } as const, text: 'no snapshot' },
    { title: 'no pull is on the device', pull: undefined, text: 'not on this device' },
  ])('the pull column reads “$text” if $title', ({ pull, text }) => {
    const raider = attending(pull && { pull });
    const { rows, sums } = tableOf([raidOn(0, [[raider]])]);
    expect(cellsOf(row(rows, 'A'), 'pull')).toEqual([text]);
    expect(sums.map(pullCountText)).toEqual([text]);
  });
});

test('kills with a flask are counted out of the kills with a snapshot of the player', () => {
  const pulls = (['seen', 'not seen', 'seen', 'no snapshot'] as const).map((flask) => ({ flask }));
  const kills = [...pulls.map((pull) => [attending({ pull })]), ['A']];
  const { rows, sums } = tableOf([raidOn(0, kills)]);
  expect(cellsOf(row(rows, 'A'), 'pull')).toEqual(['flask 2 of 3']);
  expect(sums.map(pullCountText)).toEqual(['flask 2 of 3']);
});

test('“not in this log” takes precedence over “not on this device”', () => {
  const { rows } = tableOf([raidOn(0, [[attending({ pull: {} })], ['A']])]);
  expect(cellsOf(row(rows, 'A'), 'pull')).toEqual(['not in this log']);
});

describe('order', () => {
  const rows = [
    { name: 'Dan', attended: 4, expected: 4, findingCount: 1 },
    { name: 'Ann', attended: 1, expected: 2, findingCount: 2, level: 370 },
    { name: 'Bob', attended: 2, expected: 2, level: 372 },
    { name: 'Cid', attended: 0, expected: 0, findingCount: 0 },
    { name: 'Eve', detail: '2', attended: 1, expected: 2, findingCount: 1 },
    { name: 'Eve', detail: '1', attended: 1, expected: 2, findingCount: 1 },
  ].map((one) => ({ detail: '', ...one })) as unknown as MemberRow[];

  test.each([
    { by: 'attendance', order: 'falling', names: 'Dan Bob Ann Eve1 Eve2 Cid' },
    { by: 'attendance', order: 'rising', names: 'Ann Eve1 Eve2 Dan Bob Cid' },
    { by: 'faults', order: 'falling', names: 'Ann Dan Eve1 Eve2 Cid Bob' },
    { by: 'faults', order: 'rising', names: 'Bob Cid Dan Eve1 Eve2 Ann' },
    { by: 'level', order: 'falling', names: 'Bob Ann Dan Eve1 Eve2 Cid' },
    { by: 'level', order: 'rising', names: 'Ann Bob Dan Eve1 Eve2 Cid' },
    { by: 'player', order: 'falling', names: 'Eve2 Eve1 Dan Cid Bob Ann' },
  ] as const)('rows sorted by $order $by are $names', ({ by, order, names }) => {
    expect(
      sortRows(rows, { by, isAscending: order === 'rising' })
        .map(({ name, detail }) => name + detail)
        .join(' '),
    ).toBe(names);
  });
});

test.each<[what: string, left: number, character: (nth: number) => Partial<RaiderIdentity>]>([
  ['servers and GUIDs', 2000, (nth) => ({ guid: nth, server: `S${nth}` })],
  ['GUIDs on a server', 2000, (nth) => ({ guid: nth, server: 'S' })],
  ['GUIDs', 2000, (nth) => ({ guid: nth })],
  ['servers', 2000, (nth) => ({ server: `S${nth}`, key: `Anna-S${nth}` })],
  ['keys', 0, () => ({})],
])(
  'two thousand namesakes with different %s, %i of whom left, have rows within a second',
  { timeout: 10_000 },
  (_, left, character) => {
    const players = Array.from({ length: 2000 }, (_, index) => ({
      character: { name: 'Anna', key: `Anna${index}`, ...character(index + 1) },
    }));
    const raids = [0, 1].map((minutes) => raidOn(0, [players], { minutes }));
    const notes = players.map((one, at): RosterNote => {
      const player = playerRef(one.character);
      return { at, player, kind: 'left', hasLeft: true };
    });
    const { rows, group } = tableOf(raids, notes);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([1]);
    expect(new Set(rows.map(fullName)).size).toBe(2000);
    expect(rows.filter(({ hasLeft }) => hasLeft)).toHaveLength(left);
  },
);
