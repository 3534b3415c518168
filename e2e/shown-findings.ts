import type { Page } from '@playwright/test';
import { SLOTS, TITLES } from './expected-findings';
import { details } from './locators';

/** `empty-socket 5 2 empty` is `Belt ×2`. */
function describeSlot(finding: string): string {
  const [rule, slot, count] = finding.split(' ');
  const times = rule === 'empty-socket' && count !== '1' ? ` ×${count}` : '';
  return `${SLOTS[Number(slot)]}${times}`;
}

const bySlot = (one: string, other: string) =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1]);

/** The lines of advice for findings: `Empty Socket: Shoulders, Belt ×2`. */
export const adviceLines = (findings: readonly string[]): string[] =>
  TITLES.flatMap(([found, title]) => {
    const same = findings.filter((finding) => found.test(finding)).sort(bySlot);
    return same.length > 0 ? `${title}: ${same.map(describeSlot).join(', ')}` : [];
  });

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
