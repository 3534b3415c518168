import type { Page } from '@playwright/test';
import { RAID } from './reports';
import { expect, test } from './test';

/** Notes what a screen reader says: live regions, and headings that get the focus. */
function noteWhatIsSaid(): void {
  const said: string[] = [];
  Reflect.set(window, 'said', said);
  const LIVE = '[role=status], [role=alert]';
  const note = (words: string | null | undefined) => {
    const plain = (words ?? '').replace(/\s+/g, ' ').trim();
    if (plain) said.push(plain);
  };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element instanceof HTMLInputElement && element.labels?.[0]) || element).textContent;
  const look = () => {
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) regions.add(region);
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const one of added.querySelectorAll(LIVE)) regions.add(one);
      }
      for (const region of regions)
        if (region.getAttribute('aria-live') !== 'off') note(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target !== document.body) note(nameOf(target));
    });
  };
  addEventListener('DOMContentLoaded', look);
}

const takeSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'said') as string[]).splice(0));

const check = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click();

test('the same words are said again', async ({ page }) => {
  await page.addInitScript(noteWhatIsSaid);
  await page.goto(`./?report=${RAID}&fight=12&view=board`);
  await expect(page.getByRole('row', { name: /^Elsifer/ })).toBeVisible();
  for (const nth of [1, 2, 3])
    await test.step(`press ${nth}`, async () => {
      await takeSaid(page);
      await check('Only with faults')(page);
      await expect.poll(() => takeSaid(page)).toContainEqual(expect.stringMatching(/of 25 shown/));
    });
});
