let hasAsked = false;

/** Asks the browser, at the first save, not to evict what is saved when the disk is full. */
export function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Not awaited, because Firefox asks the user first. If refused, the raids stay as long as the browser sees fit.
  navigator.storage?.persist?.().catch(() => false);
}
