/** A value with subscribers, as useSyncExternalStore expects it. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /** Calls `onChange` at each change until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

export function observable<T>(initial: T): Observable<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const watcher of watchers) watcher();
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

/** Returns a function like `read` that returns the same object until its JSON changes. */
export function sameUntilChanged<T>(initial: T, read: () => T): () => T {
  let last = initial;
  return () => {
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  };
}
