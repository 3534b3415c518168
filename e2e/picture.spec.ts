import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { setPullRules } from './at-the-pull';
import { bigRaid } from './big-raid';
import { players, readColumn } from './locators';
import { MISTS_NIGHT, RAID } from './reports';
import { openShare, shareDialog } from './sharing';
import { chooseBoss, openReport } from './steps';
import { expect, test } from './test';

const FILE = `ready-check-${RAID}-12.png`;

interface Recorded {
  drawn: string[];
  /** Drawn texts that are not whole within the picture. */
  beyond: string[];
  given: ShareData[];
}

/** Records every text of the latest picture: what loads late has it drawn again. */
const recordDrawing = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { drawn: [], beyond: [], given: [] };
    Object.assign(window, recorded);
    let latest: unknown;
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      const { fillText } = prototype;
      prototype.fillText = function (words, x, y) {
        if (this !== latest) for (const list of [recorded.drawn, recorded.beyond]) list.length = 0;
        latest = this;
        recorded.drawn.push(words);
        const isWithin = x >= 0 && x + this.measureText(words).width <= 1201;
        if (!isWithin || y > this.canvas.height / 2) recorded.beyond.push(words);
        fillText.call(this, words, x, y);
      };
    }
  });

const drawnWords = (page: Page) =>
  page.evaluate(() => (window as unknown as Recorded).drawn.join(' '));

const beyond = (page: Page) => page.evaluate(() => (window as unknown as Recorded).beyond);

const picture = (page: Page) => shareDialog(page).getByRole('img');

async function choosePicture(page: Page): Promise<void> {
  await shareDialog(page).getByRole('radio', { name: 'Picture' }).check();
  await expect(picture(page)).toBeVisible();
}

/** Returns the picture's first pixel and the page's ground. */
const groundOf = (page: Page) =>
  page
    .locator('dialog')
    .getByRole('img')
    .evaluate(async (shown: HTMLImageElement) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      const read = () => [...context.getImageData(0, 0, 1, 1).data].join(' ');
      context.drawImage(shown, 0, 0);
      const drawn = read();
      const style = getComputedStyle(document.documentElement);
      context.fillStyle = style.getPropertyValue('--ground');
      context.fillRect(0, 0, 1, 1);
      return [drawn, read()];
    });

const sizeOf = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);

test.describe('a picture of a kill', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a picture of a kill has the page’s words, and is copied, saved and sent with its link', async ({
    page,
  }) => {
    await recordDrawing(page);
    await page.addInitScript(() => {
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        (window as unknown as Recorded).given.push(data ?? {});
      };
    });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openShare(page);
    const dialog = shareDialog(page);
    const message = await dialog.getByRole('region', { name: 'Message' }).innerText();
    expect(loaded.filter((address) => /\/Picture-/.test(address))).toEqual([]);
    await choosePicture(page);
    const words = await drawnWords(page);

    await test.step('it names boss, raid, date, readiness and source', async () => {
      for (const part of [
        'Magmaw',
        'Blackwing Descent Heroic',
        'Blackwing Descent and friends',
        'Aug 1, 2024',
        '12 of 25 passed',
        'Data: Warcraft Logs',
        'Buffs/Debuffs 27 of 27 covered',
      ])
        expect(
          part.split(' ').every((word) => words.includes(word)),
          part,
        ).toBe(true);
      expect(words).toContain('of 25 passed 12');
    });

    await test.step('it is 1200 px wide at twice the density, with the Discord text beside it', async () => {
      const [width = 0, height = 0] = await sizeOf(page);
      expect(width).toBe(2400);
      expect(height).toBeGreaterThanOrEqual(960);
      expect((await picture(page).getAttribute('alt'))?.trim()).toBe(message.trim());
    });

    await test.step('it is copied as a picture', async () => {
      await dialog.getByRole('button', { name: 'Copy picture' }).click();
      await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
      const copied = await page.evaluate(async () => {
        const [item] = await navigator.clipboard.read();
        const bitmap = await createImageBitmap(await (item as ClipboardItem).getType('image/png'));
        return bitmap.width;
      });
      expect(copied).toBe(2400);
    });

    await test.step('it is saved as a PNG', async () => {
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download picture' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(FILE);
      const bytes = await readFile(await download.path());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect(bytes.readUInt32BE(16)).toBe(2400);
    });

    await test.step('its link is copied beside it, and the share sheet gets both', async () => {
      await dialog.getByRole('button', { name: 'Copy link' }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('#share=1');
      await dialog.getByRole('button', { name: 'Send…' }).click();
      const given = await page.evaluate(() =>
        (window as unknown as Recorded).given.map(({ files, text }) => [files?.[0]?.name, text]),
      );
      expect(given).toEqual([[FILE, expect.stringContaining('#share=1')]]);
    });

    await test.step('whoever is left out is not drawn', async () => {
      await dialog.getByText(/^Players: 25 of 25/).click();
      await page.evaluate(() => (window as unknown as Recorded).drawn.splice(0));
      await dialog.getByRole('checkbox', { name: 'Nyxara' }).uncheck();
      await expect.poll(() => drawnWords(page)).toContain('of 24 passed 12');
      expect(await drawnWords(page)).not.toContain('Nyxara');
    });

    await test.step('it says of each player what the page says', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      for (const column of ['MISSING ENCHANTS', 'LOW ITEM LEVEL'] as const) {
        const listed = await readColumn(page, column);
        expect(words).toContain(`${column} ${listed.length}`);
        for (const [name = '', slots = ''] of listed) expect(words).toContain(`${name} ${slots}`);
      }
      const passed = await readColumn(page, 'PASSED');
      expect(words).toContain(`PASSED ${passed.map(([name]) => name).join(' ')}`);
    });
  });
});

test('a picture of a night has the words of its table, and its own link', async ({ page }) => {
  await recordDrawing(page);
  await page.goto(`./?report=${RAID}&view=night`);
  await page.getByText('All 12 kills are loaded.').waitFor();
  const rows = await page
    .getByRole('table', { name: 'Whole night' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('th bdi')?.textContent ?? '',
        row.querySelector('td:last-child')?.textContent?.trim() ?? '',
      ]),
    );
  const shown = rows.filter(([name, now]) => name && now);
  expect(shown).toHaveLength(25);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await choosePicture(page);
  const words = await drawnWords(page);
  for (const [name = '', now = ''] of shown) {
    expect(words).toContain(name);
    const [faults = '', attendance = ''] = now.split(' · ');
    if (faults !== 'passed') expect(words).toContain(`${attendance} ${faults} ${name}`);
  }
  for (const part of ['Whole night', 'Changed tonight 5', 'The same fault all night 13', 'Al’Akir'])
    expect(words).toContain(part.replace('’', "'"));
  await shareDialog(page).getByRole('button', { name: 'Copy link' }).waitFor();
});

test('a picture that is slow, or that the browser refuses to draw or copy, is told of', async ({
  page,
  expectConsole,
}) => {
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

  await test.step('a drawing of more than 300 ms is announced', async () => {
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByText('Drawing the picture…')).toBeVisible();
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await expect(picture(page)).toBeVisible();
    await expect(dialog.getByText('Drawing the picture…')).toBeHidden();
  });

  await test.step('a refused copy leads to the download', async () => {
    await dialog.getByRole('button', { name: 'Copy picture' }).click();
    await expect(dialog.getByText('refused to copy the picture')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download picture' })).toBeVisible();
  });

  await test.step('a browser that copies no pictures offers none', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => Object.assign(window, { ClipboardItem: undefined }));
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await page.waitForFunction(() => 'finish' in window);
    await page.evaluate(() => (window as unknown as { finish: () => void }).finish());
    await expect(picture(page)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy picture' })).toHaveCount(0);
  });

  await test.step('a canvas that gives no picture leads to the text', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => (window as unknown as { refuse: () => void }).refuse());
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByRole('alert')).toContainText('refused to draw the picture');
  });

  await test.step('a canvas that shows other pixels leads to the text', async () => {
    await dialog.getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => (window as unknown as { recolour: () => void }).recolour());
    await dialog.getByRole('radio', { name: 'Picture' }).check();
    await expect(dialog.getByRole('alert')).toContainText('refused to draw the picture');
    await expect(picture(page)).toHaveCount(0);
  });
});

test('a browser without OffscreenCanvas draws the same picture', async ({ page }) => {
  await recordDrawing(page);
  await openShare(page);
  await choosePicture(page);
  const drawn = () =>
    page.evaluate(() => (window as unknown as Recorded).drawn.splice(0).join('\n'));
  const words = await drawn();
  expect(words).toContain('Magmaw');
  await shareDialog(page).getByRole('radio', { name: 'Discord' }).check();
  await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
  await choosePicture(page);
  expect(await drawn()).toBe(words);
  expect((await sizeOf(page))[0]).toBe(2400);
});

test('a tile in a picture has its gear’s barcode, level and marks as on the page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shapes: string[] = [];
    Object.assign(window, { shapes });
    const Shape = Path2D;
    Object.assign(window, {
      Path2D: class extends Shape {
        constructor(d?: Path2D | string) {
          super(d);
          if (typeof d === 'string') shapes.push(d);
        }
      },
    });
  });
  await recordDrawing(page);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await setPullRules(page, 'Advice');
  const columns = players(page).getByRole('region', { name: /MISSING ENCHANTS|LOW ITEM LEVEL/ });
  const onPage = await columns
    .locator('[data-barcode] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const eyes = await columns
    .locator('.tone-eye path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const levels = await columns
    .getByRole('button')
    .evaluateAll((tiles) =>
      tiles.flatMap((tile) => /, (\d{3}),/.exec(tile.ariaLabel ?? '')?.[1] ?? []),
    );
  const unseen = columns.locator('[data-unseen] path');
  await expect(unseen.first()).toBeAttached();
  const unseenOnPage = await unseen.evaluateAll((paths) =>
    paths.map((path) => path.getAttribute('d') ?? ''),
  );
  expect(onPage.length).toBeGreaterThan(16);
  expect(eyes.length).toBeGreaterThan(0);
  expect(levels).toHaveLength(16);

  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await choosePicture(page);
  const readShapes = () => page.evaluate(() => (window as unknown as { shapes: string[] }).shapes);
  const shapes = await readShapes();
  expect(shapes).toEqual(expect.arrayContaining(onPage));
  expect(shapes.filter((shape) => shape === eyes[0])).toEqual(eyes);
  const words = await page.evaluate(() => (window as unknown as Recorded).drawn);
  for (const level of levels) expect(words).toContain(level);

  const marks = shapes.filter((shape) => unseenOnPage.includes(shape));
  expect(marks.sort()).toEqual([...unseenOnPage].sort());
});

test('forty raiders with four hundred findings, ninety raiders, and twenty kills are shown whole or counted', async ({
  page,
  logSite,
}) => {
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

  await test.step('a kill of forty', async () => {
    const words = await drawn(RAID, 'fight=1');
    for (let nth = 1; nth <= 40; nth++) expect(words).toContain(`Raider${nth} Head, Shoulders`);
    expect(words).not.toMatch(/and \d+ more/);
    expect(await beyond(page)).toEqual([]);
  });

  await test.step('a kill of ninety', async () => {
    const words = await drawn(MISTS_NIGHT, 'fight=1');
    const [, left = ''] = /and (\d+) more/.exec(words) ?? [];
    expect([...words.matchAll(/Raider\d+ Head/g)]).toHaveLength(90 - Number(left));
    expect(await beyond(page)).toEqual([]);
  });

  await test.step('a night of twenty kills', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await page.getByText('All 20 kills are loaded.').waitFor();
    expect(await drawn(RAID, 'view=night')).toContain('and 20 more');
  });
});

/** Column heads, who made it and of whose data, as far as a language has its own words. */
const WORDS = {
  de: ['BESTANDEN', 'FEHLENDE VERZAUBERUNGEN', 'Daten: Warcraft Logs'],
  fr: ['EN RÈGLE', 'ENCHANTEMENTS MANQUANTS'],
  es: ['LISTOS', 'SIN ENCANTAR'],
  ru: ['ГОТОВЫ', 'НЕТ ЧАР'],
} as const;

test('a picture is whole in every language, and on the ground of its theme', async ({ page }) => {
  await recordDrawing(page);
  await page.goto(`./?report=${RAID}&fight=12#share`);
  for (const [index, [language, expected]] of Object.entries(WORDS).entries()) {
    const theme = index % 2 === 0 ? 'dark' : 'light';
    await test.step(`${language}, ${theme}`, async () => {
      await page.evaluate(
        (chosen) => localStorage.setItem('ready-check-settings', JSON.stringify(chosen)),
        { language, theme },
      );
      await page.reload();
      await page.locator('dialog input[value="picture"]').check({ force: true });
      const image = page.locator('dialog').getByRole('img');
      await expect(image).toBeVisible();
      const words = await drawnWords(page);
      for (const part of expected) expect(words).toContain(part);
      expect(await beyond(page)).toEqual([]);
      const [pixel, ground] = await groundOf(page);
      expect(pixel).toBe(ground);
    });
  }
});

test('a picture is rendered again when the theme changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openShare(page);
  await choosePicture(page);
  const [light] = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => {
      const [pixel, ground] = await groundOf(page);
      return pixel !== light && pixel === ground;
    })
    .toBe(true);
});

test('names of any script, and the longest, fit into the picture', async ({ page, logSite }) => {
  const names = ['李雷', 'محمد', 'Þórðr', 'Вася', 'Zoë\u0308\u0308', '🐉🐉', 'W'.repeat(60)];
  const raid = bigRaid({ kills: 2, players: names.length, pieces: 19, bare: [0, 4, 14] });
  for (const summary of raid.summaries.values()) {
    const { dps } = (summary as { playerDetails: { dps: { name: string }[] } }).playerDetails;
    dps.forEach((player, index) => {
      player.name = names[index] ?? '';
    });
  }
  logSite.reports.set(RAID, raid);
  await recordDrawing(page);
  for (const view of ['fight=1', 'view=night'])
    await test.step(view, async () => {
      await page.goto(`./?report=${RAID}&${view}`);
      await page.getByRole('button', { name: 'Share', exact: true }).first().click();
      await choosePicture(page);
      const words = await drawnWords(page);
      for (const name of names.slice(0, -1)) expect(words).toContain(name);
      expect(words).toMatch(/W{5,60}…/);
      expect(await beyond(page)).toEqual([]);
    });
});
