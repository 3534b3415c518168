import { expect, test } from 'vitest';
import { altOf, attending, ofGuid, raidOn, START } from '#test/digested-raid';
import type { DigestedRaid } from '../digests/digested-raid';
import { packGear, type WornPiece } from '../digests/worn-gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { MISTS } from '../eras/mists/mists';
import { attendanceText, eveningCellText } from '../groups/evening-words';
import { raidGroups } from '../groups/groups';
import type { GuildSources } from '../groups/listed-evenings';
import type { PlayerRef } from '../raid/player-ref';
import type { RosterNote } from '../statements/roster-notes';
import { DAY, HOUR } from '../time';
import { changedText } from './changed-pieces';
import { lastOwnEvening, ownPlayerPages, type PlayerPage, playerPage } from './player-page';

const LEGS = 6;

const legs = (itemLevel: number, enchantId?: number) => ({
  slot: LEGS,
  itemId: itemLevel,
  itemLevel,
  ...(enchantId !== undefined && { enchantId }),
});

const wearing = (...worn: WornPiece[]) => ({
  gear: packGear({ gear: worn.map((piece) => ({ ...piece, name: '', icon: '' })) }),
});

/** Returns a raid of A and two other players, who make raids one group. */
const raid = (
  day: number,
  more: Parameters<typeof attending>[0],
  rest: Partial<DigestedRaid> = {},
) => raidOn(day, [[attending(more), 'B', 'C']], rest);

const pageOf = (
  raids: readonly DigestedRaid[],
  player: PlayerRef = { name: 'A' },
  notes: readonly RosterNote[] = [],
  sources?: GuildSources,
): PlayerPage => {
  const page = playerPage(raidGroups(raids), notes, player, sources);
  if (!page) throw new Error('no such player');
  return page;
};

const gearOf = ({ evenings }: PlayerPage) =>
  evenings.map(({ cell, era }) => eveningCellText(cell, 'gear', era));

const changesOf = ({ evenings }: PlayerPage) =>
  evenings.map(({ changed, era }) => changedText(changed, era));

test('an evening is compared with the last earlier evening that logged gear', () => {
  const page = pageOf([
    raid(0, wearing(legs(496))),
    raid(3, { state: 'no gear', ...wearing() }),
    raid(7, wearing(legs(528, 1))),
    raid(9, wearing(legs(528, 1))),
  ]);
  expect(changesOf(page)).toEqual(['', 'Legs 496 → 528', '', '']);
  expect(gearOf(page)).toEqual(['passed', 'passed', 'no gear', 'passed']);
});

test('an evening is compared by its last kill that logged gear', () => {
  const both = [attending(wearing(legs(496))), attending(wearing(legs(528)))];
  const kills = both.map((one) => [one, 'B', 'C']);
  const page = pageOf([raid(0, wearing(legs(496))), raidOn(7, kills)]);
  expect(changesOf(page)).toEqual(['Legs 496 → 528', '']);
});

test('gear of another era is not shown as a change', () => {
  const page = pageOf([
    raid(0, wearing(legs(391)), { era: CATACLYSM }),
    raid(7, wearing(legs(496)), { era: MISTS }),
    raid(14, wearing(legs(528)), { era: MISTS }),
    raid(21, wearing(legs(397)), { era: CATACLYSM }),
  ]);
  expect(changesOf(page)).toEqual(['', 'Legs 496 → 528', '', '']);
});

test('the evenings since a player’s first include absences and excuses', () => {
  const excused = { begins: START + 7 * DAY, ends: START + 7 * DAY + HOUR };
  const others = raidOn(0, [['B', 'C', 'D']]);
  const page = pageOf(
    [others, raid(3, {}), raidOn(7, [['B', 'C', 'D']]), raidOn(9, [['B', 'C', 'D']])],
    { name: 'A' },
    [{ at: 1, kind: 'excused', player: { name: 'A' }, isExcused: true, ...excused }],
  );
  expect(gearOf(page)).toEqual(['absent', 'excused', 'passed']);
  expect(attendanceText(page.newest.row)).toBe('1 of 2');
});

const TWO = ['A', 'Mossfuse', 'B', 'C'];

test.each([
  { player: 'A', gear: ['on Mossfuse', 'passed'], main: undefined, alts: ['Mossfuse'] },
  { player: 'Mossfuse', gear: ['passed', 'passed'], main: 'A', alts: [] },
])('the page of $player has the evenings of main and alt', ({ player, gear, main, alts }) => {
  const raids = [raidOn(0, [TWO]), raidOn(7, [TWO.slice(1)])];
  const page = pageOf(raids, { name: player }, [altOf('Mossfuse', 'A')]);
  expect(gearOf(page)).toEqual(gear);
  expect(attendanceText(page.newest.row)).toBe('2 of 2');
  expect(page.newest.main?.name).toBe(main);
  expect(page.newest.alts.map(({ name }) => name)).toEqual(alts);
});

test('the page of an alt names the evenings attended with the main', () => {
  const raids = [raidOn(0, [TWO]), raidOn(7, [['A', 'B', 'C']])];
  const page = pageOf(raids, { name: 'Mossfuse' }, [altOf('Mossfuse', 'A')]);
  expect(gearOf(page)).toEqual(['on A', 'passed']);
});

test('a player of several groups has the evenings of all groups', () => {
  const [one, other] = [{ guild: 'One' }, { guild: 'Other' }];
  const guest = attending({ level: 500, ...wearing(legs(500)) });
  const page = pageOf([
    raid(0, { level: 490, ...wearing(legs(496)) }, one),
    raidOn(4, [[guest, 'X', 'Y', 'Z']], other),
    raid(7, { level: 510, ...wearing(legs(510)) }, one),
    raidOn(14, [['X', 'Y', 'Z']], other),
  ]);
  expect(gearOf(page)).toEqual(['absent', 'passed', 'passed', 'passed']);
  expect(changesOf(page)).toEqual(['', 'Legs 500 → 510', 'Legs 496 → 500', '']);
  expect(attendanceText(page.newest.row)).toBe('2 of 2');
  expect(page.newest.row.levelChange).toBe(20);
  expect(page.isInOtherGroups).toBe(true);
  expect(page.last?.evening.pulledAt).toBe(START + 7 * DAY);
});

test('a renamed player is found by the GUID under the latest name', () => {
  const raids = [
    raidOn(0, [[ofGuid(7, 'Tavarin'), 'B', 'C']]),
    raidOn(7, [[ofGuid(7, 'Tavarix'), 'B', 'C']]),
  ];
  const page = pageOf(raids, { name: 'Tavarin', server: 'Everlook', guid: 7 });
  expect(page.newest.row.name).toBe('Tavarix');
  expect(page.isInOtherGroups).toBe(false);
  expect(page.evenings).toHaveLength(2);
});

test('two players of one name are found only with their server', () => {
  const raids = [raidOn(0, [[ofGuid(7, 'Anna', 'One'), ofGuid(8, 'Anna', 'Two'), 'B', 'C']])];
  expect(pageOf(raids, { name: 'Anna', server: 'Two' }).newest.row.name).toBe('Anna-Two');
  expect(playerPage(raidGroups(raids), [], { name: 'Anna' })).toBeUndefined();
});

test('players of the same name in two anonymous reports are different players', () => {
  const raids = ['a:One', 'a:Two'].map((code, index) => raid(index * 7, {}, { code }));
  expect(pageOf(raids).evenings).toHaveLength(1);
});

test.each(['', '__proto__', 'constructor', 'Nobody'])(
  'no player is found by the name “%s”',
  (name) => {
    expect(playerPage(raidGroups([raid(0, {})]), [], { name })).toBeUndefined();
  },
);

test('a player without logged gear has no last kill', () => {
  expect(pageOf([raid(0, { state: 'no gear', ...wearing() })]).last).toBeUndefined();
});

const namesOfMe = (raids: readonly DigestedRaid[], ...names: string[]) =>
  ownPlayerPages(
    raidGroups(raids),
    [altOf('Mossfuse', 'A')],
    names.map((name) => ({ name })),
  ).map(({ newest }) => newest.row.name);

test('the user’s main and alts share the page of the character seen last', () => {
  const both = raidOn(0, [TWO]);
  const onlyAlt = raidOn(7, [TWO.slice(1)]);
  expect(namesOfMe([both, onlyAlt], 'A', 'Mossfuse')).toEqual(['Mossfuse']);
  expect(namesOfMe([both, onlyAlt, raidOn(9, [['A', 'B', 'C']])], 'Mossfuse', 'A')).toEqual(['A']);
  expect(namesOfMe([both, onlyAlt], 'B', 'Mossfuse', 'Nobody')).toEqual(['B', 'Mossfuse']);
});

test('the last own evening ignores evenings with only an alt', () => {
  const raids = [raidOn(0, [TWO]), raidOn(7, [TWO.slice(1)])];
  const page = pageOf(raids, { name: 'A' }, [altOf('Mossfuse', 'A')]);
  expect(lastOwnEvening(page)?.evening.pulledAt).toBe(START);
});

test('evenings of a guild’s list are listed among other evenings without gear', () => {
  const listed = (day: number, code: string, isBenched?: true) => ({
    at: START + 100 * DAY,
    code,
    startedAt: START + day * DAY,
    zone: 1023,
    players: ['A', 'B', 'C'].map((name) => ({ name, ...(isBenched && { isBenched }) })),
  });
  const guild = { region: 'EU' as const, realm: 'everlook', name: 'Copper Kettle' };
  const attendance = [listed(0, 'Day0at0'), listed(2, 'There'), listed(4, 'Bench', true)];
  const page = pageOf(
    [raid(0, wearing(legs(496))), raid(7, wearing(legs(528)))],
    { name: 'A' },
    [],
    {
      guilds: [{ guild, since: 0, attendance }],
      opened: new Set(['Day0at0', 'Day7at0']),
      leftOut: [],
    },
  );
  expect(gearOf(page)).toEqual(['passed', 'bench', 'there', 'passed']);
  expect(changesOf(page)).toEqual(['Legs 496 → 528', '', '', '']);
  expect(lastOwnEvening(page)?.kind).toBe('opened');
});
