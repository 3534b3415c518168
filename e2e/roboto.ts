import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const WEIGHTS = [400, 500, 600, 700, 800];

const fileOf = (weight: number): string =>
  `node_modules/@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`;

/** Renders a page in Roboto, as Android does. The fonts of most test machines are a fifth wider. */
export async function drawInRoboto(page: Page): Promise<void> {
  const fonts = WEIGHTS.map((weight) => ({
    weight: `${weight}`,
    data: readFileSync(fileOf(weight)).toString('base64'),
  }));
  await page.addInitScript((loaded) => {
    for (const { weight, data } of loaded) {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      document.fonts.add(new FontFace('Roboto of tests', bytes, { weight }));
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "Roboto of tests" !important }');
    document.adoptedStyleSheets.push(sheet);
  }, fonts);
}

/** Words of up to twelve letters that are broken between two letters, each with its line. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { data } = text as Text;
      for (const { 0: word, index } of data.matchAll(/\p{L}{2,12}(?!\p{L})(?<!\p{L}{13,})/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ y }) => Math.round(y)));
        const isUpright =
          getComputedStyle(text.parentElement ?? document.body).writingMode !== 'horizontal-tb';
        if (lines.size > 1 && !isUpright) broken.push(`${word} in ${data}`);
      }
    }
    return broken;
  });
