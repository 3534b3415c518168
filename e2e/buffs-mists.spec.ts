import { buffsBlock, buffsButton, players } from './locators';
import { MISTS_NIGHT, mistsNight } from './reports';
import { expect, test } from './test';

// Who brings what: src/domain/eras/mists/coverage.test.ts.
test('the panel of a raid of Mists says what is missing and what was seen', async ({
  page,
  logSite,
}) => {
  await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
  await buffsButton(page).click();

  await test.step('only the buff that nobody brings is missing, with who could bring it', async () => {
    await expect(players(page).getByRole('button', { name: /✕ missing/ })).toHaveText(
      /Spell Haste/,
    );
    await expect(buffsBlock(page, 'What to bring')).toContainText(
      'Spell Haste: missing · Shadow Priest, Elemental Shaman or Balance Druid',
    );
  });

  await test.step('it marks only buffs that somebody had at the pull', async () => {
    await expect(players(page).getByText(/^At the pull somebody had /)).toHaveText(
      'At the pull somebody had Stats, Stamina, Critical Strike, Attack Power, Spell Power, Attack Speed and Mastery.',
    );
  });

  await test.step('it marks nothing if the log lists no such buff at the pull', async () => {
    const code = 'MistsWithoutBuff';
    logSite.reports.set(code, { ...mistsNight(), events: [] });
    await page.goto(`./?report=${code}&fight=2`);
    await buffsButton(page).click();
    await expect(buffsBlock(page, 'Debuffs')).toBeVisible();
    await expect(players(page).getByText('Flask not in this log')).toBeVisible();
    await expect(players(page).getByText(/^At the pull somebody had /)).toHaveCount(0);
  });
});
