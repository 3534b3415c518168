import type { Page } from '@playwright/test';
import { shareDialog } from './sharing';
import { expect } from './test';

export interface RecordedDrawing {
  drawn: string[];
  /** Drawn texts that are not whole within the picture. */
  beyond: string[];
  given: ShareData[];
}

/** Records the texts of the latest drawing. A part that loads late causes a further drawing. */
export const recordDrawing = (page: Page) =>
  page.addInitScript(() => {
    const recorded: RecordedDrawing = { drawn: [], beyond: [], given: [] };
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

export const drawnWords = (page: Page) =>
  page.evaluate(() => (window as unknown as RecordedDrawing).drawn.join(' '));

export const wordsBeyondPicture = (page: Page) =>
  page.evaluate(() => (window as unknown as RecordedDrawing).beyond);

export const picture = (page: Page) => shareDialog(page).getByRole('img');

export async function choosePicture(page: Page): Promise<void> {
  await shareDialog(page).getByRole('radio', { name: 'Picture' }).check();
  await expect(picture(page)).toBeVisible();
}

/** Returns the picture's first pixel and the page's ground. */
export const groundOf = (page: Page) =>
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

export const sizeOf = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
