import { queryOptions } from '@tanstack/react-query';
import { awaitFeature } from '../browser-features';
import { isPersistent } from './persistence';

/** The used storage in bytes, if the browser tells it. */
interface StorageUse {
  used: number | undefined;
  available: number | undefined;
  /** Whether the browser has promised not to delete the app's data. */
  isPromised: boolean;
}

export const storageQueries = {
  all: () => ['storage-use'] as const,

  /** `listedAt` is when the list of raids was read: a change of the list changes the free room. */
  use: (listedAt: number) =>
    queryOptions({
      queryKey: [...storageQueries.all(), listedAt],
      queryFn: readStorageUse,
      gcTime: 0,
      placeholderData: (before: StorageUse | undefined) => before,
    }),
};

async function readStorageUse(): Promise<StorageUse> {
  // Older browsers and private windows have no estimate.
  const { usage, quota } = (await awaitFeature(() => navigator.storage.estimate())) ?? {};
  return {
    used: usage,
    available: quota === undefined ? undefined : Math.max(quota - (usage ?? 0), 0),
    isPromised: await isPersistent(),
  };
}
