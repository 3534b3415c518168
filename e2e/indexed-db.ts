import type { JSHandle, Page } from '@playwright/test';

/** Turns a request of IndexedDB into a promise. */
type ResultOf = <T>(request: IDBRequest<T>) => Promise<T>;

/** The function within a page, where nothing of a test's file is known: `evaluate` takes it as an argument. */
export const resultOfIn = (page: Page): Promise<JSHandle<ResultOf>> =>
  page.evaluateHandle(
    () =>
      <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        }),
  );
