import { bossRows, column, details, gear, playerButtons, players, reportField } from './locators';
import { SUMMARY } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';
import { changePlayers, type LoggedPlayers, lowered, raidWithTwoNyxaras } from './worked-out-night';

test('a player’s button opens and closes their details', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await choosePlayer(page, 'Brannock');
  await expect(details(page).getByRole('heading', { name: 'Player Details' })).toBeVisible();
  await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeVisible();
  await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'true');

  await choosePlayer(page, 'Brannock');
  await expect(page.getByRole('heading', { name: 'Brannock' })).toBeHidden();
  await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'false');
});

test('Back after closing details does not reopen any', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  for (const name of ['Brannock', 'Nyxara']) await choosePlayer(page, name);
  await page.goBack();
  await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeVisible();
  await choosePlayer(page, 'Quillan');
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(page).toHaveURL(/fight=12$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`report=${RAID}$`));
});

test('details opened by an address do not reopen after being closed', async ({ page }) => {
  await page.goto('./new-page');
  await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);
  await details(page).getByRole('button', { name: 'Close' }).click();
  await expect(details(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/new-page/);
});

test('Escape in a field leaves the details open, and shortcuts work after a checkbox click', async ({
  page,
}) => {
  await page.goto(`./?report=${RAID}&fight=12&view=board&player=Nyxara`);
  await expect(details(page)).toBeVisible();
  await reportField(page).focus();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeVisible();

  await page.getByRole('checkbox', { name: 'Only with faults' }).check();
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(column(page, 'PASSED')).toBeVisible();
});

test('only the chosen player’s details are shown', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await choosePlayer(page, 'Nyxara');

  await expect(details(page).getByRole('heading', { name: 'Nyxara' })).toBeVisible();
  await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeHidden();
});

test('only two players of the same name are shown with their servers', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(RAID, raidWithTwoNyxaras());
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara-Benediction');
  await expect(details(page).getByRole('heading', { name: 'Nyxara-Benediction' })).toBeVisible();
  await choosePlayer(page, 'Nyxara-Faerlina');
  await expect(details(page).getByRole('heading', { name: 'Nyxara-Faerlina' })).toBeVisible();
  await choosePlayer(page, 'Quillan');
  await expect(details(page).getByRole('heading', { name: 'Quillan', exact: true })).toBeVisible();
});

test('two players of the same name far below their role’s level are shown with their servers', async ({
  page,
  logSite,
}) => {
  const report = raidWithTwoNyxaras();
  changePlayers(report, (player) => (player.name === 'Nyxara' ? lowered(player, 20) : player));
  logSite.reports.set(RAID, report);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const readiness = players(page).getByRole('region', { name: 'Readiness' });
  for (const name of ['Nyxara-Benediction', 'Nyxara-Faerlina', 'Morwenn']) {
    await expect(readiness.locator('svg').getByText(name, { exact: true })).toBeVisible();
    await expect(readiness.getByRole('table').getByText(new RegExp(`^${name} \\d`))).toBeAttached();
  }
});

test('a line says that players are being fetched', async ({ page, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await expect(page.getByText('Loading...')).toBeVisible();

  release();
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
  await expect(page.getByText('Loading...')).toBeHidden();
});

test('players that cannot be fetched leave the boss list usable', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400', 'Error fetching player data:');
  const endFault = logSite.fault(SUMMARY, { status: 400, body: '{"status":400}' });
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(page.getByText('Loading...')).toBeHidden();

  endFault();
  await chooseBoss(page, 'Maloriak');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');
});

test('a fight without players shows none', async ({ page, logSite, expectConsole }) => {
  expectConsole('No players found');
  logSite.reports.get(RAID)?.summaries.delete(12);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await expect(page.getByText('Loading...')).toBeHidden();
  await expect(bossRows(page)).toHaveCount(12);
  await expect(playerButtons(page, 'Brannock')).toHaveCount(0);
});

test('every piece is listed as text, closed at first on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Haldora');
  const pieces = details(page).getByRole('list', { name: 'Every piece' });
  await expect(details(page)).toContainText('Item level 366.6');
  await expect(pieces).toBeHidden();
  await details(page).getByText('Every piece', { exact: true }).click();
  await expect(pieces.getByRole('listitem').filter({ hasText: 'Ring 2' })).toContainText(
    'Hessonite Band',
  );
  await expect(pieces.getByRole('link')).toHaveCount(0);

  // A low piece is excused, and then judged again.
  const excuse = pieces.getByRole('button', { name: 'Excuse Ring 2: Hessonite Band' });
  await expect(details(page)).toContainText('Low Item Level: Boots, Ring 2');
  await excuse.click();
  await expect(details(page)).not.toContainText('Boots, Ring 2');
  await expect(excuse).toHaveAttribute('aria-pressed', 'true');
  await excuse.click();
  await expect(details(page)).toContainText('Low Item Level: Boots, Ring 2');
});

test('an empty slot differs from one that was not logged', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  changePlayers(report, ({ combatantInfo, ...player }) => ({
    ...player,
    combatantInfo: {
      gear: (combatantInfo?.gear ?? [])
        .filter(({ slot }) => slot !== 1)
        .map((entry) => (entry.slot === 12 ? { id: 0, slot: 12 } : entry)),
    },
  }));
  logSite.reports.set(RAID, report);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await expect(gear(page).getByText('Neck: not recorded')).toBeAttached();
  await expect(gear(page).getByText('Trinket 1: empty')).toBeAttached();
});

test('if the era’s facts fail to load, the details say that advice is missing', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 404');
  // Only the page's own request: the worker's may come later.
  await page.route(/cataclysm-facts/, (route) => route.fulfill({ status: 404, body: '' }));
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Rookmar');
  const status = details(page).getByRole('status').filter({ hasText: 'no advice is given' });
  await expect(status).toBeVisible();
  await expect(gear(page).getByRole('link')).not.toHaveCount(0);
  await expect(details(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
});

test('a whisper lists the faults, and the gear is copied for the simulator', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await details(page).getByRole('button', { name: 'Copy whisper' }).click();
  await expect(details(page).getByText('Whisper copied')).toBeVisible();
  expect(await copied()).toMatch(/^\/w Nyxara Missing Enchant: Legs, Mainhand/);

  await details(page).getByRole('button', { name: 'Copy for the simulator' }).click();
  await expect(details(page).getByText('Gear copied')).toBeVisible();
  expect(JSON.parse(await copied())).toMatchObject({ name: 'Nyxara', class: 'Priest' });
});

test('if copying is refused, the text is shown and selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');
  await details(page).getByRole('button', { name: 'Copy whisper' }).click();
  await expect(details(page).getByRole('textbox', { name: 'Copy whisper' })).toHaveValue(
    /^\/w Nyxara /,
  );
  await expect
    .poll(() => page.evaluate(() => window.getSelection()?.toString()))
    .toContain('/w Nyxara');
});

test('two players of one name stay distinct at a boss that reorders them or lists only one', async ({
  page,
  logSite,
}) => {
  const report = raidWithTwoNyxaras();
  const { playerDetails: atNext } = report.summaries.get(16) as LoggedPlayers;
  atNext.dps.reverse();
  const { playerDetails: atLast } = report.summaries.get(19) as LoggedPlayers;
  atLast.dps = atLast.dps.filter(({ name, server }) => name !== 'Nyxara' || server === 'Faerlina');
  logSite.reports.set(RAID, report);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara-Faerlina');
  const heading = details(page).getByRole('heading', { name: /^Nyxara/ });
  await expect(heading).toHaveText('Nyxara-Faerlina');

  await details(page)
    .getByRole('link', { name: /next boss/ })
    .click();
  await expect(page).toHaveURL(/fight=16/);
  await expect(heading).toHaveText('Nyxara-Faerlina');
  await expect(playerButtons(page, 'Nyxara-Faerlina').first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await details(page)
    .getByRole('link', { name: /next boss/ })
    .click();
  await expect(page).toHaveURL(/fight=19/);
  await expect(heading).toHaveText('Nyxara');
  await expect(playerButtons(page, 'Nyxara').first()).toHaveAttribute('aria-pressed', 'true');
});

test('the foot links to the same player at the previous and next boss', async ({ page }) => {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Nyxara');
  await details(page)
    .getByRole('link', { name: /next boss: Omnotron/ })
    .click();
  await expect(page).toHaveURL(/fight=16.*player=Nyxara|player=Nyxara.*fight=16/);
  await expect(details(page).getByRole('heading', { name: 'Nyxara' })).toBeVisible();
  await details(page)
    .getByRole('link', { name: /previous boss: Magmaw/ })
    .click();
  await expect(page).toHaveURL(/fight=12/);
});

test.describe('small desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('on a small desktop a name of twelve letters fits on one line', async ({
    page,
    logSite,
  }) => {
    const report = tierElevenRaid();
    changePlayers(report, (player) =>
      player.name === 'Coldbarrow' ? { ...player, name: 'Coldbarrower' } : player,
    );
    logSite.reports.set(RAID, report);
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Coldbarrower');
    const name = details(page).getByRole('heading', { name: 'Coldbarrower' });
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone details are a sheet of two heights over a usable list', async ({ page }) => {
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Thornclaw');
    const height = async () => (await details(page).boundingBox())?.height ?? 0;
    await expect.poll(height).toBeCloseTo(844 * 0.6, 0);
    // The chosen player is visible above the sheet.
    const top = async () => (await playerButtons(page, 'Thornclaw').first().boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(844 * 0.4);
    await expect(page.getByRole('link', { name: 'Whole night' })).toBeHidden();

    // One scrolled out of view above scrolls back into it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(top).toBeLessThan(0);
    await page.keyboard.press('k');
    const chosen = page.getByRole('button', { pressed: true });
    await expect.poll(async () => (await chosen.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('j');

    const handle = details(page).getByRole('button', { name: 'Full height' });
    await handle.click();
    await expect.poll(height).toBeGreaterThan(800);
    await expect(handle).toHaveAttribute('aria-expanded', 'true');
    await handle.click();
    await expect.poll(height).toBeCloseTo(844 * 0.6, 0);

    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Whole night' })).toBeVisible();

    await choosePlayer(page, 'Thornclaw');
    await choosePlayer(page, 'Thornclaw');
    await expect(details(page)).toHaveCount(0);

    await choosePlayer(page, 'Thornclaw');
    await expect(details(page)).toBeVisible();
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
  });

  test('on a phone an element that gets the focus is not behind the sheet', async ({ page }) => {
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Thornclaw');
    const sheetTop = async () => (await details(page).boundingBox())?.y ?? 0;
    await expect.poll(sheetTop).toBeCloseTo(844 * 0.4, 0);
    const buttons = column(page, 'MISSING ENCHANTS').getByRole('button');
    await expect(buttons).not.toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const button of await buttons.all()) {
      await button.focus();
      const { y, height } = (await button.boundingBox()) ?? { y: 0, height: Number.NaN };
      expect(y + height).toBeLessThanOrEqual(844 * 0.4);
    }
  });
});
