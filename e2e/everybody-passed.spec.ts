import { column, players } from './locators';
import { RAID } from './reports';
import { expect, test } from './test';

test('a ring closes if everybody passed', async ({ page }) => {
  await page.goto(`./?report=${RAID}&fight=12#settings/rules`);
  for (const rule of ['Missing Enchant', 'Low Item Level'])
    await page.getByRole('group', { name: rule }).getByText('Advice', { exact: true }).click();
  await page.keyboard.press('Escape');
  const head = players(page).locator('header').first();
  await expect(head.getByText('25 of 25 passed')).toBeVisible();
  await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(25);
  await expect(column(page, 'MISSING ENCHANTS')).toHaveCount(0);

  await test.step('the ring closes in 600 ms unless motion is reduced', async () => {
    const duration = () =>
      head
        .locator('svg > circle + path')
        .evaluate((ring) => getComputedStyle(ring).animationDuration);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await duration()).toBe('0.6s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await duration()).toBe('0s');
  });

  await test.step('the picture can be copied without the dialog', async () => {
    await head.getByRole('button', { name: 'Copy picture' }).click();
    await expect(head.getByRole('button', { name: 'Copied' })).toBeVisible();
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => [...item.types]),
    );
    expect(types).toEqual(['image/png']);
  });

  await test.step('the whole night shows that everybody passed', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    await expect(page.locator('p', { hasText: /^25 of 25 passed$/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy picture' })).toBeVisible();
  });

  await test.step('the night’s picture is within its ring', async () => {
    const picture = page.locator('span > [data-mark="night"]');
    const ofRing = await picture.evaluate(
      (mark) => mark.getBoundingClientRect().width / (mark.parentElement?.clientWidth ?? 0),
    );
    expect(ofRing).toBeCloseTo(0.53);
  });

  await test.step('on a phone the boss name stays in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./?report=${RAID}&fight=12`);
    await expect(head.getByText('25 of 25 passed')).toBeVisible();
    await expect(head.getByRole('button', { name: 'Copy picture' })).toBeVisible();
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(25);
    expect((await head.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });
});
