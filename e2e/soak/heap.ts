import type { Page } from '@playwright/test';

/** The bytes that a page's scripts hold once everything that can go has gone. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // The browser itself holds on to what was logged.
  await session.send('Runtime.discardConsoleEntries');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
