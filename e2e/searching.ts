import type { Page } from '@playwright/test';
import { DAY } from '../src/domain/time';
import { RAID } from './reports';

export const OLDER_CODE = 'OlderNightReport';
const OLDEST_CODE = 'OldestNightRepor';
export const THURSDAY = Date.UTC(2024, 7, 1, 19);

/** The test guild's reports, newest first. */
export const REPORTS = [
  { id: RAID, title: 'Thursday', owner: 'Logger', start: THURSDAY, end: THURSDAY, zone: 1023 },
  { id: OLDER_CODE, title: 'Wednesday', start: THURSDAY - DAY, zone: 1040 },
  { id: OLDEST_CODE, title: 'Monday', start: THURSDAY - 3 * DAY, zone: 1027 },
];

export const KILLS = [
  { encounterName: 'Maloriak', spec: 'Arms', percentile: 12.5, fightID: 16, difficulty: 3 },
  { encounterName: 'Magmaw', spec: 'Arms', percentile: 87, fightID: 12, difficulty: 4 },
].map((kill, index) => ({
  ...kill,
  reportID: RAID,
  startTime: THURSDAY + index,
  characterName: 'Brannock',
}));

/** Zone 1023 as v2 has it. */
export const TIER_11 = {
  encounters: [
    { id: 1024, name: 'Magmaw' },
    { id: 1025, name: 'Maloriak' },
  ],
  difficulties: [
    { id: 3, name: 'Normal', sizes: [10, 25] },
    { id: 4, name: 'Heroic', sizes: [10, 25] },
  ],
};

interface Wanted {
  mode?: 'Character' | 'Guild';
  region?: 'US' | 'EU';
  realm?: string;
  name: string;
}

export const nameField = (page: Page, mode: 'Character' | 'Guild') =>
  page.getByPlaceholder(`${mode} Name`);
export const searchButton = (page: Page) =>
  page.getByRole('button', { name: 'Search', exact: true });

export async function search(page: Page, wanted: Wanted): Promise<void> {
  const { mode = 'Guild', region = 'EU', realm = 'Firemaw', name } = wanted;
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('radio', { name: region }).check();
  await page.getByLabel('Realm').selectOption(realm);
  await nameField(page, mode).fill(name);
  await searchButton(page).click();
}
