import type { Locator } from '@playwright/test';
import config from '../playwright.config';
import { comingList, openTonight, tanksHeading } from './coming';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { cutTexts, lookAtEachView, unreachableControls } from './layout';
import { bossRow, column, details, players, reportField } from './locators';
import { RAID } from './reports';
import { saveSeason } from './season-saved';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

const { launchOptions } = config.projects?.[0]?.use ?? {};

/** The browser's own text size, at 200 %. */
const DOUBLE_TEXT_SIZE = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), DOUBLE_TEXT_SIZE] },
});

const WIDEST_WINDOW = { width: 1280, height: 800 };

const SIZES = [WIDEST_WINDOW, { width: 390, height: 844 }, { width: 360, height: 740 }];

/** A soft failure lets the run continue, so that it names all faults. */
const softExpect = expect.configure({ soft: true, timeout: 5000 });

test('with text at 200 % nothing is cut or covered in any view', async ({ page, logSite }) => {
  logSite.reports.set(EARLIER_CODE, earlierRaid());
  await lookAtEachView(page, SIZES, async ({ width }) => {
    const where = `${width}`;
    await softExpect.poll(() => overflowingElements(page), where).toEqual([]);
    softExpect(await cutTexts(page), where).toEqual([]);
    await softExpect.poll(() => unreachableControls(page), where).toEqual([]);
  });
});

test('with text at 200 % the letters fit the bands and buttons of a season', async ({ page }) => {
  await saveSeason(page);
  await page.goto('./season?group=SeasonTwentyFv07');
  const table = page.getByRole('table', { name: 'Season', exact: true });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    softExpect(await table.evaluate(cutBoxes), `${size.width}`).toEqual([]);
    await softExpect.poll(() => overflowingElements(page), `${size.width}`).toEqual([]);
    softExpect(await table.evaluate(namesInFigures), `${size.width}`).toEqual([]);
    const figure = page.getByRole('figure', { name: 'Readiness over the season' });
    softExpect(await figure.evaluate(meetingWords), `${size.width}`).toEqual([]);
  }

  await test.step('Tonight on a phone keeps its actions at the foot and names in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openTonight(page);
    for (const name of ['Copy names', 'To buy', 'Share'])
      await softExpect(page.getByRole('button', { name, exact: true })).toBeInViewport({
        ratio: 1,
      });
    await softExpect(tanksHeading(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('the pictures of raiders in Tonight are twice as large', async () => {
    await page.setViewportSize(WIDEST_WINDOW);
    await openTonight(page);
    const picture = comingList(page).getByRole('presentation').first();
    expect(await picture.boundingBox()).toMatchObject({ width: 56, height: 56 });
  });
});

/** Lists the words of a figure that touch the next word. */
const meetingWords = (figure: HTMLElement | SVGElement): string[] => {
  const words = [...figure.querySelectorAll<HTMLElement>('[role="img"] span')].flatMap((span) => {
    const range = document.createRange();
    range.selectNodeContents(span);
    const isSeen = getComputedStyle(span).color !== 'rgba(0, 0, 0, 0)';
    return isSeen && span.textContent ? [{ span, rect: range.getBoundingClientRect() }] : [];
  });
  return words.flatMap((one) =>
    words
      .filter(
        ({ rect }) =>
          rect.left > one.rect.left && rect.left < one.rect.right && rect.top === one.rect.top,
      )
      .map(({ span }) => `${one.span.textContent} ${span.textContent}`),
  );
};

/** Lists the names that touch the attendance beside them. */
const namesInFigures = (table: HTMLElement | SVGElement): string[] =>
  [...table.querySelectorAll('tbody tr')].flatMap((row) => {
    const [name, attendance] = [row.querySelector('bdi'), row.querySelector('td')];
    if (!name || !attendance) return ['a row without them'];
    const [one, other] = [name.getBoundingClientRect(), attendance.getBoundingClientRect()];
    const isClear = one.right <= other.left || one.bottom <= other.top;
    return isClear ? [] : [name.textContent];
  });

/** Lists the boxes of a table that cut the letters within. */
const cutBoxes = (table: HTMLElement | SVGElement): string[] =>
  [...table.querySelectorAll<HTMLElement>('button, span')].flatMap((box) => {
    const { overflowY, fontSize } = getComputedStyle(box);
    const isSeen = box.clientWidth > 1 && (box.localName === 'button' || overflowY === 'hidden');
    const isLow = isSeen && box.clientHeight < Number.parseFloat(fontSize);
    return isLow ? [`${box.className}: ${box.clientHeight} of ${fontSize}`] : [];
  });

test('with text at 200 % the first fault is in view without scrolling', async ({ page }) => {
  for (const size of SIZES.slice(0, 2)) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await page.goto(`./?report=${RAID}&fight=12`);
    await expect(column(page, 'MISSING ENCHANTS').getByRole('button').first()).toBeInViewport({
      ratio: 1,
    });
  }
});

test('with text at 200 % names and choices are not cut on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`./?report=${RAID}&fight=12#share`);
  const share = page.getByRole('dialog', { name: 'Share' });
  const choices = share.getByRole('group', { name: 'Share as' });
  const overhang = (place: Locator) =>
    place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await test.step('the choices in Share are not cut', async () => {
    await expect(choices.getByText('Picture')).toBeVisible();
    await expect.poll(() => overhang(choices)).toBeLessThanOrEqual(0);
    await expect.poll(() => overhang(share)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(share).toBeHidden();
  });
  await test.step('the Settings link is on one line with the screen links', async () => {
    const bar = page.getByRole('banner');
    const settings = await bar.getByRole('link', { name: 'Settings' }).boundingBox();
    const raids = await bar.getByRole('link', { name: 'Raids' }).boundingBox();
    expect(settings?.y).toBe(raids?.y);
  });
  await test.step('boss names are not cut', async () => {
    for (const name of [
      bossRow(page, 'Halfus Wyrmbreaker').getByText('Halfus Wyrmbreaker'),
      players(page).getByRole('heading', { name: 'Magmaw' }).getByText('Magmaw'),
    ]) {
      await expect.poll(() => isWhole(name)).toBe(true);
    }
  });
  await test.step('the report code is not cut', () =>
    expect.poll(() => overhang(reportField(page))).toBeLessThanOrEqual(0));
  await test.step('the name in Player Details is not cut', async () => {
    await page.goto(`./?report=${RAID}&fight=12&player=Mordaith`);
    await expect.poll(() => isWhole(details(page).getByText('Mordaith'))).toBe(true);
    await page.keyboard.press('Escape');
  });
  await test.step('raiders’ names in To buy are not cut', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    await page.getByRole('button', { name: 'To buy', exact: true }).click();
    const names = page.getByRole('dialog', { name: 'To buy' }).locator('label bdi');
    await expect(names.first()).toBeVisible();
    for (const name of await names.all()) expect(await overhang(name)).toBeLessThanOrEqual(0);
  });
  await test.step('the minimum item level is not cut', async () => {
    await page.goto('./#settings/rules');
    const minimum = page.getByRole('spinbutton', { name: 'Minimum item level' });
    await expect(minimum).toHaveValue('346');
    await expect.poll(() => overhang(minimum)).toBeLessThanOrEqual(0);
  });
});

/** Returns whether each word is on one line, and nothing is beyond the box. */
const isWhole = (name: Locator): Promise<boolean> =>
  name.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const words = element.textContent?.split(' ').length ?? 0;
    const { scrollHeight, clientHeight } = element.parentElement ?? element;
    return lines <= words && scrollHeight <= clientHeight + 2;
  });
