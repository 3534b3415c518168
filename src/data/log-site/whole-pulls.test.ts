import { describe, expect, test } from 'vitest';
import { eraOf } from '#domain/eras/era-of';
import { type AtThePull, shownState } from '#domain/pull/at-the-pull';
import type { Consumables } from '#domain/pull/consumables';
import { countsText, labelledStateText, pullCellText } from '#domain/pull/pull-list-words';
import { pullLists } from '#domain/pull/pull-lists';
import { pullNightRows } from '#domain/pull/pull-night';
import { detailLines, listTitle, pullHeading } from '#domain/pull/pull-words';
import { readPull } from '#domain/pull/read-pull';
import type { Kill } from '#domain/raid/raid';
import { raidersIn, raidIn, readJson } from '#test/recorded';
import { requestedAddresses, respondBy, startEachWithKey } from '#test/v1';
import { type EventPage, respondWithEvents } from '../../../e2e/event-pages';
import {
  type ExpectedPull,
  expectedCells,
  expectedNight,
  expectedPull,
  expectedPulls,
} from '../../../e2e/expected-pull';
import { fetchPull } from './fetch-pull';

const CODE = 'PulledRaid000001';

startEachWithKey();

const respondFrom = (pages: readonly EventPage[]) =>
  respondBy(({ searchParams }) => respondWithEvents([...pages], searchParams));

describe.each([
  ['public/sample', 'tier11-25', 12],
  ['e2e/fixtures/deeper-25', 'deeper-25', 4],
  ['e2e/fixtures/mists-10', 'mists-10', 3],
])('the pulls of %s', (folder, fixture, count) => {
  const raid = raidIn(folder);
  const expected = Object.fromEntries(expectedPulls(fixture));
  const files: EventPage[] = raid.kills.map(({ id }) => readJson(`${folder}/events-${id}.json`));

  test(`the expected pulls of ${folder} cover every kill`, () => {
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
    `every raider’s pull in kill $id of ${folder} matches another program’s result`,
    async (kill) => {
      respondFrom(files);
      const { pull, stored } = await pullOf(kill);
      const players = pull.raiders.map((atPull) => [
        atPull.raider.name,
        {
          details: detailLines(atPull, pull).map(({ words }) => words),
          night: pullCellText(atPull, pull),
          ...inRecordedForm(atPull.states),
        },
      ]);
      expect({
        head: pullHeading(pull),
        inLog: pull.isInLog,
        snapshots: pull.snapshots,
        requests: requestedAddresses.length,
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

  test(`every raider’s cells on the board of ${folder} match another program’s result`, async () => {
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

  test(`every raider’s counts over the night of ${folder} match another program’s result`, async () => {
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

/** Formats states like the recorded states: `seen best: Flask of the Earth`. */
function inRecordedForm({ flask, food }: States): { flask: string; food: string } {
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
