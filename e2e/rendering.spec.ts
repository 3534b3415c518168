import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { column, details, playerButtons, players } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { saveSeason } from './season-saved';
import { choosePlayer } from './steps';
import { boardTable, nightLine, nightTable, openNight } from './tables';
import { expect, test } from './test';

/** A tile, a row of a table, or a line of Tonight. */
const RAIDERS = 'li button[data-player], tbody tr:not([aria-label="Readiness"] *), li:has(> label)';

interface Renders {
  /** Raiders whose elements stayed the same. */
  same: string[];
  changed: string[];
}

test.beforeEach(({ page }) => page.addInitScript(watchRenders, RAIDERS));

test('a tile renders once despite later responses', async ({ page, appServer }) => {
  await page.addInitScript(dropOneSecondTimers);
  const releaseFacts = appServer.server.hold(/js\/cataclysm-facts-/);
  const kill = page.waitForResponse((response) => SUMMARY.test(response.url()));
  await page.goto(`./?report=${RAID}&fight=12`);
  await kill;
  releaseFacts();
  await expect(column(page, 'PASSED').getByRole('button').first()).toBeVisible();
  await untilPull(page);
  await expect(players(page).getByText(/covered$/)).toBeVisible();
  await untilSaved(page, RAID_TITLE, 1);
  expect(await readRenders(page)).toEqual({ same: [], changed: [] });

  await test.step('a choice renders only the tiles of the chosen player', async () => {
    const before = (await readRenders(page)).changed.length;
    await choosePlayer(page, 'Brannock');
    await expect(details(page).getByRole('list', { name: 'Gear' })).toBeVisible();
    const { same, changed } = await readRenders(page);
    expect(same).toEqual([]);
    expect(changed.slice(before)).toHaveLength(await playerButtons(page, 'Brannock').count());
  });
});

test('only changed rows of a raid’s tables render again', async ({ page }) => {
  await page.goto(`./?report=${RAID}&fight=12&view=board`);
  await expect(boardTable(page).getByRole('columnheader', { name: 'Food' })).toBeVisible();
  await untilSaved(page, RAID_TITLE, 1);
  expect((await readRenders(page)).same).toEqual([]);

  await test.step('a choice renders only the row of the chosen player', async () => {
    const before = (await readRenders(page)).changed.length;
    await boardTable(page).getByRole('button', { name: 'Brannock' }).click();
    await expect(details(page).getByRole('list', { name: 'Gear' })).toBeVisible();
    const { same, changed } = await readRenders(page);
    expect(same).toEqual([]);
    expect(changed.slice(before)).toHaveLength(1);
  });

  await test.step('no row of the whole night renders again', async () => {
    await openNight(page);
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    await expect(nightTable(page)).toBeVisible();
    await untilSaved(page, RAID_TITLE, 12);
    const { same, changed } = await readRenders(page);
    expect(same).toEqual([]);
    expect(changed).not.toEqual([]);
  });
});

test('only changed rows of Season and Tonight render again', async ({ page }) => {
  await saveSeason(page);
  await test.step('no row of Season renders again', async () => {
    await page.goto('./season?group=SeasonTwentyFv07');
    await expect(page.getByRole('table', { name: 'Season', exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Ready Check' })).toBeVisible();
    expect((await readRenders(page)).same).toEqual([]);
  });

  await test.step('no row of Tonight renders again', async () => {
    await page.goto('./tonight?group=SeasonTwentyFv07');
    const coming = page.getByRole('list', { name: 'Coming', exact: true });
    const notComing = page.getByRole('list', { name: 'Not coming' });
    await expect(page.getByText(/covered$/).first()).toBeVisible();
    expect((await readRenders(page)).same).toEqual([]);
    const before = (await readRenders(page)).changed;
    const first = coming.locator('label').first();
    const name = await first.locator('bdi').innerText();
    await first.click();
    await expect(notComing.locator('label', { hasText: name })).toBeVisible();
    const { same, changed } = await readRenders(page);
    expect(same).toEqual([]);
    expect(changed.length).toBeGreaterThan(before.length);
  });
});

test('verdicts wait at most a second for late tables', async ({ page, appServer }) => {
  appServer.server.hold(/js\/cataclysm-facts-/);
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
});

/** Removes the one-second limit after which raiders render without their era’s facts. */
function dropOneSecondTimers(): void {
  const { setTimeout } = window;
  const patient = (work: () => void, delay?: number, ...values: []) =>
    delay === 1000 ? 0 : setTimeout(work, delay, ...values);
  Object.assign(window, { setTimeout: patient });
}

const readRenders = (page: Page): Promise<Renders> =>
  page.evaluate(() => Reflect.get(window, 'renders') as Renders);

/**
 * Runs before the page's scripts. React tells a hook of every commit, also in a production build.
 */
function watchRenders(raiders: string): void {
  interface Fiber {
    tag: number;
    flags: number;
    child: Fiber | null;
    sibling: Fiber | null;
    alternate: Fiber | null;
    stateNode: unknown;
  }
  const HOST = 5;
  const PERFORMED_WORK = 1;
  const COMPONENTS = [0, 1, 11, 14, 15];
  const renders: Renders = { same: [], changed: [] };
  const shown = new WeakMap<Element, string>();

  const elementOf = (fiber: Fiber): Element | undefined => {
    let inner: Fiber | null = fiber;
    while (inner && inner.tag !== HOST) inner = inner.child;
    return inner?.stateNode instanceof Element ? inner.stateNode : undefined;
  };
  const rendered = new Set<Element>();
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate;
    if (before && COMPONENTS.includes(fiber.tag) && fiber.flags & PERFORMED_WORK) {
      const raider = elementOf(fiber)?.closest(raiders);
      if (raider) rendered.add(raider);
    }
    if (before?.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  const onCommitFiberRoot = (_id: number, { current }: { current: Fiber }) => {
    rendered.clear();
    visit(current);
    for (const element of document.querySelectorAll(raiders)) {
      const before = shown.get(element);
      const now = `${element.outerHTML} ${element.querySelector('input')?.checked}`;
      shown.set(element, now);
      if (!before || !rendered.has(element)) continue;
      const name = element.querySelector('bdi')?.textContent ?? '';
      renders[before === now ? 'same' : 'changed'].push(name);
    }
  };
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot,
      onCommitFiberUnmount: () => {},
    },
  });
}
