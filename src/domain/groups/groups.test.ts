import { describe, expect, test } from 'vitest';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { MISTS } from '#domain/eras/mists/mists';
import {
  type Attending,
  attending,
  cellsOf,
  killAt,
  playerAtKill,
  raidOn,
  row,
  START,
  tableOf,
} from '#test/digested-raid';
import type { DigestedFight, DigestedRaid } from '../digests/digested-raid';
import type { Kill } from '../raid/raid';
import { HOUR } from '../time';
import { candidatesOf } from '../tonight/candidates';
import { choiceOf } from '../tonight/choice';
import { attendanceText } from './evening-words';
import { groupWith, raidGroups } from './groups';

const codesOf = (raids: readonly DigestedRaid[]) =>
  raidGroups(raids).map((group) => group.raids.map(({ code }) => code));

describe('groups', () => {
  test('two raids that share a third of the smaller raid’s players are one group', () => {
    const first = raidOn(0, [['A', 'B', 'C']]);
    const second = raidOn(7, [['C', 'D', 'E', 'F', 'G', 'H']]);
    const third = raidOn(14, [['H', 'I', 'J']]);
    const newestFirst = [third, second, first].map(({ code }) => code);
    expect(codesOf([third, first, second])).toEqual([newestFirst]);
    expect(tableOf([third, first, second]).group.evenings).toHaveLength(3);
    expect(codesOf([first, third])).toEqual([[third.code], [first.code]]);
  });

  test.each<[shared: number, guilds: (string | undefined)[], groups: number]>([
    [4, ['Us', 'Them'], 2],
    [5, ['Us', 'Them'], 1],
    [4, ['Us', 'Us'], 1],
    [4, ['Us', undefined], 1],
    [4, [undefined, 'Us'], 1],
    [4, [undefined, undefined], 1],
    [3, ['Us', 'Us'], 2],
  ])(
    '%i of ten players shared by raids of the guilds %j make %i groups',
    (shared, guilds, groups) => {
      const raids = guilds.map((guild, day) => {
        const players = Array.from({ length: 10 }, (_, one) => `${one < shared ? '' : day} ${one}`);
        return raidOn(day, [players], guild ? { guild } : {});
      });
      expect(codesOf(raids)).toHaveLength(groups);
    },
  );

  test('raids of different eras with the same players are separate groups', () => {
    const before = raidOn(0, [['A', 'B']]);
    const after = raidOn(400, [['A', 'B']], { era: MISTS });
    expect(codesOf([before, after])).toEqual([[after.code], [before.code]]);
  });

  test('raids of one era with and without tables are separate groups', () => {
    const { tables: _, ...unjudged } = CATACLYSM;
    const raids = [CATACLYSM, unjudged].map((era, day) => raidOn(day, [['A', 'B']], { era }));
    expect(codesOf([...raids, raidOn(7, [[]])])).toEqual([['Day1at0'], ['Day0at0']]);
  });

  test.each([
    { what: 'with most evenings', newest: 14, opens: 1 },
    { what: 'that is sixty days newer', newest: 80, opens: 0 },
  ])('an unknown code finds the group $what', ({ newest, opens }) => {
    const chosen = [0, 7].map((day) => raidOn(day, [['A', 'B']]));
    const groups = raidGroups([...chosen, raidOn(newest, [['C', 'D']])]);
    for (const { code } of chosen) expect(groupWith(groups, code)).toBe(groups[1]);
    for (const code of ['Unknown', undefined]) expect(groupWith(groups, code)).toBe(groups[opens]);
  });

  test('a group without a guild is named after the logger of its newest raid', () => {
    const own = { owner: 'Kadda' };
    const raids = [raidOn(0, [['A', 'B']], own), raidOn(7, [['C', 'D']], { ...own, guild: 'Us' })];
    expect(raidGroups(raids).map(({ owner }) => owner)).toEqual([undefined, 'Kadda']);
  });

  test('an anonymous report is a group of its own', () => {
    const raid = raidOn(0, [['A', 'B']]);
    const anonymous = raidOn(1, [['Player 1', 'Player 2']]);
    expect(codesOf([raid, anonymous])).toHaveLength(2);
  });

  test('two anonymous reports with the same player names are separate groups', () => {
    const codes = ['a:First', 'a:Second'];
    const raids = codes.map((code, day) => raidOn(day, [['Player 1', 'Player 2']], { code }));
    expect(codesOf(raids)).toEqual([['a:Second'], ['a:First']]);
  });

  test('an anonymous report with GUIDs is matched by them', () => {
    const named = raidOn(0, [[{ character: { name: 'A', guid: 7 } }]]);
    const hidden = [{ character: { name: 'Player 1', guid: 7 } }, 'Player 2'];
    const anonymous = raidOn(1, [hidden], { code: 'a:First' });
    expect(codesOf([named, anonymous])).toHaveLength(1);
  });

  test('a group is named after its newest guild, or after the title of its newest raid', () => {
    const titleOf = (first: string | undefined, second: string | undefined) => {
      const named = (day: number, guild?: string) => raidOn(day, [['A']], guild ? { guild } : {});
      return raidGroups([named(0, first), named(7, second)])[0]?.title;
    };
    expect(titleOf(undefined, undefined)).toBe('Day 7');
    expect(titleOf('Before', undefined)).toBe('Before');
    expect(titleOf('Before', 'Now')).toBe('Now');
  });
});

describe('evenings', () => {
  test('a kill in two logs counts once with the flask and food of both', () => {
    const pull = { flask: 'not seen', food: 'no snapshot' } as const;
    const first = raidOn(0, [[attending({ pull }), 'B']]);
    const second = raidOn(0, [[attending({ pull: { flask: 'seen' } }), 'B']], { minutes: 1 });
    const { rows, group } = tableOf([first, second]);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([1]);
    expect(row(rows, 'A').cells[0]).toMatchObject({ kills: 1 });
    expect(cellsOf(row(rows, 'A'), 'pull')).toEqual(['flask 1 of 1']);
  });

  test('a split raid is one evening that all its players attended', () => {
    const before = raidOn(-7, [['A', 'B', 'C', 'D']]);
    const one = raidOn(0, [['A', 'B']]);
    const other = raidOn(0, [['C', 'D']], { minutes: 10 });
    const { rows, group, sums } = tableOf([before, one, other]);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([2, 1]);
    expect(rows.map(attendanceText)).toEqual(['2 of 2', '2 of 2', '2 of 2', '2 of 2']);
    expect(sums[0]).toMatchObject({ passed: 4, present: 4 });
  });

  test('two consecutive reports of one night are excused as one evening', () => {
    const before = raidOn(-7, [['A', 'B', 'C', 'D', 'E']]);
    const first = raidOn(0, [['A', 'B', 'C']]);
    const second = raidOn(0, [['A', 'B', 'D']], { minutes: 68 });
    const player = { name: 'E' };
    const { begins, ends } = first;
    const note = { at: 1, kind: 'excused', player, begins, ends, isExcused: true } as const;
    const { rows, group } = tableOf([before, first, second], [note]);
    expect(group.evenings.map(({ killCount }) => killCount)).toEqual([2, 1]);
    expect(rows.map((one) => `${one.name} ${attendanceText(one)}`)).toEqual([
      ...['A', 'B', 'C', 'D'].map((name) => `${name} 2 of 2`),
      'E 1 of 1',
    ]);
    const table = tableOf([before, first, second]);
    const { coming } = choiceOf([], table, candidatesOf(table));
    expect(coming).toEqual(new Set(['A', 'B', 'C', 'D']));
  });

  test.each<[what: string, more: Partial<DigestedRaid>]>([
    ['ends last', { endedAt: START + 2 * HOUR }],
    ['ends with another, after a later kill', { endedAt: START + HOUR, ends: START + HOUR }],
    ['has the last kill and no known end', { endedAt: 0, ends: START + 2 * HOUR }],
  ])('the log that %s is listed first', (_, more) => {
    const times = { ends: START + HOUR - 1, endedAt: START + HOUR };
    const raids = [
      raidOn(0, [['A']], { ...times, code: 'First' }),
      raidOn(0, [['A']], { code: 'Last', minutes: 1, ...more }),
      raidOn(0, [['A']], { ...times, code: 'Then', minutes: 2 }),
    ];
    const [evening] = tableOf(raids).group.evenings;
    expect(evening?.raids.map(({ code }) => code)).toEqual(['Last', 'First', 'Then']);
  });

  const killWithSize = (size: number, startedAt: number): DigestedFight => ({
    fight: { ...killAt(0), size, startedAt, endedAt: startedAt + 1 },
    players: [playerAtKill('A')],
  });

  test('an evening spans all its raids with the size of its last kill', () => {
    const [first, second] = [killWithSize(10, HOUR), killWithSize(25, 2 * HOUR)];
    const times = { begins: START, ends: START + 4 * HOUR, pulledAt: START };
    const long = raidOn(0, [], { ...times, kills: [first] });
    const short = raidOn(0, [], {
      minutes: 60,
      pulledAt: START - HOUR,
      begins: START + HOUR,
      ends: START + 3 * HOUR,
      kills: [first, second],
    });
    const sizes = [long, short].map((raid) => tableOf([raid]).group.evenings[0]?.size);
    expect(sizes).toEqual([10, 25]);
    expect(tableOf([long, short]).group.evenings).toMatchObject([
      { begins: START, ends: START + 4 * HOUR, pulledAt: START - HOUR, size: 25 },
    ]);
  });

  test('an evening computed again with another raid lists that raid', () => {
    const [first, read, again] = ['First', 'Read', 'Again'].map((code, minutes) =>
      raidOn(0, [['A', 'B']], { code, minutes }),
    ) as [DigestedRaid, DigestedRaid, DigestedRaid];
    const codes = (...raids: DigestedRaid[]) =>
      tableOf(raids).group.evenings.map((one) => one.raids.map(({ code }) => code).sort());
    expect(codes(first, read)).toEqual([['First', 'Read']]);
    expect(codes(first, again)).toEqual([['Again', 'First']]);
  });

  test.each<[what: string, count: number, more: Partial<Kill>, players?: Attending[]]>([
    ['that overlaps it', 1, { startedAt: HOUR / 2 - 1, endedAt: HOUR }],
    ['after it', 2, { startedAt: HOUR / 2, endedAt: HOUR }],
    ['of another boss', 2, { boss: 'Another' }],
    ['without its players', 2, {}, ['C', 'D', 'E', 'F']],
    ['with one of its players', 1, {}, ['A', 'E', 'F']],
    ['under another name, of a copy of its encounter', 1, { boss: 'Boß', encounterId: 51_024 }],
    ['of another encounter under its name', 2, { encounterId: 1025 }],
  ])('a kill and another log’s kill %s are %i kills', (_, count, more, players = ['A', 'B']) => {
    const kill = (one: Partial<Kill>, players: readonly Attending[]): DigestedFight => ({
      fight: { ...killAt(0), ...one },
      players: players.map(playerAtKill),
    });
    const ids = more.encounterId ? { encounterId: 1024 } : {};
    const kills = [kill(ids, ['A', 'B']), kill({ boss: 'Last' }, ['A', 'B', 'E'])];
    const all = { ends: START + HOUR, kills };
    const others = [kill(more, players), kill({ boss: 'Own' }, ['A', 'B'])];
    const other = { code: 'Other', kills: others };
    const [evening] = tableOf([raidOn(0, [], all), raidOn(0, [], other)]).group.evenings;
    expect(evening?.killCount).toBe(count + 2);
  });

  test('a kill of half a split raid counts once although two logs have it', () => {
    const before = raidOn(-7, [['A', 'B', 'C', 'D']]);
    const [half, other, again] = [
      ['A', 'B'],
      ['C', 'D'],
      ['B', 'A'],
    ].map((players, minutes) => raidOn(0, [players], { minutes, code: `Log ${minutes}` })) as [
      DigestedRaid,
      DigestedRaid,
      DigestedRaid,
    ];
    const { rows, group } = tableOf([before, half, other, again]);
    expect(group.evenings[0]?.killCount).toBe(2);
    expect(rows.map(({ cells }) => cells[0]?.kills)).toEqual([1, 1, 1, 1]);
  });
});
