import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { auditGear, DEFAULT_STANDARDS } from '#domain/audit';
import { byVerdict } from '#domain/verdict';
import fights from '../../public/sample/fights.json';
import summary from '../../public/sample/summary-8.json';
import { LogSiteFailure } from './log-site-failures';
import { LoggedReport, toRaid } from './logged-report';
import { LoggedSummary, toRaiders } from './logged-summary';

/** Every place in a JSON value, as the keys that lead to it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key])),
  ];
}

/** The value with another in one place. */
function withAnother(value: unknown, path: readonly string[], another: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return another;
  if (Array.isArray(value)) {
    return value.map((inner, at) => (`${at}` === key ? withAnother(inner, rest, another) : inner));
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withAnother(record[key], rest, another) };
}

/** Fewer of everything, so that each place is hit often. */
const smallReport = { ...fights, fights: fights.fights.slice(0, 4) };
const smallSummary = {
  playerDetails: {
    tanks: summary.playerDetails.tanks.slice(0, 1),
    dps: summary.playerDetails.dps.slice(0, 2),
  },
};

const broken = (answer: unknown) =>
  fc
    .tuple(fc.constantFrom(...placesIn(answer)), fc.jsonValue())
    .map(([path, another]) => withAnother(answer, path, another));

test('any JSON value in any place of a report gives its kills or a named failure', () => {
  fc.assert(
    fc.property(broken(smallReport), (answer) => {
      const read = v.safeParse(LoggedReport, answer);
      if (!read.success) return;
      try {
        expect(Array.isArray(toRaid(read.output).kills)).toBe(true);
      } catch (failure) {
        expect(failure).toBeInstanceOf(LogSiteFailure);
      }
    }),
    { numRuns: 1000, seed: 411 },
  );
});

test('any JSON value in any place of a summary gives every player a column or a named failure', () => {
  fc.assert(
    fc.property(broken(smallSummary), (answer) => {
      const read = v.safeParse(LoggedSummary, answer);
      if (!read.success) return;
      const audits = toRaiders(read.output).map((raider) => auditGear(raider, DEFAULT_STANDARDS));
      const columns = Object.values(byVerdict(audits));
      expect(audits.every((audit) => columns.some((column) => column.includes(audit)))).toBe(true);
    }),
    { numRuns: 1000, seed: 411 },
  );
});
