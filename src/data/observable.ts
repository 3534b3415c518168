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
