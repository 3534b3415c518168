import { expect, test } from 'vitest';
import { noEnchant as bare, emptySockets as sockets } from '#test/findings';
import type { Finding } from './finding';
import type { NightCell, NightRow } from './night';
import {
  type ComparedRaid,
  compareRaids,
  countRaidsInARow,
  measureReadiness,
  type PlayerChange,
} from './since';

const cell = (findings: Finding[], state?: NightCell['state']): NightCell => ({
  state: state ?? (findings.length > 0 ? 'faults' : 'passed'),
  findings,
  isFixed: false,
  isNew: false,
});

const row = (name: string, now: NightCell): NightRow => ({
  id: `${name}-Everlook`,
  player: { key: name, name, picture: 'Warrior', roles: ['dps'], talents: [], gear: [] },
  cells: [now],
  now,
  attended: 1,
  known: 1,
});

const kadda = (...findings: Finding[]) => row('Kadda', cell(findings));

const raid = (rows: NightRow[], levels: Record<string, number> = {}) => ({
  rows,
  itemLevelOf: ({ player }: NightRow) => levels[player.name],
});

const compare = (present: ComparedRaid, earlier: ComparedRaid) =>
  compareRaids(present, earlier, { id: 'cataclysm' });

const found = (players: readonly PlayerChange[]) =>
  players.map(({ row: { player }, findings }) => [player.name, findings.map(({ slot }) => slot)]);

test('a player can be in several lists', () => {
  const since = compare(raid([kadda(bare(6), bare(14))]), raid([kadda(bare(6), bare(8))]));
  expect(found(since.fixed)).toEqual([['Kadda', [8]]]);
  expect(found(since.newFindings)).toEqual([['Kadda', [14]]]);
  expect(found(since.stillOpen)).toEqual([['Kadda', [6]]]);
});

test('a player without a change is only in the list of open faults', () => {
  const present = raid([kadda(bare(6))], { Kadda: 370 });
  const since = compare(present, raid([kadda(bare(6))], { Kadda: 366 }));
  expect(found(since.stillOpen)).toEqual([['Kadda', [6]]]);
  expect([...since.fixed, ...since.newFindings]).toEqual([]);
  expect(since.stillOpen[0]?.itemLevelChange).toBe(4);
});

test('an item level known in only one raid is no change', () => {
  const unknown = raid([kadda(bare(6))]);
  const leveled = raid([kadda(bare(6))], { Kadda: 366 });
  for (const since of [compare(unknown, leveled), compare(leveled, unknown)]) {
    expect(since.itemLevels).toEqual([]);
    expect(since.stillOpen[0]).not.toHaveProperty('itemLevelChange');
  }
});

test('a fault that occurs several times is counted separately as fixed, new and open', () => {
  const present = raid([kadda(sockets(4, 1), sockets(6, 3))]);
  const since = compare(present, raid([kadda(sockets(4, 2), sockets(6, 1))]));
  expect(since.fixed[0]?.findings).toEqual([sockets(4, 1)]);
  expect(since.newFindings[0]?.findings).toEqual([sockets(6, 2)]);
  expect(since.stillOpen[0]?.findings).toEqual([sockets(4, 1), sockets(6, 1)]);
});

test('new and absent players are in no other list', () => {
  const since = compare(raid([row('Wizzle', cell([bare(6)]))]), raid([kadda(bare(8))]));
  expect(found(since.newHere)).toEqual([['Wizzle', [6]]]);
  expect(found(since.notHere)).toEqual([['Kadda', [8]]]);
  expect([...since.fixed, ...since.newFindings, ...since.stillOpen]).toEqual([]);
});

test.each<[string, NightCell, NightCell]>([
  ['in this raid', cell([], 'no gear'), cell([bare(6)])],
  ['in the earlier raid', cell([bare(6)]), cell([], 'no gear')],
])('a player without logged gear %s is in no list', (_, now, then) => {
  const since = compare(raid([row('Kadda', now)]), raid([row('Kadda', then)]));
  expect(Object.values(since).flat()).toEqual([]);
});

test('a player who changed server and name is recognised', () => {
  const named = (name: string, server: string, findings: Finding[]): NightRow => {
    const { player, ...rest } = row(name, cell(findings));
    return { ...rest, player: { ...player, server, guid: 1, classKey: 'warrior' } };
  };
  const present = raid([named('Fennimore', 'Lakeshire', [])]);
  const since = compare(present, raid([named('Fennimar', 'Everlook', [bare(6)])]));
  expect(found(since.fixed)).toEqual([['Fennimore', [6]]]);
  expect(since.notHere).toEqual([]);
});

test.each([
  { title: 'nothing is known of earlier raids', earlier: [], raids: 1 },
  { title: 'both earlier raids had a finding', earlier: [[bare(6)], [bare(6), bare(8)]], raids: 3 },
  { title: 'it was fixed in between', earlier: [[bare(6)], [], [bare(6)]], raids: 2 },
  { title: 'the player missed a raid in between', earlier: [undefined, [bare(6)]], raids: 2 },
  { title: 'one of two findings is older', earlier: [[bare(14)], [bare(14)]], raids: 3 },
  { title: 'the earlier raids had another fault', earlier: [[bare(8)]], raids: 1 },
])('faults are open for $raids raids if $title', ({ earlier, raids }) => {
  expect(countRaidsInARow([bare(6), bare(14)], earlier)).toBe(raids);
});

test('a raid’s summary counts passed players and averages known item levels', () => {
  const noFlask: Finding = { rule: 'no-flask-seen', title: 'No Flask Seen', count: 1 };
  const rows = [
    row('Kadda', cell([])),
    row('Wizzle', cell([noFlask, bare(6)])),
    row('Orlo', cell([], 'no gear')),
    row('Aya', cell([], 'not judged')),
    row('Mira', cell([noFlask])),
  ];
  const readiness = measureReadiness(raid(rows, { Kadda: 370, Wizzle: 360 }));
  expect(readiness).toEqual({ passed: 2, itemLevel: 365 });
  expect(measureReadiness(raid([]))).toEqual({ passed: 0 });
});

test('known item levels that differ are listed with the highest gain first', () => {
  const names = ['Kadda', 'Wizzle', 'Orlo', 'Same'];
  const rows = names.map((name) => row(name, cell([])));
  const since = compare(
    raid(rows, { Kadda: 370, Wizzle: 372, Orlo: 371, Same: 365 }),
    raid(rows, { Kadda: 368, Wizzle: 366, Same: 365 }),
  );
  expect(since.itemLevels.map(({ row: { player }, ...levels }) => [player.name, levels])).toEqual([
    ['Wizzle', { before: 366, now: 372 }],
    ['Kadda', { before: 368, now: 370 }],
  ]);
});
