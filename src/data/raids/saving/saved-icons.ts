import { queryOptions } from '@tanstack/react-query';
import { withDeadline } from '#deadline';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raider } from '#domain/raid/raid';
import { SAVING_TEXTS } from '#texts/saving';
import { ICON_CACHE, MAX_OPAQUE_ICONS, OPAQUE_ICON_CACHE } from '#worker-contract';
import { iconAddress } from '../../addresses';
import { ask, servingWorker, tellWorker, workerContainer } from '../../browser-features';
import { deviceStore } from '../../device/device-store';
import { readRecord } from '../../device/records/read-record';
import { raidersKey } from '../../device/records/stored-records';
import { runTwoAtATime, updateSaving } from './saving-run';

export interface SavedIcons {
  all: number;
  saved: number;
  /** The most that the cache takes from the icons' host, if that refuses CORS. */
  bound?: number;
}

/** At the limit a twentieth is evicted at once. */
const NEARLY_FULL = 0.9 * MAX_OPAQUE_ICONS;

export const canSaveMore = ({ all, saved, bound }: SavedIcons): boolean =>
  saved < all && (bound === undefined || saved < NEARLY_FULL);

/** A cache may lose any at any time, so every visit counts again. */
export const savedIconQueries = {
  all: () => ['saved-icons'] as const,

  ofRaid: (code: ReportCode, killIds: readonly number[]) =>
    queryOptions({
      queryKey: [...savedIconQueries.all(), code, ...killIds],
      queryFn: () => countIcons(code, killIds),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};

async function countIcons(code: ReportCode, killIds: readonly number[]): Promise<SavedIcons> {
  const icons = new Set<string>();
  // In sequence: all at once would block a slow phone.
  for (const killId of killIds) {
    const record = readRecord(await deviceStore.read(raidersKey(code, killId)));
    if (record?.kind === 'raiders') for (const icon of iconsOf(record.data)) icons.add(icon);
  }
  const { readable, opaque } = await readCaches();
  const saved = [...icons].filter((icon) => readable.has(icon) || opaque.has(icon));
  return {
    all: icons.size,
    saved: saved.length,
    ...(saved.some((icon) => opaque.has(icon)) && { bound: MAX_OPAQUE_ICONS }),
  };
}

export const iconsOf = (raiders: readonly Raider[]): string[] =>
  raiders
    .flatMap(({ gear }) => gear.flatMap(({ icon }) => iconAddress(icon) ?? []))
    .map((address) => new URL(address).href);

async function findUnsaved(icons: Iterable<string>): Promise<string[]> {
  const { readable, opaque } = await readCaches();
  return [...icons].filter((icon) => !readable.has(icon) && !opaque.has(icon));
}

async function readCaches(): Promise<{ readable: Set<string>; opaque: Set<string> }> {
  return { readable: await readCache(ICON_CACHE), opaque: await readCache(OPAQUE_ICON_CACHE) };
}

/** Reads the addresses in a cache; none if it is missing or the browser refuses. */
async function readCache(name: string): Promise<Set<string>> {
  const requests = await ask(async () =>
    // Opening a cache would create it.
    (await caches.has(name)) ? (await caches.open(name)).keys() : [],
  );
  return new Set(requests?.map(({ url }) => url));
}

const MAX_WAIT = 30_000;

export class NoWorker extends Error {
  override name = 'NoWorker';
  override message = SAVING_TEXTS.noWorker;
}

/** Returns the worker that stores icons; on a first visit once it is installed. Throws NoWorker. */
export async function findWorker(): Promise<ServiceWorker> {
  const container = workerContainer();
  // A worker that cannot be installed never becomes ready.
  const worker =
    servingWorker() ??
    (container && (await withDeadline(readyWorker(container), MAX_WAIT, () => null)));
  if (!worker) throw new NoWorker();
  return worker;
}

/** Waits for the registered worker; null if there is none or the browser refuses. */
async function readyWorker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  const registration = await ask(() => container.getRegistration());
  return registration ? (await container.ready).active : null;
}

/** Stores an icon by the worker. Returns whether it did. */
export async function storeByWorker(worker: ServiceWorker, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const isStored = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  if (!tellWorker(worker, { type: 'STORE_ICON', url }, [port2])) return false;
  // A stopped worker never responds.
  return withDeadline(isStored, MAX_WAIT, () => false);
}

/** In a row: the host cannot be reached. */
const MAX_LOST_ICONS = 6;

/** Saves a raid's missing icons; `savedIconQueries` has the outcome. Throws NoWorker. */
export async function saveIcons(
  code: ReportCode,
  icons: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const unsaved = await findUnsaved(icons);
  if (signal.aborted || unsaved.length === 0) return;
  updateSaving(code, { phase: 'icons', done: 0, total: unsaved.length });
  const worker = await findWorker();
  let done = 0;
  let lostInARow = 0;

  await runTwoAtATime(
    unsaved,
    () => signal.aborted || lostInARow >= MAX_LOST_ICONS,
    async (address) => {
      const isSaved = await storeByWorker(worker, address);
      lostInARow = isSaved ? 0 : lostInARow + 1;
      done += isSaved ? 1 : 0;
      if (!signal.aborted) updateSaving(code, { done });
    },
  );
}
