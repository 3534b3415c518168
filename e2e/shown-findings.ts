import type { Page } from '@playwright/test';
import { details } from './locators';

/** The first lines of the details: advice, professions and sets. */
export async function shownInDetails(page: Page) {
  const advice = await details(page)
    .getByRole('list', { name: 'Worth a look' })
    .getByRole('listitem')
    .allInnerTexts();
  const chips = await details(page)
    .getByRole('list', { name: 'At a glance' })
    .getByRole('listitem')
    .allInnerTexts();
  const [, , ...rest] = chips.filter((chip) => !/^(Potions|Healthstones)/.test(chip));
  return {
    advice: advice.map((text) => text.split('\n')[0]),
    professions: rest.filter((chip) => !/^T\d/.test(chip)).map((chip) => chip.toLowerCase()),
    sets: rest.filter((chip) => /^T\d/.test(chip)).sort(),
  };
}
