import { type Era, fetchesPulls } from '#domain/era/era';
import { eraOfFight } from '#domain/eras/raid-fights';
import type { Kill, Raider } from '#domain/raid/raid';
import { raidersKey } from '../../device/records/stored-records';
import { type EraPullSubject, PullNotSaved, pullQueries } from '../pull-queries';
import { raidLifecycle } from '../raid-lifecycle';
import { fetchWithPauses } from './fetch-with-pauses';
import { affectsEveryKill, toOwnFailure } from './save-kills';
import { isOver, type SavingRun, showProgress, wantsAllPulls } from './saving-run';
import { runTwoAtATime } from './two-at-a-time';

/** Saves pulls of kills fetched in this visit, or all. Returns why the first missing one failed. */
export async function savePulls(
  run: SavingRun,
  era: Era,
  raidersOf: ReadonlyMap<Kill, Raider[]>,
): Promise<Error | undefined> {
  const { code } = run;
  const kills = [...raidersOf].filter(
    ([kill]) =>
      !kill.isLost &&
      fetchesPulls(eraOfFight(kill, era)) &&
      (wantsAllPulls(code) || raidLifecycle.wasFetched(raidersKey(code, kill.id))),
  );
  if (kills.length === 0 || isOver(run)) return undefined;
  let why: Error | undefined;
  let done = 0;
  showProgress(run, { phase: 'pulls', done, total: kills.length });
  await runTwoAtATime(
    kills,
    () => isOver(run),
    async ([fight, raiders]) => {
      try {
        await requestPull(run, { code, fight, raiders, era });
      } catch (error) {
        why ??= toOwnFailure(error);
        if (affectsEveryKill(error)) run.siteFailuresInARow += 1;
      }
      done += 1;
      showProgress(run, { done });
    },
  );
  return why;
}

async function requestPull(run: SavingRun, subject: EraPullSubject): Promise<void> {
  const query = pullQueries.wanted(subject);
  try {
    await fetchWithPauses(run, query);
  } catch (error) {
    if (!(error instanceof PullNotSaved)) throw error;
    // It joined a view that only looked in IndexedDB.
    await fetchWithPauses(run, query);
  }
}
