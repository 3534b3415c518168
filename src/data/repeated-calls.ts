/** Returns a function that does its work at the first call only. */
export function once<T>(work: () => T): () => T {
  const workOnce = onceByKey(work);
  return () => workOnce(undefined);
}

/** Returns a function that does its work at each key's first call only. */
export function onceByKey<Key, T>(work: (key: Key) => T): (key: Key) => T {
  const results = new Map<Key, { result: T }>();
  return (key) => {
    const done = results.get(key) ?? { result: work(key) };
    results.set(key, done);
    return done.result;
  };
}

/** Returns a function whose calls join a running call. */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  const run = shareRunsByKey(work, () => undefined);
  return () => run(undefined);
}

/** Returns a function whose calls join a running call for the same key. */
export function shareRunsByKey<Subject>(
  work: (subject: Subject) => Promise<void>,
  keyOf: (subject: Subject) => unknown,
): (subject: Subject) => Promise<void> {
  const underWay = new Map<unknown, Promise<void>>();
  return (subject) => {
    const key = keyOf(subject);
    const run = underWay.get(key) ?? work(subject).finally(() => underWay.delete(key));
    underWay.set(key, run);
    return run;
  };
}

/** Returns a function that runs once more if it was called during a run. Never rejects. */
export function repeatIfCalled(work: () => Promise<void>): () => void {
  let underWay: { isStale: boolean } | undefined;
  return function run() {
    if (underWay) {
      underWay.isStale = true;
      return;
    }
    const now = { isStale: false };
    underWay = now;
    void work().then(() => {
      underWay = undefined;
      if (now.isStale) run();
    });
  };
}
