import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SearchSubject } from '#domain/log-site/search';
import type { FollowedRaid } from '#domain/raid/following';
import { keptGuilds } from '#domain/statements/guilds';
import { HOUR } from '#domain/time';
import { startEmpty } from '#test/device';
import { quietOptions } from '#test/fresh-device';
import { COPPER_KETTLE, GUILD } from '#test/guild';
import { loggedSeason } from '#test/season';
import { listedReport } from '../../../e2e/guild-reports';
import { V2Api } from '../../../e2e/sign-in/v2-api';
import { saveKillRecord, saveRaid } from '../device/raids/saved-raids';
import { guilds } from '../kept/kept-record';
import { online } from '../online';
import { queryClient } from '../query-cache/query-client';
import { importRaids } from '../raid-file/import-raids';
import { writeRaidFile } from '../raid-file/write-raid-file';
import { deleteAllRaids } from '../raids/delete-raids';
import { followedRaids } from '../raids/followed-raids';
import { changeSettings } from '../settings/settings';
import { signInProgress } from '../settings/sign-in-state';
import { deletions } from '../undo/undo';
import { keepGuild, keepSearchedList, removeGuild } from './keep-guild';
import { keepList } from './keep-list';
import { AttendanceNotFetched, lookAtDueGuilds, lookAtGuild } from './look-at-guild';

vi.hoisted(() => vi.stubEnv('VITE_WCL_CLIENT_ID', 'client'));

const SEASON = await loggedSeason();
const KEY = `${GUILD.name}/${GUILD.slug}/${GUILD.region}`.toLowerCase();
const LISTED = GUILD.reports.map(listedReport);

interface Sent {
  host: string;
  /** The page of attendance; absent for the list. */
  page?: number;
}

let sent: Sent[];
/** Returns a response that replaces the usual response; undefined for the usual response. */
let refuse: (request: Sent) => Response | undefined;
let attendance: object[];

beforeEach(async () => {
  await startEmpty();
  queryClient.clear();
  deletions.dismiss();
  sent = [];
  refuse = () => undefined;
  attendance = GUILD.attendance;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('navigator', { onLine: true });
  changeSettings({ apiKey: '', signIn: { token: 'token', endsAt: Date.now() + 1e9, name: '' } });
  const known = {
    reportOf: () => undefined,
    characters: new Map(),
    guilds: new Map([[KEY, LISTED]]),
  };
  vi.stubGlobal('fetch', async (address: URL | string, { body }: RequestInit) => {
    const v2 = new V2Api({ ...known, attendance: new Map([[KEY, attendance]]) });
    const question = JSON.parse(`${body}`);
    const { page } = question.variables;
    const request = { host: new URL(address).host, ...(page && { page }) };
    sent.push(request);
    return refuse(request) ?? Response.json(await v2.respond(question, { name: '', scopes: [] }));
  });
});

/** Saves the season’s raids, and keeps their guild. */
async function keepSaved(): Promise<void> {
  for (const { code, raid, kills } of SEASON) {
    await saveRaid(code, { data: raid, fetchedAt: 5000 });
    for (const { id: killId, raiders: data } of kills)
      await saveKillRecord({ code, killId }, { kind: 'raiders', data, fetchedAt: 5000 });
  }
  await queryClient.fetchQuery(guilds.query());
  keepGuild(COPPER_KETTLE);
}

const kept = async () => keptGuilds(await queryClient.fetchQuery(guilds.query()));
const attended = async () => (await kept())[0]?.attendance.length;
const pages = () => sent.flatMap(({ host, page }) => (page ? `${host.split('.')[0]} ${page}` : []));

const HTML = () => new Response('<html>', { status: 500 });

test('a look at a guild fetches pages back to the oldest evening', async () => {
  await keepSaved();
  await lookAtGuild(COPPER_KETTLE);
  expect(pages()).toEqual(['classic 1', 'classic 2']);
  const [guild] = await kept();
  expect(guild?.list?.reports).toHaveLength(68);
  expect(guild?.attendance).toHaveLength(50);
  expect(guild?.attendance.find(({ code }) => code === 'DevThursday01234')).toMatchObject({
    zone: 1027,
    players: [
      { name: 'Harrowgate', classKey: 'warrior' },
      { name: 'Ysmerel', classKey: 'paladin', isBenched: true },
      ...Array(4).fill({}),
    ].map((one) => expect.objectContaining(one)),
  });
});

test('two looks at a guild at the same time send each request once', async () => {
  await keepSaved();
  await Promise.all([lookAtGuild(COPPER_KETTLE), lookAtGuild(COPPER_KETTLE)]);
  expect(sent).toHaveLength(3);
});

test('attendance is not requested for a guild without a report on the device', async () => {
  await queryClient.fetchQuery(guilds.query());
  keepGuild(COPPER_KETTLE);
  await lookAtGuild(COPPER_KETTLE);
  expect(sent).toHaveLength(1);
});

test('attendance is not requested with only an API key', async () => {
  await keepSaved();
  changeSettings({ apiKey: 'a-key', signIn: null });
  vi.stubGlobal('fetch', async (address: URL | string) => {
    sent.push({ host: new URL(address).host });
    return Response.json(LISTED);
  });
  await lookAtGuild(COPPER_KETTLE);
  expect(sent).toHaveLength(1);
  expect((await kept())[0]?.list?.reports).toHaveLength(68);
});

test('a page that fails is requested once more', async () => {
  await keepSaved();
  refuse = ({ page }) => (page === 2 ? HTML() : undefined);
  await expect(lookAtGuild(COPPER_KETTLE)).rejects.toThrow(AttendanceNotFetched);
  expect(pages()).toEqual(['classic 1', 'classic 2', 'classic 2']);
  expect(await attended()).toBe(25);
  refuse = () => undefined;
  await lookAtGuild(COPPER_KETTLE);
  expect(await attended()).toBe(50);
  refuse = ({ page }) => (page ? HTML() : undefined);
  await expect(lookAtGuild(COPPER_KETTLE)).rejects.toThrow(AttendanceNotFetched);
  expect(await attended()).toBe(50);
});

test.each([
  { why: 'does not take the sign-in', refusal: () => Response.json({}, { status: 401 }), tries: 1 },
  { why: 'is unreachable', refusal: () => Promise.reject(new TypeError()) as never, tries: 2 },
])(
  'a page is requested once from the sign-in host if the realm’s $why',
  async ({ refusal, tries }) => {
    await keepSaved();
    refuse = ({ host, page }) => (page && !host.startsWith('www') ? refusal() : undefined);
    await lookAtGuild(COPPER_KETTLE);
    expect(pages()).toEqual([...Array(tries).fill('classic 1'), 'www 1', 'www 2']);
    expect(await attended()).toBe(50);
  },
);

test('a page refused by the hourly limit is requested from no other host', async () => {
  await keepSaved();
  refuse = ({ page }) => (page ? new Response('', { status: 429 }) : undefined);
  const failure = await lookAtGuild(COPPER_KETTLE).catch((error) => error);
  expect(failure).toMatchObject({ cause: { kind: 'hourlyLimit' } });
  expect(pages()).toEqual(['classic 1']);
});

test.each([
  { what: 'null', rows: null },
  { what: 'without players', rows: [{ ...GUILD.attendance[0], players: null }] },
  { what: 'with a start in the future', rows: [{ ...GUILD.attendance[0], startTime: 8e15 }] },
  { what: 'without a code', rows: [{ ...GUILD.attendance[0], code: '' }] },
])('attendance that is $what changes nothing', async ({ rows }) => {
  await keepSaved();
  const page = { has_more_pages: false, data: rows };
  refuse = (request) =>
    request.page
      ? Response.json({ data: { guildData: { guild: { attendance: page } } } })
      : undefined;
  await lookAtGuild(COPPER_KETTLE);
  expect(await attended()).toBe(0);
});

test('an attendance is read without its invalid zone, players and presences', async () => {
  await keepSaved();
  attendance = [
    {
      ...GUILD.attendance[0],
      zone: null,
      players: [
        { name: 'A'.repeat(1_000_000), type: 'Mage', presence: 7 },
        { name: null, type: 'Mage', presence: 1 },
        null,
        { name: 'Bob', type: 'Unknown', presence: 2 },
      ],
    },
    ...GUILD.attendance.slice(0, 1),
  ];
  refuse = (request) =>
    request.page
      ? Response.json({
          data: { guildData: { guild: { attendance: { data: attendance.slice(0, 1) } } } },
        })
      : undefined;
  await lookAtGuild(COPPER_KETTLE);
  const [report] = (await kept())[0]?.attendance ?? [];
  expect(report).toMatchObject({ zone: 0 });
  expect(report?.players).toEqual([
    { name: 'A'.repeat(100), classKey: 'mage' },
    { name: 'Bob', isBenched: true },
  ]);
});

test('a searched list replaces a list from another device whose clock is ahead', async () => {
  await keepSaved();
  const empty = { reports: [], isNewestLost: false };
  await guilds.addStatements((at) => [
    { ...empty, kind: 'list', at: at + HOUR, guild: COPPER_KETTLE },
  ]);
  await lookAtGuild(COPPER_KETTLE);
  expect((await kept())[0]?.list?.reports).toHaveLength(68);
  await keepSearchedList(COPPER_KETTLE, empty);
  expect((await kept())[0]?.list?.reports).toEqual([]);
});

test('an undo restores a removed guild with its list and attendance', async () => {
  await keepSaved();
  await lookAtGuild(COPPER_KETTLE);
  removeGuild(COPPER_KETTLE);
  expect(await kept()).toEqual([]);
  expect(await queryClient.fetchQuery(guilds.query())).toHaveLength(1);
  await deletions.undoLatest();
  expect(await attended()).toBe(50);
});

test('guilds are exported, imported and deleted with the raids', async () => {
  await keepSaved();
  await lookAtGuild(COPPER_KETTLE);
  const { packed } = await writeRaidFile(new AbortController().signal, () => {});
  await deleteAllRaids();
  expect(await kept()).toEqual([]);
  await deletions.undoLatest();
  expect(await attended()).toBe(50);

  await startEmpty();
  await queryClient.resetQueries();
  expect(await importRaids(packed, 'import', quietOptions())).toMatchObject({ statements: 2 });
  expect(await attended()).toBe(50);
  expect((await kept())[0]?.list?.reports).toHaveLength(68);
});

const noteNow = (guild: SearchSubject) =>
  keepList(guild, { reports: [], isNewestLost: false }, Date.now());

const FOLLOWED = { isOver: false } as FollowedRaid;

test.each([
  ['after an hour', 1, () => {}],
  ['within an hour', 0, noteNow],
  ['offline', 0, () => online.set(false)],
  ['with neither key nor sign-in', 0, () => changeSettings({ signIn: null })],
  ['while a raid is followed', 0, () => followedRaids.set(new Map([['Raid', FOLLOWED]]))],
  ['after a sign-in', 0, () => signInProgress.set({ kind: 'signed in' })],
  ['when home opens once more', 1, () => {}],
])('the number of looks at the guild $0 is $1', async (when, looks, prepare) => {
  const guild = { ...COPPER_KETTLE, name: when };
  await queryClient.fetchQuery(guilds.query());
  keepGuild(guild);
  await prepare(guild);
  await lookAtDueGuilds();
  if (looks > 0) await lookAtDueGuilds();
  expect(sent).toHaveLength(looks);
  followedRaids.set(new Map());
  online.set(true);
});
