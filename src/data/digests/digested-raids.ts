import { queryOptions } from '@tanstack/react-query';
import type { Standards } from '#domain/audit/rule/standards';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import type { ReportCode } from '#domain/log-site/report-link';
import { SECOND } from '#domain/time';
import { readSavedRaids, savedRaidQueries } from '../raids/saved-raid-queries';
import { loadBuffWords } from '../settings/language';
import {
  type DigestReading,
  digestRaid,
  readRaidRecords,
  type UnreadableKill,
} from './raid-digests';
import { digestReader } from './stored-digest';

export interface DigestedRaids {
  /** Raids with players, newest first. While the data fill, only the raids read so far. */
  raids: readonly DigestedRaid[];
  /** Whether the only raid so far has just its first kills. */
  isPartial?: true;
  /** Codes of the raids without players. */
  withoutPlayers: readonly ReportCode[];
  unreadable: readonly UnreadableKill[];
  done: number;
  total: number;
}

/**
 * Every saved raid, judged by standards, without requests. The data fill raid by raid, newest
 * first, unless an earlier result is in view. Throws SavedRaidsUnreadable, EraFactsNotLoaded,
 * ChunkLoadFailed.
 */
export const allRaidsQuery = (standards: Standards) => {
  const queryKey = [...savedRaidQueries.all(), 'digested', standards];
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<DigestedRaids> => {
      // The texts of groups load with the buffs. If they do not load, English texts are shown.
      await loadBuffWords();
      const isInView = client.getQueryData(queryKey) !== undefined;
      const readDigest = digestReader();
      const reading = readRaids({ client, standards, signal, readDigest });
      for (;;) {
        const { value, done } = await reading.next();
        if (done) return value;
        if (isInView || signal.aborted) continue;
        client.setQueryData(queryKey, value);
        await untilRendered();
      }
    },
    staleTime: 0,
    // Comparing all raids with themselves takes longer than rendering them.
    structuralSharing: false,
  });
};

/** The pause between two updates of the view, each of which renders the table again. */
const UPDATE_PAUSE = SECOND;

/** The number of raids for which that pause is long enough: each raid makes rendering longer. */
const USUAL_RAIDS = 26;

/** Raids that are read at a time. */
const RAIDS_AHEAD = 4;

/** The longest wait until the page has rendered. */
const MAX_WAIT_FOR_RENDERING = 2 * SECOND;

/** Waits until the raids read so far have rendered: reading would delay their names. */
const untilRendered = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari lacks requestIdleCallback.
    globalThis.requestIdleCallback?.(resolve, { timeout: MAX_WAIT_FOR_RENDERING }) ??
      setTimeout(resolve);
  });

async function* readRaids(reading: DigestReading): AsyncGenerator<DigestedRaids, DigestedRaids> {
  const saved = await readSavedRaids();
  const soFar: RaidsSoFar = { raids: [], unreadable: [], withoutPlayers: [] };
  // Raids read within one pause are rendered together.
  let shownAt = performance.now() + UPDATE_PAUSE;
  let hasNames = false;
  const ahead = saved.slice(0, RAIDS_AHEAD).map(readRaidRecords);
  for (const [done, entry] of saved.entries()) {
    reading.signal.throwIfAborted();
    const stored = await ahead.shift();
    // Reads further raids while this raid's digests are made.
    ahead.push(readRaidRecords(saved[done + RAIDS_AHEAD]));
    const steps = digestRaid(entry, stored, reading);
    let read = await steps.next();
    while (!read.done) {
      // Making digests takes long: names appear once the first kill is read.
      const first = hasNames ? undefined : firstOf(soFar, read.value);
      if (first) {
        hasNames = true;
        yield { ...first, done, total: saved.length };
      }
      read = await steps.next();
    }
    const { raid, unreadable } = read.value;
    soFar.unreadable.push(...unreadable);
    if (raid && raid.kills.length > 0) soFar.raids.push(raid);
    else if (raid && unreadable.length === 0) soFar.withoutPlayers.push(raid.code);
    const pause = UPDATE_PAUSE * Math.max(1, soFar.raids.length / USUAL_RAIDS);
    if (performance.now() - shownAt < pause) continue;
    hasNames = soFar.raids.length > 0;
    yield { ...copyOf(soFar), done: done + 1, total: saved.length };
    // The pause starts after rendering.
    shownAt = performance.now();
  }
  return { ...copyOf(soFar), done: saved.length, total: saved.length };
}

interface RaidsSoFar {
  raids: DigestedRaid[];
  unreadable: UnreadableKill[];
  withoutPlayers: ReportCode[];
}

/** Returns the raids read so far, or the first raid's kills. Undefined without raids and kills. */
function firstOf(
  soFar: RaidsSoFar,
  current: DigestedRaid | undefined,
): Omit<DigestedRaids, 'done' | 'total'> | undefined {
  if (soFar.raids.length > 0) return copyOf(soFar);
  if (!current || current.kills.length === 0) return undefined;
  return { ...copyOf(soFar), raids: [current], isPartial: true };
}

const copyOf = ({ raids, unreadable, withoutPlayers }: RaidsSoFar): RaidsSoFar => ({
  raids: [...raids],
  unreadable: [...unreadable],
  withoutPlayers: [...withoutPlayers],
});
