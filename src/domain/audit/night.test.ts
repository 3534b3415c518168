import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { emptySockets, lowItem, NO_FLASK, noEnchant } from '#test/findings';
import { plainRaider } from '#test/gear';
import { eraById } from '../eras/era-list';
import { setLanguage } from '../language';
import type { Raider } from '../raid/raid';
import type { Audit } from './audit';
import type { Finding } from './finding';
import { type AuditedKill, countPassedAt, nightGroup, nightRows, rowFromStates } from './night';
import { shortFindingsText, stateText } from './night-words';

const era = eraById('cataclysm');

const audited = (who: Raider, findings: Finding[] = []): Audit => ({
  ...{ raider: who, era, findings, advice: [] },
  verdicts: findings.length > 0 ? ['MISSING ENCHANTS'] : ['PASSED'],
});
const withoutGear = (who: Raider): Audit => ({ ...audited(who), verdicts: ['NO GEAR RECORDED'] });

const kills = (...nights: Audit[][]): AuditedKill[] =>
  nights.map((audits, index) => ({
    fight: killWith({ id: index, boss: `Boss ${index}`, startedAt: index, endedAt: index + 1 }),
    audits,
  }));

const MISSING: AuditedKill = { fight: killWith({ id: 2 }), missing: 'not fetched' };
const kadda = plainRaider('Kadda', { server: 'Everlook' });

const LEGS = noEnchant(6);
const CLOAK = noEnchant(14);
const RING = lowItem(10);
const BOOTS = noEnchant(7);

test.each<[what: string, night: Finding[][], marks: string[]]>([
  [
    'changes since the previous kill',
    [[LEGS, CLOAK], [LEGS], [LEGS, RING], [CLOAK]],
    ['', 'fixed', 'new', 'fixed new'],
  ],
  [
    'a further empty socket of a slot as new and a filled one as fixed',
    [[emptySockets(5, 1)], [emptySockets(5, 2)], [emptySockets(5, 1)]],
    ['', 'new', 'fixed'],
  ],
  ['another fault in the same slot as new and fixed', [[LEGS], [lowItem(6)]], ['', 'fixed new']],
])('the cells of a night mark %s', (_, night, marks) => {
  const [row] = nightRows(kills(...night.map((findings) => [audited(kadda, findings)])));
  const marked = row?.cells.map(({ isFixed, isNew }) => [
    ...(isFixed ? ['fixed'] : []),
    ...(isNew ? ['new'] : []),
  ]);
  expect(marked?.map((words) => words.join(' '))).toEqual(marks);
});

test('a kill without the player or gear does not interrupt the comparison of a night', () => {
  const night = kills([audited(kadda, [LEGS])], [], [withoutGear(kadda)], [audited(kadda)]);
  const [row] = nightRows(night);
  expect(row?.cells.map(({ state }) => state)).toEqual(['faults', 'absent', 'no gear', 'passed']);
  expect(row?.cells.map(({ findings }) => findings)).toEqual([[LEGS], [], [], []]);
  expect(row?.cells.at(-1)?.isFixed).toBe(true);
  expect(row?.attended).toBe(3);
});

test('a player’s current findings come from the last kill with logged gear', () => {
  const geared = plainRaider('Kadda', { server: 'Everlook', talents: [31, 0, 10] });
  const [row] = nightRows(kills([audited(geared, [LEGS])], [withoutGear(kadda)], []));
  expect(row?.now.findings).toEqual([LEGS]);
  expect(row?.player).toBe(geared);
});

test('a player with several specs has one row per server', () => {
  const healer = { ...kadda, picture: 'Paladin-Holy', roles: ['healers'] };
  const other = plainRaider('Kadda', { server: 'Lakeshire', key: 'Kadda-Lakeshire' });
  const rows = nightRows(kills([audited(kadda)], [audited(healer), audited(other)]));
  expect(rows.map(({ id }) => id).sort()).toEqual(['Kadda-Everlook', 'Kadda-Lakeshire']);
  expect(rows.find(({ id }) => id === 'Kadda-Everlook')?.player.roles).toEqual(['healers']);
});

test('two players with the same name and server have adjacent rows', () => {
  const [one, other] = [1, 2].map((guid) =>
    plainRaider('Kadda', { server: 'Everlook', guid, key: `Kadda-Everlook-${guid}` }),
  );
  if (!one || !other) throw new Error('There are two');
  const rows = nightRows(
    kills(
      [audited(one, [LEGS]), audited(plainRaider('Mira'), [BOOTS]), audited(other)],
      [audited({ ...other, key: 'Kadda' })],
    ),
  );
  expect(rows.map(({ player, attended, now }) => [player.name, attended, now.state])).toEqual([
    ['Kadda', 1, 'faults'],
    ['Kadda', 2, 'passed'],
    ['Mira', 1, 'faults'],
  ]);
});

test('a renamed player has one row with the latest name and the last logged gear', () => {
  const before = plainRaider('Kadda', { server: 'Everlook', guid: 1 });
  const rows = nightRows(
    kills(
      [audited(before, [LEGS])],
      [withoutGear({ ...before, key: 'Abe', name: 'Abe' })],
      [withoutGear({ ...before, key: 'Mira', name: 'Mira' })],
    ),
  );
  expect(rows).toMatchObject([{ player: { name: 'Mira' }, attended: 3, now: { state: 'faults' } }]);
});

test('a kill with unknown players counts as attended by nobody', () => {
  const [row] = nightRows([...kills([audited(kadda)]), MISSING]);
  expect(row?.cells.map(({ state }) => state)).toEqual(['passed', 'unknown']);
  expect(row).toMatchObject({ attended: 1, known: 1 });
});

test('a player without logged gear stays “no gear” after an absence', () => {
  expect(nightRows(kills([withoutGear(kadda)], []))[0]?.now.state).toBe('no gear');
  const [row] = nightRows([...kills([withoutGear(kadda)]), MISSING]);
  expect(row?.now.state).toBe('no gear');
});

test('a player of an era without tables is not judged', () => {
  const [row] = nightRows(kills([{ ...audited(kadda), verdicts: ['NOT JUDGED'] }]));
  expect(row?.cells.map(({ state }) => state)).toEqual(['not judged']);
});

test('players with most faults come first', () => {
  const clean = ['Veyra', 'Brannock'].map((name) => audited(plainRaider(name)));
  const rows = nightRows(kills([...clean, audited(plainRaider('Tavarin'), [LEGS])]));
  expect(rows.map((row) => row.player.name)).toEqual(['Tavarin', 'Brannock', 'Veyra']);
});

test.each([
  { findings: [LEGS, CLOAK], words: 'Legs, Cloak' },
  { findings: [RING], words: 'low: Ring 1' },
  { findings: [LEGS, RING, lowItem(12)], words: 'Legs; low: Ring 1, Trinket 1' },
  { findings: [emptySockets(5, 2)], words: 'empty socket: Belt ×2' },
  { findings: [], words: '' },
])('$findings.length findings are shortened to “$words”', ({ findings, words }) => {
  expect(shortFindingsText(era, findings)).toBe(words);
});

test.each([
  { state: 'passed', words: 'passed' },
  { state: 'faults', words: 'Legs; low: Ring 1' },
  { state: 'absent', words: 'absent' },
  { state: 'no gear', words: 'no gear' },
  { state: 'not judged', words: 'not judged' },
  { state: 'unknown', words: '' },
] as const)('a player who is $state at a kill is described as “$words”', ({ state, words }) => {
  const findings = state === 'faults' ? [LEGS, RING] : [];
  expect(stateText({ state, findings }, era)).toBe(words);
});

test('findings are joined as in the current language', () => {
  const spelling = { colon: ' : ', semicolon: ' ; ' };
  setLanguage({ language: 'fr', parts: { spelling }, terms: {} });
  expect(shortFindingsText(era, [LEGS, RING])).toBe('Legs ; low : Ring 1');
  setLanguage();
});

const ABSENT: Audit[] = [];
const PASSED = [audited(kadda)];
const FAULTY = [audited(kadda, [LEGS])];
const NAKED = [withoutGear(kadda)];
test.each<[group: string, ...night: Audit[][]]>([
  ['changed', FAULTY, PASSED],
  ['changed', [audited(kadda, [NO_FLASK])], PASSED],
  ['same', FAULTY, ABSENT, FAULTY],
  ['same', NAKED, FAULTY],
  ['passed', ABSENT, PASSED, PASSED],
  ['not judged', NAKED, ABSENT],
])(
  'a player’s night is grouped as “%s” despite kills without the player or gear',
  (group, ...night) => {
    const [row] = nightRows(kills(...night));
    expect(row && nightGroup(row)).toBe(group);
  },
);

test('a fault that a link leaves out is not marked as fixed or new', () => {
  const unnamed = { state: 'faults', findings: [] } as const;
  const named = { state: 'faults', findings: [LEGS] } as const;
  const passed = { state: 'passed', findings: [] } as const;
  const { cells } = rowFromStates([unnamed, named, unnamed, passed, unnamed]);
  expect(cells.map(({ isFixed, isNew }) => [isFixed, isNew])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(nightGroup({ cells: cells.slice(0, 2) })).toBe('changed');
  expect(stateText(unnamed, era)).toBe('faults');
});

test('a kill counts passed players only if somebody’s gear was judged', () => {
  const mira = audited(plainRaider('Mira'), [LEGS]);
  const rows = nightRows([
    ...kills([audited(kadda), mira], [withoutGear(kadda), mira], [withoutGear(kadda)]),
    MISSING,
  ]);
  expect([0, 1, 2, 3].map((kill) => countPassedAt(rows, kill))).toEqual([
    { passed: 1, present: 2 },
    { passed: 0, present: 2 },
    undefined,
    undefined,
  ]);
});
