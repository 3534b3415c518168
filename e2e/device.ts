import type { Page } from '@playwright/test';
import { readRecords } from './traces';

/** The keys of the app's records in IndexedDB. */
export async function readSavedKeys(page: Page): Promise<string[]> {
  return (await readRecords(page)).map(({ key }) => key);
}
