import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raider } from '#domain/raid/raid';
import { SAVED_TEXTS } from '#texts/saved';
import { deviceStore, storageTrouble } from '../../device/device-store';
import { readSavedList } from '../../device/raids/rebuilt-list';
import { LogSiteFailure } from '../../log-site/requests/log-site-failure';
import { raidPersister } from '../raid-persister';
import { raiderQueries } from '../raid-queries';
import { fetchWithPauses } from './fetch-with-pauses';
import { NoWorker } from './icon-worker';
import { iconsOf } from './icons-on-device';
import { isOver, type SavingRun, showProgress, wantsIcons } from './saving-run';
import { runTwoAtATime } from './two-at-a-time';

/** An unnamed failure: its words are for the console only. */
class SavingFailed extends Error {
  override name = 'SavingFailed';
  override message = SAVED_TEXTS.failed;
}

interface SavedKills {
  /** Their icons; empty if there is no room. */
  icons: Set<string>;
  raidersOf: Map<Kill, Raider[]>;
  hasRoom: boolean;
  /** Why the first missing kill could not be fetched. */
  why: Error | undefined;
}

/** Fetches and saves the missing kills. */
export async function saveKills(run: SavingRun): Promise<SavedKills> {
  const { code, kills } = run;
  const before = await readSavedKills(code);
  const icons = new Set<string>();
  const raidersOf: SavedKills['raidersOf'] = new Map();
  let why: Error | undefined;
  let done = 0;
  let hasRoom = true;

  await runTwoAtATime(
    kills,
    // A view needs the kills in memory, room or not.
    () => isOver(run) || (!hasRoom && wantsIcons(code)),
    async (kill) => {
      try {
        const raiders = await fetchWithPauses(run, raiderQueries.ofFight(code, kill));
        raidersOf.set(kill, raiders);
        for (const address of iconsOf(raiders)) icons.add(address);
        if (!before.has(kill.id)) hasRoom = await saveRaidersOf(code, kill);
      } catch (error) {
        why ??= toOwnFailure(error);
        if (affectsEveryKill(error)) run.siteFailuresInARow += 1;
      }
      done += 1;
      showProgress(run, { done });
    },
  );
  return { icons: hasRoom ? icons : new Set(), raidersOf, hasRoom, why };
}

/** Returns a failure whose message the user understands. */
export const toOwnFailure = (error: unknown): Error =>
  error instanceof LogSiteFailure || error instanceof NoWorker
    ? error
    : new SavingFailed(undefined, { cause: error });

/** Whether a failure would hit every kill alike. */
export const affectsEveryKill = (error: unknown): boolean =>
  error instanceof LogSiteFailure && error.stopsSaving === true;

async function saveRaidersOf(code: ReportCode, kill: Kill): Promise<boolean> {
  await raidPersister.saveCached({ kind: 'raiders', code, killId: kill.id }, kill);
  return storageTrouble.get() === 'none';
}

/** Reads the ids of saved kills without a query, which may be cancelled midway. */
export async function readSavedKills(code: ReportCode): Promise<Set<number>> {
  const raids = await deviceStore.readTogether(readSavedList);
  return new Set(raids?.find((raid) => raid.code === code)?.savedKills);
}
