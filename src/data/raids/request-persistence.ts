let isRequested = false;

/** Requests, at the first save, that the browser keeps saved data when the disk is full. */
export function requestPersistence(): void {
  if (isRequested) return;
  isRequested = true;
  // Not awaited: Firefox prompts the user, once. If refused, the browser may evict.
  void persist().catch(() => false);
}

const persist = async (): Promise<boolean | undefined> =>
  (await navigator.storage?.persisted?.()) || navigator.storage?.persist?.();
