import type { Page } from '@playwright/test';
import { EXPECTED, SLOTS, TITLES } from './expected-findings';
import { details } from './locators';
import { DEEPER, deeperNight } from './reports';
import { choosePlayer } from './steps';
import { expect, test } from './test';

/** `empty-socket 5 2 empty` is `Belt ×2`. */
function slotWords(finding: string): string {
  const [rule, slot, count] = finding.split(' ');
  const times = rule === 'empty-socket' && count !== '1' ? ` ×${count}` : '';
  return `${SLOTS[Number(slot)]}${times}`;
}

const bySlot = (one: string, other: string) =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1]);

const linesOf = (findings: readonly string[]): string[] =>
  TITLES.flatMap(([found, title]) => {
    const same = findings.filter((finding) => found.test(finding)).sort(bySlot);
    return same.length > 0 ? `${title}: ${same.map(slotWords).join(', ')}` : [];
  });

/** What the details show of the same. */
async function shown(page: Page) {
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

test.describe.configure({ timeout: 120_000 });

for (const fight of ['2', '10']) {
  test(`every player of fight ${fight} is shown what another program found`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(DEEPER, deeperNight());
    await page.goto(`./?report=${DEEPER}&fight=${fight}`);
    const players = Object.entries(EXPECTED[fight] ?? {});
    expect(players).toHaveLength(25);
    for (const [name, { findings, professions, sets }] of players) {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      await expect
        .poll(() => shown(page), { message: name })
        .toEqual({
          advice: linesOf(findings),
          professions,
          sets: sets.map((set) => `${set}/5`),
        });
    }
  });
}
