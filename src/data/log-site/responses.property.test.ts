import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { audit } from '#domain/audit/audit';
import { byVerdict } from '#domain/audit/verdict';
import type { Raid, Raider } from '#domain/raid/raid';
import { CATACLYSM_CONTEXT } from '#test/advice';
import fights from '../../../public/sample/fights.json';
import summary from '../../../public/sample/summary-8.json';
import { LoggedReport, toRaid } from './fetch-raid';
import { LoggedSummary } from './logged-summary';
import { failure } from './requests/failure-kinds';
import { fetchResponse } from './requests/fetch-response';
import { LogSiteFailure } from './requests/log-site-failure';
import { toRaiders } from './to-raiders';

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function withAnother(value: unknown, path: readonly string[], another: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return another;
  if (Array.isArray(value)) {
    return value.map((inner, index) =>
      `${index}` === key ? withAnother(inner, rest, another) : inner,
    );
  }
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withAnother(record[key], rest, another) };
}

/** This report has fewer items of each kind, so that each path is hit often. */
const { title, owner, start, end } = fights;
const smallReport = { title, owner, start, end, fights: fights.fights.slice(0, 4) };
const smallSummary = {
  playerDetails: {
    tanks: summary.playerDetails.tanks.slice(0, 1),
    dps: summary.playerDetails.dps.slice(0, 2),
  },
};

const RUNS = { numRuns: 1000, seed: 411 };

const broken = (response: unknown) =>
  fc
    .tuple(fc.constantFrom(...pathsIn(response)), fc.oneof(fc.jsonValue(), fc.double()))
    .map(([path, another]) => withAnother(response, path, another));

const timesOf = ({ startedAt, endedAt, kills }: Raid): number[] => [
  startedAt,
  endedAt,
  ...kills.flatMap((kill) => [kill.startedAt, kill.endedAt]),
];
const isNoDate = (time: number): boolean => Number.isNaN(new Date(time).getTime());

/** Returns what `read` returns; undefined if it throws a named failure. Throws anything else. */
function unlessNamed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (failure) {
    if (failure instanceof LogSiteFailure) return undefined;
    throw failure;
  }
}

test('a report with any JSON value at any path gives its kills with true times or a named failure', () => {
  fc.assert(
    fc.property(broken(smallReport), (response) => {
      const read = v.safeParse(LoggedReport, response);
      if (!read.success) return;
      const raid = unlessNamed(() => toRaid(read.output));
      if (raid) expect(timesOf(raid).filter(isNoDate)).toEqual([]);
    }),
    RUNS,
  );
});

const namesOf = (players: readonly { name: string }[]) => new Set(players.map(({ name }) => name));

test('a summary with any JSON value at any path gives columns with every player', () => {
  fc.assert(
    fc.property(broken(smallSummary), (response) => {
      const read = v.safeParse(LoggedSummary, response);
      if (!read.success) return;
      const audits = toRaiders(read.output).map((raider) => audit(raider, CATACLYSM_CONTEXT));
      const listedAudits = Object.values(byVerdict(audits)).flat();
      const logged = Object.values(read.output.playerDetails).flat();
      expect(namesOf(listedAudits.map(({ raider }) => raider))).toEqual(namesOf(logged));
    }),
    RUNS,
  );
});

/** Makes a good response's text with a piece removed or replaced. */
const mangled = (response: unknown) => {
  const text = JSON.stringify(response);
  const path = fc.nat(text.length);
  return fc
    .tuple(path, path, fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 5 })))
    .map(([one, other, piece]) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)];
      return text.slice(0, from) + piece + text.slice(to);
    });
};

/** Makes anything that a server or proxy may send. */
const wholeResponse = (good: unknown) =>
  fc.record({
    body: fc.oneof(
      fc.json(),
      mangled(good),
      broken(good).map((response) => JSON.stringify(response)),
      fc.string({ unit: 'binary' }),
      fc.uint8Array(),
    ),
    status: fc.oneof(
      fc.constant(200),
      fc.constantFrom(400, 401, 404, 429),
      fc.integer({ min: 206, max: 599 }),
    ),
    retryAfter: fc.oneof(fc.integer().map(String), fc.date().map(String), fc.base64String()),
  });

const WITHOUT_BODY = [304];

async function readWhole(
  { body, status, retryAfter }: { body: string | Uint8Array; status: number; retryAfter: string },
  read: (address: string) => Promise<unknown>,
): Promise<void> {
  const init = { status, headers: { 'retry-after': retryAfter } };
  const bytes = WITHOUT_BODY.includes(status) ? null : new Blob([body as BlobPart]);
  vi.stubGlobal('fetch', async () => new Response(bytes, init));
  try {
    await read('http://log-site.invalid/');
  } catch (failure) {
    if (!(failure instanceof LogSiteFailure)) throw failure;
    expect(failure.message.length).toBeLessThan(400);
  }
}

const onNotFound = () => failure('reportNotFound');
const readRaid = async (address: string): Promise<Raid> =>
  toRaid(await fetchResponse(address, { schema: LoggedReport, onNotFound }));
const readRaiders = async (address: string): Promise<Raider[]> =>
  toRaiders(await fetchResponse(address, { schema: LoggedSummary, onNotFound }));

test('any response to a report request gives a raid or a named failure', () =>
  fc.assert(
    fc.asyncProperty(wholeResponse(smallReport), (response) => readWhole(response, readRaid)),
    RUNS,
  ));

test('any response to a request for players gives raiders or a named failure', () =>
  fc.assert(
    fc.asyncProperty(wholeResponse(smallSummary), (response) => readWhole(response, readRaiders)),
    RUNS,
  ));

test('any rejection of fetch fails as a dead network or is thrown unchanged', () =>
  fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.anything(), fc.string().map(TypeError)),
      fc.boolean(),
      async (reason, isOnline) => {
        vi.stubGlobal('navigator', { onLine: isOnline });
        vi.stubGlobal('fetch', () => Promise.reject(reason));
        const failure = await readRaid('http://log-site.invalid/').catch((raised) => raised);
        if (reason instanceof TypeError) expect(failure).toBeInstanceOf(LogSiteFailure);
        else expect(failure).toBe(reason);
      },
    ),
    RUNS,
  ));
