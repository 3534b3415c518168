/** Does what can wait, once the page has drawn and answered what came before it. Safari knows no idle time. */
export function whenIdle(work: () => unknown): void {
  const later = window.requestIdleCallback ?? setTimeout;
  later(() => void work());
}
