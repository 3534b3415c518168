import type { Page } from '@playwright/test';

/** Lists words of up to twelve letters that are broken between two letters, each with its line. */
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
