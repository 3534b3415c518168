import type { Page } from '@playwright/test';
import { bossRow, buffsButton, playerButtons } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { settings } from './raid-files';
import { RAID } from './reports';
import {
  deleteButton,
  RAID_TITLE,
  saveButton,
  undoButton,
  untilSaved,
  untilStarted,
} from './saved';
import { chooseSection, fetchReport, openReport, openSettings } from './steps';
import { nightLine, openNight } from './tables';
import { expect, expectConsole, test } from './test';

/** Notes what a screen reader says: live regions, and headings that get the focus. */
function noteWhatIsSaid(): void {
  const said: string[] = [];
  Reflect.set(window, 'said', said);
  const LIVE = '[role=status], [role=alert]';
  const note = (words: string | null | undefined) => {
    const plain = (words ?? '').replace(/\s+/g, ' ').trim();
    if (plain) said.push(plain);
  };
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element instanceof HTMLInputElement && element.labels?.[0]) || element).textContent;
  const look = () => {
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(LIVE);
        if (region) regions.add(region);
        for (const added of addedNodes)
          if (added instanceof Element) {
            if (added.matches(LIVE)) regions.add(added);
            for (const one of added.querySelectorAll(LIVE)) regions.add(one);
          }
      }
      for (const region of regions)
        if (region.getAttribute('aria-live') !== 'off') note(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target !== document.body) note(nameOf(target));
    });
  };
  addEventListener('DOMContentLoaded', look);
}

const takeSaid = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'said') as string[]).splice(0));

/** Adds new announcements to the earlier announcements. Returns whether they have the words. */
async function hasHeard(page: Page, heard: string[], says: string | RegExp): Promise<boolean> {
  heard.push(...(await takeSaid(page)));
  return heard.some((words) =>
    typeof says === 'string' ? words.includes(says) : says.test(words),
  );
}

interface Action {
  what: string;
  act: (page: Page) => Promise<unknown>;
  /** A part of what the screen reader says. */
  says: string | RegExp;
}

const press =
  (...keys: string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const openView = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).click();
const toggleBox = (name: string) => (page: Page) => page.getByText(name, { exact: true }).click();

const ACTIONS: readonly Action[] = [
  { what: 'a report', act: (page) => fetchReport(page, RAID), says: /Boss kills|Al.Akir/ },
  {
    what: 'a boss',
    act: (page) => bossRow(page, 'Magmaw').click(),
    says: 'Magmaw',
  },
  {
    what: 'the boss that is shown',
    act: (page) => bossRow(page, 'Maloriak').click(),
    says: /passed/,
  },
  {
    what: 'a raider',
    act: (page) => playerButtons(page, 'Elsifer').first().press('Enter'),
    says: 'Player Details: Elsifer',
  },
  { what: 'the next raider', act: press('j'), says: /^Player Details: (?!Elsifer)/ },
  { what: 'the previous raider', act: press('k'), says: 'Player Details: Elsifer' },
  { what: 'closing the details', act: press('Escape'), says: /^Elsifer/ },
  { what: 'the buffs', act: (page) => buffsButton(page).press('Enter'), says: 'Buffs/Debuffs' },
  { what: 'the field to find a player', act: press('/'), says: /Find a player/ },
  {
    what: 'a search for a faulty slot',
    act: (page) => page.keyboard.insertText('cloak'),
    says: /\d+ of 25 shown/,
  },
  { what: 'clearing the search', act: press('Escape', 'Tab'), says: /./ },
  { what: 'the gear board', act: openView('Gear board'), says: 'Gear board' },
  { what: 'the filter for faults', act: toggleBox('Only with faults'), says: /\d+ of 25 shown/ },
  { what: 'switching the filter off', act: toggleBox('Only with faults'), says: '25 of 25 shown' },
  { what: 'the whole night', act: openView('Whole night'), says: 'Whole night' },
  { what: 'since the last raid', act: openView('Since last raid'), says: 'Since last raid' },
  { what: 'the verdicts', act: openView('Verdicts'), says: /./ },
  { what: 'the settings', act: (page) => openSettings(page), says: 'Close the settings' },
  { what: 'the rules in the settings', act: (page) => chooseSection(page, 'Rules'), says: 'Rules' },
  {
    what: 'a rule that counts',
    act: (page) => page.getByRole('group', { name: 'Empty Socket' }).getByText('Counts').click(),
    says: 'Differs from the defaults.',
  },
  {
    what: 'the defaults',
    act: (page) => page.getByRole('button', { name: 'Restore the defaults' }).click(),
    says: 'Deleted: your own choices',
  },
  { what: 'closing the settings', act: press('Escape'), says: 'Settings' },
  {
    what: 'home',
    act: (page) => page.getByRole('link', { name: 'Ready Check' }).click(),
    says: /./,
  },
  {
    what: 'deleting a raid',
    act: (page) => deleteButton(page, RAID_TITLE).click(),
    says: `Deleted: ${RAID_TITLE}`,
  },
  { what: 'undoing the deletion', act: (page) => undoButton(page).click(), says: RAID_TITLE },
];

test('a screen reader announces every action', async ({ page }, testInfo) => {
  test.slow();
  await page.addInitScript(noteWhatIsSaid);
  await page.goto('./');
  await untilStarted(page);
  const table: string[] = [];
  for (const { what, act, says } of ACTIONS) {
    await takeSaid(page);
    await act(page);
    const heard: string[] = [];
    await expect.soft.poll(() => hasHeard(page, heard, says), `${what}: ${says}`).toBe(true);
    table.push(`${what} | ${heard.join(' · ')}`);
  }
  await testInfo.attach('what is said', { body: table.join('\n') });
});

/** Actions that are announced in the same words each time. */
const REPEATED_ACTIONS: readonly (Action & { address: string })[] = [
  {
    what: 'a filter',
    address: `./?report=${RAID}&fight=12&view=board`,
    act: toggleBox('Only with faults'),
    says: /of 25 shown/,
  },
  {
    what: 'an invalid code',
    address: './',
    act: (page) => fetchReport(page, 'TooShort'),
    says: 'must be 16 characters',
  },
  {
    what: 'a search without a realm',
    address: './',
    act: (page) => page.getByRole('button', { name: 'Search' }).click(),
    says: 'Choose a realm, then',
  },
  {
    what: 'an invalid item number',
    address: './#settings/rules',
    act: async (page) => {
      await page.getByLabel('Item number').fill('none');
      await page.getByLabel('Item number').press('Enter');
    },
    says: 'whole number, as in',
  },
  {
    what: 'a copied whisper',
    address: `./?report=${RAID}&fight=12&player=Thornclaw`,
    act: (page) => page.getByRole('button', { name: 'Copy whisper' }).click(),
    says: 'Whisper copied',
  },
  {
    what: 'a copied message',
    address: `./?report=${RAID}&fight=12#share`,
    act: (page) => page.getByRole('button', { name: /^(Copy for Discord|Copied)$/ }).click(),
    says: 'Copied to the clipboard',
  },
];

test('a screen reader announces the same words again', async ({ page }) => {
  await page.addInitScript(noteWhatIsSaid);
  for (const { what, address, act, says } of REPEATED_ACTIONS)
    await test.step(`a screen reader announces ${what} each time`, async () => {
      await page.goto('about:blank');
      await page.goto(address);
      await untilStarted(page);
      for (const nth of [1, 2, 3]) {
        await expect(page.getByRole('main')).toBeVisible();
        await takeSaid(page);
        await act(page);
        const heard: string[] = [];
        await expect.poll(() => hasHeard(page, heard, says), `press ${nth}`).toBe(true);
      }
    });
});

test('a screen reader announces once that fetching has stopped or resumed', async ({
  page,
  logSite,
}) => {
  await page.addInitScript(noteWhatIsSaid);
  const release = logSite.hold(SUMMARY);
  await openNight(page);
  await page.getByRole('button', { name: 'Stop', exact: true }).focus();
  await takeSaid(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Fetch the rest' })).toBeFocused();
  const stopped = '0 of 12 kills loaded. Hatched ones are not on this device.';
  expect(await takeSaid(page)).toEqual(expect.arrayContaining([stopped, 'Fetch the rest']));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await takeSaid(page);
  await page.keyboard.press('Enter');
  await expect(nightLine(page)).toBeFocused();
  expect(await takeSaid(page)).toEqual([expect.stringMatching(/^Fetching kills: \d+ of 12$/)]);
  release();
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
});

test('saving a raid is announced', async ({ page, logSite }) => {
  await openReport(page, RAID);
  const release = logSite.hold(SUMMARY);
  await test.step('the beginning is announced', async () => {
    await saveButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: /^Fetching kills/ })).toBeFocused();
  });
  await test.step('the count is not announced', async () => {
    const count = page.getByRole('status').filter({ hasText: /^Fetching kills: \d of 12/ });
    await expect(count).toHaveAttribute('aria-live', 'off');
  });
  await test.step('the end is announced', async () => {
    release();
    const end = page.getByRole('status').filter({ hasText: 'All 12 kills are loaded.' });
    await expect(end).toHaveAttribute('aria-live', 'polite');
  });
  await untilSaved(page, RAID_TITLE, 12);
});

test('a screen reader announces a repeated failure once', async ({ page, logSite }) => {
  expectConsole('status of 429', 'Error fetching');
  const fault = { status: 429, headers: { 'retry-after': '30' }, body: 'Too many requests' };
  await page.clock.install();

  for (const { what, requests, act } of [
    { what: 'for a report', requests: FIGHTS, act: () => openReport(page, RAID) },
    { what: 'for players', requests: SUMMARY, act: () => page.goto(`./?report=${RAID}&fight=12`) },
  ])
    await test.step(`the failed request ${what} is announced once`, async () => {
      const endFault = logSite.fault(requests, fault);
      await act();
      const count = () => logSite.requestsFor(requests).length;
      const notice = page.getByRole('alert').filter({ hasText: 'Trying again in' });
      await expect(notice).toHaveCount(1);
      const element = await notice.elementHandle();
      for (let nth = 1; nth <= 2; nth++) {
        const before = count();
        await page.clock.fastForward(31_000);
        await expect.poll(count).toBeGreaterThan(before);
        await expect(notice).toContainText(/Trying again in (2\d|30) s/);
        expect(await element?.evaluate((alert) => alert.isConnected)).toBe(true);
      }
      await page.goto('about:blank');
      endFault();
    });
});

test('a screen reader announces Undo in the chosen language', async ({ page }) => {
  await page.goto('./');
  await openSettings(page, 'Rules');
  await settings(page).getByLabel('Item number').fill('62050');
  await settings(page).getByRole('button', { name: 'Excuse' }).click();
  await settings(page).getByRole('button', { name: 'Remove Item 62050' }).click();
  await expect(settings(page).getByText('Deleted: Item 62050')).toBeVisible();
  await chooseSection(page, 'Look and language');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByText('Gelöscht: Gegenstand 62050')).toBeVisible();
});
