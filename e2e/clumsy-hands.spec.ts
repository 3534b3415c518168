import type { Locator, Page } from '@playwright/test';
import { bossRow, bossRows, details, playerButtons, reportField } from './locators';
import type { LogSite } from './log-site';
import { RAID, RETAIL_2022, tierElevenRaid } from './reports';
import {
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  untilSaved,
  untilServed,
  untilStarted,
} from './saved';
import { chooseBoss, fetchReport, openReport, openSampleRaid } from './steps';
import { expect, test } from './test';

const SUMMARIES = /tables\/summary/;
const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^Save this raid for offline/ });
const rows = (page: Page) => savedRaids(page).getByRole('listitem');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const deleteButton = (where: Page | Locator, title: string) =>
  where.getByRole('button', { name: `Delete ${title}`, exact: true });
const openSettings = async (page: Page) => {
  await page.getByRole('link', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
};

/** Has this many raids on the device, `Night 1` the newest, and none of them open. */
async function saveNights(page: Page, logSite: LogSite, count: number): Promise<string[]> {
  const raid = tierElevenRaid();
  const titles = Array.from({ length: count }, (_, at) => `Night ${at + 1}`);
  await page.goto('./');
  for (const [at, title] of titles.entries()) {
    const code = `Night${String(at).padStart(11, '0')}`;
    const start = Number(raid.fights.start) - at * 86_400_000;
    logSite.reports.set(code, { ...raid, fights: { ...raid.fights, title, start } });
    await fetchReport(page, code);
    await expect(rows(page)).toHaveCount(at + 1);
  }
  await page.goto('./');
  await expect(rows(page)).toHaveCount(count);
  return titles;
}

/** Two clicks where a button is, each for itself, wherever it has gone in between. */
async function clickTwiceAt(page: Page, button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in view');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(x, y);
  await expect(button).toHaveCount(0);
  await page.mouse.click(x, y);
}

const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop saving' });

test.describe('deleting and saving', () => {
  test('a double click on Save saves the raid and does not stop it', async ({ page, logSite }) => {
    const release = logSite.hold(SUMMARIES);
    await openReport(page, RAID);
    await saveButton(page).dblclick();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    release();
    await expect(page.getByText('Saved for offline: 12 of 12 kills')).toBeVisible({
      timeout: 20_000,
    });
  });

  test('a double click on Stop stops it and does not begin again', async ({ page, logSite }) => {
    const release = logSite.hold(SUMMARIES);
    await openReport(page, RAID);
    await saveButton(page).click();
    await stopButton(page).dblclick();
    release();
    await expect(page.getByText('Stopped. 2 of 12 kills are saved.')).toBeVisible();
    await expect(saveButton(page)).toHaveText('Save this raid for offline: the other 10 kills');
  });

  test('the shortcut to the last raid says when the device cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto('./?open=latest');
    await expect(page.getByText('so the last one cannot be opened')).toBeVisible();
    await expect(page.getByText('No raid is saved on this device yet')).toBeHidden();
  });

  for (const [place, nth] of [
    ['first', 0],
    ['middle', 2],
    ['last', 4],
  ] as const) {
    test(`a double click on Delete of the ${place} raid takes that one only`, async ({
      page,
      logSite,
    }) => {
      const titles = await saveNights(page, logSite, 6);
      const others = titles.filter((title) => title !== 'Night 2');
      const target = others[nth] ?? '';
      await deleteButton(page, 'Night 2').click();
      await expect(rows(page)).toHaveCount(5);

      await deleteButton(page, target).dblclick();
      await expect(deleteButton(page, target)).toHaveCount(0);
      await page.reload();
      await expect(rows(page)).toHaveCount(4);
      for (const title of others.filter((other) => other !== target)) {
        await expect(savedRaid(page, title)).toBeVisible();
      }
    });
  }

  test('two clicks at one point delete one raid, whatever has moved in between', async ({
    page,
    logSite,
  }) => {
    await saveNights(page, logSite, 7);
    for (const title of ['Night 7', 'Night 1', 'Night 4']) {
      await clickTwiceAt(page, deleteButton(page, title));
    }
    await expect(rows(page)).toHaveCount(4);
    await page.reload();
    await expect(rows(page)).toHaveCount(4);
  });

  test('every deletion of the visit can be undone, the latest first', async ({ page, logSite }) => {
    const titles = await saveNights(page, logSite, 4);
    for (const title of titles.slice(1)) {
      await deleteButton(page, title).click();
      await expect(deleteButton(page, title)).toHaveCount(0);
      await expect(savedRaids(page).getByRole('status')).toContainText(`Deleted: ${title}`);
    }
    await expect(rows(page)).toHaveCount(1);
    for (const left of [2, 3, 4]) {
      await undo(page).click();
      await expect(rows(page)).toHaveCount(left);
    }
    await expect(undo(page)).toHaveCount(0);
    await page.reload();
    await expect(rows(page)).toHaveText(titles.map((title) => new RegExp(title)));
  });

  test('dismissed, a deletion cannot be undone any more, and leaves no gap', async ({
    page,
    logSite,
  }) => {
    await saveNights(page, logSite, 2);
    await deleteButton(page, 'Night 1').click();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await expect(undo(page)).toHaveCount(0);
    await expect(savedRaids(page)).not.toContainText('Night 1');
    await expect(rows(page)).toHaveCount(1);
  });

  test('in Settings a double click takes one raid, and its Undo outlives the dialog', async ({
    page,
    logSite,
  }) => {
    await saveNights(page, logSite, 11);
    const dialog = await openSettings(page);
    const suggested = dialog.getByRole('button', { name: /^Delete Night/ });
    await expect(suggested).toHaveCount(3);
    await suggested.first().click();
    await expect(suggested).toHaveCount(2);
    await suggested.first().dblclick();
    await expect(suggested).toHaveCount(1);
    await expect(dialog).toContainText('9 raids');

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rows(page)).toHaveCount(9);
    await undo(page).click();
    await expect(rows(page)).toHaveCount(10);
    await undo(page).click();
    await expect(rows(page)).toHaveCount(11);
  });

  test('a double click on the first question does not answer the second', async ({
    page,
    logSite,
  }) => {
    await saveNights(page, logSite, 3);
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Delete all raids' }).dblclick();
    await dialog.getByRole('button', { name: 'Yes, go on' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Delete 3 raids now' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete 3 raids now' }).dblclick();
    await expect(dialog).toContainText('No raid is left');

    await undo(page).click();
    await expect(dialog).not.toContainText('No raid is left');
    await expect(dialog).toContainText('3 raids');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(3);
  });

  test('a raid that is deleted while it is saved stays deleted', async ({ page, logSite }) => {
    await openReport(page, RAID);
    const release = logSite.hold(SUMMARIES);
    await saveButton(page).click();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    await deleteButton(page, RAID_TITLE).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(stopButton(page)).toHaveCount(0);
    release();

    await fetchReport(page, RETAIL_2022);
    await expect(savedRaid(page, RETAIL_TITLE)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    expect(logSite.asked.filter(({ pathname }) => SUMMARIES.test(pathname))).toHaveLength(2);
  });

  test('all raids deleted while one is saved leave none', async ({ page, logSite }) => {
    await openReport(page, RAID);
    const release = logSite.hold(SUMMARIES);
    await saveButton(page).click();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Delete all raids' }).click();
    await dialog.getByRole('button', { name: 'Yes, go on' }).click();
    await dialog.getByRole('button', { name: 'Delete 1 raid now' }).click();
    await expect(dialog).toContainText('No raid is left');
    release();
    await page.keyboard.press('Escape');

    await fetchReport(page, RETAIL_2022);
    await expect(savedRaid(page, RETAIL_TITLE)).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });

  test('a raid deleted in one tab is saved no further in another', async ({
    page,
    app,
    logSite,
  }) => {
    await openReport(page, RAID);
    await expect(rows(page)).toHaveCount(1);
    const other = await app.open();
    await expect(rows(other)).toHaveCount(1);
    const release = logSite.hold(SUMMARIES);
    await saveButton(page).click();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();

    await deleteButton(other, RAID_TITLE).click();
    await expect(rows(page)).toHaveCount(0);
    await expect(stopButton(page)).toHaveCount(0);
    release();
    await fetchReport(page, RETAIL_2022);
    await expect(rows(other)).toHaveCount(1);
    await expect(rows(page)).toHaveCount(1);
    expect(logSite.asked.filter(({ pathname }) => SUMMARIES.test(pathname))).toHaveLength(2);
  });

  test('what was not saved of a raid is not said of it once it is deleted', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 400', 'Error fetching player data:');
    logSite.fault(SUMMARIES, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
    await openReport(page, RAID);
    await saveButton(page).click();
    await expect(page.getByText('Not saved: Halfus Wyrmbreaker.')).toBeVisible({ timeout: 20_000 });
    await deleteButton(page, RAID_TITLE).click();
    await expect(page.getByText('Not saved:')).toHaveCount(0);
    await expect(saveButton(page)).toHaveText('Save this raid for offline');
  });

  test('Undo does not bring an older copy of a report over a newer one', async ({
    page,
    logSite,
  }) => {
    const raid = tierElevenRaid();
    const grown = raid.fights.fights ?? [];
    logSite.reports.set(RAID, {
      ...raid,
      fights: { ...raid.fights, fights: grown.slice(0, 4) },
    });
    await openReport(page, RAID);
    await expect(savedRaid(page, RAID_TITLE)).toContainText('0 of 2 kills saved');
    await deleteButton(page, RAID_TITLE).click();
    await expect(rows(page)).toHaveCount(0);

    logSite.reports.set(RAID, raid);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await expect(savedRaid(page, RAID_TITLE)).toContainText('0 of 12 kills saved');
    await undo(page).click();
    await expect(undo(page)).toHaveCount(0);
    await page.reload();
    await expect(bossRows(page)).toHaveCount(12);
    await expect(savedRaid(page, RAID_TITLE)).toContainText('0 of 12 kills saved');
  });
});

test.describe('saving, settings and the worker', () => {
  const ICONS = ['ready-check-item-icons', 'ready-check-item-icons-opaque'];

  const save = (page: Page): Locator =>
    page.getByRole('button', { name: 'Save this raid for offline', exact: true });
  const saveIcons = (page: Page): Locator =>
    page.getByRole('button', { name: 'Save its icons too' });
  const isSaved = (page: Page): Locator => page.getByText('Saved for offline: 12 of 12 kills');

  /** How many icons the browser's caches hold. */
  const countIcons = (page: Page): Promise<number> =>
    page.evaluate(async (names) => {
      const held = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return held.flat().length;
    }, ICONS);

  test('bosses can be looked at while a raid is being saved', async ({ page, logSite }) => {
    await openReport(page, RAID);
    await untilServed(page);
    const release = logSite.hold(SUMMARIES);
    await save(page).click();
    const asked = () => logSite.asked.filter(({ pathname }) => SUMMARIES.test(pathname));
    await expect.poll(() => asked().length).toBe(2);
    for (const boss of ['Halfus Wyrmbreaker', 'Theralion and Valiona', 'Magmaw']) {
      await chooseBoss(page, boss);
      await expect(bossRow(page, boss)).toHaveAttribute('aria-current', 'true');
    }
    release();
    await expect(isSaved(page)).toBeVisible({ timeout: 20_000 });
    await untilSaved(page, RAID_TITLE, 12);
    await expect(page.getByText('Not saved')).toHaveCount(0);
  });

  test('a save that is stopped as the log site asks for an hour does not hold up the next', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 429', 'Error fetching player data:');
    await openReport(page, RAID);
    let release = () => {};
    const after = new Promise<void>((done) => {
      release = done;
    });
    const headers = { 'retry-after': '3600', 'access-control-expose-headers': 'retry-after' };
    logSite.fault(SUMMARIES, { status: 429, headers, body: '{}', after }, 2);
    await save(page).click();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    await page.getByRole('button', { name: 'Stop saving' }).click();
    release();

    await page.getByRole('button', { name: /^Save this raid for offline/ }).click();
    await expect(isSaved(page)).toBeVisible({ timeout: 20_000 });
  });

  test('icons that the browser has dropped are said not to be saved, and offered', async ({
    page,
  }) => {
    await openReport(page, RAID);
    await untilServed(page);
    await save(page).click();
    await expect(isSaved(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('item icons')).toHaveCount(0);
    const all = await countIcons(page);
    expect(all).toBeGreaterThan(100);

    await page.evaluate((names) => Promise.all(names.map((name) => caches.delete(name))), ICONS);
    await page.reload();
    await expect(page.getByText(`${all} of ${all} item icons are not saved`)).toBeVisible();
    await saveIcons(page).click();
    await expect(saveIcons(page)).toBeHidden();
    await expect(page.getByText('item icons')).toHaveCount(0);
    expect(await countIcons(page)).toBe(all);
  });

  test('icons without a worker to store them are said not to be saved, and offered', async ({
    page,
    appServer,
    expectConsole,
  }) => {
    expectConsole('response code (503)');
    const mend = appServer.fault(/\/sw\.js/, { status: 503 });
    await openReport(page, RAID);
    await save(page).click();
    await expect(isSaved(page)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('without its service worker')).toBeVisible();
    await page.reload();
    await expect(page.getByText('item icons are not saved')).toBeVisible();

    mend();
    await page.reload();
    await untilServed(page);
    await saveIcons(page).click();
    await expect(saveIcons(page)).toBeHidden();
    await expect(page.getByText('item icons')).toHaveCount(0);
    expect(await countIcons(page)).toBeGreaterThan(100);
  });

  test('of an icon host without the CORS header few icons stay, and it says how many', async ({
    page,
    logSite,
  }) => {
    logSite.iconsAllowCors = false;
    await openReport(page, RAID);
    await untilServed(page);
    await save(page).click();
    const told = page.getByText('Their host lets this browser keep 60 at most');
    await expect(told).toBeVisible({ timeout: 30_000 });
    const saved = await countIcons(page);
    expect(saved).toBeGreaterThan(0);
    expect(saved).toBeLessThanOrEqual(60);
    await expect(told).toContainText(`${saved} of `);
    await expect(saveIcons(page)).toBeHidden();

    await page.reload();
    await expect(bossRows(page)).toHaveCount(12);
    await expect(told).toContainText(`${saved} of `);
    await expect(saveIcons(page)).toBeHidden();
  });

  test.describe('in two tabs', () => {
    test.use({ apiKey: '' });

    test('a key typed in one stays when something is chosen in the other', async ({
      page,
      app,
    }) => {
      await page.goto('./#settings');
      const other = await app.open('#settings');
      const key = (tab: Page) => tab.getByLabel('Your own API key');
      await expect(key(other)).toHaveValue('');
      await key(page).fill('my-own-key');
      await expect(key(other)).toHaveValue('my-own-key');

      await other.getByText('Light', { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
      await page.reload();
      await expect(key(page)).toHaveValue('my-own-key');
    });
  });
});

test.describe('an older browser', () => {
  /** Takes away what came with browsers later than the oldest that the app is for. */
  const makeOld = (page: Page) =>
    page.addInitScript(() => {
      const newer: [object, string[]][] = [
        [URL, ['canParse', 'parse']],
        [AbortSignal, ['any', 'timeout']],
        [Array, ['fromAsync']],
        [
          Array.prototype,
          ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'],
        ],
        [Object, ['groupBy']],
        [Map, ['groupBy']],
        [Promise, ['withResolvers', 'try']],
        [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf']],
        [StorageManager.prototype, ['estimate']],
        [
          globalThis,
          ['requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler', 'Iterator'],
        ],
      ];
      for (const [owner, names] of newer)
        for (const name of names) Reflect.deleteProperty(owner, name);
    });

  test('starts, fetches a report and opens the sample raid', async ({ page }) => {
    await makeOld(page);
    await openReport(page, RAID);
    await bossRow(page, 'Magmaw').click();
    await expect(playerButtons(page, 'Elsifer')).toBeVisible();
    await openSampleRaid(page);
    await expect(bossRow(page, 'Halfus Wyrmbreaker')).toBeVisible();
  });

  test('in which no script of the app can start is named on the first page', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/^Uncaught: .*Symbol\.for/);
    await page.addInitScript(() => Reflect.deleteProperty(Symbol, 'for'));
    await page.goto('./');
    const words = page.getByText('Ready Check has not started yet');
    await expect(words).toBeHidden();
    // Half a minute, over at once.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(words).toBeVisible();
    await expect(words).toContainText('Safari 15.6 (iOS 15.6)');
  });

  test('that is known by its stylesheet is named at once', async ({ page, appServer }) => {
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('accent-color:auto', 'accent-colour:auto');
      await route.fulfill({ response, body });
    });
    const release = appServer.server.hold(/js\/index-/);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByText('This browser is too old for Ready Check')).toBeVisible();
    // Where the app starts all the same, nothing of it is left.
    release();
    await untilStarted(page);
    await expect(page.getByText('This browser is too old for Ready Check')).toHaveCount(0);
  });

  test('a browser of today hears nothing of the kind', async ({ page, appServer }) => {
    const release = appServer.server.hold(/js\/index-/);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(reportField(page)).toBeVisible();
    await expect(page.getByText('This browser is too old for Ready Check')).toBeHidden();
    await expect(page.getByText('has not started yet')).toBeHidden();
    release();
    await untilStarted(page);
  });
});

test.describe('keys, focus and the way back', () => {
  const playerInAddress = (page: Page) => new URL(page.url()).searchParams.get('player');

  /** Presses a key until it chooses nobody further. Returns whom it met. */
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

  test('j and k reach every player once', async ({ page }) => {
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
    // All of that was one step: Back leaves the players.
    await page.goBack();
    await expect.poll(() => playerInAddress(page)).toBeNull();
  });

  test('a key held down stays within what WebKit allows', async ({ page }) => {
    await page.addInitScript(() => {
      let left = 100;
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = history[name].bind(history);
        history[name] = (...how) => {
          left -= 1;
          if (left < 0)
            throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
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

  test('what a person types while a report loads goes on in its field', async ({
    page,
    logSite,
  }) => {
    const release = logSite.hold(/report\/fights/);
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

  test('a dialog that was opened and closed leaves nothing for Back to undo', async ({ page }) => {
    await page.goto('./new-page');
    await page.getByRole('link', { name: 'Ready Check' }).click();
    await untilStarted(page);
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('./');
    await page.goBack();
    await expect(page).toHaveURL(/new-page/);
  });

  test('Back closes a dialog, and the focus returns to what opened it', async ({ page }) => {
    await page.goto('./');
    await untilStarted(page);
    const link = page.getByRole('link', { name: 'Settings', exact: true });
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a press that ends beside a dialog closes it only where it began there', async ({
    page,
  }) => {
    await page.goto('./#settings');
    const dialog = page.getByRole('dialog');
    const box = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const beside = [box.x / 2, box.y + box.height / 2] as const;
    await page.mouse.move(box.x + box.width / 2, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(...beside);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(dialog).toHaveCount(0);
  });

  test('/index.html is the main page', async ({ page }) => {
    await page.goto(`./index.html?report=${RAID}`);
    await expect(bossRow(page, 'Magmaw')).toBeVisible();
  });

  test('a report that failed offline is asked for again after a look at another page', async ({
    page,
    context,
    logSite,
    expectConsole,
  }) => {
    expectConsole('Error fetching fights:', /ERR_INTERNET_DISCONNECTED/);
    await page.goto('./');
    await untilServed(page);
    await context.setOffline(true);
    await fetchReport(page, RAID);
    await expect(page.getByText('This device is offline')).toBeVisible();
    await page.evaluate(() => {
      history.pushState({}, '', './new-page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(reportField(page)).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    await expect(bossRow(page, 'Magmaw')).toBeVisible();
    expect(logSite.asked.length).toBeGreaterThan(0);
  });
});

test.describe('a part of the app that never comes', () => {
  test('ends the wait for a report in two minutes', async ({ page, appServer, expectConsole }) => {
    expectConsole('Error fetching fights:');
    await page.clock.install();
    appServer.server.fault(/fetch-raid-/, { way: 'never comes' });
    await openReport(page, RAID);
    await expect(page.getByRole('button', { name: 'Fetching...' })).toBeDisabled();
    await page.clock.runFor(121_000);
    await expect(page.getByRole('button', { name: 'Fetch Fights' })).toBeEnabled();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('fails in two minutes and not in four, where it is the first screen', async ({
    page,
    appServer,
    expectConsole,
  }) => {
    expectConsole(/Loading chunk NewPageScreen failed/);
    await page.clock.install();
    appServer.server.fault(/NewPageScreen-/, { way: 'never comes' });
    await page.goto('./new-page', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset.bsTheme !== 'system');
    await page.clock.runFor(121_000);
    await expect(page.getByText('Loading chunk NewPageScreen failed')).toBeVisible();
  });
});
