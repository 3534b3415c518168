import type { Page } from '@playwright/test';
import { readRecords } from './traces';

/** The keys of every record that the app stores in IndexedDB, as text. */
export async function readSavedKeys(page: Page): Promise<string[]> {
  return (await readRecords(page)).map(({ key }) => key);
}
