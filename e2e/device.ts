import type { Page } from '@playwright/test';
import { readRecords } from './traces';

export async function readSavedKeys(page: Page): Promise<string[]> {
  return (await readRecords(page)).map(({ key }) => key);
}
