import type { JSHandle, Page } from '@playwright/test';

/** Turns a request of IndexedDB into a promise. */
type PromisifyRequest = <T>(request: IDBRequest<T>) => Promise<T>;

/**
 * Returns the function as a handle: code in a page cannot see a test's file. Pass it to `evaluate`.
 */
export const promisifyRequestIn = (page: Page): Promise<JSHandle<PromisifyRequest>> =>
  page.evaluateHandle(
    () =>
      <T>(request: IDBRequest<T>) =>
        new Promise<T>((done, failed) => {
          request.onsuccess = () => done(request.result);
          request.onerror = () => failed(request.error);
        }),
  );
