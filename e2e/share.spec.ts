import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readSavedKeys } from './device';
import { column, players, readColumn } from './locators';
import { RAID } from './reports';
import { RAID_TITLE, savedRaids, untilServed } from './saved';
import { chooseBoss, fetchReport, goOffline, openReport } from './steps';
import { expect, test } from './test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

/** Opens the dialog from Magmaw’s verdicts. */
async function openShare(page: Page): Promise<void> {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the message for Discord that is seen is copied, and the button says so', async ({
    page,
  }) => {
    await openShare(page);
    const message = dialog(page).getByRole('region', { name: 'Message' });
    await expect(message).toContainText('**Missing Enchant**');
    await dialog(page).getByRole('button', { name: 'Copy for Discord' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard(page)).toBe(await message.innerText());
    await expect(dialog(page).getByRole('button', { name: 'Copy for Discord' })).toBeVisible();
  });

  test('whispers are a line for each player with something to mend, fewer where some are left out', async ({
    page,
  }) => {
    await openShare(page);
    await dialog(page).getByRole('radio', { name: 'Whispers' }).check();
    await dialog(page).getByRole('button', { name: 'Copy whispers' }).click();
    await expect.poll(() => clipboard(page)).toContain('/w Nyxara Missing Enchant: Legs, Mainhand');
    const all = await clipboard(page);

    await dialog(page)
      .getByText(/^Players: 25 of 25/)
      .click();
    await dialog(page).getByRole('checkbox', { name: 'Nyxara' }).uncheck();
    await dialog(page).getByRole('button', { name: 'Copy whispers' }).click();
    await expect.poll(() => clipboard(page)).not.toContain('/w Nyxara');
    expect((await clipboard(page)).split('\n')).toHaveLength(all.split('\n').length - 1);
  });
});

test('where copying is refused, the text stands there selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Copy for Discord' }).click();
  await expect(dialog(page).getByRole('status').first()).toContainText('refused');
  const field = dialog(page).getByRole('textbox', { name: 'Text to copy' });
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe(await dialog(page).getByRole('region', { name: 'Message' }).innerText());
});

test('a table of the kill comes as a file, with a row for each player', async ({ page }) => {
  await openShare(page);
  await dialog(page).getByRole('radio', { name: 'CSV' }).check();
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`ready-check-${RAID}-12.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(26);
  expect(lines[0]).toContain('Missing Enchant,Low Item Level,Worth a look');
});

test('the dialog has an address, and closing it returns', async ({ page }) => {
  await openShare(page);
  expect(new URL(page.url()).hash).toBe('#share');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

const sharedLink = (page: Page) => dialog(page).getByRole('textbox', { name: 'Link' });

test('a link opens without key or network in a fresh profile, and shows the same verdicts', async ({
  app,
  browser,
  page,
  guard,
}) => {
  await openShare(page);
  await dialog(page).getByRole('radio', { name: 'Link' }).check();
  await expect(sharedLink(page)).toHaveValue(/#share=1/);
  const link = await sharedLink(page).inputValue();
  expect(link.length).toBeLessThanOrEqual(1900);
  await page.keyboard.press('Escape');
  const missing = await readColumn(page, 'MISSING ENCHANTS');

  await app.logSite.stop();
  const fresh = await browser.newContext();
  guard.watch(fresh);
  const other = await fresh.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Shared judgement' })).toBeVisible();
  await expect(other.getByText('Pieces below item level 346 were low.')).toBeVisible();
  const shown = column(other, 'MISSING ENCHANTS').getByRole('listitem');
  await expect(shown).toHaveCount(missing.length);
  for (const [name = '', slots = ''] of missing) {
    await expect(shown.filter({ hasText: name })).toContainText(slots);
  }
  await expect(other.getByRole('link', { name: 'Open the report itself' })).toHaveAttribute(
    'href',
    new RegExp(`report=${RAID}&fight=`),
  );
  await fresh.close();
});

test('a link pasted into the installed app or shared to it opens with neither network nor the app’s own server', async ({
  app,
  page,
}) => {
  await openShare(page);
  await dialog(page).getByRole('radio', { name: 'Link' }).check();
  await expect(sharedLink(page)).toHaveValue(/#share=1/);
  const link = await sharedLink(page).inputValue();
  await untilServed(page);
  await goOffline(app);
  const cold = await app.open();
  await fetchReport(cold, `Our kill: ${link}`);
  await expect(cold.getByRole('heading', { name: 'Shared judgement' })).toBeVisible();
  await expect(column(cold, 'PASSED').getByRole('listitem')).not.toHaveCount(0);

  await cold.goto(`./?${new URLSearchParams({ text: `Our kill: ${link}` })}`);
  await expect(cold.getByRole('heading', { name: 'Shared judgement' })).toBeVisible();
  await expect(cold).toHaveURL(link);
});

test('a shared judgement is saved, and opens from the saved raids with no connection', async ({
  app,
  browser,
  page,
  guard,
}) => {
  await openShare(page);
  await dialog(page).getByRole('radio', { name: 'Link' }).check();
  await expect(sharedLink(page)).toHaveValue(/#share=1/);
  const link = await sharedLink(page).inputValue();
  const fresh = await browser.newContext();
  guard.watch(fresh);
  const other = await fresh.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Save this judgement' }).click();
  await expect(other.getByText('It opens offline from the saved raids.')).toBeVisible();
  await untilServed(other);
  await goOffline(app);

  const home = await fresh.newPage();
  await home.goto(app.appServer.address);
  const saved = savedRaids(home).getByRole('link', { name: /Magmaw .* 12 of 25 passed/ });
  await saved.click();
  await expect(home.getByRole('heading', { name: 'Shared judgement' })).toBeVisible();
  await expect(column(home, 'PASSED').getByRole('listitem')).toHaveCount(12);
  await expect(home.getByText('It opens offline from the saved raids.')).toBeVisible();

  await home.goBack();
  await savedRaids(home)
    .getByRole('button', { name: `Delete ${RAID_TITLE}` })
    .click();
  await expect(saved).toHaveCount(0);
  await home.keyboard.press('Enter');
  await expect(saved).toBeVisible();
  await fresh.close();
});

test('the system’s share sheet is given what is seen, and who closes it hears of no failure', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const given: ShareData[] = [];
    Object.assign(window, { given });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      given.push(data ?? {});
      if (given.length > 1) throw new DOMException('closed', 'AbortError');
    };
  });
  await openShare(page);
  const send = dialog(page).getByRole('button', { name: 'Send…' });
  await send.click();
  await send.click();
  const given = () => page.evaluate(() => (window as unknown as { given: ShareData[] }).given);
  await expect.poll(async () => (await given()).length).toBe(2);
  const message = dialog(page).getByRole('region', { name: 'Message' });
  expect((await given())[0]).toEqual({ text: await message.innerText() });
  await expect(dialog(page)).not.toContainText('could not send');

  await dialog(page).getByRole('radio', { name: 'Link' }).check();
  await send.click();
  await expect.poll(async () => (await given())[2]?.url).toContain('#share=1');
});

test.describe('a bad link', () => {
  for (const { why, change, says } of [
    { why: 'cut short', change: (link: string) => link.slice(0, -40), says: 'cut short' },
    {
      why: 'with words behind it',
      change: (link: string) => `${link}.`,
      says: 'Something was added',
    },
    {
      why: 'of a later version',
      change: (link: string) => link.replace('#share=1', '#share=9'),
      says: 'newer version',
    },
    {
      why: 'with a letter changed',
      change: (link: string) =>
        link.slice(0, -9) + (link.at(-9) === 'A' ? 'B' : 'A') + link.slice(-8),
      says: 'damaged',
    },
    {
      why: 'of a million letters',
      change: (link: string) => link + 'A'.repeat(1_000_000),
      says: 'far more than one fight',
    },
  ]) {
    test(`${why} gets its sentence, and nothing on the device changes`, async ({ page, app }) => {
      await openShare(page);
      await dialog(page).getByRole('radio', { name: 'Link' }).check();
      await expect(sharedLink(page)).toHaveValue(/#share=1/);
      const { hash } = new URL(await sharedLink(page).inputValue());
      const saved = await readSavedKeys(page);
      const bad = await app.open(change(hash));
      await expect(bad.getByRole('alert')).toContainText(says);
      await expect(bad.getByRole('alert')).toContainText('Nothing on this device was changed');
      expect(await readSavedKeys(bad)).toEqual(saved);
    });
  }
});

test('a link that is cut short says so, and leads home', async ({ page }) => {
  await page.goto('./#share=1ZZZZ');
  await expect(page.getByRole('alert')).toContainText('cut short');
  await page.getByRole('link', { name: 'To the start' }).click();
  await expect(page.getByPlaceholder('Enter Report Code or URL')).toBeVisible();
});
