import type { Locator } from '@playwright/test';

/** Translates as browsers do: an element takes the place of each text, which stays as it was. */
export const translate = (where: Locator): Promise<void> =>
  where.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const all: ChildNode[] = [];
    while (texts.nextNode())
      if (texts.currentNode.textContent?.trim()) all.push(texts.currentNode as ChildNode);
    for (const text of all) {
      const translated = document.createElement('font');
      translated.textContent = text.textContent;
      text.replaceWith(translated);
    }
  });
