import { beforeEach, describe, expect, test, vi } from 'vitest';
import { eraOf } from '#domain/eras/era-of';
import { MISTS_CONSUMABLES } from '#domain/eras/mists/consumables';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { type AtThePull, shownState } from '#domain/pull/at-the-pull';
import type { Consumables } from '#domain/pull/consumables';
import { countsText, labelledStateText, pullCellText } from '#domain/pull/pull-list-words';
import { pullLists } from '#domain/pull/pull-lists';
import { pullNightRows } from '#domain/pull/pull-night';
import { detailLines, listTitle, pullHeading } from '#domain/pull/pull-words';
import { readPull } from '#domain/pull/read-pull';
import type { Kill, Raider } from '#domain/raid/raid';
import { raidersIn, raidIn, readJson } from '#test/recorded';
import { type EventPage, respondWithEvents } from '../../../e2e/event-pages';
import {
  type ExpectedPull,
  expectedCells,
  expectedNight,
  expectedPull,
  expectedPulls,
} from '../../../e2e/expected-pull';
import { changeSettings } from '../settings/settings';
import { fetchPull } from './fetch-pull';

const CODE = 'PulledRaid000001';

let requested: URL[] = [];

const respondFrom = (pages: readonly EventPage[]) =>
  respondBy(({ searchParams }) => respondWithEvents([...pages], searchParams));

function respondBy(response: (address: URL) => unknown): void {
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const url = new URL(address, 'https://app.test');
    requested.push(url);
    const body = response(url);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

beforeEach(() => {
  requested = [];
  vi.stubGlobal('navigator', { onLine: true });
  changeSettings({ apiKey: 'a-key-of-my-own' });
});

describe.each([
  ['public/sample', 'tier11-25', 12],
  ['e2e/fixtures/deeper-25', 'deeper-25', 4],
  ['e2e/fixtures/mists-10', 'mists-10', 3],
])('the pulls of %s', (folder, fixture, count) => {
  const raid = raidIn(folder);
  const expected = Object.fromEntries(expectedPulls(fixture));
  const files: EventPage[] = raid.kills.map(({ id }) => readJson(`${folder}/events-${id}.json`));

  test(`the expected pulls of ${folder} have every kill`, () => {
    expect(raid.kills.map(({ id }) => `${id}`)).toEqual(Object.keys(expected));
    expect(raid.kills).toHaveLength(count);
  });

  const pullOf = async (kill: Kill) => {
    const raiders = raidersIn(folder, kill.id);
    const consumables = await consumablesOf(raid);
    const subject = { code: CODE, fight: kill, raiders, consumables };
    const pull = await fetchPull(subject, new AbortController().signal);
    return { stored: pull, pull: readPull(pull, { raiders }, consumables) };
  };

  test.each(raid.kills)(
    `in kill $id of ${folder} every raider’s pull matches another program’s`,
    async (kill) => {
      respondFrom(files);
      const { pull, stored } = await pullOf(kill);
      const players = pull.raiders.map((atPull) => [
        atPull.raider.name,
        {
          details: detailLines(atPull, pull).map(({ words }) => words),
          night: pullCellText(atPull, pull),
          ...inTheirForm(atPull.states),
        },
      ]);
      expect({
        head: pullHeading(pull),
        inLog: pull.isInLog,
        snapshots: pull.snapshots,
        requests: requested.length,
        lists: Object.fromEntries(
          pullLists(pull).map(({ id, raiders }) => [
            listTitle(id),
            raiders.map(({ atPull }) => atPull.raider.name),
          ]),
        ),
        players: Object.fromEntries(players),
      }).toEqual(withoutAdvice(expected[kill.id]));
      expect(JSON.stringify(stored).length).toBeLessThan(3000);
    },
  );

  const everyPull = () => {
    respondFrom(files);
    return Promise.all(
      raid.kills.map(async (fight) => ({
        fight,
        raiders: raidersIn(folder, fight.id),
        pull: (await pullOf(fight)).pull,
      })),
    );
  };

  test(`every raider’s cells on the board of ${folder} match another program’s`, async () => {
    for (const { fight, pull } of await everyPull()) {
      const expectedHere = expectedPull(fixture, fight.id);
      for (const atPull of pull.raiders) {
        const { name } = atPull.raider;
        const cells = (['flask', 'food'] as const).map((category) =>
          labelledStateText(category, shownState(atPull, category, pull)),
        );
        const player = expectedHere.players[name];
        expect([name, cells]).toEqual([name, player && expectedCells(expectedHere, player)]);
      }
    }
  });

  test(`every raider’s counts over the night of ${folder} match another program’s`, async () => {
    const rows = pullNightRows(await everyPull(), ['flask', 'food']);
    const counts = rows.map(({ player, counts }) => [player.name, countsText(counts)]);
    const expectedCounts = [...expectedNight(fixture)].map(([name, cells]) => [name, cells.at(-1)]);
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expectedCounts));
  });

  test(`players of ${folder} are not identified by their order in a summary`, async () => {
    const [kill] = raid.kills as [Kill];
    respondFrom([...files].reverse());
    expect(pullHeading((await pullOf(kill)).pull)).toBe(expected[kill.id]?.head);
  });
});

const consumablesOf = async (raid: Parameters<typeof eraOf>[0]): Promise<Consumables> => {
  const consumables = await eraOf(raid).era.tables?.loadConsumables?.();
  if (!consumables) throw new Error('The era has no consumables');
  return consumables;
};

type States = AtThePull['raiders'][number]['states'];

/** Writes states as `seen best: Flask of the Earth`, `battle elixir only: Monk's Elixir`. */
function inTheirForm({ flask, food }: States): { flask: string; food: string } {
  const tier = ({ isLower, seen: [first] }: States['flask']) =>
    isLower && first?.tier === undefined ? 'lower' : (first?.tier ?? 'unknown');
  const names = flask.seen.map(({ name }) => name).join(' + ');
  const flaskWords = {
    seen: `seen ${tier(flask)}: ${names}`,
    half: `${flask.seen[0]?.kind} only: ${names}`,
  };
  const [dish] = food.seen;
  const what = dish?.amount ? `${dish.amount} ${dish.stat}` : dish?.name;
  return {
    flask: flask.state in flaskWords ? flaskWords[flask.state as 'seen' | 'half'] : flask.state,
    food: food.state === 'seen' ? `seen ${tier(food)}: ${what}` : food.state,
  };
}

function withoutAdvice(expected: ExpectedPull | undefined) {
  const players = Object.entries(expected?.players ?? {}).map(
    ([name, { details, night, flask, food }]) => [name, { details, night, flask, food }],
  );
  return { ...expected, players: Object.fromEntries(players) };
}

describe('fetching a pull', () => {
  const folder = 'e2e/fixtures/mists-10';
  const [kill] = raidIn(folder).kills as [Kill];
  const raiders = raidersIn(folder, kill.id);
  const file: EventPage = readJson(`${folder}/events-${kill.id}.json`);
  const ofOne = { type: 'combatantinfo', timestamp: kill.startedAt, fight: kill.id, auras: [] };
  const fetchFor = (code: string, of: readonly Raider[] = raiders) =>
    fetchPull(
      { code, fight: kill, raiders: of, consumables: MISTS_CONSUMABLES },
      new AbortController().signal,
    );

  test('a pull is requested from two minutes before the fight to five seconds after its start', async () => {
    respondFrom([file]);
    await fetchFor(CODE);
    const span = `start=${Math.max(0, kill.startedAt - 120_000)}&end=${kill.startedAt + 5000}`;
    expect(requested.map(({ href }) => href)).toEqual([
      `https://classic.warcraftlogs.com/v1/report/events/${CODE}?${span}&filter=type%3D%22combatantinfo%22&translate=true&api_key=a-key-of-my-own`,
    ]);
  });

  test('a pull of a report that has other numbers now is the same', async () => {
    respondFrom([file]);
    const before = await fetchFor(CODE);
    const events = (file.events ?? []).map((event) => {
      const logged: { fight?: number } = Object(event);
      return { ...logged, fight: (logged.fight ?? 0) + 1 };
    });
    respondFrom([{ ...file, events }]);
    expect(await fetchFor(CODE)).toEqual(before);
  });

  test('a pull of the sample raid comes from its files', async () => {
    respondBy(() => file);
    const { snapshots } = await fetchFor(SAMPLE_CODE);
    expect([requested.length, snapshots.length]).toEqual([1, 9]);
    expect(requested[0]?.pathname).toMatch(/sample\/events-2\.json$/);
  });

  test('a pull is requested up to the fight’s end if no event of the fight came', async () => {
    respondBy(() => ({ events: [] }));
    expect(await fetchFor(CODE)).toEqual({ snapshots: [], buffs: [] });
    expect(requested.map(({ searchParams }) => Number(searchParams.get('end')))).toEqual([
      kill.startedAt + 5000,
      kill.endedAt,
    ]);
  });

  /** Responds with pages which say that the next starts some milliseconds after them. */
  const respondWithNext = (later: number) =>
    respondBy(({ searchParams }) => {
      const nextPageTimestamp = Number(searchParams.get('start')) + later;
      return { events: file.events, nextPageTimestamp };
    });

  test.each([
    ['endless', 1, 3],
    ['the same', 0, 1],
  ])(
    'fetching a pull whose pages are %s (the next is %i ms later) ends after %i',
    async (_, later, count) => {
      respondWithNext(later);
      expect((await fetchFor(CODE)).snapshots).toHaveLength(9);
      expect(requested).toHaveLength(count);
    },
  );

  test('ids in a pull that are texts are read like numbers', async () => {
    const asTexts = JSON.parse(
      JSON.stringify(file).replace(/"(timestamp|fight|sourceID|ability)":(\d+)/g, '"$1":"$2"'),
    );
    respondBy(() => file);
    const expected = await fetchFor(CODE);
    respondBy(() => asTexts);
    expect(await fetchFor(CODE)).toEqual(expected);
  });

  test('a pull with ten thousand events of others stores only those of its raiders', async () => {
    const others = Array.from({ length: 10_000 }, (_, nth) => ({ ...ofOne, sourceID: 1000 + nth }));
    respondBy(() => ({ events: [...others, ...file.events] }));
    expect((await fetchFor(CODE)).snapshots).toHaveLength(9);
  });

  test('a pull keeps no direction marks, line breaks or endless names', async () => {
    const name = `Flask of \u202eDeath\n<b>${'x'.repeat(500)}`;
    const auras = [{ ability: 9_999_999, name }];
    respondBy(() => ({ events: [{ ...ofOne, auras, sourceID: 1 }] }));
    const kept = (await fetchFor(CODE)).snapshots[0]?.auras[0]?.name ?? '';
    expect([kept.startsWith('Flask of Death <b>xxx'), kept.length]).toEqual([true, 60]);
  });

  const late = { ...ofOne, timestamp: 9e8, sourceID: 1 };
  test.each([
    ['a page of HTML', 'responseUnreadable', '<!doctype html><p>Hello'],
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
  ])('an event that is $why leaves out its own raider only', async ({ event }) => {
    const broken = typeof event === 'object' && event ? { ...ofOne, sourceID: 1, ...event } : event;
    respondBy(() => ({ events: [broken, { ...ofOne, sourceID: 2 }] }));
    expect((await fetchFor(CODE)).snapshots.map(({ raider }) => raider)).toEqual([
      raiders.find(({ logId }) => logId === 2)?.key,
    ]);
  });

  test('pulls of kills that an older version saved take player numbers from the report, requested once', async () => {
    const older = raiders.map(({ logId: _, ...raider }) => raider);
    respondBy(({ pathname, searchParams }) =>
      pathname.includes('/fights/')
        ? readJson(`${folder}/fights.json`)
        : respondWithEvents([file], searchParams),
    );
    const code = 'SavedLongAgo0001';
    expect(await fetchFor(code, older)).toEqual(await fetchFor(CODE));
    await fetchFor(code, older);
    expect(requested.filter(({ pathname }) => pathname.includes('/fights/'))).toHaveLength(1);
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
  ])('of namesakes in the report $who has the number $id', async ({ who, id }) => {
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

  const seenAs = (sourceID: number) => ({ ...ofOne, sourceID });
});
