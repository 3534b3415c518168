import type { Locator } from '@playwright/test';

/** Translates as browsers do: an element replaces each text node outside of drawings. */
export const translate = (where: Locator): Promise<void> =>
  where.evaluate((shown) => {
    const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
    const all: ChildNode[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (textContent?.trim() && !parentElement?.closest('svg'))
        all.push(texts.currentNode as ChildNode);
    }
    for (const text of all) {
      const translated = document.createElement('font');
      translated.textContent = text.textContent;
      text.replaceWith(translated);
    }
  });
