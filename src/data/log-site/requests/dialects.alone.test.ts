import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { eraOf } from '#domain/eras/era-of';
import type { Raid, Raider } from '#domain/raid/raid';
import { respondWithEvents } from '../../../../e2e/event-pages';
import { retail2020German, retail2022, type ServedReport } from '../../../../e2e/reports';
import { summaryOfWindow, V2Api } from '../../../../e2e/sign-in/v2-api';
import { changeSettings } from '../../settings/settings';
import { fetchPull } from '../fetch-pull';
import { fetchRaid, fetchRaiders } from '../fetch-raid';

vi.hoisted(() => vi.stubEnv('VITE_WCL_CLIENT_ID', 'client'));

/** A code for each API, because parts of a report are cached by code. */
const BY_V1 = 'ReportFetchedBy1';
const BY_V2 = 'ReportFetchedBy2';
const SIGNED_IN = { token: 'token', endsAt: Date.now() + 1_000_000, name: 'Kettlebrew' };
const SCOPES = ['view-user-profile', 'view-private-reports'];

const REPORTS: readonly (readonly [string, ServedReport])[] = [
  ...['public/sample', ...foldersIn('e2e/fixtures')].map(
    (folder) => [folder, readFolder(folder)] as const,
  ),
  ['a recorded retail report', retail2022()],
  ['a recorded German report', retail2020German()],
];

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
  return folders.filter((inner) => existsSync(`${inner}/fights.json`));
}

function readFolder(folder: string): ServedReport {
  const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
  const names = readdirSync(folder);
  const summaries = names.flatMap((name) => {
    const [, id] = /^summary-(\d+)\.json$/.exec(name) ?? [];
    return id ? [[Number(id), read(name)] as const] : [];
  });
  const events = names.filter((name) => name.startsWith('events-')).map(read);
  return { fights: read('fights.json'), summaries: new Map(summaries), events };
}

/** Serves a report by both APIs. Returns the requested paths. */
function serve(report: ServedReport): Set<string> {
  const requested = new Set<string>();
  const v2 = new V2Api({
    reportOf: (code) => (code === BY_V2 ? report : undefined),
    guilds: new Map(),
    characters: new Map(),
  });
  vi.stubGlobal('fetch', async (address: URL | string, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address);
    requested.add(pathname);
    if (pathname === '/api/v2/user') {
      const question = JSON.parse(`${body}`);
      return Response.json(await v2.respond(question, { name: 'Kettlebrew', scopes: SCOPES }));
    }
    const [start, end] = [Number(searchParams.get('start')), Number(searchParams.get('end'))];
    if (pathname.includes('/events/')) {
      return Response.json(respondWithEvents(report.events ?? [], searchParams));
    }
    return Response.json(
      pathname.includes('/fights/') ? report.fights : summaryOfWindow(report, start, end),
    );
  });
  return requested;
}

/** Fetches a report's raid, and the raiders and pull of each kill with a summary. */
async function fetchAll(code: string, report: ServedReport) {
  const { signal } = new AbortController();
  const raid = await fetchRaid(code, signal);
  const loadConsumables = eraOf(raid).era.tables?.loadConsumables;
  const consumables = await loadConsumables?.();
  const fights = [];
  for (const kill of raid.kills.filter(({ id }) => report.summaries.has(id))) {
    const raiders = await fetchRaiders(code, kill, signal);
    const subject = { code, fight: kill, raiders: raiders.map(asInOldRecord) };
    const pull = consumables && (await fetchPull({ ...subject, consumables }, signal));
    fights.push({ kill, raiders, pull });
  }
  return { raid, fights };
}

/** Leaves out the player's number, which older records lack and the report's list has. */
const asInOldRecord = ({ logId: _, ...raider }: Raider): Raider => raider;

async function verdictsOf(
  raid: Raid,
  fights: { kill: Raid['kills'][number]; raiders: Raider[] }[],
) {
  const { era } = eraOf(raid);
  const facts = await era.tables?.loadFacts();
  const context = { era, facts, standards: DEFAULT_STANDARDS };
  return fights.map(({ kill, raiders }) =>
    raiders.map((raider) => audit(raider, { ...context, fight: kill })),
  );
}

beforeEach(() => changeSettings({ apiKey: 'key' }));

test.each(REPORTS)(
  '%s has the same raid, raiders, pulls and verdicts through v1 and v2',
  async (_, report) => {
    const requested = serve(report);
    changeSettings({ signIn: null });
    const resultByV1 = await fetchAll(BY_V1, report);
    expect(requested).not.toContain('/api/v2/user');
    requested.clear();
    changeSettings({ signIn: SIGNED_IN });
    const resultByV2 = await fetchAll(BY_V2, report);
    expect([...requested]).toEqual(['/api/v2/user']);

    expect(resultByV1.fights.length).toBe(
      resultByV1.raid.kills.filter(({ id }) => report.summaries.has(id)).length,
    );
    expect(resultByV2).toEqual(resultByV1);
    const isPullRead = eraOf(resultByV1.raid).era.tables?.loadConsumables !== undefined;
    expect(resultByV1.fights.map(({ pull }) => pull !== undefined)).toEqual(
      resultByV1.fights.map(() => isPullRead),
    );
    const verdicts = await verdictsOf(resultByV1.raid, resultByV1.fights);
    expect(await verdictsOf(resultByV2.raid, resultByV2.fights)).toEqual(verdicts);
  },
);

test('the reports compared between v1 and v2 include every whole raid of the tests', () => {
  expect(REPORTS.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'public/sample',
      'e2e/fixtures/burning-crusade-25',
      'e2e/fixtures/deeper-25',
      'e2e/fixtures/mists-10',
    ]),
  );
  expect(REPORTS.filter(([, { summaries }]) => summaries.size > 0).length).toBeGreaterThan(3);
});
