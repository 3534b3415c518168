import type { Locator, Page } from '@playwright/test';
import type { LoggedPlayers } from './changed-players';
import { HOSTILE, HOSTILE_REPORT, hostileReport } from './hostile';
import { bossRows, column, details, players } from './locators';
import { RAID, tierElevenRaid } from './reports';
import { untilStarted } from './saved';
import { search } from './searching';
import { fetchReport } from './steps';
import { expect, test } from './test';
import { overhang } from './too-wide';

const ITEM_PAGE = 'https://www.wowhead.com/cata/item=';
const NARROW_WINDOW = { width: 320, height: 844 };

/** Removes invisible characters, which page titles leave out. */
const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

/** Returns a name as it is shown: on one line, and at most 100 letters of it. */
const shownName = (name: string): string =>
  withoutIsolates(name)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 90);

const readText = async (key: Locator): Promise<string> =>
  withoutIsolates(await key.evaluate(({ textContent }) => textContent ?? ''));

/** Returns the app's own texts in which a letter is left of the letter before. */
const findTurnedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTurned = (text: Node): boolean => {
      const range = document.createRange();
      const letters = [...(text.textContent ?? '')].map((_, index) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect();
      });
      return letters.some(({ top, left, width }, index) => {
        const before = letters[index - 1];
        return width > 0 && before && before.top === top && left < before.left - 0.5;
      });
    };
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      if (!text.parentElement?.closest('bdi') && isTurned(text)) turned.push(`${text.textContent}`);
    }
    return turned;
  });

const readAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement | HTMLImageElement>('a, img')].map((element) =>
      element instanceof HTMLImageElement ? element.src : element.href,
    ),
  );

/** Retries because a tooltip follows a resize late. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize(NARROW_WINDOW);
  await expect.poll(() => overhang(page)).toBe(0);
}

const expectFitsAndReads = async (page: Page): Promise<void> => {
  await expectFits(page);
  expect(await findTurnedTexts(page)).toEqual([]);
};

test('hostile names are plain text without links', async ({ page, logSite, appServer }) => {
  const reports = `${logSite.api.origin}/reports/${HOSTILE_REPORT}`;
  const known = [appServer.address, `${logSite.icons.origin}/icons/`, ITEM_PAGE, reports];
  await page.goto('./');
  await untilStarted(page);

  for (const [nth, [kind, name]] of Object.entries(HOSTILE).entries()) {
    await test.step(`a name is shown as text: ${kind}`, async () => {
      const code = `${HOSTILE_REPORT}${100 + nth}`;
      logSite.reports.set(code, hostileReport(name));
      await page.setViewportSize({ width: 1280, height: 800 });
      await fetchReport(page, code);
      await expect(page).toHaveURL(new RegExp(code));
      await expect(bossRows(page)).toHaveCount(3);
      expect(await readText(bossRows(page).first())).toContain(shownName(name));
      await bossRows(page).first().click();
      await players(page).getByRole('button', { name: 'Buffs/Debuffs' }).click();
      await expect(players(page).getByText('Class unknown')).toBeVisible();
      await players(page).getByRole('button', { name: '+Stamina:' }).focus();
      await expect(page.getByRole('tooltip')).toContainText('Power Word: Fortitude');
      await expectFitsAndReads(page);
      const named = column(page, 'MISSING ENCHANTS')
        .getByRole('button')
        .filter({ hasNotText: 'Brannock' });
      await expect(named).toHaveCount(2);
      for (const player of await named.all())
        expect(await readText(player)).toContain(shownName(name));
      // The class of this player is hostile too.
      await named.last().click();
      await expect(details(page)).toContainText('Missing Enchant: Head');
      await expect(details(page)).toContainText('Low Item Level: Neck');
      expect(await readText(details(page))).toContain(shownName(name));
      await expectFitsAndReads(page);
      const strays = (await readAddresses(page)).filter(
        (address) => !known.some((base) => address.startsWith(base)),
      );
      expect(strays).toEqual([]);
    });
  }

  await test.step('hostile names in the list of saved raids are shown as text', async () => {
    await page.goto('./');
    const saved = page.getByRole('region', { name: 'Saved raids' });
    await expect(saved.getByText('3 kills saved')).toHaveCount(Object.keys(HOSTILE).length);
    await expectFitsAndReads(page);
    await expect(page).toHaveTitle('Ready Check');
  });
  await test.step('hostile names in a guild’s list are shown as text', async () => {
    const listed = Object.values(HOSTILE).map((title, index) => ({
      id: `HostileListed${100 + index}`,
      title,
      owner: title,
      start: index,
      zone: 1023,
    }));
    const newest = { id: RAID, title: 'Newest', start: 100, zone: 1023 };
    logSite.guilds.set('hostile/firemaw/eu', [...listed, newest]);
    await search(page, { name: 'Hostile' });
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(
      page.getByRole('list', { name: 'Other recent reports' }).getByRole('button'),
    ).toHaveCount(listed.length);
    await expectFitsAndReads(page);
  });
});

test('a hostile address is shown as text', async ({ page }) => {
  for (const kind of ['markup', 'turned writing direction', 'ten thousand letters']) {
    const text = HOSTILE[kind] ?? '';
    await test.step(`an address is shown as text: ${kind}`, async () => {
      const params = new URLSearchParams({ report: RAID, fight: text, player: text });
      await page.goto(`./?${params}`);
      await expect(bossRows(page)).toHaveCount(12);
      const notice = page.getByText('The last kill is shown: this report has no such fight');
      await expect(notice).toBeVisible();
      await expectFitsAndReads(page);

      params.set('fight', '12');
      await page.goto(`./?${params}`);
      await expect(details(page)).toContainText('Not in this fight');
      await expectFitsAndReads(page);

      await page.goto(`./?${new URLSearchParams({ report: text })}`);
      await untilStarted(page);
      await expectFits(page);
    });
  }
});

test('one unreadable piece does not hide the rest of the raid', async ({ page, logSite }) => {
  const report = tierElevenRaid();
  const { tanks, dps } = (report.summaries.get(8) as LoggedPlayers).playerDetails;
  const [tank] = tanks;
  const legs = tank?.combatantInfo?.gear?.find(({ slot }) => slot === 6);
  if (!tank || !legs) throw new Error('The raid has no tank with legs');
  Object.assign(legs, { id: 'one', name: 'Garbled Legplates' });
  logSite.reports.set(RAID, report);
  await page.goto(`./?report=${RAID}&fight=8&player=${tank.name}`);

  await test.step('a notice names the raider of the unreadable piece', async () => {
    const unreadable = players(page).getByText(
      'Some gear in this log cannot be read, so it is not judged:',
    );
    await expect(unreadable.getByRole('listitem')).toHaveText([
      `${tank.name}: Legs (Garbled Legplates)`,
    ]);
    await expect(details(page)).toContainText(
      'Cannot be read in this log, so not judged: Legs (Garbled Legplates)',
    );
  });
  await test.step('the other raiders are shown', async () => {
    const shown = await players(page).getByRole('button').allInnerTexts();
    for (const { name } of dps) expect(shown).toContainEqual(expect.stringMatching(`^${name}\\b`));
  });

  await test.step('the notice is shown again after a reload', async () => {
    await page.reload();
    await expect(players(page)).toContainText(`${tank.name}: Legs (Garbled Legplates)`);
  });
});
