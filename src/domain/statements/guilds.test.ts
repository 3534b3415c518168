import { expect, test } from 'vitest';
import type { SearchSubject } from '../log-site/search';
import { HOUR } from '../time';
import {
  type GuildStatement,
  guildsWithRoom,
  isLookDue,
  keptGuilds,
  listsAnyReport,
  mergeGuilds,
} from './guilds';

const guildCalled = (name: string): SearchSubject => ({ region: 'EU', realm: 'everlook', name });
const KETTLE = guildCalled('Copper Kettle');

const kept = (at: number, name = KETTLE.name, more = {}): GuildStatement => ({
  at,
  guild: guildCalled(name),
  kind: 'kept',
  isKept: true,
  since: at,
  ...more,
});
const listed = (at: number, code: string, guild = KETTLE): GuildStatement => ({
  at,
  guild,
  kind: 'list',
  reports: [{ code, title: code, startedAt: at, zone: 1027 }],
  isNewestLost: false,
});
const attended = (at: number, code: string, names: string, startedAt = at): GuildStatement => ({
  at,
  guild: KETTLE,
  kind: 'attendance',
  code,
  startedAt,
  zone: 1027,
  players: names.split(' ').map((name) => ({ name })),
});

/** Returns `code: names` of each report, newest first. */
const attendanceIn = (statements: readonly GuildStatement[]) =>
  keptGuilds(statements)[0]?.attendance.map(
    ({ code, players }) => `${code}: ${players.map(({ name }) => name).join(' ')}`,
  );

test('the later of two looks counts for each report', () => {
  const statements = [kept(1), attended(3, 'b', 'Today', 9), attended(2, 'b', 'Yesterday', 9)];
  const older = attended(2, 'a', 'Anna', 8);
  expect(attendanceIn([...statements, older])).toEqual(['b: Today', 'a: Anna']);
  expect(attendanceIn([...statements, attended(4, 'b', 'Later', 9)])).toEqual(['b: Later']);
  const lists = [kept(1), listed(3, 'Today'), listed(2, 'Yesterday')];
  expect(keptGuilds(lists)[0]?.list?.reports[0]?.code).toBe('Today');
});

test('a guild searched in upper and lower case is one guild', () => {
  const statements = [kept(1), kept(2, 'COPPER KETTLE', { since: 1 })];
  expect(keptGuilds(statements).map(({ guild }) => guild.name)).toEqual(['COPPER KETTLE']);
});

test('an undo restores a guild at its place with its list and attendance', () => {
  const before = mergeGuilds([kept(1), kept(2, 'Other'), listed(1, 'a'), attended(1, 'a', 'Anna')]);
  const merged = mergeGuilds([...before, kept(3, KETTLE.name, { isKept: false, since: 1 })]);
  expect(keptGuilds(merged).map(({ guild }) => guild.name)).toEqual(['Other']);
  expect(merged.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
  const back = mergeGuilds([...merged, ...before, kept(4, KETTLE.name, { since: 1 })]);
  expect(keptGuilds(back).map(({ guild }) => guild.name)).toEqual([KETTLE.name, 'Other']);
  expect(attendanceIn(back)).toEqual(['a: Anna']);
});

test('a look that ends after the guild was removed stores nothing', () => {
  const gone = kept(3, KETTLE.name, { isKept: false });
  expect(mergeGuilds([kept(1), gone, listed(4, 'a')]).map(({ kind }) => kind)).toEqual(['kept']);
});

test('at most three guilds are kept with a hundred reports each', () => {
  const four = ['A', 'B', 'C', 'D'].map((name, at) => kept(at, name));
  expect(keptGuilds(mergeGuilds(four)).map(({ guild }) => guild.name)).toEqual(['A', 'B', 'C']);
  const reports = Array.from({ length: 120 }, (_, nth) => attended(1, `c${nth}`, 'Anna', nth));
  const [guild] = keptGuilds(mergeGuilds([kept(1), ...reports]));
  expect([guild?.attendance.length, guild?.attendance.at(-1)?.startedAt]).toEqual([100, 20]);
});

test('an import adds guilds only until the device has three', () => {
  const here = [kept(5, 'A'), kept(6, 'B')];
  const coming = [kept(1, 'C'), kept(2, 'D'), kept(9, 'a'), listed(2, 'd', guildCalled('D'))];
  expect(guildsWithRoom(coming, here)).toEqual([coming[0], coming[2]]);
  expect(guildsWithRoom(coming, [])).toEqual(coming);
});

test.each([
  { title: 'is missing', at: undefined, act: 'looks' },
  { title: 'was an hour ago', at: 100 * HOUR, act: 'does not look' },
  { title: 'was over an hour ago', at: 100 * HOUR - 1, act: 'looks' },
  { title: 'is far ahead, by a wrong clock', at: 200 * HOUR, act: 'looks' },
])('home $act for new reports if the last look $title', ({ at, act }) => {
  const statements = at === undefined ? [kept(1)] : [kept(1), listed(at, 'a')];
  expect(keptGuilds(statements).map(({ list }) => isLookDue(list, 101 * HOUR))).toEqual([
    act === 'looks',
  ]);
});

test('a report belongs to a guild if it is in the guild’s list or attendance', () => {
  const [guild] = keptGuilds([kept(1), listed(1, 'a'), attended(1, 'b', 'Anna')]);
  if (!guild) throw new Error('no guild');
  const results = ['a', 'b', 'c'].map((code) => listsAnyReport(guild, new Set([code])));
  expect(results).toEqual([true, true, false]);
});
