import { bossRows } from './locators';
import { nameField, REPORTS, searchButton } from './searching';
import { expect, test } from './test';

test('the form sends only complete searches', async ({ page, logSite }) => {
  logSite.guilds.set('south park elementary/firemaw/eu', REPORTS);
  const realm = page.getByLabel('Realm');
  const modeOrRegion = (name: string) => page.getByRole('radio', { name });
  const anniversaryRealms = page.locator('optgroup[label="Burning Crusade Anniversary"] option');
  await page.goto('./');

  await test.step('a region accepts only its own realms', async () => {
    await expect(modeOrRegion('Character')).toBeChecked();
    await expect(modeOrRegion('US')).toBeChecked();
    await expect(realm.getByRole('option').first()).toHaveText('Select Realm');
    await expect(anniversaryRealms).toHaveText(['Dreamscythe', 'Nightslayer']);
    await realm.selectOption('Pagle');
    await modeOrRegion('EU').check();
    await expect(anniversaryRealms).toHaveText(['Spineshatter', 'Thunderstrike']);
    await expect(realm).toHaveValue('');
  });
  await test.step('the form names the missing part of an incomplete search', async () => {
    await searchButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^Choose a realm/);
    await expect(realm).toBeFocused();

    await realm.selectOption('Firemaw');
    await expect(page.getByRole('alert')).toBeHidden();
    // src/domain/log-site/search.test.ts tests other invalid names.
    await nameField(page, 'Character').fill('   ');
    await nameField(page, 'Character').press('Enter');
    await expect(page.getByRole('alert')).toContainText('Type a name');
    await expect(nameField(page, 'Character')).toBeFocused();
    expect(logSite.requests).toEqual([]);
  });
  await test.step('the form can be used by keyboard alone', async () => {
    await modeOrRegion('US').check();
    await modeOrRegion('Character').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Firem');
    await page.keyboard.press('Tab');

    const combobox = page.getByRole('combobox', { name: 'Guild Name' });
    await expect(combobox).toBeFocused();
    await page.keyboard.type('par');
    const options = page.getByRole('listbox', { name: 'Guilds' }).getByRole('option');
    await expect(options).toHaveText(['Parse Attack', 'South Park Elementary', 'Grey Parse Gang']);
    await expect(combobox).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(combobox).toHaveValue('par');

    await page.keyboard.press('ArrowUp');
    await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    const chosen = options.nth(1);
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(combobox).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(combobox).toHaveValue('South Park Elementary');
    expect(logSite.requests).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('the last search is restored', async () => {
    await page.goto('./');

    await expect(modeOrRegion('Guild')).toBeChecked();
    await expect(modeOrRegion('EU')).toBeChecked();
    await expect(realm).toHaveValue('firemaw');
    await nameField(page, 'Guild').fill('PAR');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
      'South Park Elementary',
      'Parse Attack',
      'Grey Parse Gang',
    ]);
    await nameField(page, 'Guild').fill('  ');
    await expect(page.getByRole('listbox')).toBeHidden();
  });
});
