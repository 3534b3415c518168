import type { Page } from '@playwright/test';
import { bigRaid } from './big-raid';
import { changePlayers } from './changed-players';
import { cutTexts } from './layout';
import { bossRows, details, gear, players } from './locators';
import { RAID, type ServedReport } from './reports';
import { boardTable, nightTable } from './tables';
import { expect, expectConsole, test } from './test';
import { overflowingElements } from './too-wide';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

const LONG_WORD = 'W'.repeat(38);

interface Roster {
  what: string;
  count: number;
  passed: number;
  name?: (nth: number) => string;
  /** The level of every piece; absent if the log has no level. */
  level?: number | undefined;
}

const passedRoster = (count: number) => ({ count, passed: count });
const failedRoster = (count: number) => ({ count, passed: 0 });

const ROSTERS: readonly Roster[] = [
  { what: 'one raider who passed', ...passedRoster(1), level: 372 },
  {
    what: 'ten raiders with names of one letter and item level 0',
    ...failedRoster(10),
    level: 0,
    name: letter,
  },
  { what: '25 raiders who passed', ...passedRoster(25), level: 372 },
  { what: 'forty raiders without item level', ...failedRoster(40), level: undefined },
  { what: 'sixty raiders with item level 10,000', ...failedRoster(60), level: 10_000 },
  { what: 'names of forty letters who passed', ...passedRoster(25), level: 372, name: longName },
  { what: 'names of forty letters', ...failedRoster(25), level: 372, name: longName },
];

function letter(nth: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + nth);
}

function longName(nth: number): string {
  return `${LONG_WORD}${nth + 10}`;
}

function reportOf({ count, passed, name, level }: Roster): ServedReport {
  const isPassed = passed > 0;
  const report = bigRaid({ kills: 1, players: count, pieces: 19, ...(isPassed && { bare: [] }) });
  let nth = 0;
  changePlayers(report, (player) => {
    const gear = player.combatantInfo?.gear?.map(({ itemLevel: _, ...piece }) => ({
      ...piece,
      ...(level !== undefined && { itemLevel: level }),
    }));
    const changed = { ...player, ...(name && { name: name(nth) }) };
    nth += 1;
    return { ...changed, ...(gear && { combatantInfo: { ...player.combatantInfo, gear } }) };
  });
  return report;
}

/** Lists elements that overflow their tile. A name's element cuts its own content. */
const spillingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-player]')].flatMap((tile) => {
      const { left, top, right, bottom } = tile.getBoundingClientRect();
      return [...tile.querySelectorAll(':not(bdi > *)')].flatMap((inner) => {
        const box = inner.getBoundingClientRect();
        const isWithin =
          box.width === 0 ||
          (box.left > left - 1 &&
            box.top > top - 1 &&
            box.right < right + 1 &&
            box.bottom < bottom + 1);
        return isWithin ? [] : `${inner.outerHTML.slice(0, 80)} in ${tile.ariaLabel}`;
      });
    }),
  );

/** Expects whole names. Long names may end in an ellipsis. */
async function expectWhole(page: Page, mayEndEarly = false): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect.poll(() => overflowingElements(page), `${size.width}`).toEqual([]);
    expect.soft(await spillingElements(page), `${size.width}`).toEqual([]);
    if (!mayEndEarly) expect.soft(await cutTexts(page), `${size.width}`).toEqual([]);
  }
}

const tiles = (page: Page) => players(page).locator('[data-player]');

test('raiders of any number, name and level are shown completely', async ({ page, logSite }) => {
  expectConsole('No players found');

  await test.step('a fight without players is shown whole', async () => {
    logSite.reports.set(RAID, bigRaid({ kills: 1, players: 0, pieces: 0 }));
    await page.goto(`./?report=${RAID}&fight=1`);
    await expect(page.getByRole('alert')).toContainText('lists no players for this fight');
    await expect(bossRows(page)).toHaveCount(1);
    await expectWhole(page);
  });

  for (const [index, roster] of ROSTERS.entries()) {
    await test.step(`a fight is shown whole: ${roster.what}`, async () => {
      const code = `RosterNumber00${index + 10}`;
      logSite.reports.set(code, reportOf(roster));
      await page.goto(`./?report=${code}&fight=1`);
      const { passed, count } = roster;
      await expect(page).toHaveTitle(`Magmaw · ${passed} of ${count} · Ready Check`);
      await expect(players(page)).toContainText(
        count === 1 ? /\d of 27 covered/ : /Missing: [^,]+ and \d+ more/,
      );
      await expectWhole(page, roster.name !== undefined);
      const keys = await tiles(page).evaluateAll((all) =>
        all.map((tile) => tile.getAttribute('data-player')),
      );
      expect(new Set(keys).size).toBe(count);
    });
  }

  await test.step('long names are whole on the gear board, in the night and in details', async () => {
    const address = page.url();
    for (const { view, shown } of [
      { view: 'board', shown: boardTable },
      { view: 'night', shown: nightTable },
    ]) {
      await page.goto(`${address}&view=${view}`);
      await expect(shown(page).getByText(longName(0))).toBeVisible();
      await expectWhole(page, true);
    }
    await page.goto(`${address}&player=${longName(0)}`);
    await expect(gear(page)).toBeVisible();
    await expectWhole(page, true);
  });
});

test('a failing icon host causes no layout shift', async ({ page, logSite }) => {
  expectConsole('status of 404');
  const boxes = () =>
    gear(page)
      .getByRole('link')
      .locator('svg:first-child, img')
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const { x, y, width, height } = picture.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);
  await expect(gear(page).getByRole('link')).toHaveCount(17);
  await expect(details(page)).toContainText('At the pull');
  const before = await boxes();

  for (const { how, fault, slots } of [
    { how: '404', fault: { status: 404, body: '' }, slots: 17 },
    {
      how: 'a page',
      fault: { headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Soon' },
      slots: 17,
    },
    { how: 'nothing', fault: { way: 'never comes' }, slots: 0 },
  ] as const) {
    await test.step(`no icon moves if the host responds with ${how}`, async () => {
      logSite.icons.endFaults();
      logSite.icons.fault(/icons/, fault);
      await page.goto('about:blank');
      await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`, { waitUntil: 'commit' });
      await expect(gear(page).getByRole('link')).toHaveCount(17);
      await expect(details(page)).toContainText('At the pull');
      const pictures = gear(page).locator('a > svg:first-child use');
      await expect(pictures).toHaveCount(slots);
      if (slots > 0) {
        await expect(pictures.first()).toHaveAttribute('href', '#slots-visored-helm');
        await expect(page.locator('#slots-visored-helm path')).toBeAttached();
      }
      await expect.poll(boxes).toEqual(before);
    });
  }
});

test('without the typeface the verdicts are whole', async ({ page, appServer }) => {
  expectConsole('status of 404');
  appServer.fault(/woff2\//, { status: 404 });
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(tiles(page).first()).toBeVisible();
  await expect(players(page)).toContainText('27 of 27 covered');
  await expectWhole(page);
});
