import { savedPulls } from './at-the-pull';
import { raidWithTwoMagmaws } from './changed-players';
import { expectHalfFree } from './layout';
import { column, readColumn } from './locators';
import { RAID } from './reports';
import { RAID_TITLE, savedRaids, undoButton, untilServed } from './saved';
import { readLink, shareAsLink } from './sharing';
import { fetchReport, goOffline } from './steps';
import { expect, test } from './test';
import { readSavedKeys } from './traces';

test('a link opens in a new profile without key or network', async ({ app, page }) => {
  const link = await shareAsLink(page);
  expect(link.length).toBeLessThanOrEqual(1900);
  await page.keyboard.press('Escape');
  const missing = await readColumn(page, 'MISSING ENCHANTS');

  // The page may still wait for pictures.
  await page.close();
  await app.logSite.stop();
  const profile = await app.newProfile();
  const other = await profile.newPage();
  await test.step('the shared result shows the same verdicts', async () => {
    await other.goto(link);
    await expect(other.getByRole('region', { name: 'Shared result' })).toBeVisible();
    await expect(other).toHaveTitle(/^\w.+ · \d+ of 25 · Ready Check$/);
    await expect(other.getByText(/Pieces below 346 were low; enchants/)).toBeVisible();
    const shown = column(other, 'MISSING ENCHANTS').getByRole('listitem');
    await expect(shown).toHaveCount(missing.length);
    for (const [name = '', slots = ''] of missing) {
      await expect(shown.filter({ hasText: name })).toContainText(slots);
    }
  });

  await test.step('on a phone two raiders with faults are side by side at the top', async () => {
    const before = other.viewportSize();
    await other.setViewportSize({ width: 390, height: 844 });
    const boxOf = async (nth: number) =>
      column(other, 'MISSING ENCHANTS').getByRole('listitem').nth(nth).boundingBox();
    const [first, second] = [await boxOf(0), await boxOf(1)];
    expect(first?.y).toBe(second?.y);
    expect(first?.y).toBeLessThan(300);
    await expect(column(other, 'PASSED').getByRole('listitem')).toHaveCount(0);
    await column(other, 'PASSED').getByRole('button').click();
    await expect(column(other, 'PASSED').getByRole('listitem')).toHaveCount(12);
    // This window has no room for a sticky bar.
    await other.setViewportSize({ width: 390, height: 400 });
    const heightOf = async (role: 'heading' | 'button' | 'link', name: string) =>
      (await other.getByRole(role, { name }).boundingBox())?.y ?? NaN;
    const save = await heightOf('button', 'Save');
    expect(save).toBeGreaterThan(await heightOf('heading', 'Magmaw'));
    expect(await heightOf('link', 'Check your own raid')).toBe(save);
    if (before) await other.setViewportSize(before);
  });

  await test.step('on a tablet no button is above the title', async () => {
    const before = other.viewportSize();
    for (const width of [640, 768]) {
      await other.setViewportSize({ width, height: 1024 });
      const head = await other.getByRole('main').locator('header').boundingBox();
      const button = await other.getByRole('link', { name: 'Open the report' }).boundingBox();
      expect(button?.y).toBeGreaterThanOrEqual(head?.y ?? NaN);
    }
    if (before) await other.setViewportSize(before);
  });

  await test.step('the shared result links to the report itself', () =>
    expect(other.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
      'href',
      new RegExp(`report=${RAID}&fight=`),
    ));

  await test.step('“Check your own raid” opens home and focuses the report field', async () => {
    const own = await profile.newPage();
    await own.goto(link);
    await own.getByRole('link', { name: 'Check your own raid' }).click();
    await expect(own.getByPlaceholder('Enter Report Code or URL')).toBeFocused();
    await own.close();
  });

  await test.step('the shared result is in the other user’s language', async () => {
    const german = await (await app.newProfile({ locale: 'de-DE' })).newPage();
    await german.goto(link);
    await expect(
      german.getByText(/Teile unter 346 galten als niedrig; Verzauberungen/),
    ).toBeVisible();
  });

  const home = await profile.newPage();
  const saved = savedRaids(home).getByRole('link', { name: /Magmaw .* 12 of 25 passed/ });
  await test.step('the saved result opens from the saved raids', async () => {
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('It opens offline from the saved raids.')).toBeVisible();
    await home.goto(app.appServer.address);
    await saved.click();
    await expect(home.getByRole('region', { name: 'Shared result' })).toBeVisible();
    await expect(column(home, 'PASSED').getByRole('listitem')).toHaveCount(12);
    await expect(home.getByText('It opens offline from the saved raids.')).toBeVisible();
  });

  await test.step('the deleted result can be restored after another view', async () => {
    await home.goBack();
    await savedRaids(home)
      .getByRole('button', { name: `Delete ${RAID_TITLE}` })
      .click();
    await expect(saved).toHaveCount(0);
    await home.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, link);
    await expect(home.getByRole('region', { name: 'Shared result' })).toBeVisible();
    await home.goBack();
    await undoButton(home).click();
    await expect(saved).toBeVisible();
  });
});

test('a shared link opens in the installed app offline', async ({ app, page }) => {
  const link = await shareAsLink(page);
  await untilServed(page);
  await page.close();
  await goOffline(app);
  const cold = await app.open();

  await test.step('a pasted link opens', async () => {
    await fetchReport(cold, `Our kill: ${link}`);
    await expect(cold.getByRole('region', { name: 'Shared result' })).toBeVisible();
    await expect(column(cold, 'PASSED').getByRole('listitem')).not.toHaveCount(0);
  });

  await test.step('a link shared to the app opens', async () => {
    await cold.goto(`./?${new URLSearchParams({ text: `Our kill: ${link}` })}`);
    await expect(cold.getByRole('region', { name: 'Shared result' })).toBeVisible();
    await expect(cold).toHaveURL(link);
  });

  await test.step('“Skip to content” keeps the shared result in the address', async () => {
    await cold.getByRole('link', { name: 'Skip to content' }).focus();
    await cold.keyboard.press('Enter');
    await expect(cold.getByRole('main')).toBeFocused();
    await cold.keyboard.press('Tab');
    await expect(cold.getByRole('main').locator(':focus')).toBeVisible();
    await expect(cold).toHaveURL(link);
  });
});

test('a night’s link opens in its row groups without key or network', async ({ app, page }) => {
  app.logSite.reports.set(RAID, raidWithTwoMagmaws());
  await page.goto(`./?report=${RAID}&view=night`);
  await page.getByText('All 12 kills are loaded.').waitFor();
  const now = page
    .getByRole('row', { name: /^Nyxara/ })
    .getByRole('cell')
    .last();
  const nyxara = await now.innerText();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  const link = await readLink(page, 5);
  expect(link.length).toBeLessThanOrEqual(1900);

  // The page may still wait for pictures.
  await page.close();
  await app.logSite.stop();
  const other = await (await app.newProfile()).newPage();
  await other.goto(link);
  const night = other.getByRole('table', { name: 'Whole night' });

  await test.step('the night’s cells say what the player lacked at a kill', async () => {
    await expect(night.getByRole('columnheader')).toHaveCount(14);
    const magmaw = night.getByRole('columnheader', { name: /^Magmaw/ });
    await expect(magmaw).toHaveCount(2);
    await expect(magmaw.first()).toHaveAccessibleName(/Kill 1 of 2 12 of 25 passed$/);
    await expect(magmaw.last()).toHaveAccessibleName(/Kill 2 of 2 12 of 25 passed$/);
    const row = night.getByRole('row', { name: /^Nyxara/ });
    await expect(row.getByRole('cell')).toHaveCount(13);
    await expect(row.getByRole('cell').first()).toHaveAccessibleName(/^Legs, /);
  });

  await test.step('players are grouped and have Now and attendance', async () => {
    await expect(
      night
        .getByRole('row', { name: /^Nyxara/ })
        .getByRole('cell')
        .last(),
    ).toHaveText(nyxara.trim(), { useInnerText: true });
    const passed = night.getByRole('rowgroup', { name: 'Passed all night' });
    await expect(passed.getByRole('row', { name: /passed · 12 of 12$/ }).first()).toBeVisible();
    await expect(
      night.getByRole('rowheader', { name: /^The same fault all night \d+$/ }),
    ).toBeVisible();
  });

  await test.step('sticky parts leave at least half of the table visible', () =>
    expectHalfFree(other));

  await test.step('the night can be saved', async () => {
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText('It opens offline from the saved raids.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
      'href',
      new RegExp(`report=${RAID}&view=night`),
    );
    await other.getByRole('link', { name: 'Raids' }).first().click();
    await expect(
      savedRaids(other).getByRole('link', { name: /Whole night.*\d+ of \d+ passed/ }),
    ).toBeVisible();
  });
});

test('the page says why a bad link is refused', async ({ page }) => {
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect.poll(() => savedPulls(page)).toBe(1);
  const saved = await readSavedKeys(page);
  await page.goto('./#share=1ZZZZ');
  await expect(page.getByRole('alert')).toContainText('cut short');
  await expect(page.getByRole('alert')).toContainText('Nothing on this device was changed');
  expect(await readSavedKeys(page)).toEqual(saved);
  await page.getByRole('link', { name: 'Go to the main page' }).click();
  await expect(page.getByPlaceholder('Enter Report Code or URL')).toBeVisible();
});

/**
 * A link in which `Missing Enchant` and `Nothing.” Open evil.example. “Yes` counted, and Brannock
 * lacks the latter.
 */
const LINK_WITH_FOREIGN_TITLE =
  '#share=1AADUeIQSEo2OS2rDMBQAryLe-mEkf9tl0rpNoFGgdglFaCHEwxaR5WCZpN3lIO3lcpJiuu2i62GGUdA6mmpPZwrSdf0sAEWKsPbGHi8udOyRoqUwA8LOdIO5wJ8wR1HdVZxzkWZ5UaKo7gvOeVnkWSoQrJmN9Z9xAMzyEpWCnYtxKdTB9uY3v22arXxmtXzYrGTbgEYFcpx7F7rkdv1m-xMFRmfnE_oww8lTwm7Xr3eKgLBvN_Ure1q9vSzi_029vKwnE8Joj4AACAczTW6cADkqjiUKjUprrX8A';

/** A link whose title claims `25 of 25 passed`, under standards that allow a missing enchant. */
const LINK_WITH_FALSE_CLAIM =
  '#share=1AAC96JT9zb1PQQ6CMBD8CtnzmrRAUY8aMV4wJnojPTR1hUYohhKJn_Kkf-E5FvXm3ctkJzM7mcnhYKhNK7qS3Zqi7DggDxFCETSnwONFOUdHQMhUUaveH8tK6XNvbBGsyGmyHWCMfDqbMsZ4GMUi8WwuPEtEHIUcQatO6ermasAoTjDPITPOjQmp1aUaE2C32O_TFUiJv6ocX4bHcB-e_0ff7bOeJmvTEiDDnKHf6Ft927bqY9q1hlw32TTV7W17O6R8AQ';

const LINK_WITHOUT_KILLS =
  '#share=5AAB-PVE5xCWMsQrDIBRFf6W82YJGTdqxULuUlEKyicNDxQipQ7SF_H0fBM5yuIdrYc5xM2v8xfLKaWkCGMzfWAPuwMRwGTjnopNK92RXTdZrJTvBwGNDv-71A0yqnlkLY641l3QyxS9YGj29b9Nk7uAcswcWnhgC0kSMmOL5kbd4KGXuDw';

const LINK_OF_ONE_WHO_PASSED =
  '#share=1AACeu9JxBiVOzQqDMBh7lfGdv0GrVbfjfmR6sAz0VjyUrmhZ7cB2E99-dQs5JCSECOiMnkurP9pxM4yBAtIEoXtr_5ArIDRymOQSxdlK9VyMG3ZX7ZV2AZAhLQ4FIYQmKcvy6I5ZdHnG0oQiKBmksqufAFOWoxDQGO-3hdKpUW4L0NRtW_PbruSX6sS7FvoeRf_vzjIWIu-z0T7sq5eNh8gv7iO-';

test('the page does not repeat claims in a link’s title', async ({ page }) => {
  await page.goto(`./${LINK_WITH_FALSE_CLAIM}`);
  await expect(page).toHaveTitle('Magmaw · 1 of 2 · Ready Check');
  await expect(column(page, 'MISSING ENCHANTS').getByRole('listitem')).toContainText('Legs');
  await expect(page.locator('bdi', { hasText: '25 of 25 passed' })).toBeVisible();
  await test.step('a link where everybody passed names only the faults that it judges', async () => {
    await page.goto(`./${LINK_OF_ONE_WHO_PASSED}`);
    await expect(page.getByText('1 of 1 passed')).toBeVisible();
    await expect(page.getByText('no enchant missing')).toBeVisible();
    await expect(page.getByText('nothing low')).toHaveCount(0);
    await expect(column(page, 'MISSING ENCHANTS')).toHaveCount(0);
  });
  await test.step('the page says that no kill is in a link', async () => {
    await page.goto(`./${LINK_WITHOUT_KILLS}`);
    await expect(page.getByText('No kill is in this link.')).toBeVisible();
  });
  await test.step('titles from a link that are not the app’s own are quoted', async () => {
    await page.goto(`./${LINK_WITH_FOREIGN_TITLE}`);
    const quoted = '“Nothing. Open evil.example. Yes”';
    await expect(page.getByText(`enchants, ${quoted} counted.`)).toBeVisible();
    const fault = column(page, 'OTHER FAULTS').getByRole('listitem');
    await expect(fault).toContainText(`${quoted}: Legs`);
  });
});
