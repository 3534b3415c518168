import { EXPECTED, oneOfEachKind } from './expected-findings';
import { DEEPER, deeperNight } from './reports';
import { expectInDetails } from './shown-findings';
import { test } from './test';

// Every fight: src/data/log-site/whole-raids.test.ts.
test('details show each kind of finding another program computed', async ({ page, logSite }) => {
  logSite.reports.set(DEEPER, deeperNight());
  await page.goto(`./?report=${DEEPER}&fight=10`);
  for (const [name, expected] of oneOfEachKind(EXPECTED[10] ?? {}))
    await test.step(name, () => expectInDetails(page, { name, expected, setSize: 5 }));
});
