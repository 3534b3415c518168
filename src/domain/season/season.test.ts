import { describe, expect, test } from 'vitest';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { FOREVER } from '#domain/eras/forever';
import { MISTS } from '#domain/eras/mists/mists';
import { killWith } from '#test/fights';
import type { Kill } from '../raid/raid';
import { seasonCsvRows, seasonMessages } from './copies';
import { drawCells } from './drawing';
import { seasonGroups } from './groups';
import { mergeNotes, type PlayerRef, type RosterNote } from './roster-notes';
import { filterRows, type SeasonRow, seasonTable, sortRows, sumAttendance } from './season';
import type { Character, PlayerAtKill, SeasonRaid } from './season-raid';
import {
  attendanceText,
  eveningIsoDate,
  levelChangeText,
  percentText,
  pullCountText,
  seasonCellText,
} from './words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 7, 1, 18);

type Stood =
  | string
  | (Omit<Partial<PlayerAtKill>, 'character'> & {
      character: Partial<Character> & { name: string };
    });

const playerAtKill = (stood: Stood): PlayerAtKill => {
  const { character, ...more } = typeof stood === 'string' ? { character: { name: stood } } : stood;
  return {
    character: {
      key: character.name,
      picture: 'Mage-Fire',
      classKey: 'mage',
      spec: 'Fire',
      roles: ['dps'],
      talents: [],
      ...character,
    },
    state: 'passed',
    findings: [],
    ...more,
  };
};

/** A raid on a day, with a kill an hour; `minutes` is when it begins after the others. */
const raidOn = (
  day: number,
  kills: readonly (readonly Stood[])[],
  more: Partial<SeasonRaid> & { minutes?: number; bosses?: readonly string[] } = {},
): SeasonRaid => {
  const { minutes = 0, bosses = [], ...rest } = more;
  const startedAt = START + day * DAY + minutes * 60_000;
  return {
    code: `Day${day}at${minutes}`,
    title: `Day ${day}`,
    era: CATACLYSM,
    startedAt,
    endedAt: startedAt + kills.length * HOUR,
    begins: startedAt,
    pulledAt: startedAt,
    ends: startedAt + kills.length * HOUR,
    kills: kills.map((players, index) => ({
      fight: killAt(index, bosses[index]),
      players: players.map(playerAtKill),
      gear: [],
    })),
    ...rest,
  };
};

const killAt = (index: number, boss = `Boss ${index}`): Kill =>
  killWith({
    id: index + 1,
    boss,
    zone: 'Blackwing Descent',
    size: 10,
    startedAt: index * HOUR,
    endedAt: index * HOUR + HOUR / 2,
  });

const ofGuid = (
  guid: number,
  name: string,
  server = 'Everlook',
  more: Partial<Character> = {},
) => ({
  character: { name, guid, server, key: `${name}-${server}`, ...more },
});

const codesOf = (raids: readonly SeasonRaid[]) =>
  seasonGroups(raids).map((group) => group.raids.map(({ code }) => code));

const tableOf = (raids: readonly SeasonRaid[], notes: readonly RosterNote[] = []) => {
  const [group] = seasonGroups(raids);
  if (!group) throw new Error('no group');
  return seasonTable(group, notes);
};

const row = (rows: readonly SeasonRow[], name: string): SeasonRow => {
  const found = rows.find((one) => one.name === name);
  if (!found) throw new Error(`no row of ${name}`);
  return found;
};

const cellsOf = (one: SeasonRow, view: 'gear' | 'pull' | 'level' = 'gear') =>
  one.cells.map((cell) => seasonCellText(cell, view, CATACLYSM));

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
    const first = raidOn(0, [
      [{ character: { name: 'A' }, pull: { flask: 'not seen', food: 'no snapshot' } }, 'B'],
    ]);
    const second = raidOn(0, [[{ character: { name: 'A' }, pull: { flask: 'seen' } }, 'B']], {
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

describe('rows', () => {
  test('a renamed and transferred player is one row, under the latest name', () => {
    const { rows } = tableOf([
      raidOn(0, [[ofGuid(1, 'Fennimar'), ofGuid(2, 'B')]]),
      raidOn(7, [[ofGuid(1, 'Fennimore', 'Lakeshire'), ofGuid(2, 'B')]]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['B', 'Fennimore']);
    expect(row(rows, 'Fennimore').formerly.map(({ name }) => name)).toEqual([
      'Fennimar',
      'Fennimore',
    ]);
  });

  test('two players of one name have a row each, with their servers', () => {
    const { rows } = tableOf([
      raidOn(0, [[ofGuid(1, 'Tavish', 'Everlook'), ofGuid(2, 'Tavish', 'Lakeshire')]]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['Tavish-Everlook', 'Tavish-Lakeshire']);
  });

  test('a record without a GUID is the only player who ever had its name', () => {
    const { rows } = tableOf([
      raidOn(0, [['Anna', 'B']]),
      raidOn(7, [[ofGuid(1, 'Anna'), ofGuid(2, 'B')]]),
    ]);
    expect(rows.map(({ name, attended }) => [name, attended])).toEqual([
      ['Anna', 2],
      ['B', 2],
    ]);
  });

  test.each([
    { title: 'log', evenings: [0, 7] },
    { title: 'kill of a raid', evenings: [0] },
  ])('a spec that the last $title lacks stays as last known', ({ evenings }) => {
    const raids = evenings.map((day) => raidOn(day, [[ofGuid(1, 'A')], [ofGuid(1, 'A')]]));
    const bare = raids.at(-1)?.kills.at(-1)?.players[0] as { character: Partial<Character> };
    delete bare.character.spec;
    bare.character.roles = ['healers'];
    const { rows } = tableOf(raids);
    expect(rows[0]).toMatchObject({ role: 'healers', character: { spec: 'Fire' } });
  });

  test('server and GUID that the last log lacks stay as last known', () => {
    const { rows } = tableOf([raidOn(0, [[ofGuid(1, 'A')]]), raidOn(7, [['A']])]);
    expect(rows[0]?.character).toMatchObject({ server: 'Everlook', guid: 1 });
  });

  test('an evening has the date of its first pull, though the first kill is after midnight', () => {
    const midnight = new Date(2026, 7, 2).getTime();
    const times = { begins: midnight + HOUR, pulledAt: midnight - HOUR };
    const [evening] = tableOf([raidOn(0, [['A']], times)]).group.evenings;
    expect(evening && eveningIsoDate(evening)).toBe('2026-08-01');
  });

  test('an evening without any logged gear reads no gear, and level and faults are the other’s', () => {
    const { rows, sums } = tableOf([
      raidOn(0, [[{ character: { name: 'A' }, level: 370 }]]),
      raidOn(7, [[{ character: { name: 'A' }, state: 'no gear' }]]),
    ]);
    expect(cellsOf(rows[0] as SeasonRow)).toEqual(['no gear', 'passed']);
    expect(cellsOf(rows[0] as SeasonRow, 'level')).toEqual(['no gear', '370']);
    expect(levelChangeText(rows[0] as SeasonRow)).toBe('370');
    expect(rows[0]).toMatchObject({ faults: 0 });
    expect(sums[0]).toEqual({ passed: 0, present: 1, pull: [], noPull: 'not saved' });
  });

  test('the last kill of an evening that logged the gear counts', () => {
    const { rows } = tableOf([
      raidOn(0, [
        [{ character: { name: 'A' }, level: 360 }],
        [{ character: { name: 'A' }, level: 365.05 }],
        [{ character: { name: 'A' }, state: 'no gear' }],
      ]),
    ]);
    expect(cellsOf(rows[0] as SeasonRow, 'level')).toEqual(['365.1']);
  });

  test('nobody is judged in an era without tables', () => {
    const { rows } = tableOf([
      raidOn(0, [[{ character: { name: 'A' }, state: 'not judged' }]], { era: FOREVER }),
    ]);
    for (const view of ['gear', 'pull', 'level'] as const)
      expect(cellsOf(rows[0] as SeasonRow, view)).toEqual(['not judged']);
    expect(rows[0]?.faults).toBeUndefined();
  });

  test.each([
    { title: 'a loss has a minus', levels: [372.4, 371.2], text: '371.2 (−1.2)' },
    { title: 'no change reads 0', levels: [372, 372], text: '372 (0)' },
    { title: 'a level known once has no change', levels: [372.4], text: '372.4' },
  ])('$title', ({ levels, text }) => {
    const { rows } = tableOf(
      levels.map((level, day) => raidOn(day, [[{ character: { name: 'A' }, level }]])),
    );
    expect(levelChangeText(rows[0] as SeasonRow)).toBe(text);
  });

  test.each([
    { title: 'no log records it', pull: {}, text: 'not in this log' },
    { title: 'there is no snapshot', pull: { flask: 'no snapshot' } as const, text: 'no snapshot' },
    { title: 'no pull is on the device', pull: undefined, text: 'not on this device' },
  ])('At the pull says so if $title', ({ pull, text }) => {
    const stood = { character: { name: 'A' }, ...(pull && { pull }) };
    const { rows, sums } = tableOf([raidOn(0, [[stood]])]);
    expect(cellsOf(rows[0] as SeasonRow, 'pull')).toEqual([text]);
    expect(sums.map(pullCountText)).toEqual([text]);
  });
});

describe('roster notes', () => {
  const RAIDS = [
    raidOn(0, [['Main', 'B', 'C']]),
    raidOn(7, [['Alt', 'B', 'C']]),
    raidOn(14, [['Twink', 'B', 'C']]),
    raidOn(21, [['B', 'C']]),
  ];
  const who = (name: string): PlayerRef => ({ name });
  const altOf = (alt: string, main: string | undefined, at = 1): RosterNote => ({
    at,
    player: who(alt),
    kind: 'alt',
    ...(main && { main: who(main) }),
  });
  const excused = (name: string, day: number, isExcused = true, at = 1): RosterNote => ({
    at,
    player: who(name),
    kind: 'excused',
    begins: START + day * DAY,
    ends: START + day * DAY + HOUR,
    isExcused,
  });

  test('an alt of an alt counts for the main at the end of the chain', () => {
    const { rows } = tableOf(RAIDS, [altOf('Twink', 'Alt'), altOf('Alt', 'Main')]);
    expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'Main']);
    expect(cellsOf(row(rows, 'Main'))).toEqual(['absent', 'on Twink', 'on Alt', 'passed']);
    expect(attendanceText(row(rows, 'Main'))).toBe('3 of 4');
  });

  test('of two alts the one of more kills stood there, though two logged the other’s', () => {
    const long = raidOn(7, [
      ['Twink', 'B', 'C'],
      ['Alt', 'B', 'C'],
      ['Alt', 'B', 'C'],
    ]);
    const short = { ...long, code: 'Again', kills: long.kills.slice(0, 1) };
    const again = { ...short, code: 'Third' };
    const raids = [...RAIDS.slice(0, 1), long, short, again];
    const { rows } = tableOf(raids, [altOf('Twink', 'Main'), altOf('Alt', 'Main')]);
    expect(cellsOf(row(rows, 'Main'))).toEqual(['on Alt', 'passed']);
  });

  test('a main is first seen with the earlier of both', () => {
    const { rows } = tableOf(RAIDS.slice(1), [altOf('Alt', 'Twink')]);
    expect(cellsOf(row(rows, 'Twink'))).toEqual(['absent', 'passed', 'on Alt']);
  });

  test('a circle is refused', () => {
    const { rows, roster } = tableOf(RAIDS, [
      altOf('Alt', 'Main', 1),
      altOf('Twink', 'Alt', 2),
      altOf('Main', 'Twink', 3),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'Main']);
    const idOf = (name: string) => roster.idOf(who(name));
    expect(roster.canBeAltOf(idOf('Main'), idOf('Twink'))).toBe(false);
    expect(roster.canBeAltOf(idOf('Main'), idOf('Main'))).toBe(false);
    expect(roster.canBeAltOf(idOf('B'), idOf('Twink'))).toBe(true);
  });

  test('an alt is a player again once that is taken back', () => {
    const { rows } = tableOf(RAIDS, [altOf('Alt', undefined, 2), altOf('Alt', 'Main', 1)]);
    expect(rows.map(({ name }) => name)).toContain('Alt');
  });

  test('a main who left is hidden with the alt, until shown', () => {
    const left: RosterNote = { at: 2, player: who('Main'), kind: 'left', hasLeft: true };
    const { rows, roster } = tableOf(RAIDS, [altOf('Alt', 'Main'), left]);
    const shown = (withLeft: boolean) => filterRows(rows, { withLeft }).map(({ name }) => name);
    expect(shown(false)).toEqual(['B', 'C', 'Twink']);
    expect(shown(true)).toEqual(['B', 'C', 'Main', 'Twink']);
    expect(roster.hasLeft(roster.idOf(who('Alt')))).toBe(true);
  });

  test('an absence that is excused counts neither way, before the first evening it is none', () => {
    const { rows } = tableOf(RAIDS, [excused('Main', 7), excused('Twink', 0)]);
    expect(cellsOf(row(rows, 'Main'))).toEqual(['absent', 'absent', 'excused', 'passed']);
    expect(attendanceText(row(rows, 'Main'))).toBe('1 of 3');
    expect(cellsOf(row(rows, 'Twink'))[3]).toBe('not yet here');
  });

  test('an excuse stays when the player becomes another’s alt, and is taken back there', () => {
    const notes = [excused('Alt', 21), altOf('Alt', 'Main', 2)];
    const lastCell = (more: RosterNote[]) =>
      cellsOf(row(tableOf(RAIDS, [...notes, ...more]).rows, 'Main'))[0];
    expect(lastCell([])).toBe('excused');
    expect(lastCell([excused('Main', 21, false, 3)])).toBe('absent');
  });

  test('whoever is the alt of a main who left is hidden, though no raid has the main any more', () => {
    const left: RosterNote = { at: 2, player: who('Gone'), kind: 'left', hasLeft: true };
    const hasLeft = (more: RosterNote[]) =>
      row(tableOf(RAIDS, [altOf('Alt', 'Gone'), left, ...more]).rows, 'Alt').hasLeft;
    expect(hasLeft([])).toBe(true);
    expect(hasLeft([{ at: 3, player: who('Alt'), kind: 'left', hasLeft: false }])).toBe(false);
  });

  test('whoever came is not excused', () => {
    expect(cellsOf(row(tableOf(RAIDS, [excused('Main', 0)]).rows, 'Main'))[3]).toBe('passed');
  });

  test('of notes about one thing the later counts, in whatever order they come', () => {
    const notes = [excused('Main', 7, false, 2), excused('Main', 7, true, 1)];
    expect(cellsOf(row(tableOf(RAIDS, notes).rows, 'Main'))[2]).toBe('absent');
    expect(mergeNotes(notes)).toEqual([notes[0]]);
    expect(mergeNotes([notes[1] as RosterNote], [notes[0] as RosterNote])).toEqual([notes[0]]);
  });

  test('notes about players whom nobody knows change nothing', () => {
    const left: RosterNote = { at: 2, player: { name: 'X', guid: 9 }, kind: 'left', hasLeft: true };
    const unknown = [altOf('Alt', 'Nobody'), altOf('Nobody', 'Main'), excused('Z', 7), left];
    // The chain holds though its middle is unknown.
    expect(row(tableOf(RAIDS, unknown).rows, 'Main').attended).toBe(2);
    expect(tableOf(RAIDS, unknown.slice(2)).rows).toEqual(tableOf(RAIDS).rows);
  });

  test('a note belongs to the GUID, and to its server where two share it', () => {
    const raids = [
      raidOn(0, [[ofGuid(1, 'A', 'Everlook'), ofGuid(1, 'A', 'Lakeshire'), ofGuid(2, 'B')]]),
    ];
    const left = (player: PlayerRef): RosterNote => ({
      at: 1,
      player,
      kind: 'left',
      hasLeft: true,
    });
    const leftOf = (player: PlayerRef) =>
      tableOf(raids, [left(player)]).rows.flatMap(({ name, hasLeft }) => (hasLeft ? name : []));
    expect(leftOf({ guid: 2, name: 'Formerly', server: 'Elsewhere' })).toEqual(['B']);
    expect(leftOf({ guid: 1, name: 'A', server: 'Lakeshire' })).toEqual(['A-Lakeshire']);
    expect(leftOf({ guid: 1, name: 'A' })).toEqual([]);
  });

  test.each<{ player: PlayerRef; hasLeft: string }>([
    { player: { name: 'Anna' }, hasLeft: 'Anna' },
    { player: { name: 'Anna', server: 'Everlook' }, hasLeft: 'Anna-Everlook' },
    { player: { name: 'Anna', server: 'Lakeshire' }, hasLeft: 'Anna-Lakeshire' },
  ])('of several players of a name, a note about $player is about $hasLeft', (one) => {
    const { player, hasLeft } = one;
    const raids = [
      raidOn(0, [['Anna', ofGuid(1, 'Anna', 'Lakeshire'), ofGuid(2, 'Anna', 'Everlook')]]),
    ];
    const { rows } = tableOf(raids, [{ at: 1, player, kind: 'left', hasLeft: true }]);
    expect(rows.filter((each) => each.hasLeft).map(({ name }) => name)).toEqual([hasLeft]);
  });
});

describe('order and sums', () => {
  const rows = [
    { name: 'Ann', attended: 1, expected: 2, faults: 2, level: 370 },
    { name: 'Bob', attended: 2, expected: 2, level: 372 },
    { name: 'Cid', attended: 0, expected: 0, faults: 0 },
    { name: 'Dan', attended: 4, expected: 4, faults: 1 },
  ].map((one) => ({ ...one, detail: '' })) as unknown as SeasonRow[];

  test.each([
    { by: 'attendance', isAscending: false, names: 'Dan Bob Ann Cid' },
    { by: 'attendance', isAscending: true, names: 'Ann Dan Bob Cid' },
    { by: 'faults', isAscending: false, names: 'Ann Dan Cid Bob' },
    { by: 'faults', isAscending: true, names: 'Bob Cid Dan Ann' },
    { by: 'level', isAscending: false, names: 'Bob Ann Dan Cid' },
    { by: 'level', isAscending: true, names: 'Ann Bob Dan Cid' },
    { by: 'player', isAscending: false, names: 'Dan Cid Bob Ann' },
  ] as const)('by $by, ascending $isAscending: $names', ({ by, isAscending, names }) => {
    expect(
      sortRows(rows, { by, isAscending })
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  test('who came is attended by expected over the rows shown', () => {
    const { attended, expected } = sumAttendance(rows);
    expect(percentText(attended, expected)).toBe('88 %');
  });
});

describe('copies', () => {
  test('unknown counts are empty in the CSV', () => {
    const table = tableOf([raidOn(0, [[{ character: { name: 'A' }, state: 'no gear' }]])]);
    expect(seasonCsvRows(table, table.rows)[1]?.slice(7)).toEqual([
      'yes',
      'no',
      1,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('Discord has a line per player with attendance and open faults', () => {
    const findings = [
      { rule: 'missing-enchant', title: 'Missing Enchant', slot: 6, count: 1 },
    ] as const;
    const table = tableOf([
      raidOn(0, [[{ character: { name: 'A_b' }, state: 'faults', findings }, 'C']], {
        title: '@here',
      }),
    ]);
    expect(seasonMessages(table, table.rows)).toEqual([
      '**@\u200bhere** · Season\n• A\\_b: 1 of 1 · Legs\n• C: 1 of 1',
    ]);
  });

  test('the post about a group without a title begins with what it is about', () => {
    const table = tableOf([raidOn(1, [['C']], { title: '' })]);
    expect(seasonMessages(table, table.rows)).toEqual(['Season\n• C: 1 of 1']);
  });
});

describe('the drawing', () => {
  const CLOAK = { rule: 'missing-enchant', title: 'Missing Enchant', slot: 14, count: 1 } as const;
  const RING = { rule: 'low-item-level', title: 'Low Item Level', slot: 10, count: 1 } as const;
  const evenings = (...stood: (Partial<PlayerAtKill> | undefined)[]) => {
    const raids = stood.map((one, day) =>
      raidOn(day, [['B', 'C', ...(one ? [{ ...one, character: { name: 'A' } }] : [])]]),
    );
    return row(tableOf(raids).rows, 'A').cells;
  };
  const faults = (...findings: PlayerAtKill['findings']) => ({
    state: 'faults' as const,
    findings,
  });

  test('evenings in a row with the same faults are one run, from the newest back', () => {
    const cells = evenings(
      faults(CLOAK, RING),
      faults(CLOAK, RING),
      faults(CLOAK),
      undefined,
      faults(CLOAK),
    );
    expect(drawCells(cells).map(({ run }) => run)).toEqual([1, 0, 1, 2, 0]);
  });

  test('a pass counts as a fix if the evening judged before had faults', () => {
    const cells = evenings(faults(CLOAK), undefined, {}, {}, { state: 'no gear' }, {});
    expect(drawCells(cells).map(({ isFixed }) => isFixed)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  test('an item level stands out if it rose by five since it was known', () => {
    const cells = evenings({ level: 360 }, {}, { level: 365 }, { level: 369.9 });
    expect(drawCells(cells).map(({ hasRisen }) => hasRisen)).toEqual([false, true, false, false]);
  });
});
