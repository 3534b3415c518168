import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { pullOf } from '#test/pull';
import { audit } from '../audit/audit';
import { DEFAULT_STANDARDS } from '../audit/rule/standards';
import { BURNING_CRUSADE } from '../eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_CONSUMABLES } from '../eras/burning-crusade/consumables';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { setLanguage } from '../language';
import { readPull } from '../pull/read-pull';
import type { Kill, Raider } from '../raid/raid';
import { csvRows } from './csv-rows';

const MAD_HOZEN = 105682; // a battle elixir
const FOOD = 104277;

const kill: Kill = killWith({ id: 2, boss: 'Magmaw', zone: 'Blackwing Descent', difficulty: 4 });

const raider = raiderIn([barePiece(6, { itemLevel: 359 }), barePiece(10, { itemLevel: 333 })], {
  key: 'Tavarin',
  name: 'Tavarin',
  server: 'Everlook',
  classKey: 'paladin',
  spec: 'Holy',
  roles: ['healers'],
});

const context = { era: CATACLYSM, standards: DEFAULT_STANDARDS };
const subject = {
  code: 'TierElevenNight1',
  raid: { title: 'Blackwing Descent' },
  fights: [
    { fight: kill, audits: [audit(raider, context)] },
    { fight: { ...kill, id: 3 }, missing: 'not fetched' as const },
  ],
  context,
};
const everybody = { notShared: [] };

test('a table has a column per counted title and a row per player and loaded kill', () => {
  const [head, ...rows] = csvRows(subject, everybody);
  const lastTitles = 'Item level, Missing Enchant, Low Item Level, Worth a look, deaths';
  expect(head?.slice(-5).join(', ')).toBe(lastTitles);
  expect(rows).toHaveLength(1);
  expect(Object.fromEntries((head ?? []).map((title, index) => [title, rows[0]?.[index]]))).toEqual(
    {
      Report: 'TierElevenNight1',
      Raid: 'Blackwing Descent',
      Boss: 'Magmaw',
      Zone: 'Blackwing Descent',
      Difficulty: 'Heroic',
      Kill: 2,
      Player: 'Tavarin',
      Server: 'Everlook',
      Class: 'Paladin',
      Spec: 'Holy',
      Role: 'healers',
      Verdict: 'MISSING ENCHANTS, LOW ITEM LEVEL',
      'Item level': undefined,
      'Missing Enchant': 'Legs',
      'Low Item Level': 'Ring 1',
      'Worth a look': '',
      deaths: undefined,
    },
  );
});

test('a player who is not shared has no row', () => {
  expect(csvRows(subject, { notShared: [raider] })).toHaveLength(1);
});

const { server: _, ...older } = raider;

test.each([
  { out: raider, why: 'by name and server' },
  { out: older, why: 'at the kill that names no server' },
  { out: { ...raider, guid: 7 }, why: 'by GUID' },
])('a player not shared $why has no row', ({ out }) => {
  const fights = [
    { fight: kill, audits: [audit(older, context)] },
    { fight: { ...kill, id: 4 }, audits: [audit(raider, context)] },
  ];
  expect(csvRows({ ...subject, fights }, everybody)).toHaveLength(3);
  expect(csvRows({ ...subject, fights }, { notShared: [out] })).toHaveLength(1);
});

test('an era with weapon enchants has a column for them', () => {
  const burningCrusade = { era: BURNING_CRUSADE, standards: DEFAULT_STANDARDS };
  const oiled: Raider = { ...raider, gear: [piece(15, { temporaryEnchantId: 2678 })] };
  const stored = { snapshots: [], buffs: [] };
  const pull = readPull(stored, { raiders: [oiled] }, BURNING_CRUSADE_CONSUMABLES);
  const fights = [{ fight: kill, audits: [audit(oiled, burningCrusade)], pull }];
  const shown = { ...subject, fights, context: burningCrusade };
  const rows = csvRows(shown, { ...everybody, withPull: true });
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['flask', 'food', 'weapon'],
    ['no snapshot', 'no snapshot', 'seen'],
  ]);
});

test('a table has consumables seen at the pull on request', () => {
  const pull = pullOf({ Tavarin: [MAD_HOZEN, FOOD], Other: [FOOD] });
  const columns = (withPull: boolean, more?: { pull: typeof pull }) => {
    const fights = [{ fight: kill, audits: [audit(raider, context)], ...more }];
    return csvRows({ ...subject, fights }, { ...everybody, withPull }).map((row) => row.slice(-2));
  };
  expect(columns(true, { pull })).toEqual([
    ['flask', 'food'],
    ['one elixir only', 'seen'],
  ]);
  expect(columns(true)[1]).toEqual([undefined, undefined]);
  expect(columns(false, { pull })[0]).not.toContain('flask');
});

test.each([
  { deaths: undefined, told: undefined },
  { deaths: [], told: 0 },
  { deaths: [{ at: 151_400, ability: 'Melee' }, {}], told: 2 },
])('the column for deaths has $told for the deaths $deaths', ({ deaths, told }) => {
  const died: Raider = { ...raider, ...(deaths && { deaths }) };
  const fights = [{ fight: kill, audits: [audit(died, context)] }];
  const [head = [], row = []] = csvRows({ ...subject, fights }, everybody);
  expect(row[head.indexOf('deaths')]).toBe(told);
});

test('a table is the same in every language', () => {
  const englishRows = csvRows(subject, everybody);
  setLanguage({
    language: 'de',
    parts: {},
    terms: { Heroic: 'Heroisch', 'MISSING ENCHANTS': 'FEHLENDE VERZAUBERUNGEN', Legs: 'Beine' },
  });
  try {
    expect(csvRows(subject, everybody)).toEqual(englishRows);
  } finally {
    setLanguage();
  }
});

test('only a table of attempts has attempt numbers', () => {
  const attempt = { ...kill, kind: 'attempt' as const, nth: 3 };
  const fights = [{ fight: attempt, audits: [audit(raider, context)] }];
  const lastColumn = csvRows({ ...subject, fights }, everybody).map((row) => row.at(-1));
  expect(lastColumn).toEqual(['attempt', 3]);
  expect(csvRows(subject, everybody)[0]).not.toContain('attempt');
});
