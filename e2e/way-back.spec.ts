import type { Page } from '@playwright/test';
import { bossRow, column, details, playerButtons, reportField } from './locators';
import { FIGHTS } from './log-site';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { fetchReport } from './steps';
import { expect, expectConsole, test } from './test';

const playerInAddress = (page: Page) => new URL(page.url()).searchParams.get('player');

/** Presses a key until it chooses nobody new. Returns the players. */
async function pressToTheEnd(page: Page, key: string): Promise<string[]> {
  const met: string[] = [];
  const names = await page
    .locator('[data-player]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-player')));
  for (const _ of new Set(names)) {
    const before = playerInAddress(page);
    await page.keyboard.press(key);
    await expect.poll(() => playerInAddress(page)).not.toBe(before);
    met.push(playerInAddress(page) ?? '');
  }
  await page.keyboard.press(key);
  expect(playerInAddress(page)).toBe(met.at(-1));
  return met;
}

test('the keys j and k reach every player once', async ({ page }) => {
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(playerButtons(page, 'Elsifer')).toBeVisible();
  const forwards = await pressToTheEnd(page, 'j');
  expect(new Set(forwards).size).toBe(25);
  expect(forwards).toHaveLength(25);
  const backwards = forwards.toReversed().slice(1);
  for (const name of backwards) {
    await page.keyboard.press('k');
    await expect.poll(() => playerInAddress(page)).toBe(name);
  }
  // All these key presses are one history entry, so Back leaves the players.
  await page.goBack();
  await expect.poll(() => playerInAddress(page)).toBeNull();
});

test('a held key changes the address no faster than WebKit allows', async ({ page }) => {
  await page.addInitScript(() => {
    let left = 100;
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (...how) => {
        left -= 1;
        if (left < 0) throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
        change(...how);
      };
    }
  });
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(playerButtons(page, 'Elsifer')).toBeVisible();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  for (let time = 0; time < 150; time += 1) await page.keyboard.down(time % 30 < 20 ? 'j' : 'k');
  await page.keyboard.up('j');
  await page.keyboard.up('k');
  await expect(details(page)).toBeVisible();
  await expect(page.locator('[data-same-page]')).toHaveCount(1);
});

test('text typed while a report loads stays in its field', async ({ page, logSite }) => {
  const release = logSite.hold(FIGHTS);
  await page.goto('./');
  await page.getByRole('radio', { name: 'Guild' }).check();
  await fetchReport(page, RAID);
  const guild = page.getByRole('combobox', { name: 'Guild Name' });
  await guild.focus();
  await page.keyboard.type('Knights of ');
  release();
  await expect(bossRow(page, 'Magmaw')).toBeVisible();
  await page.keyboard.type('the bright sky jj');
  await expect(guild).toBeFocused();
  await expect(guild).toHaveValue('Knights of the bright sky jj');
  expect(playerInAddress(page)).toBeNull();
});

test('Back closes a dialog', async ({ page }) => {
  await page.goto('./new-page');
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await untilStarted(page);
  const link = page.getByRole('link', { name: 'Settings', exact: true });

  await test.step('the focus returns to the link that opened the dialog', async () => {
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('a click that ends outside a dialog closes it only if it began there', async () => {
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const pointBeside = [box.x / 2, box.y + box.height / 2] as const;
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(...pointBeside);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a click in the empty part of a dialog does not close it', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.mouse.click(195, 800);
    await expect(dialog).toBeVisible();
    await page.mouse.click(195, 10);
    await expect(dialog).toHaveCount(0);
    await page.setViewportSize(size);
  });

  await test.step('a closed dialog leaves no history entry', async () => {
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('./');
    await page.goBack();
    await expect(page).toHaveURL(/new-page/);
  });
});

test('a key pressed while a dialog closes opens no other dialog', async ({ page }) => {
  // Slows the dialog's closing, as on a slow phone.
  await page.addInitScript(() => {
    const { go } = History.prototype;
    History.prototype.go = function (delta) {
      setTimeout(() => go.call(this, delta), 300);
    };
  });
  await page.goto('./new-page');
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await untilStarted(page);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (const key of ['Escape', '?', 'Escape', 'Escape', '?']) await page.keyboard.press(key);
  await test.step('Escape pressed twice goes back once', async () => {
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('./');
    await expect(reportField(page)).toBeVisible();
  });

  await test.step('a key pressed later opens its dialog', async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'What the marks mean' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('./');
  });
});

test('/index.html is the main page', async ({ page }) => {
  await page.goto(`./index.html?report=${RAID}`);
  await expect(bossRow(page, 'Magmaw')).toBeVisible();

  await test.step('Back from a boss clicked twice opens its raid', async () => {
    await bossRow(page, 'Magmaw').dblclick();
    await expect(column(page, 'PASSED')).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/fight=/);
  });
});

test('Back repeats a report request that failed offline', async ({ page, context, logSite }) => {
  expectConsole('Error fetching fights:', /ERR_INTERNET_DISCONNECTED/);
  const openNewPage = () =>
    page.evaluate(() => {
      history.pushState({}, '', './new-page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  // All chunks have loaded before the connection is lost.
  await page.goto('./', { waitUntil: 'networkidle' });
  await openNewPage();
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await context.setOffline(true);
  await fetchReport(page, RAID);
  await expect(page.getByText('This device is offline')).toBeVisible();
  await openNewPage();
  await expect(reportField(page)).toHaveCount(0);
  await context.setOffline(false);
  await page.goBack();
  await expect(bossRow(page, 'Magmaw')).toBeVisible();
  expect(logSite.requests.length).toBeGreaterThan(0);
});
