import { expectedColumns, KILLS } from './expected-raid';
import { bossRow, bossRows, column, details, readColumn } from './locators';
import { allSavedText } from './saved';
import { chooseBoss, choosePlayer, openSampleRaid } from './steps';
import { expect, expectConsole, test } from './test';

const SAMPLE_CODE = 'SampleRaid000001';

test('the sample raid opens without a request to the log site', async ({ page, logSite }) => {
  await openSampleRaid(page);

  await expect(bossRows(page)).toHaveCount(KILLS.length);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('report') === SAMPLE_CODE);

  await test.step('the sample raid opens on Magmaw with every kill saved', async () => {
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(allSavedText(page)).toBeVisible();
    await expect(bossRows(page).filter({ hasText: /of 25 passed/ })).toHaveCount(KILLS.length);
  });
  await expect
    .poll(async () => (await readColumn(page, 'PASSED')).map(([name]) => name).sort())
    .toEqual(expectedColumns(12).passed);
  await choosePlayer(page, 'Tavarin');
  await expect(details(page)).toContainText('Missing Enchant: Boots, Cloak');
  expect(logSite.requests).toEqual([]);

  await test.step('a line explains the marks until it is closed', async () => {
    const close = page.getByRole('button', { name: 'Hide these words' });
    await page.keyboard.press('Escape');
    await expect(page.getByText('empty socket', { exact: true })).toBeVisible();
    await close.click();
    await page.reload();
    await expect(allSavedText(page)).toBeVisible();
    await expect(close).toHaveCount(0);
  });

  await test.step('an address of “To buy” opens it in the whole night', async () => {
    await page.goto(`./?report=${SAMPLE_CODE}&fight=12#to-buy`);
    await expect(page.getByRole('dialog', { name: 'To buy' })).toBeVisible();
    await expect(page).toHaveURL(/view=night#to-buy$/);
  });
});

test.describe('no key', () => {
  test.use({ apiKey: '' });

  test('without a key or the log site the sample raid opens', async ({ page, logSite }) => {
    // Only item icons fail here; nothing else is requested from the stopped host.
    expectConsole('net::ERR_CONNECTION_REFUSED');
    await logSite.stop();

    await test.step('the sample raid’s audit is shown without the log site', async () => {
      await openSampleRaid(page);
      await chooseBoss(page, "Al'Akir");
      await expect(column(page, 'NO GEAR RECORDED')).toContainText('Blightworth');
      await choosePlayer(page, 'Thornclaw');
      await expect(details(page)).toContainText('Missing Enchant: Mainhand');
      await expect(details(page)).toContainText('Low Item Level: Trinket 2');
    });

    await logSite.start();
    await test.step('a link to the sample raid opens its kill', async () => {
      await page.goto(`./?report=${SAMPLE_CODE}&fight=12`);
      await expect(column(page, 'PASSED')).toContainText('Grimtusk');
      expect(logSite.requests).toEqual([]);
    });
  });
});
