import { QueryObserver } from '@tanstack/react-query';
import type { Kill, Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { SAVED_TEXTS } from '#texts/saved';
import {
  DeviceOffline,
  KeyRefused,
  LogSiteTooSlow,
  LogSiteUnreachable,
  NoApiKey,
  TooManyRequests,
  UnderMaintenance,
} from '../log-site/failure-kinds';
import { LogSiteFailure } from '../log-site/log-site-failure';
import { raiderQueries } from '../log-site/raider-queries';
import { queryClient } from '../query-client';
import { runTwoAtATime } from '../two-at-a-time';
import { storageTrouble } from './device-store';
import { iconsOf, savedIconQueries } from './icons-on-device';
import { ALL_RAIDS, watchDeleting } from './raid-changes';
import { saveIcons } from './save-icons';
import { savedOnDevice } from './saved-on-device';
import { savedRaidQueries } from './saved-raids';
import { beginSaving, isUnderWay, type Saving, savingOf, updateSaving } from './saving-progress';
import { NoWorker } from './store-icon';
import { noteWanted } from './wanted-records';

/** How often in a row the log site may ask for a pause before the rest is left for another time. */
const MAX_PAUSES = 5;
/** This often in a row without an answer means that the others would fare no better. */
const MAX_SITE_FAILURES = 2;

/** A failure that is none of the app's own; its words are for the console, not for the reader. */
class SavingFailed extends Error {
  override name = 'SavingFailed';
  override message = SAVED_TEXTS.failed;
}

/**
 * Fetches and saves every kill of a raid with its icons, two requests at a time. What is saved already
 * is not asked for again, so that a raid half saved is taken up where it was left.
 *
 * Raids are saved one after the other. How it goes shows in `savingOf`; nothing is thrown.
 */
export const saveWholeRaid = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  saveInTurn(code, kills, 'kills and icons');

/** The same without the icons, for what looks at every kill and draws none. Kills come in the order given. */
export const saveKillsOnly = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  saveInTurn(code, kills, 'kills');

function saveInTurn(code: ReportCode, kills: readonly Kill[], what: Saving['what']): Promise<void> {
  if (isUnderWay(savingOf(code).get())) {
    // Whoever asks for the icons as well gets them at the end of the same run.
    if (what === 'kills and icons') updateSaving(code, { what });
    return lastInLine;
  }
  const stop = new AbortController();
  stops.set(code, stop);
  noteWanted(code);
  beginSaving(code, { what, total: kills.length });
  const run: Run = { code, kills, signal: stop.signal, pausesInARow: 0, siteFailuresInARow: 0 };
  const turn = lastInLine.then(() => save(run));
  // Whatever becomes of it, those that wait have their turn.
  lastInLine = turn.catch(() => {});
  return turn;
}

/** Asks for nothing more. What is under way already still comes, and is saved. */
export function stopSaving(code: ReportCode): void {
  stops.get(code)?.abort();
  updateSaving(code, { phase: 'stopped', pause: undefined });
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
  if (!signal.aborted) await savedOnDevice.persistQueryByKey(['report', code], queryClient);
  const { icons, why } = await saveKills(run);
  const whyNoIcons = wantsIcons(code) ? await tryIcons(run, icons) : undefined;
  const saved = await readSavedKills(code);
  const missing = kills.filter(({ id }) => !saved.has(id));
  if (missing.length === 0) await countIcons(run);
  tellOf(run, { phase: 'ended', missing, why, whyNoIcons });
}

const wantsIcons = (code: ReportCode): boolean => savingOf(code).get()?.what === 'kills and icons';

/** Says how a run goes on, unless it was stopped: the next one may have begun. */
function tellOf({ code, signal }: Run, changes: Partial<Saving>): void {
  if (!signal.aborted) updateSaving(code, changes);
}

/** Saves the kills. Returns their icons, and why the first of them that is missing could not be had. */
async function saveKills(run: Run): Promise<{ icons: Set<string>; why: Error | undefined }> {
  const { code, kills, signal } = run;
  const before = await readSavedKills(code);
  const icons = new Set<string>();
  let why: Error | undefined;
  let done = 0;
  let hasRoom = true;

  await runTwoAtATime(
    kills,
    () =>
      signal.aborted ||
      // What only looks at the kills has them in memory, room or not.
      (!hasRoom && wantsIcons(code)) ||
      run.siteFailuresInARow >= MAX_SITE_FAILURES,
    async (kill) => {
      try {
        for (const address of iconsOf(await fetchRaiders(run, kill))) icons.add(address);
        if (!before.has(kill.id)) hasRoom = await saveRaidersOf(code, kill);
      } catch (error) {
        why ??= toOwn(error);
        if (isAboutSite(error)) run.siteFailuresInARow += 1;
      }
      done += 1;
      tellOf(run, { done });
    },
  );
  return { icons: hasRoom ? icons : new Set(), why };
}

const toOwn = (error: unknown): Error =>
  error instanceof LogSiteFailure || error instanceof NoWorker
    ? error
    : new SavingFailed(undefined, { cause: error });

/** A kill's raiders, from memory or the device where they are there. Throws what the query throws. */
async function fetchRaiders(run: Run, kill: Kill): Promise<Raider[]> {
  await run.pause;
  run.signal.throwIfAborted();
  try {
    const raiders = await fetchWatched(run.code, kill);
    run.pausesInARow = 0;
    run.siteFailuresInARow = 0;
    return raiders;
  } catch (error) {
    if (run.signal.aborted || !(error instanceof TooManyRequests)) throw error;
    if (run.pausesInARow >= MAX_PAUSES) throw error;
    run.pause ??= pause(run, error.asksAgainIn);
    return fetchRaiders(run, kill);
  }
}

/**
 * Watches the query while it is asked for. What is in view shares it, and the library calls a request off when the last
 * that watches leaves: without this, a person who looks at a boss and goes on would end the save's own request.
 */
async function fetchWatched(code: ReportCode, kill: Kill): Promise<Raider[]> {
  const query = raiderQueries.ofKill(code, kill);
  const leave = new QueryObserver(queryClient, { ...query, enabled: false }).subscribe(() => {});
  try {
    return await queryClient.fetchQuery(query);
  } finally {
    leave();
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
  tellOf(run, { pause: seconds });
  await new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
    run.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  run.pause = undefined;
  tellOf(run, { pause: undefined });
}

/** Whether a kill that is in memory is on the device as well. */
async function saveRaidersOf(code: ReportCode, kill: Kill): Promise<boolean> {
  await savedOnDevice.persistQueryByKey(raiderQueries.ofKill(code, kill).queryKey, queryClient);
  return storageTrouble.get() === 'none';
}

/** Has the icons saved. Returns why they could not be, where that is known. */
async function tryIcons({ code, signal }: Run, icons: Set<string>): Promise<Error | undefined> {
  try {
    await saveIcons(code, icons, signal);
    return undefined;
  } catch (error) {
    return toOwn(error);
  }
}

/** Has the count at hand when saving ends, so that nothing is offered for a moment that is done. */
const countIcons = ({ code, kills }: Run): Promise<unknown> =>
  queryClient.prefetchQuery(
    savedIconQueries.ofRaid(
      code,
      kills.map(({ id }) => id),
    ),
  );

async function readSavedKills(code: ReportCode): Promise<Set<number>> {
  try {
    const raids = await queryClient.fetchQuery({ ...savedRaidQueries.list(), staleTime: 0 });
    return new Set(raids.find((raid) => raid.code === code)?.savedKills);
  } catch {
    // A device that cannot be read saves nothing either, and the app says so.
    return new Set();
  }
}
