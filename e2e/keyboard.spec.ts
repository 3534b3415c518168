import { bossRow, details, playerButtons, players, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { openReport } from './steps';
import { expect, test } from './test';

test('the focus moves to the view opened by keyboard', async ({ page }) => {
  await page.goto('./');
  await untilStarted(page);

  await test.step('typing in a field triggers no shortcut', async () => {
    await reportField(page).focus();
    await page.keyboard.type('s?b');
    await expect(reportField(page)).toHaveValue('s?b');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await reportField(page).clear();
  });

  await test.step('Enter in the field moves the focus to the last kill', async () => {
    await reportField(page).focus();
    await page.keyboard.type(RAID);
    await page.keyboard.press('Enter');
    await expect(players(page).getByRole('heading', { name: "Al'Akir" })).toBeFocused();
  });

  await test.step('Enter on a boss moves the focus to its players', async () => {
    await bossRow(page, 'Halfus Wyrmbreaker').focus();
    await page.keyboard.press('Enter');
    await expect(players(page).getByRole('heading', { name: 'Halfus' })).toBeFocused();
  });

  await test.step('Enter on a player moves the focus to the details', async () => {
    // Replaces the presses of Tab before the player has the focus.
    await page.keyboard.press('Tab');
    await playerButtons(page, 'Quillan').focus();
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('heading', { name: 'Player Details' })).toBeFocused();
  });
});

test('the key ? opens “What the marks mean”', async ({ page, appServer }) => {
  const release = appServer.server.hold(/js\/MarksDialog-/);
  await page.goto('./');
  await untilStarted(page);
  const overview = page.getByRole('dialog', { name: 'What the marks mean' });
  await test.step('pressing ? twice while the dialog loads opens it once', async () => {
    await page.keyboard.press('?');
    await page.keyboard.press('?');
    release();
    await expect(overview).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/#/);
    await expect(overview).toHaveCount(0);
  });
  await test.step('Escape closes the dialog', async () => {
    await page.keyboard.press('?');
    await expect(overview).toContainText('below the minimum item level');
    await expect(overview.getByText('Next boss')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a link in the dialog opens the sample raid', async () => {
    await page.keyboard.press('?');
    await overview.getByRole('link', { name: 'Open the sample raid' }).click();
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(overview).toHaveCount(0);
  });
});

test('keys and buttons open bosses, buffs and players', async ({ page }) => {
  const status = page.locator('[data-page-status]');
  await openReport(page, RAID);
  await expect(bossRow(page, "Al'Akir")).toHaveAttribute('aria-current', 'true');
  await expect(players(page).getByRole('heading', { name: "Al'Akir" })).toBeFocused();
  await test.step('the keys [ and ] open a boss and announce it', async () => {
    for (const [key, boss] of [
      ['[', 'Conclave of Wind'],
      ['[', "Nefarian's End"],
      [']', 'Conclave of Wind'],
      ['[', "Nefarian's End"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(status).toContainText(boss);
      await expect(bossRow(page, boss)).toHaveAttribute('aria-current', 'true');
      await expect(bossRow(page, boss)).toContainText('passed');
    }
  });
  await test.step('“Previous boss” announces the boss and keeps the focus', async () => {
    const previous = page.getByRole('button', { name: 'Previous boss' });
    await previous.focus();
    for (const boss of ['Chimaeron', 'Atramedes']) {
      await page.keyboard.press('Enter');
      await expect(status).toContainText(boss);
      await expect(players(page).getByRole('heading', { level: 2 })).toContainText(boss);
      await expect(previous).toBeFocused();
    }
    await page.keyboard.press(']');
    await expect(status).toContainText('Chimaeron');
    await expect(previous).toBeFocused();
    await expect(playerButtons(page, 'Quillan')).toBeVisible();
  });
  const buffs = players(page).getByRole('button', { name: 'Buffs/Debuffs' });
  await test.step('the key b opens the buffs', async () => {
    await page.keyboard.press('b');
    await expect(buffs).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('the key b closes the buffs and focuses their button', async () => {
    await players(page)
      .getByRole('button', { name: /^\+5% Crit/ })
      .focus();
    await page.keyboard.press('b');
    await expect(buffs).toBeFocused();
  });
  await test.step('the key / focuses “Find a player”', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('textbox', { name: 'Find a player' })).toBeFocused();
    await page.keyboard.press('Tab');
  });
  await test.step('the links below a player’s details name the next boss', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.press('j');
    const next = details(page).getByRole('link', { name: /next boss/ });
    await expect(next).toHaveText("Nefarian's End");
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(status).toContainText("Nefarian's End");
    await expect(next).toBeFocused();
    await expect(next).toHaveText('Conclave of Wind');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('Conclave of Wind');
  });
});
