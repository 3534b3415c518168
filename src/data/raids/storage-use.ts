import { queryOptions } from '@tanstack/react-query';

/** Bytes, as far as the browser tells. */
export interface StorageUse {
  used: number | undefined;
  available: number | undefined;
  /** Whether the browser has promised not to evict it. */
  isPromised: boolean;
}

export const storageQueries = {
  /** `listedAt`: when the list of raids was read, since room changes with it. */
  use: (listedAt: number) =>
    queryOptions({
      queryKey: ['storage-use', listedAt],
      queryFn: readStorageUse,
      gcTime: 0,
      placeholderData: (before: StorageUse | undefined) => before,
    }),
};

async function readStorageUse(): Promise<StorageUse> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return {
      used: usage,
      available: quota === undefined ? undefined : Math.max(quota - (usage ?? 0), 0),
      isPromised: await navigator.storage.persisted(),
    };
  } catch {
    // Older browsers and private windows do not tell.
    return { used: undefined, available: undefined, isPromised: false };
  }
}
