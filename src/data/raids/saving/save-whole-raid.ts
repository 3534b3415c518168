import { eraOf } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill } from '#domain/raid/raid';
import { raidKey } from '../../device/records/stored-records';
import { queryClient } from '../../query-client';
import { beginWork } from '../../work-under-way';
import { concerns, raidLifecycle } from '../raid-lifecycle';
import { raidPersister } from '../raid-persister';
import { reportQueries } from '../raid-queries';
import { savedIconQueries } from './icons-on-device';
import { saveIcons } from './save-icons';
import { readSavedKills, saveKills, toOwnFailure } from './save-kills';
import { savePulls } from './save-pulls';
import { beginSaving, isUnderWay, type Saving, savingOf, updateSaving } from './saving-progress';
import { type SavingRun, showProgress, wantsIcons } from './saving-run';

/**
 * Fetches and saves every kill of a raid with its pull and icons, two requests at a time. What is saved already
 * is not asked for again, so that a raid half saved is taken up where it was left.
 *
 * Raids are saved one after the other. How it goes shows in `savingOf`; nothing is thrown.
 */
export const saveWholeRaid = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  saveInTurn(code, kills, 'kills and icons');

/** The same without the icons, for what looks at every kill and draws none. Kills come in the order given. */
export const saveKillsOnly = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  saveInTurn(code, kills, 'kills');

/**
 * Saves the kills because a view shows them, not because the user pressed anything. Does nothing if that waits for
 * the user.
 */
export const saveKillsInView = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  waitsForUser(code) ? Promise.resolve() : saveInTurn(code, kills, 'kills');

/** The same with the pulls of kills that were saved without. */
export const savePullsInView = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  waitsForUser(code) ? Promise.resolve() : savePullsToo(code, kills);

/** Saves the kills, and the pulls of all of them. */
export const savePullsToo = (code: ReportCode, kills: readonly Kill[]): Promise<void> =>
  saveInTurn(code, kills, 'kills and pulls');

/** Whether the user deleted a raid or stopped its saving in this visit. Then it is saved only at a press. */
export const waitsForUser = (code: ReportCode): boolean =>
  raidLifecycle.stateOf(raidKey(code)) === 'deleted' || savingOf(code).get()?.phase === 'stopped';

const views = new Map<ReportCode, number>();

/**
 * A view shows every kill of a raid until the returned function is called. When the last such view closes, saving the
 * kills alone ends; the next view takes it up.
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
  stops.get(code)?.abort();
  savingOf(code).set(undefined);
}

/** Each with what the one before it has. */
const MORE: readonly Saving['what'][] = ['kills', 'kills and pulls', 'kills and icons'];

function saveInTurn(code: ReportCode, kills: readonly Kill[], what: Saving['what']): Promise<void> {
  const saving = savingOf(code).get();
  if (saving && isUnderWay(saving)) {
    // Whoever asks for more gets it at the end of the same run.
    if (MORE.indexOf(what) > MORE.indexOf(saving.what)) updateSaving(code, { what });
    return lastInLine;
  }
  watchDeletions();
  const stop = new AbortController();
  stops.set(code, stop);
  raidLifecycle.want(code);
  beginSaving(code, { what, total: kills.length });
  const run: SavingRun = {
    code,
    kills,
    signal: stop.signal,
    pausesInARow: 0,
    siteFailuresInARow: 0,
  };
  const endWork = beginWork('saving');
  const turn = lastInLine.then(() => save(run)).finally(endWork);
  // However it ends, those that wait have their turn.
  lastInLine = turn.catch(() => {});
  return turn;
}

/** Requests no further kill, pull or icon. An answer that is still awaited is saved when it comes. */
export function stopSaving(code: ReportCode): void {
  stops.get(code)?.abort();
  updateSaving(code, { phase: 'stopped', pause: undefined });
}

const stops = new Map<ReportCode, AbortController>();

let isWatching = false;

/** From the first save on: a raid that is deleted is saved no further, and what is shown of its saving goes. */
function watchDeletions(): void {
  if (isWatching) return;
  isWatching = true;
  raidLifecycle.watchDeletions((event) => {
    if (event.kind !== 'deleted') return;
    for (const [code, stop] of stops) {
      if (!concerns(event, code)) continue;
      stop.abort();
      savingOf(code).set(undefined);
    }
  });
}

let lastInLine = Promise.resolve();

async function save(run: SavingRun): Promise<void> {
  const { code, kills, signal } = run;
  // It may have been deleted while it was in view.
  if (!signal.aborted)
    await raidPersister.persistQueryByKey(reportQueries.raid(code).queryKey, queryClient);
  const { icons, raidersOf, hasRoom, why } = await saveKills(run);
  const raid = queryClient.getQueryData(reportQueries.raid(code).queryKey);
  const whyNoPulls =
    raid && (hasRoom || !wantsIcons(code))
      ? await savePulls(run, eraOf(raid).era, raidersOf)
      : undefined;
  const whyNoIcons = wantsIcons(code) ? await tryIcons(run, icons) : undefined;
  const saved = await readSavedKills(code);
  const missing = kills.filter(({ id }) => !saved.has(id));
  if (missing.length === 0) await countIcons(run);
  showProgress(run, { phase: 'ended', missing, why, whyNoPulls, whyNoIcons });
}

/** Has the icons saved. Returns why they could not be, where that is known. */
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

/** Has the count at hand when saving ends, so that nothing is offered for a moment that is done. */
const countIcons = ({ code, kills }: SavingRun): Promise<unknown> =>
  queryClient.prefetchQuery(
    savedIconQueries.ofRaid(
      code,
      kills.map(({ id }) => id),
    ),
  );
