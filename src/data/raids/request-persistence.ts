let hasAsked = false;

/** Asks the browser, at the first save, not to evict saved data when the disk is full. */
export function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Not awaited: Firefox asks the user, once. If refused, the browser may evict.
  void persist().catch(() => false);
}

const persist = async (): Promise<boolean | undefined> =>
  (await navigator.storage?.persisted?.()) || navigator.storage?.persist?.();
