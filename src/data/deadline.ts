/**
 * Waits for work, but no longer than `ms`: then `onLate` answers in its place, throws, or keeps waiting.
 *
 * The work itself goes on; nothing of the wait is left once either has answered.
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
