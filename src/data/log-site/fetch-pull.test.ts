import { expect, test } from 'vitest';
import { MISTS_CONSUMABLES } from '#domain/eras/mists/consumables';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Kill, Raider } from '#domain/raid/raid';
import { raidersIn, raidIn, readJson } from '#test/recorded';
import { requestedAddresses, respondBy, startEachWithKey } from '#test/v1';
import { type EventPage, respondWithEvents } from '../../../e2e/event-pages';
import { fetchPull } from './fetch-pull';

const CODE = 'PulledRaid000001';

startEachWithKey();

const FOLDER = 'e2e/fixtures/mists-10';
const [kill] = raidIn(FOLDER).kills as [Kill];
const raiders = raidersIn(FOLDER, kill.id);
const file: EventPage = readJson(`${FOLDER}/events-${kill.id}.json`);
const respondFrom =
  (page: EventPage) =>
  ({ searchParams }: URL) =>
    respondWithEvents([page], searchParams);
const eventOfOne = { type: 'combatantinfo', timestamp: kill.startedAt, fight: kill.id, auras: [] };
const fetchFor = (code: string, pulled: readonly Raider[] = raiders) =>
  fetchPull(
    { code, fight: kill, raiders: pulled, consumables: MISTS_CONSUMABLES },
    new AbortController().signal,
  );

test('a pull is requested from two minutes before the fight to five seconds after its start', async () => {
  respondBy(respondFrom(file));
  await fetchFor(CODE);
  const span = `start=${Math.max(0, kill.startedAt - 120_000)}&end=${kill.startedAt + 5000}`;
  expect(requestedAddresses.map(({ href }) => href)).toEqual([
    `https://classic.warcraftlogs.com/v1/report/events/${CODE}?${span}&filter=type%3D%22combatantinfo%22&translate=true&api_key=a-key`,
  ]);
});

test('a pull stays the same if its report is renumbered', async () => {
  respondBy(respondFrom(file));
  const before = await fetchFor(CODE);
  const events = (file.events ?? []).map((event) => {
    const logged: { fight?: number } = Object(event);
    return { ...logged, fight: (logged.fight ?? 0) + 1 };
  });
  respondBy(respondFrom({ ...file, events }));
  expect(await fetchFor(CODE)).toEqual(before);
});

test('a pull of the sample raid comes from its files', async () => {
  respondBy(() => file);
  const { snapshots } = await fetchFor(SAMPLE_CODE);
  expect([requestedAddresses.length, snapshots.length]).toEqual([1, 9]);
  expect(requestedAddresses[0]?.pathname).toMatch(/sample\/events-2\.json$/);
});

test('a pull is requested up to the fight’s end if the first response has no event of the fight', async () => {
  respondBy(() => ({ events: [] }));
  expect(await fetchFor(CODE)).toEqual({ snapshots: [], buffs: [] });
  expect(requestedAddresses.map(({ searchParams }) => Number(searchParams.get('end')))).toEqual([
    kill.startedAt + 5000,
    kill.endedAt,
  ]);
});

/** Responds with pages that say when the next page starts: some milliseconds later. */
const respondWithNext = (later: number) =>
  respondBy(({ searchParams }) => {
    const nextPageTimestamp = Number(searchParams.get('start')) + later;
    return { events: file.events, nextPageTimestamp };
  });

test.each([
  ['endless', 1, 3],
  ['the same', 0, 1],
])('a pull whose pages are %s with a gap of %i ms takes %i requests', async (_, later, count) => {
  respondWithNext(later);
  expect((await fetchFor(CODE)).snapshots).toHaveLength(9);
  expect(requestedAddresses).toHaveLength(count);
});

test('text ids in a pull are read as numbers', async () => {
  const eventsAsTexts = JSON.parse(
    JSON.stringify(file).replace(/"(timestamp|fight|sourceID|ability)":(\d+)/g, '"$1":"$2"'),
  );
  respondBy(() => file);
  const expected = await fetchFor(CODE);
  respondBy(() => eventsAsTexts);
  expect(await fetchFor(CODE)).toEqual(expected);
});

test('a pull stores only the events of its raiders among ten thousand events', async () => {
  const others = Array.from({ length: 10_000 }, (_, nth) => ({
    ...eventOfOne,
    sourceID: 1000 + nth,
  }));
  respondBy(() => ({ events: [...others, ...file.events] }));
  expect((await fetchFor(CODE)).snapshots).toHaveLength(9);
});

test('a pull keeps no direction marks, line breaks or overlong names', async () => {
  const name = `Flask of \u202eDeath\n<b>${'x'.repeat(500)}`;
  const auras = [{ ability: 9_999_999, name }];
  respondBy(() => ({ events: [{ ...eventOfOne, auras, sourceID: 1 }] }));
  const kept = (await fetchFor(CODE)).snapshots[0]?.auras[0]?.name ?? '';
  expect([kept.startsWith('Flask of Death <b>xxx'), kept.length]).toEqual([true, 60]);
});

const late = { ...eventOfOne, timestamp: 9e8, sourceID: 1 };
test.each([
  ['a page of HTML', 'responseUnreadable', new Response('<!doctype html><p>Hello')],
  ['no list of events', 'responseMisshapen', { events: 'none' }],
  ['another call’s response', 'responseMisshapen', { fights: [] }],
  ['of another report', 'eventsOfAnotherTime', { events: [late] }],
])('a response that is %s fails with %s', async (_, failure, body) => {
  respondBy(() => body);
  await expect(fetchFor(CODE)).rejects.toMatchObject({ kind: failure });
});

test.each([
  { why: 'null', event: null },
  { why: 'a text', event: 'combatantinfo' },
  { why: 'without a source', event: { sourceID: undefined } },
  { why: 'without auras', event: { auras: undefined } },
  { why: 'with auras null', event: { auras: null } },
  { why: 'with auras in an object', event: { auras: { 0: { ability: 105691 } } } },
  { why: 'of another type', event: { type: 'cast' } },
])('an event that is $why drops only its own raider', async ({ event }) => {
  const broken =
    typeof event === 'object' && event ? { ...eventOfOne, sourceID: 1, ...event } : event;
  respondBy(() => ({ events: [broken, { ...eventOfOne, sourceID: 2 }] }));
  const readers = (await fetchFor(CODE)).snapshots.map(({ raider }) => raider);
  expect(readers).toEqual([raiders.find(({ logId }) => logId === 2)?.key]);
});

test('pulls of kills saved by an older version take player numbers from the report', async () => {
  const older = raiders.map(({ logId: _, ...raider }) => raider);
  respondBy(({ pathname, searchParams }) =>
    pathname.includes('/fights/')
      ? readJson(`${FOLDER}/fights.json`)
      : respondWithEvents([file], searchParams),
  );
  const code = 'SavedLongAgo0001';
  expect(await fetchFor(code, older)).toEqual(await fetchFor(CODE));
  await fetchFor(code, older);
  expect(requestedAddresses.filter(({ href }) => href.includes('/fights/'))).toHaveLength(1);
});

const FRIENDLIES = [
  { id: 1, name: 'Tavish', server: 'Everlook', guid: 71 },
  { id: 2, name: 'Tavish', server: 'Everlook', guid: 72 },
  { id: 3, name: 'Tavish', server: 'Lakeshire', guid: 73 },
  { id: 4, name: 'Anna', server: 'Lakeshire', guid: 74 },
  { id: 5, name: 'Anna', server: 'Everlook', guid: 75 },
  { id: 6, name: 'Berta', server: 'Everlook', guid: 76 },
];

test.each([
  { who: { name: 'Tavish', server: 'Everlook', guid: 72 }, id: 2 },
  { who: { name: 'Tavish', server: 'Lakeshire', guid: 99 }, id: 3 },
  { who: { name: 'Anna', server: 'Everlook' }, id: 5 },
  { who: { name: 'Berta' }, id: 6 },
  { who: { name: 'Berta', server: 'Venoxis' }, id: 6 },
  { who: { name: 'Tavish', server: 'Everlook' }, id: undefined },
  { who: { name: 'Anna' }, id: undefined },
  { who: { name: 'Nobody', server: 'Everlook' }, id: undefined },
])('$who has the number $id among namesakes in the report', async ({ who, id }) => {
  const [{ logId: _, server: __, guid: ___, ...raider }] = raiders as [Raider];
  respondBy(({ pathname }) =>
    pathname.includes('/fights/')
      ? { friendlies: FRIENDLIES }
      : { events: id === undefined ? FRIENDLIES.map((one) => seenAs(one.id)) : [seenAs(id)] },
  );
  const code = `Namesakes${who.name}${who.server ?? ''}${who.guid ?? ''}`;
  const { snapshots } = await fetchFor(code, [{ ...raider, ...who }]);
  expect(snapshots).toHaveLength(id === undefined ? 0 : 1);
});

const seenAs = (sourceID: number) => ({ ...eventOfOne, sourceID });
