import { readFile } from 'node:fs/promises';
import { setPullRules } from './at-the-pull';
import { players, readColumn } from './locators';
import {
  choosePicture,
  drawnWords,
  groundOf,
  picture,
  type RecordedDrawing,
  recordDrawing,
  sizeOf,
} from './picture';
import { RAID } from './reports';
import { openShare, shareDialog } from './sharing';
import { chooseBoss, openReport } from './steps';
import { nightTable, readRows } from './tables';
import { expect, test } from './test';

const FILE = `ready-check-${RAID}-12.png`;

test('a picture of a kill has the page’s words', async ({ page }) => {
  await recordDrawing(page);
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      (window as unknown as RecordedDrawing).given.push(data ?? {});
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

  await test.step('the picture names boss, raid, date, readiness and source', async () => {
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

  await test.step('the picture is 1200 px wide at double density with the Discord text as alternative', async () => {
    const [width = 0, height = 0] = await sizeOf(page);
    expect(width).toBe(2400);
    expect(height).toBeGreaterThanOrEqual(960);
    expect((await picture(page).getAttribute('alt'))?.trim()).toBe(message.trim());
  });

  await test.step('the picture can be copied', async () => {
    await dialog.getByRole('button', { name: 'Copy picture' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const bitmap = await createImageBitmap(await (item as ClipboardItem).getType('image/png'));
      return bitmap.width;
    });
    expect(copied).toBe(2400);
  });

  await test.step('the picture can be saved as a PNG', async () => {
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download picture' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(FILE);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(2400);
  });

  await test.step('the link can be copied and sent to the share sheet', async () => {
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('#share=1');
    await dialog.getByRole('button', { name: 'Send…' }).click();
    const given = await page.evaluate(() =>
      (window as unknown as RecordedDrawing).given.map(({ files, text }) => [
        files?.[0]?.name,
        text,
      ]),
    );
    expect(given).toEqual([[FILE, expect.stringContaining('#share=1')]]);
  });

  await test.step('the picture omits players who are not shared', async () => {
    await dialog.getByText(/^Players: 25 of 25/).click();
    await page.evaluate(() => (window as unknown as RecordedDrawing).drawn.splice(0));
    await dialog.getByRole('checkbox', { name: 'Nyxara' }).uncheck();
    await expect.poll(() => drawnWords(page)).toContain('of 24 passed 12');
    expect(await drawnWords(page)).not.toContain('Nyxara');
  });

  await test.step('the picture has the page’s words about every player', async () => {
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

test('a picture of a night has the words of its table', async ({ page }) => {
  await recordDrawing(page);
  await page.goto(`./?report=${RAID}&view=night`);
  await page.getByText('All 12 kills are loaded.').waitFor();
  const rows = [...(await readRows(nightTable(page)))];
  const shown = rows.map(([name, cells]) => [name, cells.at(-1)]);
  expect(shown).toHaveLength(25);
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await choosePicture(page);
  const words = await drawnWords(page);
  for (const [name = '', now = ''] of shown) {
    expect(words).toContain(name);
    const [faults = ''] = now.split(' · ');
    const slots = faults.split(/; |low: /).filter(Boolean);
    if (faults !== 'passed') expect(words).toContain([name, ...slots].join(' '));
  }
  for (const part of ['Whole night', 'Changed tonight 5', 'Fixed', 'Al’Akir'])
    expect(words).toContain(part.replace('’', "'"));

  await test.step('the picture of a night has a link beside it', async () => {
    await shareDialog(page).getByRole('button', { name: 'Copy link' }).waitFor();
  });
});

test('a picture’s tile has barcode, level and marks as on the page', async ({ page }) => {
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
  const pageShapes = await columns
    .locator('[data-barcode] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  const eyes = await columns
    .locator('[data-mark="eye"] path')
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
  expect(pageShapes.length).toBeGreaterThan(16);
  expect(eyes.length).toBeGreaterThan(0);
  expect(levels).toHaveLength(16);

  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await choosePicture(page);
  const readShapes = () => page.evaluate(() => (window as unknown as { shapes: string[] }).shapes);
  const shapes = await readShapes();
  expect(shapes).toEqual(expect.arrayContaining(pageShapes));
  expect(shapes.filter((shape) => shape === eyes[0])).toEqual(eyes);
  const words = await page.evaluate(() => (window as unknown as RecordedDrawing).drawn);
  for (const level of levels) expect(words).toContain(level);

  const marks = shapes.filter((shape) => unseenOnPage.includes(shape));
  expect(marks.sort()).toEqual([...unseenOnPage].sort());
});

test('a picture is rendered again when theme or language changes', async ({ page, context }) => {
  await recordDrawing(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await openShare(page);
  await choosePicture(page);

  await test.step('a browser without OffscreenCanvas draws the same picture', async () => {
    const drawn = () =>
      page.evaluate(() => (window as unknown as RecordedDrawing).drawn.splice(0).join('\n'));
    const words = await drawn();
    expect(words).toContain('Magmaw');
    await shareDialog(page).getByRole('radio', { name: 'Discord' }).check();
    await page.evaluate(() => Reflect.deleteProperty(window, 'OffscreenCanvas'));
    await choosePicture(page);
    expect(await drawn()).toBe(words);
    expect((await sizeOf(page))[0]).toBe(2400);
    await page.reload();
    await choosePicture(page);
  });
  const [light] = await groundOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(async () => {
      const [pixel, ground] = await groundOf(page);
      return pixel !== light && pixel === ground;
    })
    .toBe(true);

  const other = await context.newPage();
  await other.goto('./');
  await other.evaluate(() =>
    localStorage.setItem('ready-check-settings', JSON.stringify({ language: 'de' })),
  );
  await expect.poll(() => drawnWords(page)).toContain('BESTANDEN');
  await expect(page.locator('dialog').getByRole('img')).toHaveAttribute('alt', /Fehlende Verz/);
});
