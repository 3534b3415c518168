import type { Page } from '@playwright/test';

/** Lists what overflows: the page, controls, headings, and scrolling boxes without a table. */
export const overflowingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const excess = ({ scrollWidth, clientWidth }: Element) =>
      clientWidth > 1 ? scrollWidth - clientWidth : 0;
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && !element.querySelector('table');
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const fixed = elements.filter((element) =>
      element.matches('button, a.btn, summary, label, :is(h1, h2, h3, h4) > *'),
    );
    const scrollers = elements.filter(
      (element) => !element.matches('input, textarea, pre, select') && scrolls(element),
    );
    return [document.documentElement, ...fixed, ...scrollers]
      .filter((element) => excess(element) > 1)
      .map(
        (element) =>
          `${element.innerText.slice(0, 60) || element.outerHTML.slice(0, 120)}: ${excess(element)} px`,
      );
  });

/** Returns how far the page scrolls sideways, in pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Lists headings whose text touches the text of the paragraph beside them. */
export const overlappingHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textRects = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const doOverlap = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const paragraphs = [...document.querySelectorAll<HTMLElement>(':is(h2, h3, h4) + p')];
    return paragraphs.flatMap((paragraph) => {
      const heading = paragraph.previousElementSibling;
      const words = heading?.querySelector('button') ?? heading;
      const rects = words ? textRects(words) : [];
      const isHit = textRects(paragraph).some((rect) => rects.some((one) => doOverlap(one, rect)));
      return isHit ? [`${words?.textContent}: ${paragraph.innerText}`] : [];
    });
  });
