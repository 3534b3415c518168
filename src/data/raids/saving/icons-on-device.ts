import { queryOptions } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raider } from '#domain/raid/raid';
import { ICON_CACHE, MAX_OPAQUE_ICONS, OPAQUE_ICON_CACHE } from '#worker-contract';
import { iconAddress } from '../../addresses';
import { deviceStore } from '../../device/device-store';
import { raidersKey, readRecord } from '../../device/records/stored-records';

/** How many of a raid's item icons are on this device. */
export interface SavedIcons {
  all: number;
  saved: number;
  /** How many the browser stores at most, where the icons' host makes it store few. */
  bound?: number;
}

/** A bound that is reached drops a twentieth at once. */
const NEARLY_FULL = 0.9 * MAX_OPAQUE_ICONS;

/** Whether another attempt may save more of them. */
export const canSaveMore = ({ all, saved, bound }: SavedIcons): boolean =>
  saved < all && (bound === undefined || saved < NEARLY_FULL);

/** The caches may lose an icon at any time, so that they are asked whenever a raid is shown. */
export const savedIconQueries = {
  all: () => ['saved-icons'] as const,

  /** The icons of a raid's saved kills, as the caches hold them now. */
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
  // One after the other: all at once would hold up a slow phone.
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

/** The addresses of all the icons that raiders' gear has at the icon host. */
export const iconsOf = (raiders: readonly Raider[]): string[] =>
  raiders
    .flatMap(({ gear }) => gear.flatMap(({ icon }) => iconAddress(icon) ?? []))
    .map((address) => new URL(address).href);

/** Those of some icons that no cache holds now. */
export async function findUnsaved(icons: Iterable<string>): Promise<string[]> {
  const { readable, opaque } = await readCaches();
  return [...icons].filter((icon) => !readable.has(icon) && !opaque.has(icon));
}

async function readCaches(): Promise<{ readable: Set<string>; opaque: Set<string> }> {
  return { readable: await readCache(ICON_CACHE), opaque: await readCache(OPAQUE_ICON_CACHE) };
}

/** The addresses that a cache holds; none where there is no such cache, or the browser has or lends none. */
async function readCache(name: string): Promise<Set<string>> {
  try {
    // Opening a cache would make it.
    if (!(await caches.has(name))) return new Set();
    const requests = await (await caches.open(name)).keys();
    return new Set(requests.map(({ url }) => url));
  } catch {
    return new Set();
  }
}
