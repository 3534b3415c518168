import { queryOptions } from '@tanstack/react-query';

/** What the app takes on this device, as far as the browser says. Bytes. */
export interface StorageUse {
  used: number | undefined;
  available: number | undefined;
  /** Whether the browser has promised to clear nothing by itself. */
  isPromised: boolean;
}

/** How much room there is. It is read again whenever it is looked at. */
export const storageQueries = {
  /** `listedAt`: when the list of raids was read, since the room changes with it. */
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
    // Older browsers and private windows say nothing.
    return { used: undefined, available: undefined, isPromised: false };
  }
}
