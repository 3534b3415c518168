import { eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { raidKey } from '../../device/records/stored-records';
import { beginWork } from '../../work-under-way';
import { queryClient } from '../query-client';
import { raidLifecycle } from '../raid-lifecycle';
import { raidPersister } from '../raid-persister';
import { reportQueries } from '../raid-queries';
import { endSaving, isUnderWay, type Saving, savingOf } from '../saving-progress';
import { savedIconQueries } from './icons-on-device';
import { saveIcons } from './save-icons';
import { readSavedKills, saveKills, toOwnFailure } from './save-kills';
import { savePulls } from './save-pulls';
import { beginSaving, type SavingRun, showProgress, updateSaving, wantsIcons } from './saving-run';

/**
 * Saves every kill of a raid with its pull and icons, two requests at a time. Raids are saved in
 * sequence. `savingOf` has the progress; nothing throws.
 */
export const saveNight = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  enqueueSave(code, kills, 'kills and icons');

/** Saves like `saveNight` without icons, for views of every kill. Kills come in the given order. */
export const saveKillsOnly = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  enqueueSave(code, kills, 'kills');

/** Saves the kills because a view shows them. Does nothing if that waits for the user. */
export const saveKillsInView = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  waitsForUser(code) ? Promise.resolve() : enqueueSave(code, kills, 'kills');

/** Saves like `saveKillsInView`, with pulls of kills that were saved without. */
export const savePullsInView = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  waitsForUser(code) ? Promise.resolve() : saveKillsAndPulls(code, kills);

export const saveKillsAndPulls = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  enqueueSave(code, kills, 'kills and pulls');

/** Whether only a click may save the raid, since it was deleted or its save stopped in this visit. */
export const waitsForUser = (code: ReportCode): boolean =>
  raidLifecycle.isDropped(raidKey(code)) || savingOf(code).get()?.phase === 'stopped';

const views = new Map<ReportCode, number>();

/**
 * Notes a view of every kill until the returned function is called. Saving the kills alone ends
 * with the last one; the next view resumes it.
 */
export function showEveryKill(code: ReportCode): () => void {
  views.set(code, (views.get(code) ?? 0) + 1);
  return () => {
    views.set(code, (views.get(code) ?? 1) - 1);
    // Another view may open in the same commit.
    queueMicrotask(() => {
      if (!views.get(code)) leaveKills(code);
    });
  };
}

function leaveKills(code: ReportCode): void {
  const saving = savingOf(code).get();
  if (!isUnderWay(saving) || saving?.what === 'kills and icons') return;
  endSaving(code);
}

/** Each includes the one before. */
const MORE: readonly Saving['what'][] = ['kills', 'kills and pulls', 'kills and icons'];

function enqueueSave(
  code: ReportCode,
  kills: readonly Kill[],
  what: Saving['what'],
): Promise<void> {
  const saving = savingOf(code).get();
  if (saving && isUnderWay(saving)) {
    // A request for more joins the same run.
    if (MORE.indexOf(what) > MORE.indexOf(saving.what)) updateSaving(code, { what });
    return saveQueue;
  }
  raidLifecycle.noteWanted(code);
  const signal = beginSaving(code, { what, total: kills.length });
  const run: SavingRun = { code, kills, signal, pausesInARow: 0, siteFailuresInARow: 0 };
  const endWork = beginWork('saving');
  const turn = saveQueue.then(() => save(run)).finally(endWork);
  // However it ends, the next raid is saved.
  saveQueue = turn.catch(() => {});
  return turn;
}

let saveQueue = Promise.resolve();

async function save(run: SavingRun): Promise<void> {
  const { code, kills, signal } = run;
  // It may have been deleted while it was in view.
  if (!signal.aborted) await raidPersister.saveCached({ kind: 'raid', code });
  const { icons, raidersOf, hasRoom, why } = await saveKills(run);
  const raid = queryClient.getQueryData(reportQueries.raid(code).queryKey);
  const whyNoPulls =
    raid && (hasRoom || !wantsIcons(code))
      ? await savePulls(run, eraOf(raid).era, raidersOf)
      : undefined;
  const whyNoIcons = wantsIcons(code) ? await tryIcons(run, icons) : undefined;
  const saved = await readSavedKills(code);
  const missing = kills.filter(({ id }) => !saved.has(id));
  if (missing.length === 0) await prefetchIconCount(run);
  showProgress(run, { phase: 'ended', missing, why, whyNoPulls, whyNoIcons });
}

async function tryIcons(
  { code, signal }: SavingRun,
  icons: Set<string>,
): Promise<Error | undefined> {
  try {
    await saveIcons(code, icons, signal);
    return undefined;
  } catch (error) {
    return toOwnFailure(error);
  }
}

/** Counts icons before saving ends, so that a finished save is not offered again. */
const prefetchIconCount = ({ code, kills }: SavingRun): Promise<unknown> =>
  queryClient.prefetchQuery(
    savedIconQueries.ofRaid(
      code,
      kills.map(({ id }) => id),
    ),
  );
