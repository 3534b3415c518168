import { type Era, fetchesPulls } from '#domain/era/era';
import { eraOf } from '#domain/eras/era-of';
import { eraOfFight } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raider } from '#domain/raid/raid';
import { deviceStore, storageTrouble } from '../../device/device-store';
import { readSavedList } from '../../device/raids/saved-list';
import { LogSiteFailure } from '../../log-site/requests/log-site-failure';
import { queryClient } from '../../query-cache/query-client';
import { beginWork } from '../../work-under-way';
import { type EraPullSubject, PullNotSaved, pullQueries } from '../pull-queries';
import { raidLifecycle } from '../raid-lifecycle';
import { raidPersister } from '../raid-persister';
import { raiderQueries, reportQueries } from '../raid-queries';
import {
  endSaving,
  isSavingUnderWay,
  type SavingProgress,
  savingProgressOf,
} from '../saving-progress';
import { iconsOf, saveIcons } from './save-icons';
import {
  beginSaving,
  fetchWithPauses,
  isRunOver,
  runTwoAtATime,
  type SavingRun,
  showProgress,
  updateSaving,
  wantsAllPulls,
  wantsIcons,
} from './saving-run';

interface SaveOptions {
  what?: SavingProgress['what'];
  /** Whether a view needs the kills. Its call saves nothing while saving waits for a click. */
  isForView?: boolean;
}

/**
 * Saves a raid's kills in the given order, two requests at a time; by default with pulls and icons.
 * Raids are saved one after another. `savingProgressOf` has the progress; nothing throws.
 */
export async function saveNight(
  code: ReportCode,
  kills: readonly Kill[],
  { what = 'kills and icons', isForView = false }: SaveOptions = {},
): Promise<void> {
  if (isForView && waitsForUser(code)) return;
  const saving = savingProgressOf(code).get();
  if (saving && isSavingUnderWay(saving)) {
    // The running save also does the work that a later call adds.
    if (EXTENTS.indexOf(what) > EXTENTS.indexOf(saving.what)) updateSaving(code, { what });
    return lastSave;
  }
  raidLifecycle.noteWanted(code);
  const signal = beginSaving(code, { what, total: kills.length });
  const run: SavingRun = { code, kills, signal, pausesInARow: 0, siteFailuresInARow: 0 };
  const endWork = beginWork('saving');
  const turn = lastSave.then(() => save(run)).finally(endWork);
  // The next raid is saved even if this raid fails.
  lastSave = turn.catch(() => {});
  return turn;
}

/** The parts to save, from least to most. Each value includes the parts before it. */
const EXTENTS: readonly SavingProgress['what'][] = ['kills', 'kills and pulls', 'kills and icons'];

let lastSave = Promise.resolve();

/** Whether saving waits for a click, after a deletion or a stop in this visit. */
export const waitsForUser = (code: ReportCode): boolean =>
  raidLifecycle.isDropped({ kind: 'raid', code }) ||
  savingProgressOf(code).get()?.phase === 'stopped';

const views = new Map<ReportCode, number>();

/**
 * Counts a view of every kill until the returned function is called. Saving kills for views alone
 * ends with the last view; the next view resumes it.
 */
export function noteNightView(code: ReportCode): () => void {
  views.set(code, (views.get(code) ?? 0) + 1);
  return () => {
    views.set(code, (views.get(code) ?? 1) - 1);
    // Another view may open in the same commit.
    queueMicrotask(() => {
      const isForViews = isSavingUnderWay(savingProgressOf(code).get()) && !wantsIcons(code);
      if (isForViews && !views.get(code)) endSaving(code);
    });
  };
}

async function save(run: SavingRun): Promise<void> {
  const { code, kills, signal } = run;
  // The raid may have been deleted while it was in view.
  if (!signal.aborted) await raidPersister.saveCached({ kind: 'raid', code });
  const { icons, raidersOf, hasRoom, killFailure } = await saveKills(run);
  const raid = queryClient.getQueryData(reportQueries.raid(code).queryKey);
  const pullFailure =
    raid && (hasRoom || !wantsIcons(code))
      ? await savePulls(run, eraOf(raid).era, raidersOf)
      : undefined;
  if (wantsIcons(code)) await saveIcons(code, icons, signal);
  const saved = await readSavedKills(code);
  const missing = kills.filter(({ id }) => !saved.has(id));
  showProgress(run, { phase: 'ended', missing, killFailure, pullFailure });
}

/** Saves kills. Returns their raiders' icons, if there is room, and the first failure. */
async function saveKills(run: SavingRun) {
  const { code, kills } = run;
  const before = await readSavedKills(code);
  const icons = new Set<string>();
  const raidersOf = new Map<Kill, Raider[]>();
  let hasRoom = true;

  const killFailure = await workThrough(
    run,
    kills,
    async (kill) => {
      const raiders = await fetchWithPauses(run, raiderQueries.ofFight(code, kill));
      raidersOf.set(kill, raiders);
      for (const address of iconsOf(raiders)) icons.add(address);
      if (before.has(kill.id)) return;
      await raidPersister.saveCached({ kind: 'raiders', code, killId: kill.id }, kill);
      hasRoom = storageTrouble.get() === 'none';
    },
    // A view needs the kills in memory even if the disk is full.
    () => !hasRoom && wantsIcons(code),
  );
  return { icons: hasRoom ? icons : [], raidersOf, hasRoom, killFailure };
}

/** Works through items and shows how many are done. Returns the first failure. */
async function workThrough<T>(
  run: SavingRun,
  items: readonly T[],
  work: (item: T) => Promise<void>,
  isInVain = () => false,
): Promise<Error | undefined> {
  let failure: Error | undefined;
  let done = 0;
  await runTwoAtATime(
    items,
    () => isRunOver(run) || isInVain(),
    async (item) => {
      try {
        await work(item);
      } catch (error) {
        failure ??= error instanceof Error ? error : new Error('Saving failed', { cause: error });
        if (error instanceof LogSiteFailure && error.stopsSaving) run.siteFailuresInARow += 1;
      }
      done += 1;
      showProgress(run, { done });
    },
  );
  return failure;
}

/** Reads the ids of saved kills without a query, which might be cancelled midway. */
async function readSavedKills(code: ReportCode): Promise<Set<number>> {
  const raids = await deviceStore.readTogether(readSavedList);
  return new Set(raids?.find((raid) => raid.code === code)?.savedKills);
}

/**
 * Saves the pulls of all kills if a view wants them, else of kills fetched in this visit. Returns
 * the first failure.
 */
async function savePulls(
  run: SavingRun,
  era: Era,
  raidersOf: ReadonlyMap<Kill, Raider[]>,
): Promise<Error | undefined> {
  const { code } = run;
  const kills = [...raidersOf].filter(
    ([kill]) =>
      !kill.isLost &&
      fetchesPulls(eraOfFight(kill, era)) &&
      (wantsAllPulls(code) || raidLifecycle.wasFetched({ kind: 'raiders', code, killId: kill.id })),
  );
  if (kills.length === 0 || isRunOver(run)) return undefined;
  showProgress(run, { phase: 'pulls', done: 0, total: kills.length });
  return workThrough(run, kills, ([fight, raiders]) =>
    requestPull(run, { code, fight, raiders, era }),
  );
}

async function requestPull(run: SavingRun, subject: EraPullSubject): Promise<void> {
  const query = pullQueries.wanted(subject);
  try {
    await fetchWithPauses(run, query);
  } catch (error) {
    if (!(error instanceof PullNotSaved)) throw error;
    // The call joined a view's query, which only looked in IndexedDB.
    await fetchWithPauses(run, query);
  }
}
