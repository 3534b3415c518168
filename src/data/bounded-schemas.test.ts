import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readReportLink } from '#domain/log-site/report-link';
import { csvFile } from '#domain/share/csv';
import { discordMessages } from '#domain/share/discord';
import { whispers } from '#domain/share/whispers';
import { sharedLinkIn } from '#routes';
import { raidersOf, raidOf } from '#test/recorded';
import fights from '../../public/sample/fights.json';
import summary from '../../public/sample/summary-8.json';
import { LIST_BOUNDS, oneLine } from './bounded-schemas';
import { StoredRaid, StoredRaiders, toStoredRaid } from './device/records/record-schemas';

const MILLION = 1_000_000;

/** Texts that a log, a link or a file may have in the place of a name. */
const HOSTILE = {
  'a million letters': 'W'.repeat(MILLION),
  'a million line breaks': '\n'.repeat(MILLION),
  'a million spaces before a letter': `${' '.repeat(MILLION)}a`,
  'a million slashes between letters': `a${'/'.repeat(MILLION)}b`,
  'a million quotes and semicolons': `=${'";'.repeat(MILLION / 2)}a`,
  'a million brackets': `${'<[(`*'.repeat(MILLION / 5)}a`,
  'a million beginnings of links': 'reports/fresh.warcraftlogs.com:1#share='.repeat(25_000),
  'a million zero-width spaces': '\u200b'.repeat(MILLION),
  'a million encoded characters': '%23%3'.repeat(MILLION / 5),
  __proto__: '__proto__',
  constructor: 'constructor',
};
const KINDS = Object.entries({ ...HOSTILE, ['__proto__']: '__proto__' });

/** Runs a step and returns the milliseconds that it took. */
function timed<T>(step: () => T): { result: T; took: number } {
  const before = performance.now();
  const result = step();
  return { result, took: performance.now() - before };
}

/** Replaces every text of a response. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((inner) => withText(inner, text));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withText(inner, text)]);
  return Object.fromEntries(entries);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The report has few fights because this test is about long texts. */
const report = { ...fights, fights: fights.fights.slice(0, 6), friendlies: [] };
const players = { playerDetails: { tanks: summary.playerDetails.tanks.slice(0, 2) } };

test.each(KINDS)('%s in every text of a report is cut to one line within a second', (_, text) => {
  const { result, took } = timed(() => ({
    raid: raidOf(withText(report, text)),
    raiders: raidersOf(withText(players, text)),
  }));
  expect(took).toBeLessThan(1000);
  const texts = textsIn(result);
  expect(texts.length).toBeGreaterThan(20);
  for (const each of texts) {
    expect(each.length).toBeLessThanOrEqual(300);
    expect(each).not.toMatch(/[\n\r]|\s\s/);
  }
  // A record must be read back as it was written.
  expect(v.parse(StoredRaid, toStoredRaid(result.raid))).toEqual(result.raid);
  expect(v.parse(StoredRaiders, result.raiders)).toEqual(result.raiders);
});

test.each(KINDS)('%s in every text of a record is cut within a second', (_, text) => {
  const raid = raidOf(report);
  const raiders = raidersOf(players).map(({ classKey: _, ...raider }) => raider);
  const { result, took } = timed(() => [
    v.parse(StoredRaid, withText(toStoredRaid(raid), text)),
    v.parse(StoredRaiders, withText(raiders, text)),
  ]);
  expect(took).toBeLessThan(1000);
  for (const each of textsIn(result)) expect(each.length).toBeLessThanOrEqual(300);
});

test.each(KINDS)('reading %s as a link or sharing it takes under a second', (_, whole) => {
  // A shorter text is enough: if time grew with the square of the length, it would take minutes.
  const text = whole.slice(-MILLION / 4);
  const player = { name: text, server: text, lines: [{ title: text, slots: text }] };
  const steps = {
    readReportLink: () => readReportLink(text),
    sharedLinkIn: () => sharedLinkIn(text),
    csvFile: () => csvFile([[text]]),
    discordMessages: () =>
      discordMessages({ title: text, fight: text, players: [{ ...player, verdicts: ['PASSED'] }] }),
    whispers: () => whispers([{ ...player, lines: [] }]),
  };
  for (const [name, step] of Object.entries(steps)) {
    expect(timed<unknown>(step).took, name).toBeLessThan(1000);
  }
});

test('a list of twenty thousand entries is cut to the length that a log can have', () => {
  const many = <T>(one: T): T[] => Array.from({ length: 20_000 }, () => one);
  const [fight] = fights.fights.filter(({ kill }) => kill);
  const [tank] = summary.playerDetails.tanks;
  if (!fight || !tank) throw new Error('The sample has neither fight nor tank');
  const [piece] = tank.combatantInfo.gear;
  const named = Array.from({ length: 20_000 }, (_, index) => ({
    ...tank,
    name: `Tank${index}`,
    id: index,
  }));
  const gear = many(piece).map((one, index) => ({ ...one, id: index + 1, slot: index % 19 }));
  const crowded = { ...tank, combatantInfo: { talents: many({ guid: 1 }), gear } };
  const { result, took } = timed(() => ({
    raid: raidOf({ ...report, fights: many(fight) }),
    raiders: raidersOf({ playerDetails: { tanks: named } }),
    crowded: raidersOf({ playerDetails: { tanks: [crowded] } }),
  }));
  expect(took).toBeLessThan(5000);
  expect(result.raid.kills).toHaveLength(LIST_BOUNDS.kills);
  expect(result.raiders).toHaveLength(LIST_BOUNDS.players);
  expect(result.crowded[0]?.talents).toHaveLength(LIST_BOUNDS.others);
  const worn = result.crowded[0]?.gear.map(({ itemId }) => itemId) ?? [];
  expect(worn).toHaveLength(19);
  expect(Math.max(...worn)).toBe(LIST_BOUNDS.pieces);
});

test('a text cut to one line of 300 letters is not cut again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const line = oneLine(text);
      expect(oneLine(line)).toBe(line);
      expect(line.length).toBeLessThanOrEqual(300);
    }),
  );
});

test.each([
  { text: ' Tuesday \t\n night ', line: 'Tuesday night', why: 'spaces and line breaks' },
  { text: 'a\u0000b\u0085c', line: 'a b c', why: 'control characters' },
  { text: `${'W'.repeat(299)}🐉`, line: 'W'.repeat(299), why: 'half a character' },
])('a text is cut to one line without $why', ({ text, line }) => {
  expect(oneLine(text)).toBe(line);
});
