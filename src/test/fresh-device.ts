import { emptyDisk, openTab } from './open-tab';

export const openDevice = async () => ({
  ...(await import('#data/device/raids/saved-raids')),
  ...(await import('#data/shared-results/saved-shared-results')),
  ...(await import('#data/device/raids/delete-records')),
  ...(await import('#data/device/kept/save-kept')),
  ...(await import('#data/device/records/roster-notes')),
  ...(await import('#data/undo/undo')),
  ...(await import('#data/device/device-store')),
  ...(await import('#data/device/raids/saved-list')),
  ...(await import('#data/raid-file/write-raid-file')),
  ...(await import('#data/raid-file/import-raids')),
  ...(await import('#data/settings/settings')),
  ...(await import('#data/raids/delete-raids')),
  ...(await import('#data/query-cache/query-client')),
});

/** Returns the app's modules on empty storage. */
export function freshDevice() {
  emptyDisk();
  return openTab(openDevice);
}

export const quietOptions = () => ({ signal: new AbortController().signal, onRaid: () => {} });
