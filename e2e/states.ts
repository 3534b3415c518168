import type { Page } from '@playwright/test';
import { EARLIER, earlierRaid } from './earlier-raid';
import { RAID_END } from './growing-raid';
import { details, fetchButton, players, reportField } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { openReport, openSampleRaid } from './steps';
import { boardTable } from './tables';
import type { App } from './test';
import { changePlayers, lowered } from './worked-out-night';

/** A state of the app, and how to reach it. Each waits until it is complete. */
export interface State {
  name: string;
  show: (page: Page, app: App) => Promise<void>;
  /** Its console lines. */
  logs?: (string | RegExp)[];
}

const dialog = (page: Page) => page.getByRole('dialog');

async function openPlayers(page: Page, query = 'fight=8'): Promise<void> {
  await page.goto(`./?report=${RAID}&${query}`);
  await players(page).getByRole('region', { name: 'PASSED' }).waitFor();
}

/** Every state for the screenshots and the accessibility checks. */
export const STATES: readonly State[] = [
  {
    name: 'home',
    show: async (page) => {
      await page.goto('./');
      await reportField(page).waitFor();
      await page.getByRole('region', { name: 'Saved raids' }).waitFor();
    },
  },
  {
    name: 'home before the app',
    show: async (page, app) => {
      app.appServer.fault(/js\/index-/, { way: 'never comes' });
      await page.goto('./', { waitUntil: 'commit' });
      await reportField(page).waitFor();
    },
  },
  {
    name: 'install offered',
    show: async (page) => {
      await page.goto('./');
      await page.getByRole('region', { name: 'Saved raids' }).waitFor();
      // Chromium makes the offer only outside of incognito, see install.spec.ts.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
      await page.getByRole('button', { name: 'Install' }).waitFor();
    },
  },
  {
    name: 'bad code',
    show: async (page) => {
      await openReport(page, 'too short');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'report that cannot be fetched',
    logs: ['Error fetching fights:', 'status of 400'],
    show: async (page) => {
      await openReport(page, 'NoSuchReport0000');
      await page.getByRole('alert').waitFor();
      await fetchButton(page).waitFor();
    },
  },
  {
    name: 'fetching',
    show: async (page, { logSite }) => {
      logSite.hold(FIGHTS);
      await openReport(page, RAID);
      await page.getByRole('button', { name: 'Fetching...' }).waitFor();
    },
  },
  {
    name: 'boss kills',
    show: async (page) => {
      await openSampleRaid(page);
      await page.getByRole('button', { name: 'Magmaw' }).waitFor();
    },
  },
  {
    name: 'players loading',
    show: async (page, { logSite }) => {
      logSite.hold(SUMMARY);
      await page.goto(`./?report=${RAID}&fight=8`);
      await page.getByText('Loading...').waitFor();
    },
  },
  { name: 'players', show: (page) => openPlayers(page) },
  {
    name: 'player with faults',
    show: async (page) => {
      await openPlayers(page, 'fight=8&player=Mordaith');
      await details(page).getByText('Low Item Level: Trinket 2').waitFor();
    },
  },
  {
    name: 'player without gear',
    show: async (page) => {
      await openPlayers(page, 'fight=8&player=Blightworth');
      await details(page).getByText('No gear recorded').waitFor();
    },
  },
  {
    name: 'buffs',
    show: async (page) => {
      await openPlayers(page);
      await page.getByRole('button', { name: 'Buffs/Debuffs' }).click();
      await page.getByText('+5% Crit:').waitFor();
    },
  },
  {
    name: 'buff tooltip',
    show: async (page) => {
      await openPlayers(page);
      await page.getByRole('button', { name: 'Buffs/Debuffs' }).click();
      await page.getByRole('button', { name: '+5% Crit:' }).focus();
      await page.getByRole('tooltip').waitFor();
    },
  },
  {
    name: 'gear board',
    show: async (page) => {
      await page.goto(`./?report=${RAID}&fight=8&view=board`);
      await boardTable(page).waitFor();
    },
  },
  {
    name: 'whole night',
    show: async (page) => {
      await page.goto(`./?report=${RAID}&view=night`);
      await page.getByText('All 12 kills are here.').waitFor();
    },
  },
  {
    name: 'whole night being fetched',
    show: async (page, { logSite }) => {
      logSite.hold(SUMMARY);
      await page.goto(`./?report=${RAID}&view=night`);
      await page.getByText('Fetching kills: 0 of 12').waitFor();
    },
  },
  {
    name: 'whole night with a kill that cannot be fetched',
    logs: ['No players found'],
    show: async (page, { logSite }) => {
      const report = tierElevenRaid();
      report.summaries.delete(16);
      logSite.reports.set(RAID, report);
      await page.goto(`./?report=${RAID}&view=night`);
      await page.getByText('11 of 12 kills are here.').waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  {
    name: 'since last raid',
    show: async (page, { logSite }) => {
      const earlier = earlierRaid();
      changePlayers(earlier, (player) => (player.name === 'Fenwick' ? lowered(player, 3) : player));
      logSite.reports.set(EARLIER, earlier);
      await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
      await page.getByText('All 12 kills are here.').nth(1).waitFor();
      await page.getByText('for 2 raids').first().waitFor();
    },
  },
  {
    name: 'since last raid with nothing to compare with',
    show: async (page) => {
      await page.goto(`./?report=${RAID}&view=since`);
      await page.getByText('No earlier raid is saved').waitFor();
    },
  },
  {
    name: 'player over time',
    show: async (page, { logSite }) => {
      logSite.reports.set(EARLIER, earlierRaid());
      await page.goto(`./?report=${EARLIER}&fight=30`);
      await untilSaved(page, 'The week before', 1);
      await openPlayers(page, 'fight=30&player=Veyra');
      await details(page).getByRole('region', { name: 'Over time' }).waitFor();
    },
  },
  {
    name: 'raid being followed',
    show: async (page) => {
      await page.clock.install({ time: RAID_END + 60_000 });
      await page.goto(`./?report=${RAID}`);
      await page.getByRole('switch', { name: 'Follow this raid' }).check();
      await page.getByText('Checking every minute').waitFor();
    },
  },
  {
    name: 'boss kills with attempts',
    show: async (page) => {
      await page.goto(`./?report=${RAID}`);
      await page.getByRole('checkbox', { name: 'Tries too' }).check();
    },
  },
  {
    name: 'saved raids',
    show: async (page) => {
      await openSampleRaid(page);
      await untilSaved(page, RAID_TITLE, 0);
      await page.goto('./');
      await page
        .getByRole('region', { name: 'Saved raids' })
        .getByText('Blackwing Descent and friends')
        .waitFor();
    },
  },
  {
    name: 'settings',
    show: async (page) => {
      await page.goto('./#settings');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'keyboard',
    show: async (page) => {
      await page.goto('./#keys');
      await dialog(page).waitFor();
    },
  },
  {
    name: 'unknown address',
    show: async (page) => {
      await page.goto('./no-such-page');
      await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    },
  },
  {
    name: 'placeholder page',
    show: async (page) => {
      await page.goto('./new-page');
      await page.getByRole('heading', { name: 'Section 3' }).waitFor();
    },
  },
];
