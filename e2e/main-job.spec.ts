import { readSavedKeys } from './device';
import { bossRow, bossRows, column, details } from './locators';
import { RAID } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';

const ADDRESS = `./?report=${RAID}&fight=12&player=Brannock`;

test('a pasted report shows who is ready for a boss and what a raider lacks', async ({ page }) => {
  await openReport(page, `https://classic.warcraftlogs.com/reports/${RAID}`);
  await chooseBoss(page, 'Magmaw');
  await expect(column(page, 'PASSED')).toContainText('Grimtusk');

  await choosePlayer(page, 'Brannock');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
});

test('each choice is in the address', async ({ page }) => {
  const inAddress = (wanted: Record<string, string>) => (url: URL) =>
    JSON.stringify(Object.fromEntries(url.searchParams)) === JSON.stringify(wanted);

  await openReport(page, RAID);
  await expect(page).toHaveURL(inAddress({ report: RAID }));
  await chooseBoss(page, 'Magmaw');
  await expect(page).toHaveURL(inAddress({ report: RAID, fight: '12' }));
  await choosePlayer(page, 'Brannock');
  await expect(page).toHaveURL(inAddress({ report: RAID, fight: '12', player: 'Brannock' }));
});

test('a link opens the same view for another user', async ({ page }) => {
  await page.goto(ADDRESS);

  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(column(page, 'PASSED')).toContainText('Grimtusk');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
});

test('back and forward walk through the choices', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Halfus Wyrmbreaker');
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await expect(details(page)).toContainText('Brannock');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Brannock' })).toBeHidden();
  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  await expect(bossRow(page, 'Halfus Wyrmbreaker')).toHaveAttribute('aria-current', 'true');
  await expect(column(page, 'MISSING ENCHANTS')).toContainText('Grimtusk');

  await page.goForward();
  await page.goForward();
  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
});

test('a reload shows the same view without a request to the log site', async ({
  page,
  logSite,
}) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await expect(details(page)).toContainText('Brannock');
  const keysOfRaid = async () => (await readSavedKeys(page)).filter((key) => key.includes(RAID));
  // The report, the kill and its pull.
  await expect.poll(keysOfRaid).toHaveLength(3);
  const requestsBefore = logSite.requests.length;

  await page.reload();

  await expect(bossRows(page)).toHaveCount(12);
  await expect(column(page, 'PASSED')).toContainText('Grimtusk');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
  expect(logSite.requests).toHaveLength(requestsBefore);
});

test('a report and fight opened before open in a new tab while the log site is down', async ({
  page,
  app,
  logSite,
}) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await expect(column(page, 'PASSED')).toContainText('Grimtusk');
  const keysOfRaid = async () => (await readSavedKeys(page)).filter((key) => key.includes(RAID));
  // The report, the kill and its pull.
  await expect.poll(keysOfRaid).toHaveLength(3);
  await logSite.api.stop();

  const tab = await app.open(`?report=${RAID}&fight=12`);
  await expect(column(tab, 'PASSED')).toContainText('Grimtusk');
});
