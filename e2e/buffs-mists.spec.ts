import { buffsBlock, buffsButton, players } from './locators';
import { MISTS_NIGHT } from './reports';
import { expect, test } from './test';

// Who brings what: src/domain/eras/mists/coverage.test.ts.
test('in a raid of Mists only the buff that nobody brings is missing, with who could bring it', async ({
  page,
}) => {
  await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
  await buffsButton(page).click();
  await expect(players(page).getByRole('button', { name: /✕ missing/ })).toHaveText(/Spell Haste/);
  await expect(buffsBlock(page, 'What to bring')).toContainText(
    'Spell Haste: missing · Shadow Priest, Elemental Shaman or Balance Druid',
  );
});
