import { queryOptions } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raider } from '#domain/raid/raid';
import { ICON_CACHE, MAX_OPAQUE_ICONS, OPAQUE_ICON_CACHE } from '#worker-contract';
import { iconAddress } from '../../addresses';
import { deviceStore } from '../../device/device-store';
import { readRecord } from '../../device/records/read-record';
import { raidersKey } from '../../device/records/stored-records';
import { ask } from '../../doors';

export interface SavedIcons {
  all: number;
  saved: number;
  /** The browser's limit, if the icons' host forces a low one. */
  bound?: number;
}

/** At the limit a twentieth is evicted at once. */
const NEARLY_FULL = 0.9 * MAX_OPAQUE_ICONS;

/** Whether another attempt may save more. */
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

/** Returns the icon addresses of raiders' gear. */
export const iconsOf = (raiders: readonly Raider[]): string[] =>
  raiders
    .flatMap(({ gear }) => gear.flatMap(({ icon }) => iconAddress(icon) ?? []))
    .map((address) => new URL(address).href);

/** Returns the icons that no cache has. */
export async function findUnsaved(icons: Iterable<string>): Promise<string[]> {
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
