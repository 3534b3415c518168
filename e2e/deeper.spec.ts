import { EXPECTED, expectedAdvice, oneOfEachKind } from './expected-findings';
import { details } from './locators';
import { DEEPER, deeperNight } from './reports';
import { shownInDetails } from './shown-findings';
import { choosePlayer } from './steps';
import { expect, test } from './test';

// In every fight: src/data/log-site/whole-raids.test.ts.
test('details show each kind of finding that another program computed', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(DEEPER, deeperNight());
  await page.goto(`./?report=${DEEPER}&fight=10`);
  for (const [name, { findings, professions, sets }] of oneOfEachKind(EXPECTED[10] ?? {}))
    await test.step(name, async () => {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      await expect
        .poll(() => shownInDetails(page))
        .toEqual({
          advice: expectedAdvice(findings),
          professions,
          sets: sets.map((set) => `${set}/5`),
        });
    });
});
