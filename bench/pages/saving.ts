import * as v from 'valibot';
import { deleteRaidRecords } from '#data/device/raids/delete-records';
import { saveKillRecord, saveRaid } from '#data/device/raids/saved-raids';
import { guilds } from '#data/kept/kept-record';
import { LoggedReport, toRaid } from '#data/log-site/fetch-raid';
import { LoggedSummary } from '#data/log-site/logged-summary';
import { toRaiders } from '#data/log-site/to-raiders';
import { queryClient } from '#data/query-cache/query-client';
import { raidPersister } from '#data/raids/raid-persister';
import { raiderQueries } from '#data/raids/raid-queries';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { DAY } from '#domain/time';

/** A page on the app's origin that saves raids with the app's modules. */
export interface SavingPage {
  /** Saves raids of twelve kills until the device has the given number of fights. */
  fill(fights: number): Promise<void>;
  /** Saves two evenings of a group of sixty raiders. Forty of them attended the newest evening. */
  fillSixty(): Promise<void>;
  /** Keeps a guild whose list has the raids of `fill` and further raids that are not saved. */
  keepGuild(saved: number, further: number): Promise<void>;
  /** Milliseconds to save one more fight, which is then deleted. */
  timeOneMore(): Promise<number>;
}

Object.assign(window, { saving: { fill, fillSixty, keepGuild, timeOneMore } satisfies SavingPage });

const FURTHER = codeOf(9999);

const WEEK = 7 * DAY;

const readSample = async (file: string): Promise<unknown> =>
  (await fetch(`/sample/${file}.json`)).json();
const raid: Promise<Raid> = readSample('fights').then((response) =>
  toRaid(v.parse(LoggedReport, response)),
);
const raidersOf = async ({ id }: Kill): Promise<Raider[]> =>
  toRaiders(v.parse(LoggedSummary, await readSample(`summary-${id}`)));

async function fill(fights: number): Promise<void> {
  const { kills } = await raid;
  const raiders = await Promise.all(kills.map(raidersOf));
  for (let fight = 0; fight < fights; fight++) {
    const index = fight % kills.length;
    const code = codeOf((fight - index) / kills.length);
    const [kill, data] = [kills[index], raiders[index]];
    if (!kill || !data) throw new RangeError(`The sample raid has no kill ${index}`);
    if (index === 0)
      await saveRaid(code, {
        data: weeksBefore(await raid, fight / kills.length),
        fetchedAt: Date.now(),
      });
    await saveKillRecord(
      { code, killId: kill.id },
      { kind: 'raiders', data, fetchedAt: Date.now() },
    );
  }
}

async function fillSixty(): Promise<void> {
  const [kill] = (await raid).kills;
  if (!kill) throw new RangeError('The sample raid has no kill');
  const sample = await raidersOf(kill);
  const sixty = Array.from({ length: 60 }, (_, index) => {
    const name = `Raider${index}`;
    return { ...(sample[index % sample.length] as Raider), key: name, name, guid: index + 1 };
  });
  const fetchedAt = Date.now();
  for (const [week, data] of [sixty.slice(0, 40), sixty.slice(20)].entries()) {
    const code = codeOf(week);
    await saveRaid(code, { data: weeksBefore(await raid, week), fetchedAt });
    await saveKillRecord({ code, killId: kill.id }, { kind: 'raiders', data, fetchedAt });
  }
}

async function keepGuild(saved: number, further: number): Promise<void> {
  const { kills, startedAt, zoneId: zone = 0 } = await raid;
  const [kill] = kills;
  if (!kill) throw new RangeError('The sample raid has no kill');
  const players = (await raidersOf(kill)).map(({ name, classKey }) => ({
    name,
    ...(classKey && { classKey }),
  }));
  const guild = { name: 'Copper Kettle', realm: 'everlook', region: 'EU' } as const;
  const report = (code: string, daysAgo: number) => {
    return { code, startedAt: startedAt - daysAgo * DAY, zone };
  };
  const reports = [
    ...Array.from({ length: saved }, (_, week) => report(codeOf(week), 7 * week)),
    ...Array.from({ length: further }, (_, week) => report(codeOf(5000 + week), 7 * week + 3)),
  ];
  await guilds.addStatements((at) => [
    { at, guild, kind: 'kept', isKept: true, since: at },
    {
      at,
      guild,
      kind: 'list',
      reports: reports.map((one) => ({ ...one, title: one.code })),
      isNewestLost: false,
    },
    ...reports.map((one) => ({ at, guild, kind: 'attendance' as const, ...one, players })),
  ]);
}

/** Moves the raid some weeks back: raids at one time would be one evening of a season. */
function weeksBefore(sample: Raid, weeks: number): Raid {
  const [startedAt, endedAt] = [sample.startedAt, sample.endedAt];
  return {
    ...sample,
    startedAt: startedAt - weeks * WEEK,
    endedAt: endedAt - weeks * WEEK,
  };
}

async function timeOneMore(): Promise<number> {
  const data = await raid;
  const [kill] = data.kills;
  if (!kill) throw new RangeError('The sample raid has no kill');
  await saveRaid(FURTHER, { data, fetchedAt: Date.now() });
  const { queryKey } = raiderQueries.ofFight(FURTHER, kill);
  queryClient.setQueryData(queryKey, await raidersOf(kill));

  const start = performance.now();
  await raidPersister.saveCached({ kind: 'raiders', code: FURTHER, killId: kill.id }, kill);
  const took = performance.now() - start;
  await deleteRaidRecords(FURTHER);
  return took;
}

function codeOf(raidNumber: number): string {
  return `SavedRaid${String(raidNumber).padStart(7, '0')}`;
}
