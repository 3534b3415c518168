import type { Locator } from '@playwright/test';
import { brokenWords } from './broken-words';
import { changePlayers, type LoggedPlayers, raidWithTwoNyxaras } from './changed-players';
import { bossRows, column, details, fetchButton, players, reportField } from './locators';
import { RAID, type ServedReport, tierElevenRaid } from './reports';
import {
  allSavedText,
  deleteButton,
  openSavedRaid,
  RAID_TITLE,
  saveButton,
  savedRaids,
  savedRows,
  untilSaved,
  untilStarted,
} from './saved';
import { chooseBoss, fetchReport, openKill } from './steps';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';

/** Longer names for players: twelve letters, the most that the game allows. */
const NAMES: Readonly<Record<string, string>> = {
  Coldbarrow: 'Coldbarrower',
  Stormglen: 'Stormglennow',
  Blightworth: 'Blightworthy',
  Morwenn: 'Dawnbringers',
  Mordaith: 'Thundermoons',
  Haldora: 'Wolfhammered',
  Cinderly: 'Cindermaiden',
};

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone no name of twelve letters is broken in any view', async ({ page, logSite }) => {
  const report = raidWithTwoNyxaras();
  changePlayers(report, (player) => ({ ...player, name: NAMES[player.name] ?? player.name }));
  logSite.reports.set(RAID, report);

  await test.step('the report field keeps its left edge when a raid opens', async () => {
    const leftEdge = async () => (await reportField(page).boundingBox())?.x;
    await page.goto('./');
    await untilStarted(page);
    const before = await leftEdge();
    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);
    expect(await leftEdge()).toBe(before);
    await expect(fetchButton(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await chooseBoss(page, 'Ascendant Council');
  for (const { view, shown } of [
    { view: 'Verdicts', shown: (page) => column(page, 'PASSED') },
    { view: 'Gear board', shown: boardTable },
    { view: 'Whole night', shown: nightTable },
  ] satisfies { view: string; shown: typeof boardTable }[]) {
    await test.step(`no name of twelve letters is broken in the view “${view}”`, async () => {
      await page.getByRole('link', { name: view, exact: true }).click();
      if (view === 'Verdicts')
        await column(page, 'PASSED').getByRole('button', { expanded: false }).click();
      await expect(shown(page).getByText('Dawnbringers')).toBeVisible();
      await expect(page.getByText('Nyxara-Benediction').first()).toBeVisible();
      expect(await brokenWords(page)).toEqual([]);
    });
  }
  await test.step('the night’s switch and filter share a line', async () => {
    const middle = async (name: string) => {
      const control = page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name }));
      const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
      return y + height / 2;
    };
    expect(await middle('Only changed')).toBeCloseTo(await middle('At the pull'), -1);
  });
});

test('on a phone Paste opens the report on the clipboard', async ({ page }) => {
  const answer = (text: string) =>
    page.evaluate((what) => {
      const refusal = new DOMException('', what.slice(1));
      navigator.clipboard.readText = () =>
        what.startsWith('!') ? Promise.reject(refusal) : Promise.resolve(what);
    }, text);
  const paste = page.getByRole('button', { name: 'Paste', exact: true });
  const refusal = page.getByRole('alert');
  await page.goto('./');
  await untilStarted(page);
  const place = await paste.boundingBox();
  for (const [what, clipboard, says] of [
    ['refused', '!NotAllowedError', 'does not let Ready Check read the clipboard'],
    ['that holds a picture', '!NotFoundError', 'holds a picture'],
    ['that is empty', '', 'no text on the clipboard'],
    ['with other text', 'see you on thursday', 'no report link on the clipboard'],
  ] as const)
    await test.step(`a clipboard ${what} is refused`, async () => {
      await answer(clipboard);
      await paste.click();
      await expect(refusal).toContainText(says);
      expect(await paste.boundingBox()).toEqual(place);
    });
  await test.step('a link on the clipboard opens the report', async () => {
    expect((await paste.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await answer(`https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
    await paste.click();
    await expect(players(page)).toContainText('Magmaw');
  });
});

test('on a phone the labels of the home page do not cover Undo', async ({ page }) => {
  await openKill(page, RAID, 12);
  await untilSaved(page, RAID_TITLE, 1);
  await page.goto('./');
  const result = savedRaids(page).getByText('Magmaw');
  await expect(result).toBeVisible();
  await test.step('a raid’s row of two lines has Delete behind a button', async () => {
    expect((await savedRows(page).first().boundingBox())?.height).toBe(68);
    await expect(deleteButton(page, RAID_TITLE)).toBeHidden();
    await page.getByRole('button', { name: `More: ${RAID_TITLE}` }).click();
  });
  await deleteButton(page, RAID_TITLE).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click({ trial: true });
  expect(
    await undo.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const seen = document.elementsFromPoint(x + width / 2, y + height - 2);
      return button === seen[0];
    }),
  ).toBe(true);
  await test.step('the card of a deleted raid does not say that no kill was opened', async () => {
    await expect(page.getByText('No kill opened yet')).toHaveCount(0);
  });
});

test('a phone of 320 px breaks no line in the wrong place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`./?report=${RAID}&fight=16&player=Thornclaw`);
  await test.step('the skull is on the last line of the boss name', async () => {
    const skull = players(page).getByRole('heading').getByText('☠', { exact: true });
    await expect(skull).toBeVisible();
    expect(
      await skull.evaluate((mark) => {
        const name = document.createRange();
        name.selectNodeContents(mark.parentElement as HTMLElement);
        name.setEndBefore(mark);
        const [line, ...lines] = [...name.getClientRects()].reverse();
        const { left, top } = mark.getBoundingClientRect();
        return lines.length > 0 && line && [left - line.right, Math.abs(top - line.top) < 4];
      }),
    ).toEqual([0, true]);
  });
  await test.step('the details hide the boss name that does not fit beside “Copy whisper”', async () => {
    await expect(details(page).getByRole('button', { name: 'Copy whisper' })).toBeVisible();
    await expect(details(page).getByText('Maloriak')).toBeHidden();
  });
  await test.step('twelve kills of a night fit into the window', async () => {
    await page.goto(`./?report=${RAID}&view=night`);
    const passed = nightTable(page).getByRole('row', { name: 'Elsifer' });
    await expect(passed).toBeVisible();
    expect(
      await passed.evaluate((row) => row.getBoundingClientRect().right <= window.innerWidth),
    ).toBe(true);
  });
});

test('on a phone PASSED is folded until it is opened', async ({ page, logSite }) => {
  const order = () =>
    players(page)
      .getByRole('region')
      .evaluateAll((regions) => regions.map((region) => region.getAttribute('aria-label')));
  const folded = column(page, 'PASSED').getByRole('button', { name: 'PASSED 12' });
  const passed = column(page, 'PASSED').getByRole('listitem');
  await test.step('columns of faults come before PASSED', async () => {
    await page.goto(`./?report=${RAID}&fight=12`);
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
    await expect(passed).toHaveCount(0);
    expect((await order()).slice(0, 3)).toEqual(['MISSING ENCHANTS', 'LOW ITEM LEVEL', 'PASSED']);
  });

  await test.step('PASSED is printed open', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(passed).toHaveCount(12);
    await page.emulateMedia({ media: 'screen' });
    await expect(passed).toHaveCount(0);
    // Firefox only sends these two events when it prints.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(passed).toHaveCount(12);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(passed).toHaveCount(0);
  });

  await test.step('PASSED stays open at the next boss', async () => {
    await folded.click();
    await expect(passed).toHaveCount(12);
    await page.getByRole('button', { name: 'Next boss' }).click();
    await expect(players(page)).toContainText('Omnotron');
    await expect(passed).toHaveCount(12);
  });
  await test.step('PASSED is folded when the raid is opened again', async () => {
    await untilSaved(page, RAID_TITLE, 2);
    await openSavedRaid(page, RAID_TITLE);
    await expect(folded).toHaveAttribute('aria-expanded', 'false');
  });
  await test.step('PASSED is open if nobody has a fault', async () => {
    const report = tierElevenRaid();
    changePlayers(report, (player) => {
      if (player.name === 'Nyxara') return { ...player, combatantInfo: {} };
      return player.name === 'Elsifer' ? player : undefined;
    });
    logSite.reports.set('NobodyHasFaults0', report);
    await page.goto('./?report=NobodyHasFaults0&fight=12');
    await expect(column(page, 'NO GEAR RECORDED').getByRole('listitem')).toHaveCount(1);
    await expect(passed).toHaveCount(1);
    await expect(column(page, 'PASSED').getByRole('button', { name: 'PASSED' })).toHaveCount(0);
  });
  await test.step('on a wider screen PASSED is open and the first column', async () => {
    await page.setViewportSize({ width: 700, height: 844 });
    await page.goto(`./?report=${RAID}&fight=12`);
    await expect(passed).toHaveCount(12);
    await expect(folded).toHaveCount(0);
    expect((await order()).slice(0, 3)).toEqual(['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL']);
  });
});

/** Makes three of thirteen raiders with faults pass. */
function raidWithTenFaulty(): ServedReport {
  const report = tierElevenRaid();
  const { playerDetails } = report.summaries.get(12) as LoggedPlayers;
  const elsifer = Object.values(playerDetails)
    .flat()
    .find(({ name }) => name === 'Elsifer');
  changePlayers(report, (player) =>
    ['Coldbarrow', 'Veyra', 'Zephrine'].includes(player.name)
      ? { ...player, combatantInfo: elsifer?.combatantInfo ?? {} }
      : player,
  );
  return report;
}

test('on a phone players with faults are in view', async ({ page, logSite }) => {
  const faulty = column(page, 'MISSING ENCHANTS').getByRole('button');
  const expectInSight = async (buttons: Locator[]) => {
    const bar = await page.locator('[data-foot="bosses"]').boundingBox();
    for (const button of buttons) {
      const { y = -1, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  };
  const expectThree = async () => {
    await expect(faulty.nth(2)).toBeVisible();
    await expectInSight([0, 1, 2].map((nth) => faulty.nth(nth)));
  };
  for (const boss of ['the first', 'the last'])
    await test.step(`three players with faults are in view at ${boss} kill`, async () => {
      await page.goto(`./?report=${RAID}&fight=${boss === 'the first' ? 2 : 30}`);
      await expectThree();
    });
  await test.step('three players with faults are in view once every kill is saved', async () => {
    await saveButton(page).click();
    await expect(allSavedText(page)).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await expectThree();
  });
  await test.step('one tap shows all ten players with faults', async () => {
    logSite.reports.set('TenWithAFault000', raidWithTenFaulty());
    await page.goto('./?report=TenWithAFault000&fight=16');
    await expect(players(page)).toContainText('Omnotron');
    await chooseBoss(page, 'Magmaw');
    await expect(players(page).getByRole('heading', { name: 'Magmaw' })).toBeFocused();
    const low = column(page, 'LOW ITEM LEVEL').getByRole('button');
    await expect(low.first()).toBeVisible();
    const all = [...(await faulty.all()), ...(await low.all())];
    const keys = await Promise.all(all.map((button) => button.getAttribute('data-player')));
    expect([all.length, new Set(keys).size]).toEqual([13, 10]);
    await expectInSight(all);
  });
});
