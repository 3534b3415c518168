import { expect, type Page } from '@playwright/test';
import { type Expected, expectedAdvice } from './expected-findings';
import { details } from './locators';
import { choosePlayer } from './steps';

interface ExpectedInDetails {
  name: string;
  expected: Expected;
  /** Pieces of a whole set. */
  setSize: number;
}

/** Chooses a player, and expects their advice, professions and sets. */
export async function expectInDetails(
  page: Page,
  { name, expected: { findings, professions, sets }, setSize }: ExpectedInDetails,
): Promise<void> {
  await choosePlayer(page, name);
  await expect(details(page).getByRole('heading', { name })).toBeVisible();
  await expect
    .poll(() => readShownFindings(page))
    .toEqual({
      advice: expectedAdvice(findings),
      professions,
      sets: sets.map((set) => `${set}/${setSize}`),
    });
}

/** Reads the first lines of the details: advice, professions and sets. */
export async function readShownFindings(page: Page) {
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
