/** Returns a function that does its work the first time only. */
export function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined;
  return () => {
    done ??= { result: work() };
    return done.result;
  };
}

/** Returns a function whose calls join a run that is under way. */
export function shareRuns(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Returns a function that runs again after a run during which it was called. Never rejects. */
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
