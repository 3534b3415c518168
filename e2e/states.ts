import { expect, type Page } from '@playwright/test';
import { changePlayers, withLowerLevels, withoutEnchants } from './changed-players';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { RAID_END } from './growing-raid';
import { details, fetchButton, players, reportField } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { openSavedRaid, RAID_TITLE, savedRaids, untilSaved } from './saved';
import { saveSeason } from './season-saved';
import { chooseBoss, choosePlayer, closeSettings, fetchReport, openSettings } from './steps';
import { boardTable } from './tables';
import type { App } from './test';

/** A user's way through states of the app. */
export interface Walk {
  /** Names the pages in a title: “every page … is accessible”. */
  pages: string;
  /** Yields the name of each state once it is complete. */
  walk: (page: Page, app: App) => AsyncIterable<string>;
  /** Console lines that the walk expects. */
  logs?: (string | RegExp)[];
}

async function* walkFromHome(page: Page) {
  await page.goto('./');
  await reportField(page).waitFor();
  await savedRaids(page).waitFor();
  yield 'home';

  await openSettings(page);
  await page.getByRole('dialog').waitFor();
  yield 'settings';

  for (const section of ['Rules', 'Look and language', 'Keyboard', 'Storage'] as const) {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await openSettings(page, section);
    await page.getByRole('heading', { name: section, level: 3 }).waitFor();
    yield `settings, ${section.toLowerCase()}`;
  }

  await closeSettings(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  yield 'keyboard';

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Chromium makes the offer only outside of incognito, see install.spec.ts.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await page.getByRole('button', { name: 'Install' }).waitFor();
  yield 'install offered';

  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await page.getByRole('button', { name: 'Open the sample raid' }).click();
  await page.getByRole('button', { name: 'Magmaw' }).waitFor();
  yield 'boss kills';

  await untilSaved(page, RAID_TITLE, 12);
  await page.goBack();
  await savedRaids(page).getByText('Blackwing Descent and friends').waitFor();
  await reportField(page).waitFor();
  yield 'saved raids';
}

async function* walkThroughAReport(page: Page, { logSite }: App) {
  const report = tierElevenRaid();
  // Advice, and a second missing enchant, are counted beside the low trinket.
  changePlayers(report, (player) =>
    player.name === 'Mordaith' ? withoutEnchants(player, [6, 10, 14]) : player,
  );
  logSite.reports.set(RAID, report);
  await page.goto('./');
  await fetchReport(page, 'too short');
  await page.getByRole('alert').waitFor();
  yield 'bad code';

  await fetchReport(page, 'NoSuchReport0000');
  await page.getByRole('alert').waitFor();
  await fetchButton(page).waitFor();
  yield 'report that cannot be fetched';

  const sendFights = logSite.hold(FIGHTS);
  await fetchReport(page, RAID);
  await page.getByRole('button', { name: 'Fetching...' }).waitFor();
  yield 'fetching';

  sendFights();
  const tries = page.getByRole('checkbox', { name: 'Show wipes' });
  await tries.check();
  yield 'boss kills with attempts';

  await tries.uncheck();
  const sendSummary = logSite.hold(SUMMARY);
  await chooseBoss(page, 'Ascendant Council');
  await page.getByText('Loading...').waitFor();
  yield 'players loading';

  sendSummary();
  await players(page).getByRole('region', { name: 'PASSED' }).waitFor();
  yield 'players';

  await choosePlayer(page, 'Mordaith');
  await details(page).getByText('Low Item Level: Trinket 2').waitFor();
  yield 'player with faults';

  await choosePlayer(page, 'Blightworth');
  await details(page).getByText('No gear recorded').waitFor();
  yield 'player without gear';
}

async function* walkThroughARecentRaid(page: Page) {
  await page.clock.install({ time: RAID_END + 60_000 });
  await page.goto(`./?report=${RAID}`);
  const follow = page.getByRole('switch', { name: 'Follow this raid' });
  await follow.check();
  await page.getByText('Checking every minute').waitFor();
  yield 'raid being followed';

  await follow.uncheck();
  await chooseBoss(page, 'Ascendant Council');
  await page.getByRole('button', { name: 'Buffs/Debuffs' }).click();
  await page.getByRole('button', { name: '+5% Crit:' }).focus();
  // The tooltip fades in.
  await expect(page.getByRole('tooltip')).toHaveCSS('opacity', '1');
  yield 'buffs with a tooltip';

  await page.getByRole('link', { name: 'Gear board' }).click();
  await boardTable(page).waitFor();
  yield 'gear board';
}

async function* walkThroughTwoNights(page: Page, { logSite }: App) {
  const earlier = earlierRaid();
  changePlayers(earlier, (player) =>
    player.name === 'Fenwick' ? withLowerLevels(player, 3) : player,
  );
  logSite.reports.set(EARLIER_CODE, earlier);
  const report = tierElevenRaid();
  report.summaries.delete(16);
  logSite.reports.set(RAID, report);

  const sendSummaries = logSite.hold(SUMMARY);
  await page.goto(`./?report=${RAID}&view=night`);
  await page.getByText('Fetching kills: 0 of 12').waitFor();
  yield 'whole night being fetched';

  sendSummaries();
  await page.getByText('11 of 12 kills loaded.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  yield 'whole night with a kill that cannot be fetched';

  logSite.reports.set(RAID, tierElevenRaid());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('All 12 kills are loaded.').waitFor();
  await page.getByRole('button', { name: 'To buy', exact: true }).click();
  await page.getByRole('checkbox', { name: 'bought: Blightworth' }).first().check();
  yield 'what to buy';

  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Since last raid' }).click();
  await page.getByText('No earlier raid is saved').waitFor();
  yield 'since last raid with nothing to compare with';

  await fetchReport(page, EARLIER_CODE);
  await chooseBoss(page, "Al'Akir");
  await untilSaved(page, 'The week before', 1);
  await openSavedRaid(page, RAID_TITLE);
  await page.getByRole('link', { name: 'Since last raid' }).click();
  await page.getByText('for 2 raids').first().waitFor({ state: 'attached' });
  yield 'since last raid';

  await page.getByRole('link', { name: 'Verdicts' }).click();
  await chooseBoss(page, "Al'Akir");
  await choosePlayer(page, 'Veyra');
  await details(page).getByRole('link', { name: 'All evenings' }).click();
  await page.getByRole('figure', { name: 'Item level over time' }).waitFor();
  yield 'player with two evenings';
}

async function* walkFromSeasonToTonight(page: Page) {
  await saveSeason(page);
  await page.goto('./season?group=SeasonTwentyFv07');
  const season = page.getByRole('table', { name: 'Season' });
  await season.waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  yield 'season';

  await page.getByRole('radio', { name: 'At the pull' }).check();
  await page.getByRole('button', { name: 'Filter' }).click();
  yield 'season at the pull';

  await season.getByRole('link', { name: 'Mossfuse', exact: true }).click();
  await page.getByRole('region', { name: 'Notes' }).waitFor();
  yield 'player of the season';

  await page.goto('./tonight?group=SeasonTwentyFv07');
  await page.getByRole('list', { name: 'Coming', exact: true }).waitFor();
  yield 'tonight';

  await page.getByRole('radio', { name: 'Paste names' }).check();
  await page
    .getByRole('textbox', { name: 'Paste names' })
    .fill('Tavish, Newleaf, Fennimore, Hexamund, Zyzx');
  await page.getByRole('button', { name: 'Take names' }).click();
  await page.getByRole('group', { name: 'Which Tavish?' }).waitFor();
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('combobox', { name: 'Class' }).selectOption('Mage');
  yield 'names pasted for tonight';

  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('radio', { name: 'Buffs' }).check();
  await page.getByText('Could bring it:').first().waitFor();
  yield 'what is missing tonight';

  await page.getByRole('radio', { name: 'Who' }).check();
  await page.getByRole('checkbox', { name: 'Mage', exact: true }).uncheck();
  await page.getByRole('button', { name: 'Remove Mage' }).waitFor();
  yield 'tonight with a guest who does not come';

  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog', { name: 'Share' }).waitFor();
  yield 'tonight being shared';
}

async function* walkOutsideOfTheApp(page: Page, { appServer }: App) {
  await page.goto('./no-such-page');
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  yield 'unknown address';

  await page.goto('./new-page');
  await page.getByRole('heading', { name: 'Section 3' }).waitFor();
  yield 'placeholder page';

  appServer.fault(/js\/index-/, { way: 'never comes' });
  await page.goto('./', { waitUntil: 'commit' });
  await reportField(page).waitFor();
  yield 'home before the app';
}

/** Every state for the pictures and the accessibility checks. */
export const WALKS: readonly Walk[] = [
  { pages: 'before a report is open', walk: walkFromHome },
  {
    pages: 'from a code to a player',
    walk: walkThroughAReport,
    logs: ['Error fetching fights:', 'status of 400'],
  },
  { pages: 'of a raid that has just ended', walk: walkThroughARecentRaid },
  { pages: 'of whole nights', walk: walkThroughTwoNights, logs: ['No players found'] },
  { pages: 'of season and tonight', walk: walkFromSeasonToTonight },
  { pages: 'beside the app itself', walk: walkOutsideOfTheApp },
];
