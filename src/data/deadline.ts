/**
 * Waits at most `ms` for work, then calls `onLate`, whose result, rejection or further wait counts
 * instead. The work goes on; the timer is cleared.
 */
export function deadline<T>(
  work: Promise<T>,
  ms: number,
  onLate: () => T | Promise<T>,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  }).then(onLate);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
