import { describe, expect, test } from 'vitest';
import { altOf, cellsOf, ofGuid, raidOn, row, START } from '#test/digested-raid';
import type { DigestedRaid } from '../digests/digested-raid';
import { seasonCsvRows } from '../season/copies';
import type { AttendedReport, KeptGuild, ListedPlayer } from '../statements/guilds';
import type { RosterNote } from '../statements/roster-notes';
import { DAY, HOUR } from '../time';
import { eveningTable } from './evening-table';
import { attendanceText } from './evening-words';
import { raidGroups } from './groups';

const LOOKED_AT = START + 100 * DAY;
const RAID_ZONE = 1023;
const MISTS_ZONE = 1046;

/** Reads names. `-Anna` sat on the bench. */
const playersOf = (names: string): ListedPlayer[] =>
  names.split(' ').map((name) => ({
    name: name.replace('-', ''),
    classKey: 'mage',
    ...(name.startsWith('-') && { isBenched: true }),
  }));

interface Listed extends Partial<AttendedReport> {
  /** The number of days after the first raid. */
  day: number;
  hours?: number;
  names?: string;
}

const reportOf = ({ day, hours = 0, names = '', ...more }: Listed) => ({
  at: LOOKED_AT,
  code: `Listed${day}at${hours}`,
  startedAt: START + day * DAY + hours * HOUR,
  zone: RAID_ZONE,
  players: playersOf(names),
  ...more,
});

/** A report in the guild’s list that every group in these tests has. */
const OWN: Listed = { day: 0, names: 'Nobody', code: 'Day0at0' };

interface Season {
  raids: readonly DigestedRaid[];
  listed: readonly Listed[];
  notes?: readonly RosterNote[];
  leftOut?: readonly DigestedRaid[];
  opened?: readonly string[];
  list?: KeptGuild['list'];
  lacksOwn?: boolean;
}

const GUILD = { region: 'EU', realm: 'everlook', name: 'Copper Kettle' } as const;

function tableOf({ raids, listed, notes = [], leftOut = [], opened = [], ...more }: Season) {
  const [group] = raidGroups(raids);
  if (!group) throw new Error('no group');
  const attendance = (more.lacksOwn ? listed : [...listed, OWN]).map(reportOf);
  const list = more.list && { list: more.list };
  return eveningTable(group, notes, {
    guilds: [{ guild: GUILD, since: 0, attendance, ...list }],
    opened: new Set([...raids.map(({ code }) => code), ...opened]),
    leftOut,
  });
}

const TWO_WEEKS = [0, 7].map((day) => raidOn(day, [['A', 'B', 'C', 'D']]));

/** Returns a player's cells, oldest first, and the player's attendance. */
function shown(season: Season, name: string): string {
  const found = row(tableOf(season).rows, name);
  return [attendanceText(found), ...cellsOf(found).reverse()].join(', ');
}

/** Returns the days of the listed evenings, oldest first. */
const daysListed = (season: Season): number[] =>
  (tableOf(season).guildLists?.evenings ?? [])
    .map(({ begins }) => Math.floor((begins - START) / DAY))
    .reverse();

describe('listed evenings', () => {
  const listed = [
    { day: 0, names: 'A B C' },
    { day: 2, names: 'A B' },
    { day: 7, names: 'A B C' },
    { day: 9, names: '-A B C' },
  ];

  test('a player on the bench does not count as present or absent', () => {
    expect(shown({ raids: TWO_WEEKS, listed }, 'A')).toBe('3 of 3, passed, there, passed, bench');
  });

  test('a player missing from the list counts as absent', () => {
    expect(shown({ raids: TWO_WEEKS, listed }, 'C')).toBe('3 of 4, passed, absent, passed, there');
  });

  const TAVISH = [ofGuid(1, 'Tavish', 'Everlook'), ofGuid(2, 'Tavish', 'Lakeshire')] as const;
  const namesakes = [raidOn(0, [['B', ...TAVISH]]), raidOn(7, [['B', ...TAVISH]])];

  test.each([
    ['B Tavish', '2 of 2, passed, unclear, passed'],
    ['B Tavish Tavish', '3 of 3, passed, there, passed'],
    ['B Tavish -Tavish', '3 of 3, passed, there, passed'],
    ['B -Tavish -Tavish', '2 of 2, passed, bench, passed'],
  ])('two players of one name and class, listed as $0, have the cells $1', (names, text) => {
    const season = { raids: namesakes, listed: [{ day: 2, names }] };
    expect(shown(season, 'Tavish-Everlook')).toBe(text);
    expect(shown(season, 'Tavish-Lakeshire')).toBe(text);
  });

  test('an evening with an unclear name does not count as a player’s first', () => {
    const raids = [raidOn(0, [['B', 'C']]), raidOn(7, [['B', 'C', ...TAVISH]])];
    const season = { raids, listed: [{ day: 2, names: 'B C Tavish' }] };
    expect(shown(season, 'Tavish-Everlook')).toBe('1 of 1, not yet here, not yet here, passed');
  });

  test('a player’s first evening can be a listed evening on the bench', () => {
    const raids = [raidOn(0, [['B', 'C']]), raidOn(7, [['A', 'B', 'C']])];
    const seen = [
      { day: 2, names: '-A B C' },
      { day: 3, names: 'B C' },
    ];
    expect(shown({ raids, listed: seen }, 'A')).toBe('1 of 2, not yet here, bench, absent, passed');
  });

  test.each([
    { title: 'starts before the oldest evening', report: { day: -1 } },
    { title: 'has no zone', report: { zone: 0 } },
    { title: 'is of another game’s zone', report: { zone: MISTS_ZONE } },
    { title: 'starts after the look', report: { day: 101 } },
    { title: 'shares less than a third of its names', report: { names: 'A W X Y Z' } },
    { title: 'names nobody of the group', report: { names: 'X' } },
  ])('a listed report is no evening if it $title', ({ report }) => {
    const names = { day: 2, names: 'A B C' };
    expect(daysListed({ raids: TWO_WEEKS, listed: [{ ...names, ...report }] })).toEqual([]);
    expect(daysListed({ raids: TWO_WEEKS, listed: [names] })).toEqual([2]);
  });

  test.each([
    { title: 'is saved in another group', more: { opened: ['Listed2at0.5'] } },
    { title: 'is of an evening left out', more: { leftOut: [raidOn(2, [['A', 'B']])] } },
  ])('a listed report is no evening if it $title', ({ more }) => {
    const listed = [{ day: 2, hours: 0.5, names: 'A B C' }];
    expect(daysListed({ raids: TWO_WEEKS, listed, ...more })).toEqual([]);
  });

  test.each([
    { title: 'within it', hours: 0.5, names: 'A X Y', whose: 'a saved' },
    { title: 'at its end', hours: 1, names: 'A X Y', whose: 'a saved' },
    { title: 'two hours before it', hours: -2, names: 'A X Y', whose: 'a saved' },
    { title: 'four hours before it with half of it', hours: -4, names: 'A B', whose: 'a saved' },
    { title: 'four hours after it with half of it', hours: 5, names: 'A X', whose: 'a saved' },
    { title: 'hours before it with other names', hours: -3, names: 'A X Y', whose: 'another' },
    { title: 'more than four hours after it', hours: 5.1, names: 'A B', whose: 'another' },
  ])('a report that starts $title belongs to $whose evening', (report) => {
    const { guildLists } = tableOf({ raids: TWO_WEEKS, listed: [{ day: 7, ...report }] });
    expect(guildLists?.evenings).toHaveLength(report.whose === 'another' ? 1 : 0);
  });

  test('a name shared by two players means the player in the log of the nearest evening', () => {
    const [one, other] = TAVISH;
    const raids = [raidOn(0, [['B', one]]), raidOn(7, [['B', other]])];
    expect(daysListed({ raids, listed: [{ day: 7, hours: -4, names: 'Tavish X' }] })).toEqual([]);
  });

  test('listed evenings are sorted by time, whatever the order of the list', () => {
    const names = 'A B C';
    const reports = [4, 2, 5].map((day) => ({ day, names }));
    expect(daysListed({ raids: TWO_WEEKS, listed: reports })).toEqual([2, 4, 5]);
  });

  const twenty = Array.from({ length: 20 }, (_, nth) => `P${nth}`).join(' ');
  const others = Array.from({ length: 20 }, (_, nth) => `P${nth + 20}`).join(' ');
  const large = [raidOn(0, [`${twenty} ${others}`.split(' ')])];

  test.each([
    ['38 minutes apart', [1.03, 1.67], [twenty, twenty], 1],
    ['5½ hours apart', [0, 5.5], [twenty, twenty], 2],
    ['of other players', [0, 1], [twenty, others], 2],
    ['eight hours apart with one between', [0, 8, 4], [twenty, twenty, twenty], 1],
  ])('reports $0 are $3 evenings', (_, starts, names, evenings) => {
    const reports = starts.map((hours, nth) => ({ day: 2, hours, names: names[nth] ?? '' }));
    expect(daysListed({ raids: large, listed: reports })).toHaveLength(evenings);
  });

  test('two merged logs have the first log’s date and the last log’s title', () => {
    const list = {
      at: LOOKED_AT,
      isNewestLost: false,
      reports: [{ code: 'Listed2at1', title: 'Second log', startedAt: 1, zone: RAID_ZONE }],
    };
    const table = tableOf({
      raids: TWO_WEEKS,
      list,
      listed: [
        { day: 2, hours: 1, names: '-A B' },
        { day: 2, names: 'A -B' },
      ],
    });
    const merged = { codes: ['Listed2at1', 'Listed2at0'], pulledAt: START + 2 * DAY };
    expect(table.guildLists?.evenings).toMatchObject([merged]);
    const found = row(table.rows, 'A');
    expect(cellsOf(found)[1]).toBe('there');
    expect(cellsOf(row(table.rows, 'B'))[1]).toBe('there');
    expect(seasonCsvRows(table, [found])[2]?.slice(5)).toEqual([
      'Second log',
      '2026-08-03',
      'yes',
      'no',
      ...Array.from({ length: 7 }),
    ]);
  });

  test('a former name is matched with its accents in upper or lower case', () => {
    const raids = [
      raidOn(0, [[ofGuid(1, 'Élowen'), 'B']]),
      raidOn(7, [[ofGuid(1, 'Neu'), 'B', 'C']]),
    ];
    const cells = ['ÉLOWEN', 'e\u0301lowen', 'Elowen'].map((name) =>
      shown({ raids, listed: [{ day: 2, names: `${name} B` }] }, 'Neu'),
    );
    const there = '3 of 3, passed, there, passed';
    expect(cells).toEqual([there, there, '2 of 3, passed, absent, passed']);
  });

  test('a namesake of another class is another player', () => {
    const players: ListedPlayer[] = [
      { name: 'A', classKey: 'rogue' },
      { name: 'B', classKey: 'mage' },
      { name: 'C' },
    ];
    const { rows, guildLists } = tableOf({ raids: TWO_WEEKS, listed: [{ day: 2, players }] });
    const cells = ['A', 'B', 'C'].map((name) => cellsOf(row(rows, name))[1]);
    expect([...cells, guildLists?.strangers]).toEqual(['absent', 'there', 'there', 1]);
  });
});

describe('saved evenings', () => {
  const raids = [raidOn(0, [['A', 'B']]), raidOn(7, [['A', 'B', 'Healer', 'C']])];

  test.each([
    { names: 'A B Healer', text: '2 of 2, there, passed' },
    { names: 'A B -Healer', text: '1 of 1, bench, passed' },
    { names: 'A B', text: '1 of 1, not yet here, passed' },
  ])('a saved evening listed with $names has the cells $text', ({ names, text }) => {
    expect(shown({ raids, listed: [{ ...OWN, names }] }, 'Healer')).toBe(text);
  });

  test('a name shared by two players means the player in the log', () => {
    const [one, other] = [ofGuid(1, 'Tavish', 'Everlook'), ofGuid(2, 'Tavish', 'Lakeshire')];
    const raids = [raidOn(0, [['A', one]]), raidOn(7, [['A', one, other]])];
    const season = { raids, listed: [{ ...OWN, names: 'A Tavish' }] };
    expect(shown(season, 'Tavish-Lakeshire')).toBe('1 of 1, not yet here, passed');
    const later = { ...season, raids: [raidOn(-7, [['A', one, other]]), ...season.raids] };
    expect(shown(later, 'Tavish-Lakeshire')).toBe('2 of 3, passed, absent, passed');
  });
});

describe('notes', () => {
  const listed = [{ day: 2, names: 'A B' }];

  test('an excused absence stays excused when the raid is opened', () => {
    const [evening] = tableOf({ raids: TWO_WEEKS, listed }).guildLists?.evenings ?? [];
    if (!evening) throw new Error('no evening');
    const { begins, ends } = evening;
    const notes: RosterNote[] = [
      { at: 1, kind: 'excused', player: { name: 'C' }, begins, ends, isExcused: true },
    ];
    const excused = '2 of 2, passed, excused, passed';
    expect(shown({ raids: TWO_WEEKS, listed, notes }, 'C')).toBe(excused);
    const opened = raidOn(2, [['A', 'B']], { minutes: 20 });
    expect(shown({ raids: [...TWO_WEEKS, opened], listed, notes }, 'C')).toBe(excused);
  });

  test('a cell names the alt if the main was not there', () => {
    const raids = [...TWO_WEEKS, raidOn(8, [['A', 'B', 'C', 'Alt']])];
    const notes = [altOf('Alt', 'C')];
    const shownWith = (names: string) => shown({ raids, listed: [{ day: 2, names }], notes }, 'C');
    expect(shownWith('A B Alt')).toBe('4 of 4, passed, on Alt, passed, passed');
    expect(shownWith('A B -Alt')).toBe('3 of 3, passed, bench, passed, passed');
  });
});

test('the start of guild lists is shown if it is after the oldest evening', () => {
  const late = raidOn(9, [['A', 'B', 'C']]);
  const listed = [{ day: 9, names: 'A B C', code: late.code }];
  const season = { raids: [...TWO_WEEKS, late], listed };
  expect(tableOf({ ...season, lacksOwn: true }).guildLists?.reachesBackTo).toBe(START + 9 * DAY);
  expect(tableOf(season).guildLists?.reachesBackTo).toBeUndefined();
});

test('the guild list is missing if it has no report of the group', () => {
  const season = { raids: TWO_WEEKS, listed: [{ day: 2, names: 'A B C' }], lacksOwn: true };
  expect(tableOf(season).guildLists).toBeUndefined();
});
