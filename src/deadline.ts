/** Waits at most `ms` for work. Late work continues, but `onLate` provides the result. */
export function withDeadline<T>(
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

/** Lists late work in a set until it ends. */
export function trackUntilSettled<Key>(late: Set<Key>, key: Key, work: Promise<unknown>): void {
  late.add(key);
  const forget = () => void late.delete(key);
  work.then(forget, forget);
}
