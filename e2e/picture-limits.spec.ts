import { bigRaid } from './big-raid';
import { changePlayers } from './changed-players';
import { players } from './locators';
import {
  choosePicture,
  drawnWords,
  groundOf,
  picture,
  recordDrawing,
  sizeOf,
  wordsBeyondPicture,
} from './picture';
import { MISTS_NIGHT, RAID, type ServedReport } from './reports';
import { openShare, shareDialog } from './sharing';
import { chooseElsewhere } from './steps';
import { expect, expectConsole, test } from './test';

test('a notice says what to do if a picture fails', async ({ page }) => {
  expectConsole('CanvasRefused');
  await page.addInitScript(() => {
    const { convertToBlob } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.convertToBlob = async function (...rest) {
      await new Promise((finish) => Object.assign(window, { finish }));
      return convertToBlob.apply(this, rest);
    };
    Object.assign(window, {
      refuse: () => {
        OffscreenCanvas.prototype.convertToBlob = () =>
          Promise.reject(new DOMException('no', 'EncodingError'));
      },
      recolour: () => {
        OffscreenCanvas.prototype.convertToBlob = convertToBlob;
        OffscreenCanvasRenderingContext2D.prototype.getImageData = () =>
          new ImageData(new Uint8ClampedArray([255, 0, 0, 255]), 1, 1);
      },
    });
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await openShare(page);
  const dialog = shareDialog(page);

  await test.step('closing the dialog while it draws causes no error', async () => {
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByText('Drawing the picture…')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  });

  await test.step('a picture that takes more than 300 ms is announced', async () => {
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByText('Drawing the picture…')).toBeVisible();
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await expect(picture(page)).toBeVisible();
    await expect(dialog.getByText('Drawing the picture…')).toBeHidden();
  });

  await test.step('the download is offered if the copy is refused', async () => {
    await dialog.getByRole('button', { name: 'Copy picture' }).click();
    await expect(dialog.getByText('refused to copy the picture')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download picture' })).toBeVisible();
  });

  await test.step('a browser that cannot copy pictures has no button to copy the picture', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => Object.assign(window, { ClipboardItem: undefined }));
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await page.waitForFunction(() => 'finish' in window);
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await expect(picture(page)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy picture' })).toHaveCount(0);
  });

  await test.step('the text is offered if the canvas gives no picture', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse());
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByRole('alert')).toContainText('refused to draw the picture');
  });

  await test.step('the text is offered if the canvas changes pixels', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => (window as unknown as { recolour: () => void }).recolour());
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByRole('alert')).toContainText('refused to draw the picture');
    await expect(picture(page)).toHaveCount(0);
  });
});

const NAMES = ['李雷', 'محمد', 'Þórðr', 'Вася', 'Zoë\u0308\u0308', '🐉🐉', 'W'.repeat(60)];
const NAMES_CODE = 'NamesOfAnyScript';

function raidOfNames(): ServedReport {
  const raid = bigRaid({ kills: 2, players: NAMES.length, pieces: 19, bare: [0, 4, 14] });
  let nth = 0;
  changePlayers(raid, (player) => ({ ...player, name: NAMES[nth++ % NAMES.length] ?? '' }));
  return raid;
}

test('a picture shows or counts every raider, finding and kill', async ({ page, logSite }) => {
  const bare = [...Array(19).keys()];
  logSite.reports.set(RAID, bigRaid({ kills: 20, players: 40, pieces: 19, bare }));
  logSite.reports.set(MISTS_NIGHT, bigRaid({ kills: 1, players: 90, pieces: 19, bare }));
  await recordDrawing(page);
  const drawn = async (code: string, view: string) => {
    await page.goto(`./?report=${code}&${view}`);
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await choosePicture(page);
    const [width = 0, height = 0] = await sizeOf(page);
    expect(width).toBe(2400);
    expect(height).toBeLessThanOrEqual(4800);
    return drawnWords(page);
  };

  await test.step('the picture of a kill of forty lists every raider', async () => {
    const words = await drawn(RAID, 'fight=1');
    for (let nth = 1; nth <= 40; nth++) expect(words).toContain(`Raider${nth} Head, Shoulders`);
    expect(words).not.toMatch(/and \d+ more/);
    expect(await wordsBeyondPicture(page)).toEqual([]);
  });

  await test.step('the picture of a kill of ninety counts the raiders that it leaves out', async () => {
    const words = await drawn(MISTS_NIGHT, 'fight=1');
    const [, left = ''] = /and (\d+) more/.exec(words) ?? [];
    expect([...words.matchAll(/Raider\d+ Head/g)]).toHaveLength(90 - Number(left));
    expect(await wordsBeyondPicture(page)).toEqual([]);
  });

  await test.step('the picture of a night of twenty kills counts the raiders that it leaves out', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await page.getByText('All 20 kills are loaded.').waitFor();
    expect(await drawn(RAID, 'view=night')).toContain('and 10 more');
  });

  logSite.reports.set(NAMES_CODE, raidOfNames());
  for (const view of ['fight=1', 'view=night'])
    await test.step(`names of any script and length fit into the picture: ${view}`, async () => {
      const words = await drawn(NAMES_CODE, view);
      for (const name of NAMES.slice(0, -1)) expect(words).toContain(name);
      expect(words).toMatch(/W{5,60}…/);
      expect(await wordsBeyondPicture(page)).toEqual([]);
    });
});

/** Texts of the picture that are different in each language. */
const WORDS = {
  de: ['BESTANDEN', 'FEHLENDE VERZAUBERUNGEN', 'Daten: Warcraft Logs'],
  fr: ['EN RÈGLE', 'ENCHANTEMENTS MANQUANTS'],
  es: ['LISTOS', 'SIN ENCANTAR'],
  ru: ['ГОТОВЫ', 'НЕТ ЧАР'],
} as const;

test('in every language and theme a picture has all its words inside its edges', async ({
  page,
}) => {
  await recordDrawing(page);
  await page.goto(`./?report=${RAID}&fight=12#share`);
  const image = page.locator('dialog').getByRole('img');
  await page.locator('dialog input[value="picture"]').check({ force: true });
  await expect(image).toBeVisible();
  for (const [index, [language, expected]] of Object.entries(WORDS).entries()) {
    const theme = index % 2 === 0 ? 'dark' : 'light';
    await test.step(`the picture in ${language}, ${theme}, has all its words inside its edges`, async () => {
      await chooseElsewhere(page, { language, theme });
      for (const part of expected) await expect.poll(() => drawnWords(page)).toContain(part);
      await expect
        .poll(async () => {
          const [pixel, ground] = await groundOf(page);
          return pixel === ground;
        })
        .toBe(true);
      expect(await wordsBeyondPicture(page)).toEqual([]);
    });
  }
});
