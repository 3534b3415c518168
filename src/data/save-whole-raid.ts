import type { Kill, Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { iconAddress } from './addresses';
import { keepingTrouble } from './device-store';
import { keepIcon } from './keep-icon';
import { keptOnDevice } from './kept-on-device';
import {
  DeviceOffline,
  KeyRefused,
  LogSiteTooSlow,
  LogSiteUnreachable,
  NoApiKey,
  TooManyRequests,
  UnderMaintenance,
} from './log-site-failures';
import { queryClient } from './query-client';
import { ALL_RAIDS, watchDeleting } from './raid-changes';
import { raiderQueries } from './raider-queries';
import { noteIcons, savedRaidQueries } from './saved-raids';
import { isUnderWay, savingOf, tell, tellBegin } from './saving';
import { noteWanted } from './wanted-records';

const MOST_AT_ONCE = 2;
/** How often in a row the log site may ask for a pause before the rest is left for another time. */
const MOST_PAUSES = 5;
/** So often in a row without an answer means that the others would fare no better. */
const MOST_SITE_FAILURES = 2;
/** So many icons failing one after the other mean that their host cannot be reached. */
const MOST_LOST_ICONS = 6;

/**
 * Fetches and keeps every kill of a raid with its icons, two requests at a time. What is kept already
 * is not asked for again, so that a raid half saved is taken up where it was left.
 *
 * Raids are saved one after the other. How it goes shows in `savingOf`; nothing is thrown.
 */
export function saveWholeRaid(code: ReportCode, kills: readonly Kill[]): Promise<void> {
  if (isUnderWay(savingOf(code).get())) return lastInLine;
  const stop = new AbortController();
  stops.set(code, stop);
  noteWanted(code);
  tellBegin(code, kills.length);
  lastInLine = lastInLine.then(() =>
    save({ code, kills, signal: stop.signal, pausesInARow: 0, siteFailuresInARow: 0 }),
  );
  return lastInLine;
}

/** Asks for nothing more. What is under way already still comes, and is kept. */
export function stopSaving(code: ReportCode): void {
  stops.get(code)?.abort();
  tell(code, { phase: 'stopped', pause: undefined });
}

const stops = new Map<ReportCode, AbortController>();

// What is deleted is not saved any more, and nothing is said of how far it came.
watchDeleting((deleted) => {
  for (const [code, stop] of stops) {
    if (deleted !== ALL_RAIDS && deleted !== code) continue;
    stop.abort();
    savingOf(code).set(undefined);
  }
});

let lastInLine = Promise.resolve();

interface Run {
  code: ReportCode;
  kills: readonly Kill[];
  signal: AbortSignal;
  /** The pause that the log site asked for, while it lasts. */
  pause?: Promise<void> | undefined;
  pausesInARow: number;
  siteFailuresInARow: number;
}

async function save(run: Run): Promise<void> {
  const { code, kills, signal } = run;
  // It may have been deleted while it was in view.
  if (!signal.aborted) await keptOnDevice.persistQueryByKey(['report', code], queryClient);
  const { icons, why } = await saveKills(run);
  const missingIcons = await saveIcons(run, icons);
  const kept = await readKeptKills(code);
  if (signal.aborted) return;
  const missing = kills.filter(({ id }) => !kept.has(id));
  tell(code, { phase: 'ended', missing, why, missingIcons });
}

/** Saves the kills. Returns their icons, and why the first of them that is missing could not be had. */
async function saveKills(run: Run): Promise<{ icons: Set<string>; why: Error | undefined }> {
  const { code, kills, signal } = run;
  const before = await readKeptKills(code);
  const icons = new Set<string>();
  let why: Error | undefined;
  let done = 0;
  let hasRoom = true;

  await inTwos(
    kills,
    () => signal.aborted || !hasRoom || run.siteFailuresInARow >= MOST_SITE_FAILURES,
    async (kill) => {
      try {
        for (const address of iconsOf(await fetchRaiders(run, kill))) icons.add(address);
        if (!before.has(kill.id)) hasRoom = await keepRaidersOf(code, kill);
      } catch (error) {
        why ??= error instanceof Error ? error : undefined;
        if (isAboutSite(error)) run.siteFailuresInARow += 1;
      }
      done += 1;
      tell(code, { done });
    },
  );
  return { icons: hasRoom ? icons : new Set(), why };
}

/** A kill's raiders, from memory or the device where they are there. Throws what the query throws. */
async function fetchRaiders(run: Run, kill: Kill): Promise<Raider[]> {
  await run.pause;
  run.signal.throwIfAborted();
  try {
    const raiders = await queryClient.fetchQuery(raiderQueries.ofKill(run.code, kill));
    run.pausesInARow = 0;
    run.siteFailuresInARow = 0;
    return raiders;
  } catch (error) {
    if (!(error instanceof TooManyRequests) || run.pausesInARow >= MOST_PAUSES) throw error;
    run.pause ??= pause(run, error.asksAgainIn);
    return fetchRaiders(run, kill);
  }
}

/** Whether a failure says nothing about the kill that was asked for. */
const isAboutSite = (error: unknown): boolean =>
  [
    DeviceOffline,
    KeyRefused,
    LogSiteTooSlow,
    LogSiteUnreachable,
    NoApiKey,
    TooManyRequests,
    UnderMaintenance,
  ].some((kind) => error instanceof kind);

/** Neither of the two asks anything while the log site wants to be left alone. */
async function pause(run: Run, seconds: number): Promise<void> {
  run.pausesInARow += 1;
  tell(run.code, { pause: seconds });
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    run.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  run.pause = undefined;
  tell(run.code, { pause: undefined });
}

/** Whether a kill that is in memory is on the device as well. */
async function keepRaidersOf(code: ReportCode, kill: Kill): Promise<boolean> {
  await keptOnDevice.persistQueryByKey(raiderQueries.ofKill(code, kill).queryKey, queryClient);
  return keepingTrouble.get() === 'none';
}

/** Has the icons kept. Returns how many could not be had. */
async function saveIcons({ code, signal }: Run, icons: Set<string>): Promise<number> {
  if (signal.aborted || icons.size === 0) return 0;
  tell(code, { phase: 'icons', done: 0, total: icons.size });
  let had = 0;
  let lostInARow = 0;
  const isHostLost = () => lostInARow >= MOST_LOST_ICONS;

  await inTwos(
    icons,
    () => signal.aborted || isHostLost(),
    async (address) => {
      const isKept = await keepIcon(address);
      lostInARow = isKept ? 0 : lostInARow + 1;
      had += isKept ? 1 : 0;
      tell(code, { done: had });
    },
  );
  // An icon that its host does not have is no reason to ask for all of them again.
  if (!signal.aborted && !isHostLost()) await noteIcons(code);
  return icons.size - had;
}

const iconsOf = (raiders: Raider[]): string[] =>
  raiders.flatMap(({ gear }) => gear.map(({ icon }) => iconAddress(icon)));

async function readKeptKills(code: ReportCode): Promise<Set<number>> {
  try {
    const raids = await queryClient.fetchQuery({ ...savedRaidQueries.list(), staleTime: 0 });
    return new Set(raids.find((raid) => raid.code === code)?.keptKills);
  } catch {
    // A device that cannot be read keeps nothing either, and the app says so.
    return new Set();
  }
}

async function inTwos<T>(
  items: Iterable<T>,
  isOver: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items].values();
  const worker = async () => {
    for (const item of queue) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, worker));
}
