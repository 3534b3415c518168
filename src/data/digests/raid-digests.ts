import type { QueryClient } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import { audit, judgesPull } from '#domain/audit/audit';
import type { Standards } from '#domain/audit/rule/standards';
import {
  type DigestedRaid,
  digestKill,
  type KillDigest,
  toDigestedRaid,
} from '#domain/digests/digested-raid';
import type { Era } from '#domain/era/era';
import type { EraFacts } from '#domain/era/facts';
import { eraOf } from '#domain/eras/era-of';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import type { PullTable } from '#domain/pull/read-pull';
import type { Kill, Raider } from '#domain/raid/raid';
import { deviceStore } from '../device/device-store';
import { readRaidRecord, readRecord } from '../device/records/read-record';
import type { SavedRaid } from '../device/records/saved-raid';
import {
  digestKey,
  digestRange,
  killOfStaleDigest,
  raidersKey,
  raidKey,
  readSafely,
  recordKey,
} from '../device/records/stored-records';
import { eraQueries } from '../eras/era-queries';
import { type digestReader, toStoredDigest } from './stored-digest';

export interface UnreadableKill {
  code: ReportCode;
  title: string;
  /** Absent if the report itself cannot be read. */
  boss?: string;
}

interface RaidReading {
  raid?: DigestedRaid | undefined;
  unreadable: UnreadableKill[];
}

export interface DigestReading {
  client: QueryClient;
  standards: Standards;
  signal: AbortSignal;
  /** Reads a value only once if several raids share it. */
  readDigest: ReturnType<typeof digestReader>;
}

/** A saved raid, and the ids of its kills to read. */
type KillsToRead = Pick<SavedRaid, 'code' | 'title' | 'savedKills'>;

type StoredRaidRecords = Awaited<ReturnType<typeof readRaidRecords>>;

/** Reads a raid's records. Undefined without a raid, or if the store cannot be read. */
export async function readRaidRecords(entry: Pick<SavedRaid, 'code'> | undefined) {
  if (!entry) return undefined;
  return deviceStore.readTogether(async (records) => {
    const [raid, digest] = await Promise.all([
      readSafely(records, raidKey(entry.code)),
      readStoredDigest(records, entry.code),
    ]);
    return { raid, digest };
  });
}

/** Reads a raid's digest, and which kills were saved after it. */
async function readStoredDigest(records: IDBObjectStore, code: ReportCode) {
  const [digest, keys] = await Promise.all([
    readSafely(records, digestKey(code)),
    promisifyRequest(records.getAllKeys(digestRange(code))),
  ]);
  return { digest, stale: keys.map(killOfStaleDigest) };
}

/** Reads one raid's digests, and makes missing digests. Throws EraFactsNotLoaded. */
export async function readRaid(entry: KillsToRead, reading: DigestReading): Promise<RaidReading> {
  const steps = digestRaid(entry, await readRaidRecords(entry), reading);
  for (;;) {
    const { value, done } = await steps.next();
    if (done) return value;
  }
}

/** The most kills digested in one transaction: a long transaction keeps other tabs from saving. */
const MAX_KILLS_AT_ONCE = 20;

/**
 * Reads a raid's digests from its records, and makes missing digests. Yields the raid once the
 * first missing digest is made. Throws EraFactsNotLoaded.
 */
export async function* digestRaid(
  { code, title, savedKills }: KillsToRead,
  stored: StoredRaidRecords,
  { client, standards, signal, readDigest }: DigestReading,
): AsyncGenerator<DigestedRaid | undefined, RaidReading> {
  const raid = readRaidRecord(stored?.raid)?.data;
  if (!stored || !raid) return { unreadable: [{ code, title }] };
  const { era } = eraOf(raid);
  const stamp = digestStamp(standards, era);
  const digests = validDigests(stored.digest, { stamp, readDigest });
  const kills = onlyRaidFights(raid).kills.filter(({ id }) => savedKills.includes(id));
  const missing = kills.filter(({ id }) => !digests.has(id));
  const raidReadSoFar = () => {
    const counted = [...digests].filter(([id]) => kills.some((kill) => kill.id === id));
    return toDigestedRaid({ code, raid }, new Map(counted));
  };
  if (missing.length > 0) {
    const facts = (await client.fetchQuery(eraQueries.facts(era))) ?? undefined;
    const consumables = (await client.fetchQuery(eraQueries.consumables(era))) ?? undefined;
    const context = { code, era, facts, consumables, standards, stamp, readDigest };
    for (const part of firstThenOthers(missing)) {
      signal.throwIfAborted();
      for (const [id, digest] of await makeDigests(part, context)) digests.set(id, digest);
      if (part[0] === missing[0]) yield raidReadSoFar();
    }
  }
  const unreadable = missing
    .filter(({ id }) => !digests.has(id))
    .map(({ boss }) => ({ code, title, boss }));
  return { raid: raidReadSoFar(), unreadable };
}

/** Returns the digests with this stamp, except those of kills that were saved again later. */
function validDigests(
  { digest, stale }: Awaited<ReturnType<typeof readStoredDigest>>,
  { stamp, readDigest }: Pick<DigestContext, 'stamp' | 'readDigest'>,
): Map<number, KillDigest> {
  const digests = new Map(readDigest(digest, stamp));
  for (const id of stale) digests.delete(id);
  return digests;
}

function* firstThenOthers(kills: readonly Kill[]): Generator<readonly Kill[]> {
  yield kills.slice(0, 1);
  for (let from = 1; from < kills.length; from += MAX_KILLS_AT_ONCE)
    yield kills.slice(from, from + MAX_KILLS_AT_ONCE);
}

interface DigestContext {
  code: ReportCode;
  era: Era;
  facts: EraFacts | undefined;
  consumables: PullTable | undefined;
  standards: Standards;
  stamp: string;
  readDigest: ReturnType<typeof digestReader>;
}

/**
 * Makes digests from the kills' records, and stores them in the transaction that read the records,
 * so that no digest is older than its kill. Kills that cannot be read have no digest.
 */
async function makeDigests(
  kills: readonly Kill[],
  context: DigestContext,
): Promise<ReadonlyMap<number, KillDigest>> {
  const { code, stamp } = context;
  const made = new Map<number, KillDigest>();
  const make = async (records: IDBObjectStore) => {
    for (const fight of kills) {
      const raiders = readRecord(await readSafely(records, raidersKey(code, fight.id)));
      const pull = readRecord(
        await readSafely(records, recordKey({ kind: 'pull', code, killId: fight.id })),
      );
      if (raiders?.kind !== 'raiders') continue;
      const savedPull = pull?.kind === 'pull' ? pull.data : undefined;
      made.set(fight.id, digestOf({ ...context, fight }, raiders.data, savedPull));
    }
  };
  await deviceStore.change(async (records) => {
    await make(records);
    if (made.size === 0) return;
    const valid = validDigests(await readStoredDigest(records, code), context);
    records.delete(digestRange(code));
    records.put(toStoredDigest(new Map([...valid, ...made]), stamp), digestKey(code));
  });
  // A full disk stores no digest, but its records can be read.
  if (made.size === 0) await deviceStore.readTogether(make);
  return made;
}

function digestOf(
  { fight, era, facts, consumables, standards }: DigestContext & { fight: Kill },
  raiders: readonly Raider[],
  savedPull: Pull | undefined,
): KillDigest {
  const pull = savedPull && consumables?.atThePull(savedPull, { raiders, fight });
  const context = { era, facts, standards, fight, pull: judgesPull(standards) ? pull : undefined };
  return digestKill(
    raiders.map((raider) => audit(raider, context)),
    pull,
    facts,
  );
}

/**
 * Returns a text that changes with everything a digest depends on besides its records. A built
 * module's address has the hash of all its imports: rules, tables and this code.
 */
const digestStamp = (standards: Standards, { id, tables }: Era): string =>
  JSON.stringify([import.meta.url.split('/').at(-1), standards, id, tables !== undefined]);
