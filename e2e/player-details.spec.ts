import {
  changePlayers,
  type LoggedPlayers,
  raidWithTwoNyxaras,
  withLowerLevels,
} from './changed-players';
import {
  bossRow,
  bossRows,
  column,
  details,
  gear,
  playerButtons,
  players,
  reportField,
} from './locators';
import { SUMMARY } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { chooseBoss, choosePlayer, openReport, readClipboard } from './steps';
import { expect, expectConsole, test } from './test';

test('a player’s button opens their details', async ({ page, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openReport(page, RAID);

  await test.step('a line and the boss’s ring show that players are being fetched', async () => {
    await chooseBoss(page, 'Magmaw');
    await expect(page.getByText('Loading...')).toBeVisible();
    const turning = bossRow(page, 'Magmaw').locator('[data-fetching]');
    await expect(turning).toHaveCount(1);
    release();
    await expect(turning).toHaveCount(0);
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    await expect(page.getByText('Loading...')).toBeHidden();
  });

  await test.step('a player’s button opens and closes their details', async () => {
    await choosePlayer(page, 'Brannock');
    await expect(details(page).getByRole('heading', { name: 'Player Details' })).toBeVisible();
    await expect(details(page).getByRole('heading', { name: 'Brannock' })).toBeVisible();
    await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'true');
    await choosePlayer(page, 'Brannock');
    await expect(page.getByRole('heading', { name: 'Brannock' })).toBeHidden();
    await expect(playerButtons(page, 'Brannock')).toHaveAttribute('aria-pressed', 'false');
  });

  for (const name of ['Brannock', 'Nyxara']) await choosePlayer(page, name);
  await test.step('Back closes the details after several players were viewed', async () => {
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/fight=12$/);
  });

  await test.step('details close after more views than the history can hold', async () => {
    for (let look = 0; look < 26; look += 1) {
      for (const name of ['Brannock', 'Nyxara']) {
        await choosePlayer(page, name);
        await expect(page).toHaveURL(new RegExp(`player=${name}`));
      }
    }
    await page.reload();
    await details(page).getByRole('button', { name: 'Close' }).click();
    await expect(details(page)).toHaveCount(0);
  });

  await test.step('Back after closing details does not reopen them', async () => {
    for (const name of ['Brannock', 'Quillan']) await choosePlayer(page, name);
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(page).toHaveURL(/fight=12$/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`report=${RAID}$`));
  });

  await test.step('the sheet’s title and foot show the player at another boss', async () => {
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Nyxara');
    const back = details(page).getByRole('link', { name: /previous boss: Magmaw/ });
    await expect(back).toHaveCount(0);
    await players(page).getByRole('button', { name: 'Next boss' }).click();
    await expect(page).toHaveURL(/fight=16.*player=Nyxara|player=Nyxara.*fight=16/);
    await expect(details(page).getByRole('heading', { name: 'Nyxara' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await back.click();
    await expect(page).toHaveURL(/fight=12/);
  });
});

test('details can be opened by an address', async ({ page }) => {
  await page.goto('./new-page');

  await test.step('details opened by an address do not reopen after being closed', async () => {
    await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);
    await details(page).getByRole('button', { name: 'Close' }).click();
    await expect(details(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/new-page/);
  });

  await test.step('Escape in a field leaves the details open', async () => {
    await page.goto(`./?report=${RAID}&fight=12&view=board&player=Nyxara`);
    await expect(details(page)).toBeVisible();
    await reportField(page).focus();
    await page.keyboard.press('Escape');
    await expect(details(page)).toBeVisible();
  });

  await test.step('shortcuts work after a checkbox click', async () => {
    await page.getByRole('checkbox', { name: 'Only with faults' }).check();
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await page.keyboard.press('1');
    await expect(column(page, 'PASSED')).toBeVisible();
  });
});

test('two players of one name are shown with their servers', async ({ page, logSite }) => {
  const report = raidWithTwoNyxaras();
  changePlayers(report, (player) =>
    player.name === 'Nyxara' ? withLowerLevels(player, 20) : player,
  );
  const { playerDetails: atNext } = report.summaries.get(16) as LoggedPlayers;
  atNext.dps.reverse();
  const { playerDetails: atLast } = report.summaries.get(19) as LoggedPlayers;
  atLast.dps = atLast.dps.filter(({ name, server }) => name !== 'Nyxara' || server === 'Faerlina');
  logSite.reports.set(RAID, report);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const heading = details(page).getByRole('heading', { name: /: Nyxara/ });

  await test.step('low-level namesakes are shown with their servers', async () => {
    const readiness = players(page).getByRole('region', { name: 'Readiness' });
    for (const name of ['Nyxara-Benediction', 'Nyxara-Faerlina', 'Morwenn']) {
      await expect(readiness.locator('svg').getByText(name, { exact: true })).toBeVisible();
      await expect(
        readiness.getByRole('table').getByText(new RegExp(`^${name} \\d`)),
      ).toBeAttached();
    }
  });

  await test.step('only namesakes are shown with their servers', async () => {
    await choosePlayer(page, 'Nyxara-Benediction');
    await expect(details(page).getByRole('heading', { name: 'Nyxara-Benediction' })).toBeVisible();
    await choosePlayer(page, 'Quillan');
    await expect(
      details(page).getByRole('heading', { name: 'Player Details: Quillan', exact: true }),
    ).toBeVisible();
    await choosePlayer(page, 'Nyxara-Faerlina');
    await expect(details(page).getByRole('heading', { name: 'Nyxara-Faerlina' })).toBeVisible();
    await expect(heading).toHaveAccessibleName('Player Details: Nyxara-Faerlina');
  });

  const nextBoss = players(page).getByRole('button', { name: 'Next boss' });
  await test.step('a chosen namesake stays chosen at a boss that lists them in another order', async () => {
    await nextBoss.click();
    await expect(page).toHaveURL(/fight=16/);
    await expect(heading).toHaveAccessibleName('Player Details: Nyxara-Faerlina');
    await expect(playerButtons(page, 'Nyxara-Faerlina').first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  await test.step('a boss with only one of the namesakes shows no server', async () => {
    await nextBoss.click();
    await expect(page).toHaveURL(/fight=19/);
    await expect(heading).toHaveAccessibleName('Player Details: Nyxara');
    await expect(playerButtons(page, 'Nyxara').first()).toHaveAttribute('aria-pressed', 'true');
  });
});

test('failed requests leave the rest of the raid usable', async ({ page, logSite }) => {
  expectConsole('No players found', 'status of 404');
  // Only the page's own request fails: the worker's may come later.
  await page.route(/cataclysm-facts/, (route) => route.fulfill({ status: 404, body: '' }));
  logSite.reports.get(RAID)?.summaries.delete(16);
  await openReport(page, RAID);

  await chooseBoss(page, 'Maloriak');
  await expect(column(page, 'PASSED')).toContainText('Elsifer');

  await test.step('the details say that advice is missing if the era’s facts fail to load', async () => {
    await choosePlayer(page, 'Rookmar');
    const notice = details(page).getByRole('alert').filter({ hasText: 'no advice is given' });
    await expect(notice).toBeVisible();
    await expect(gear(page).getByRole('link')).not.toHaveCount(0);
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });

  await test.step('a fight without players names no player', async () => {
    await expect(playerButtons(page, 'Brannock')).not.toHaveCount(0);
    await chooseBoss(page, 'Omnotron Defense System');
    await expect(playerButtons(page, 'Brannock')).toHaveCount(0);
    await expect(page.getByText('Loading...')).toBeHidden();
    await expect(bossRows(page)).toHaveCount(12);
    await expect(playerButtons(page, 'Brannock')).toHaveCount(0);
  });
});

test('details list every piece', async ({ page, logSite }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  const report = tierElevenRaid();
  changePlayers(report, (player) => {
    if (player.name === 'Coldbarrow') return { ...player, name: 'Coldbarrower' };
    if (player.name !== 'Brannock') return player;
    const gear = (player.combatantInfo?.gear ?? [])
      .filter(({ slot }) => slot !== 1)
      .map((entry) => (entry.slot === 12 ? { id: 0, slot: 12 } : entry));
    return { ...player, combatantInfo: { gear } };
  });
  logSite.reports.set(RAID, report);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await test.step('the list of all pieces as text is closed at first', async () => {
    await choosePlayer(page, 'Haldora');
    const pieces = details(page).getByRole('list', { name: 'Every piece' });
    await expect(details(page)).toContainText('Item level 366.6');
    await expect(pieces).toBeHidden();
    await details(page).getByText('Every piece', { exact: true }).click();
    await expect(pieces.getByRole('listitem').filter({ hasText: 'Ring 2' })).toContainText(
      'Hessonite Band',
    );
    await expect(pieces.getByRole('link')).toHaveCount(0);
  });

  await test.step('a low piece can be excused', async () => {
    const excuse = details(page).getByRole('button', { name: 'Excuse Ring 2: Hessonite Band' });
    await expect(details(page)).toContainText('Low Item Level: Boots, Ring 2');
    await excuse.click();
    await expect(details(page)).not.toContainText('Boots, Ring 2');
    await expect(excuse).toHaveAttribute('aria-pressed', 'true');
    await excuse.click();
    await expect(details(page)).toContainText('Low Item Level: Boots, Ring 2');
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('on a small desktop a name of twelve letters fits on one line', async () => {
    await choosePlayer(page, 'Coldbarrower');
    const name = details(page).locator('header').getByText('Coldbarrower', { exact: true });
    await expect(name).toBeVisible();
    expect((await name.boundingBox())?.height).toBeLessThan(30);
  });

  await test.step('an empty slot looks different from an unlogged slot', async () => {
    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByText('Neck: not recorded')).toBeAttached();
    await expect(gear(page).getByText('Trinket 1: empty')).toBeAttached();
  });

  await test.step('the whisper and the gear can be copied', async () => {
    await choosePlayer(page, 'Nyxara');
    await details(page).getByRole('button', { name: 'Copy whisper' }).click();
    await expect(details(page).getByText('Whisper copied')).toBeVisible();
    expect(await readClipboard(page)).toMatch(/^\/w Nyxara Missing Enchant: Legs, Mainhand/);
    await details(page).getByRole('button', { name: 'Copy for the simulator' }).click();
    await expect(details(page).getByText('Gear copied')).toBeVisible();
    expect(JSON.parse(await readClipboard(page))).toMatchObject({
      name: 'Nyxara',
      class: 'Priest',
    });
  });

  await test.step('a text that cannot be copied is selected', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await details(page).getByRole('button', { name: 'Copy whisper' }).click();
    await expect(details(page).getByRole('textbox', { name: 'Copy whisper' })).toHaveValue(
      /^\/w Nyxara /,
    );
    await expect
      .poll(() => page.evaluate(() => window.getSelection()?.toString()))
      .toContain('/w Nyxara');
  });
});
