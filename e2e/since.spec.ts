import type { Page } from '@playwright/test';
import { EARLIER, earlierRaid } from './earlier-raid';
import { RAID, type ServedReport, tierElevenRaid } from './reports';
import { expect, test } from './test';
import { changePlayers, faultWords, type LoggedFaults, standing } from './worked-out-night';

const view = (page: Page) => page.getByRole('region', { name: 'Since last raid' });

const only = ({ bare, low }: LoggedFaults, wanted: (mark: string) => boolean): LoggedFaults => ({
  bare: bare.filter((slot) => wanted(`bare ${slot}`)),
  low: low.filter((slot) => wanted(`low ${slot}`)),
});
const marks = ({ bare, low }: LoggedFaults) => [
  ...bare.map((slot) => `bare ${slot}`),
  ...low.map((slot) => `low ${slot}`),
];

/** `Name slots` by region, worked out from the two reports. */
function workedOut(present: ServedReport, earlier: ServedReport) {
  const now = standing(present);
  const then = standing(earlier);
  const both = [...now].flatMap(([name, faults]) => {
    const before = then.get(name);
    return faults && before ? [{ name, faults, before }] : [];
  });
  const lines = (found: { name: string; faults: LoggedFaults }[]) =>
    found
      .filter(({ faults }) => marks(faults).length > 0)
      .map(({ name, faults }) => `${name} ${faultWords(faults)}`)
      .sort();
  const alone = (some: typeof now, others: typeof now) =>
    [...some]
      .filter(([name]) => !others.has(name))
      .map(([name, faults]) => `${name} ${faults ? faultWords(faults) : 'no gear'}`);
  return {
    Mended: lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(before, (mark) => !marks(faults).includes(mark)),
      })),
    ),
    'New faults': lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(faults, (mark) => !marks(before).includes(mark)),
      })),
    ),
    'Still open': lines(
      both.map(({ name, faults, before }) => ({
        name,
        faults: only(faults, (mark) => marks(before).includes(mark)),
      })),
    ),
    'New here': alone(now, then),
    'Not here': alone(then, now),
  };
}

async function readRegion(page: Page, name: string): Promise<string[]> {
  const items = view(page).getByRole('region', { name, exact: true }).getByRole('listitem');
  return (await items.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim()).sort();
}

test.beforeEach(({ logSite }) => {
  logSite.reports.set(EARLIER, earlierRaid());
});

test('the regions say what the two reports’ own files come to', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);

  const expected = workedOut(tierElevenRaid(), earlierRaid());
  expect(expected.Mended).toEqual(['Elsifer Cloak', 'Veyra Legs']);
  for (const [name, lines] of Object.entries(expected)) {
    expect(await readRegion(page, name), name).toEqual(lines);
    await expect(view(page).getByRole('term').filter({ hasText: name })).toBeVisible();
  }
});

test('by itself it is compared with the saved raid before it', async ({ page }) => {
  await page.goto(`./?report=${EARLIER}&fight=30`);
  await page.getByRole('region', { name: 'PASSED' }).waitFor();
  await page.goto(`./?report=${RAID}&view=since`);
  await expect(view(page).getByRole('combobox')).toHaveValue(EARLIER);
  await expect(view(page).getByRole('combobox')).toContainText('(23 players in both)');
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'New here')).toEqual(
    workedOut(tierElevenRaid(), earlierRaid())['New here'],
  );
});

test('with no earlier raid it says how to get one', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since`);
  await expect(view(page)).toContainText('No earlier raid is saved on this device.');
});

test('an anonymous report is compared with nothing and says so', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since&against=a:${EARLIER}`);
  await expect(view(page)).toContainText('An anonymous report does not say who its players are');
});

test('two raids with no player in common say so', async ({ page, logSite }) => {
  const others = earlierRaid();
  changePlayers(others, (player) => ({ ...player, name: `Other${player.name}` }));
  logSite.reports.set(EARLIER, others);
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page)).toContainText('The two raids have no player in common.');
});
