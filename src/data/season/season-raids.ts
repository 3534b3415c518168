import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit, judgesPull } from '#domain/audit/audit';
import type { Standards } from '#domain/audit/rule/standards';
import type { Era } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { eraOf } from '#domain/eras/era-of';
import { withoutOtherFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import type { PullTable } from '#domain/pull/read-pull';
import type { Kill, Raider } from '#domain/raid/raid';
import {
  digestKill,
  type KillDigest,
  type SeasonRaid,
  toSeasonRaid,
} from '#domain/season/season-raid';
import { deviceStore } from '../device/device-store';
import type { SavedRaid } from '../device/raids/saved-list';
import { readRecord } from '../device/records/read-record';
import {
  digestKey,
  digestRange,
  raidersKey,
  raidKey,
  readSafely,
  recordKey,
} from '../device/records/stored-records';
import { eraQueries } from '../eras/era-queries';
import { readSavedRaids, savedRaidQueries } from '../raids/saved-raid-queries';
import { loadBuffWords } from '../settings/language';
import { digestReader, toStoredDigest } from './stored-digest';

export interface Unreadable {
  code: ReportCode;
  title: string;
  /** Absent if the report itself cannot be read. */
  boss?: string;
}

export interface SeasonOnDevice {
  /** Those with players, newest first; while it fills, those read so far. */
  raids: readonly SeasonRaid[];
  /** Whether the only one has its first kill alone. */
  isFirstKill?: true;
  listed: number;
  unreadable: readonly Unreadable[];
  done: number;
  total: number;
}

export const seasonQueries = {
  /**
   * Every saved raid, judged by these standards. No request. The data fill raid by raid, newest
   * first, unless an earlier result is in view. Throws SavedRaidsUnreadable, EraFactsNotLoaded,
   * ChunkLoadFailed.
   */
  of: (standards: Standards) => {
    const queryKey = [...savedRaidQueries.all(), 'season', standards];
    return queryOptions({
      queryKey,
      queryFn: async ({ client, signal }): Promise<SeasonOnDevice> => {
        // Its words come with it. Without them they are English.
        await loadBuffWords();
        const isInView = client.getQueryData(queryKey) !== undefined;
        const reading = readSeason({ client, standards, signal });
        for (;;) {
          const { value, done } = await reading.next();
          if (done) return value;
          if (isInView || signal.aborted) continue;
          client.setQueryData(queryKey, value);
          await rendered();
        }
      },
      staleTime: 0,
      // Comparing a season with itself takes longer than rendering it.
      structuralSharing: false,
    });
  },
};

interface Reading {
  client: QueryClient;
  standards: Standards;
  signal: AbortSignal;
}

/** Milliseconds between two looks at what was read, each of which renders the table again. */
const PAUSE = 1000;

/** Raids for which that pause is enough: each further one takes longer to render. */
const USUAL_RAIDS = 26;

/** Raids that are read at a time. */
const AHEAD = 4;

/** Milliseconds that rendering may take meanwhile. */
const MAX_WAIT = 2000;

/** Waits until what was read is rendered. Otherwise reading takes turns with it, and names come late. */
const rendered = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    globalThis.requestIdleCallback?.(resolve, { timeout: MAX_WAIT }) ?? setTimeout(resolve);
  });

async function* readSeason(reading: Reading): AsyncGenerator<SeasonOnDevice, SeasonOnDevice> {
  const saved = await readSavedRaids();
  const season: Progress = { raids: [], unreadable: [], listed: 0 };
  const readDigest = digestReader();
  // What is read within the pause is rendered once.
  let shownAt = performance.now() + PAUSE;
  const ahead = saved.slice(0, AHEAD).map(readStored);
  for (const [done, entry] of saved.entries()) {
    reading.signal.throwIfAborted();
    const stored = await ahead.shift();
    // The device reads on while this one is worked through.
    ahead.push(readStored(saved[done + AHEAD]));
    const kills = readRaid(entry, { ...reading, stored, readDigest });
    let read = await kills.next();
    while (!read.done) {
      // Names appear after the first kill.
      if (season.raids.length === 0 && read.value)
        yield {
          ...copyOf(season),
          raids: [read.value],
          isFirstKill: true,
          done,
          total: saved.length,
        };
      read = await kills.next();
    }
    const { raid, unreadable } = read.value;
    season.unreadable.push(...unreadable);
    if (raid && raid.kills.length > 0) season.raids.push(raid);
    else if (raid && unreadable.length === 0) season.listed += 1;
    const pause = PAUSE * Math.max(1, season.raids.length / USUAL_RAIDS);
    if (performance.now() - shownAt < pause) continue;
    yield { ...copyOf(season), done: done + 1, total: saved.length };
    // Rendering takes its time too.
    shownAt = performance.now();
  }
  return { ...copyOf(season), done: saved.length, total: saved.length };
}

interface Progress {
  raids: SeasonRaid[];
  unreadable: Unreadable[];
  listed: number;
}

const copyOf = ({ raids, unreadable, listed }: Progress): Progress => ({
  raids: [...raids],
  unreadable: [...unreadable],
  listed,
});

interface ReadRaid {
  raid?: SeasonRaid | undefined;
  unreadable: Unreadable[];
}

interface ReadingOfRaid extends Reading {
  stored: Awaited<ReturnType<typeof readStored>>;
  readDigest: ReturnType<typeof digestReader>;
}

/** Reads a raid and its digests. Undefined without a raid, or if the store cannot be read. */
async function readStored(entry: SavedRaid | undefined) {
  if (!entry) return undefined;
  return deviceStore.readTogether(async (records) => {
    const [raid, digest] = await Promise.all([
      readSafely(records, raidKey(entry.code)),
      readSafely(records, digestKey(entry.code)),
    ]);
    return { raid, digest };
  });
}

/**
 * Reads a raid. Digests that are missing are made, that of the first kill before the others: yields
 * the raid while it has one.
 */
async function* readRaid(
  { code, title, savedKills }: SavedRaid,
  { client, standards, signal, stored, readDigest }: ReadingOfRaid,
): AsyncGenerator<SeasonRaid | undefined, ReadRaid> {
  const read = readRecord(stored?.raid);
  if (!stored || read?.kind !== 'raid') return { unreadable: [{ code, title }] };
  const raid = read.data;
  const { era } = eraOf(raid);
  const stamp = stampOf(standards, era);
  const digests = new Map(readDigest(stored.digest, stamp));
  const kills = withoutOtherFights(raid).kills.filter(({ id }) => savedKills.includes(id));
  const missing = kills.filter(({ id }) => !digests.has(id));
  const readSoFar = () => {
    const counted = kills.flatMap(({ id }) => {
      const digest = digests.get(id);
      return digest ? [[id, digest] as const] : [];
    });
    return toSeasonRaid({ code, raid }, new Map(counted));
  };
  if (missing.length > 0) {
    const facts = (await client.fetchQuery(eraQueries.facts(era))) ?? undefined;
    const consumables = (await client.fetchQuery(eraQueries.consumables(era))) ?? undefined;
    const making = { code, era, facts, consumables, standards, stamp, readDigest };
    for (const part of [missing.slice(0, 1), missing.slice(1)].filter(({ length }) => length > 0)) {
      signal.throwIfAborted();
      for (const [id, digest] of await makeDigests(part, making)) digests.set(id, digest);
      if (digests.size === 1) yield readSoFar();
    }
  }
  const unreadable = missing
    .filter(({ id }) => !digests.has(id))
    .map(({ boss }) => ({ code, title, boss }));
  return { raid: readSoFar(), unreadable };
}

interface Making {
  code: ReportCode;
  era: Era;
  facts: EraFacts | undefined;
  consumables: PullTable | undefined;
  standards: Standards;
  stamp: string;
  readDigest: ReturnType<typeof digestReader>;
}

/**
 * Makes the digests of a raid's kills from their records, and stores them beside these in the
 * transaction that read them, so they are never older. Kills that cannot be read have none.
 */
async function makeDigests(
  kills: readonly Kill[],
  making: Making,
): Promise<ReadonlyMap<number, KillDigest>> {
  const { code, stamp, readDigest } = making;
  const made = new Map<number, KillDigest>();
  const make = async (records: IDBObjectStore) => {
    for (const fight of kills) {
      const raiders = readRecord(await readSafely(records, raidersKey(code, fight.id)));
      const pull = readRecord(
        await readSafely(records, recordKey({ kind: 'pull', code, killId: fight.id })),
      );
      if (raiders?.kind !== 'raiders') continue;
      const saved = pull?.kind === 'pull' ? pull.data : undefined;
      made.set(fight.id, digestOf({ ...making, fight }, raiders.data, saved));
    }
  };
  await deviceStore.change(async (records) => {
    await make(records);
    if (made.size === 0) return;
    const there = readDigest(await readSafely(records, digestKey(code)), stamp);
    // Earlier releases made one a kill.
    records.delete(digestRange(code));
    records.put(toStoredDigest(new Map([...there, ...made]), stamp), digestKey(code));
  });
  // A full disk stores no digest, but its kills can be read.
  if (made.size === 0) await deviceStore.readTogether(make);
  return made;
}

function digestOf(
  { fight, era, facts, consumables, standards }: Making & { fight: Kill },
  raiders: readonly Raider[],
  saved: Pull | undefined,
): KillDigest {
  const pull = saved && consumables?.atThePull(saved, { raiders, fight });
  const context = { era, facts, standards, fight, pull: judgesPull(standards) ? pull : undefined };
  return digestKill(
    raiders.map((raider) => audit(raider, context)),
    pull,
    facts,
  );
}

/**
 * What a digest depends on besides its records. A built module's address has the hash of all that it
 * imports: rules, tables and this code.
 */
const stampOf = (standards: Standards, { id, tables }: Era): string =>
  JSON.stringify([import.meta.url.split('/').at(-1), standards, id, tables !== undefined]);
