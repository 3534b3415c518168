import type { Page } from '@playwright/test';
import { players } from './locators';
import { MISTS_NIGHT, RAID } from './reports';
import { downloadTable, openShare, shareDialog } from './sharing';
import { readClipboard } from './steps';
import { expect, expectConsole, test } from './test';

test('a kill is shared as message, whispers and table', async ({ page }) => {
  await openShare(page);
  const dialog = shareDialog(page);

  await test.step('a double click on Share opens the dialog once', async () => {
    await expect(page).toHaveURL(/#share$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).not.toHaveURL(/#/);

    const share = players(page).getByRole('button', { name: 'Share', exact: true });
    await share.dblclick();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/fight=12$/);
    await share.click();
    await expect(dialog).toBeVisible();
  });

  await test.step('the Discord message is copied as shown', async () => {
    const message = dialog.getByRole('region', { name: 'Message' });
    await expect(message).toContainText('**Missing Enchant**');
    await dialog.getByRole('button', { name: 'Copy for Discord' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toBe(await message.innerText());
    await expect(dialog.getByRole('button', { name: 'Copy for Discord' })).toBeVisible();
  });

  await test.step('a table can be saved as a file with a row per player', async () => {
    const { name, rows } = await downloadTable(page);
    expect(name).toBe(`ready-check-${RAID}-12.csv`);
    expect(rows).toHaveLength(26);
    expect(rows[0]).toContain('Missing Enchant,Low Item Level,Worth a look');
  });

  await test.step('whispers have a line per shared player with faults', async () => {
    await dialog.getByRole('radio', { name: 'Whispers' }).check();
    await dialog.getByRole('button', { name: 'Copy whispers' }).click();
    await expect
      .poll(() => readClipboard(page))
      .toContain('/w Nyxara Missing Enchant: Legs, Mainhand');
    const all = await readClipboard(page);

    await dialog.getByText(/^Players: 25 of 25/).click();
    await dialog.getByRole('checkbox', { name: 'Nyxara' }).uncheck();
    await dialog.getByRole('button', { name: 'Copy whispers' }).click();
    await expect.poll(() => readClipboard(page)).not.toContain('/w Nyxara');
    expect((await readClipboard(page)).split('\n')).toHaveLength(all.split('\n').length - 1);
  });

  await test.step('players excluded from a kill are excluded from the night and the link', async () => {
    const advice = dialog.getByRole('checkbox', { name: 'Include what is worth a look' });
    await advice.check();
    await dialog.getByRole('radio', { name: 'Whole night' }).check();
    await expect(dialog.getByText(/^Players: 24 of 25/)).toBeVisible();
    await expect(advice).toBeChecked();
    await dialog.getByRole('radio', { name: 'Link' }).check();
    await expect(dialog.getByText(/^Players: 24 of 25/)).toBeVisible();
  });

  await test.step('missing kills can be fetched before the night is shared', async () => {
    await expect(dialog.getByText(/^\d of 12 kills are here$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Fetch the rest first' }).click();
    await expect(dialog.getByText('All 12 kills are loaded.')).toBeVisible();
  });
});

test('a text that cannot be copied can be shared in other ways', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const given: ShareData[] = [];
    Object.assign(window, { given });
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      given.push(data ?? {});
      if (given.length > 1) throw new DOMException('closed', 'AbortError');
    };
  });
  await openShare(page);
  const dialog = shareDialog(page);
  const message = dialog.getByRole('region', { name: 'Message' });
  const send = dialog.getByRole('button', { name: 'Send…' });
  const given = () => page.evaluate(() => (window as unknown as { given: ShareData[] }).given);

  await test.step('closing the share sheet shows no error', async () => {
    await send.click();
    await send.click();
    await expect.poll(async () => (await given()).length).toBe(2);
    expect((await given())[0]).toEqual({ text: await message.innerText() });
    await expect(dialog).not.toContainText('could not send');
  });

  await test.step('a refused text is selected to be copied', async () => {
    await dialog.getByRole('button', { name: 'Copy for Discord' }).click();
    await expect(dialog.getByRole('status').first()).toContainText('refused');
    const field = dialog.getByRole('textbox', { name: 'Text to copy' });
    await expect(field).toBeFocused();
    const selected = await field.evaluate((area: HTMLTextAreaElement) =>
      area.value.slice(area.selectionStart, area.selectionEnd),
    );
    expect(selected).toBe(await message.innerText());
  });

  await test.step('the share sheet receives the link as an address', async () => {
    await dialog.getByRole('radio', { name: 'Link' }).check();
    await send.click();
    await expect.poll(async () => (await given())[2]?.url).toContain('#share=1');
  });

  await test.step('a clipboard that does not answer for three seconds counts as refused', async () => {
    await page.evaluate(() => {
      const writeText = () => new Promise(() => {});
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await page.clock.install();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await page.clock.fastForward(3000);
    await expect(dialog.getByRole('status').first()).toContainText('refused');
  });

  await test.step('on a phone the formats do not move when another is chosen', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const formats = dialog.getByRole('group', { name: 'Share as' });
    const before = await formats.boundingBox();
    for (const format of ['Whispers', 'CSV', 'Link']) {
      await formats.getByText(format, { exact: true }).click();
      await expect(formats.getByRole('radio', { name: format })).toBeChecked();
      expect(await formats.boundingBox(), format).toEqual(before);
    }
  });
});

const withPull = (page: Page) =>
  shareDialog(page).getByRole('checkbox', { name: 'Include flask and food' });

test('flask and food are shared if they are included', async ({ page, logSite }) => {
  expectConsole('status of 400');
  const dialog = shareDialog(page);
  await test.step('a message has flask and food once they are included', async () => {
    await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
    await players(page).getByRole('button', { name: 'Share', exact: true }).click();
    const message = dialog.getByRole('region', { name: 'Message' });
    await expect(message).toContainText('Jin');
    await expect(message).not.toContainText('No flask seen');
    await withPull(page).check();
    await expect(message).toContainText('**No flask seen**\n• Bowyer\n• Koriander');
    await expect(message).toContainText('**One elixir only**\n• Silkfist');
  });
  logSite.fault(/report\/events/, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
  await page.goto(`./?report=${MISTS_NIGHT}&view=night`);
  await page.getByText('All 3 kills are loaded.').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await test.step('the dialog says that a pull of the night is missing', async () => {
    await withPull(page).check();
    await expect(dialog).toContainText('Flask and food of one kill are not on this device.');
  });
  await test.step('a table marks players without a snapshot', async () => {
    await dialog.getByRole('radio', { name: 'CSV' }).check();
    await expect(dialog.getByRole('region', { name: 'Table' })).toContainText('no snapshot');
  });
});

test('without IndexedDB the night’s flask and food are shared from memory', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(`./?report=${MISTS_NIGHT}&view=night`);
  await page.getByText('All 3 kills are loaded.').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = shareDialog(page);
  await withPull(page).check();
  await dialog.getByRole('radio', { name: 'CSV' }).check();
  await expect(dialog.getByRole('region', { name: 'Table' })).toContainText(
    /,Bowyer,.*,not seen,not seen/,
  );
  await expect(dialog).not.toContainText('not on this device');
});
