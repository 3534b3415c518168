import {
  checkbox,
  comingList,
  namesIn,
  notComingList,
  openTonight,
  paste,
  pasteOf,
  sortedNames,
  tanksHeading,
} from './coming';
import { saveSeason } from './season-saved';
import { expect, test } from './test';

test('a pasted list chooses the players who are coming', async ({ page }) => {
  await saveSeason(page);
  await openTonight(page);
  await test.step('the app asks which player is meant if two have the name', async () => {
    const { text, coming: names } = pasteOf('a name that two bear');
    await paste(page, text);
    const question = page.getByRole('group', { name: 'Which Tavish?' });
    await expect(question.getByRole('button')).toHaveText(['Tavish-Everlook', 'Tavish-Lakeshire']);
    await expect.poll(() => namesIn(comingList(page))).toEqual(sortedNames(names));
    await question.getByRole('button', { name: 'Tavish-Lakeshire' }).click();
    await expect(question).toHaveCount(0);
    await expect
      .poll(() => namesIn(comingList(page)))
      .toEqual(sortedNames([...names, 'Tavish-Lakeshire']));
    await expect(page.getByText(`${names.length + 1} are coming.`)).toBeVisible();
  });

  const status = page.getByRole('region', { name: 'Paste names' }).getByRole('status');
  const undo = status.getByRole('button', { name: 'Undo' });
  await test.step('ticking one of the two players answers the question', async () => {
    await paste(page, 'Tavish, Harrowgate');
    await expect(status.getByRole('group', { name: 'Which Tavish?' })).toBeVisible();
    await expect(status.getByText('1 is coming.')).toBeVisible();
    await checkbox(notComingList(page), 'Tavish-Everlook').click();
    await expect(status.getByText('2 are coming.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Which Tavish?' })).toHaveCount(0);
  });

  await test.step('a player marked as away in the list is not coming', async () => {
    await paste(page, 'Tanks (1)\nHarrowgate\nAbsence (1)\nNiniane');
    await expect.poll(() => namesIn(comingList(page))).toEqual(['Harrowgate']);
    await expect(status.getByText('Away by this list: Niniane', { exact: true })).toBeVisible();
  });

  await test.step('a list without known names changes nobody', async () => {
    await paste(page, '<img src=x onerror=alert(1)>\n\u202eZyxx\n<b>Abc</b>');
    await expect(status.getByText(/names nobody who is known here/)).toBeVisible();
    await expect(page.getByText('Not known here: Zyxx, Abc')).toBeVisible();
    expect(await namesIn(comingList(page))).toEqual(['Harrowgate']);
  });

  await test.step('pasted lists can be undone from the latest to the first', async () => {
    await undo.press('Enter');
    await expect.poll(() => namesIn(comingList(page))).toEqual(['Harrowgate', 'Tavish-Everlook']);
    await expect(undo).toBeFocused();
    await undo.click();
    await expect.poll(() => namesIn(comingList(page))).toEqual(['Harrowgate', 'Tavish-Lakeshire']);
  });

  await test.step('names are found in 1 MB of other text', async () => {
    await page
      .getByRole('textbox', { name: 'Paste names' })
      .evaluate((field: HTMLTextAreaElement) => {
        const rest = Array.from({ length: 90_000 }, (_, nth) => `junk${nth}`);
        field.value = ['Harrowgate', ...rest, 'w'.repeat(100_000), 'Niniane'].join('\n');
      });
    await page.getByRole('button', { name: 'Take names' }).click();
    // Clicks count while the list is read.
    await page.getByRole('combobox', { name: 'Size' }).selectOption('10');
    await expect(tanksHeading(page)).toHaveText('Tanks 1 · Healers 1 · Damage 0 · 2 of 10');
    const notKnown = page.getByText(/^Not known here: junk0, .+ and 8997\d more$/);
    await expect(notKnown).toBeVisible();
  });
});
