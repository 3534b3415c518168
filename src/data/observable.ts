/** React uses it with useSyncExternalStore. */
export interface Observable<T> {
  get(): T;
  set(value: T): void;
  /** Returns a function that stops it. */
  subscribe(onChange: () => void): () => void;
}

/** Makes an observable with an initial value. */
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

/** Returns a reader of what `read` returns: the same object until its JSON changes. */
export function sameUntilChanged<T>(initial: T, read: () => T): () => T {
  let last = initial;
  return () => {
    const now = read();
    if (JSON.stringify(now) !== JSON.stringify(last)) last = now;
    return last;
  };
}
