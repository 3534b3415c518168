import { emptyDisk, openTab } from './open-tab';

/** The app's modules on empty storage. */
export function freshDevice() {
  emptyDisk();
  return openTab(async () => ({
    ...(await import('#data/device/raids/saved-raids')),
    ...(await import('#data/shared-audits/saved-shared-audits')),
    ...(await import('#data/device/raids/delete-records')),
    ...(await import('#data/undo/undo')),
    ...(await import('#data/device/device-store')),
    ...(await import('#data/device/raids/saved-list')),
    ...(await import('#data/device/raids/rebuilt-list')),
    ...(await import('#data/raid-file/write-raid-file')),
    ...(await import('#data/raid-file/import-raids')),
    ...(await import('#data/settings/settings')),
    ...(await import('#data/raids/delete-raids')),
    ...(await import('#data/raids/query-client')),
  }));
}

export const quietly = () => ({ signal: new AbortController().signal, onRaid: () => {} });
