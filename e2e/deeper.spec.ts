import { EXPECTED } from './expected-findings';
import { details } from './locators';
import { DEEPER, deeperNight } from './reports';
import { adviceLines, shownInDetails } from './shown-findings';
import { choosePlayer } from './steps';
import { expect, test } from './test';

test.describe.configure({ timeout: 120_000 });

// In every fight: src/data/log-site/whole-raids.test.ts.
test('every player’s details show the findings that another program computed', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(DEEPER, deeperNight());
  await page.goto(`./?report=${DEEPER}&fight=10`);
  const players = Object.entries(EXPECTED[10] ?? {});
  expect(players).toHaveLength(25);
  for (const [name, { findings, professions, sets }] of players) {
    await choosePlayer(page, name);
    await expect(details(page).getByRole('heading', { name })).toBeVisible();
    await expect
      .poll(() => shownInDetails(page), { message: name })
      .toEqual({
        advice: adviceLines(findings),
        professions,
        sets: sets.map((set) => `${set}/5`),
      });
  }
});
