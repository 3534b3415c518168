let hasAsked = false;

/** Asks the browser, at the first save, not to evict saved data when the disk is full. */
export function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Not awaited: Firefox asks the user first. If refused, the browser may evict.
  navigator.storage?.persist?.().catch(() => false);
}
