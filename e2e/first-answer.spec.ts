import type { Page } from '@playwright/test';
import { bigRaid } from './big-raid';
import { bossRows, column, fetchButton, reportField } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { holdDevice, saveButton, untilStarted } from './saved';
import { fetchReport } from './steps';
import { expect, expectConsole, test } from './test';

/** The scripts that the page itself requests: the app, and what fetches a report. */
const PAGE_SCRIPT_NAMES = 'index-|main-|rolldown-runtime-|fetch-raid-';
const PAGE_SCRIPTS = new RegExp(`js/(${PAGE_SCRIPT_NAMES})`);
const OTHER_SCRIPTS = new RegExp(`js/(?!${PAGE_SCRIPT_NAMES})`);
const OTHER_SCRIPTS_BUT_OPEN_RAID = new RegExp(`js/(?!${PAGE_SCRIPT_NAMES}|OpenRaid-)`);

/** Reads the first line of every script that a page has loaded. */
const readFirstLines = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const responses = scripts.filter((name) => name.endsWith('.js')).map((name) => fetch(name));
    const texts = await Promise.all(responses.map(async (response) => (await response).text()));
    return texts.map((text) => text.split('\n')[0]);
  });

test.describe('below a path', () => {
  test.use({ appBase: '/raids/' });

  test('a report is requested once the app and one chunk have loaded', async ({
    page,
    appServer,
    logSite,
  }) => {
    const { requests, server } = appServer;
    const requested = (script: RegExp) => requests.filter(({ pathname }) => script.test(pathname));
    const releaseApp = server.hold(PAGE_SCRIPTS);
    const releaseOthers = server.hold(OTHER_SCRIPTS);

    await test.step('the page requests its scripts in parallel', async () => {
      await page.goto('./', { waitUntil: 'commit' });
      for (const script of [/js\/index-/, /js\/main-/, /js\/fetch-raid-/]) {
        await expect.poll(() => requested(script).length).toBeGreaterThan(0);
      }
      expect(requested(OTHER_SCRIPTS)).toEqual([]);
      await expect(reportField(page)).toBeVisible();
    });
    await test.step('the first Enter sends the request without waiting for another script', async () => {
      releaseApp();
      await untilStarted(page);
      await fetchReport(page, RETAIL_2022);
      await expect.poll(() => logSite.requests.length).toBeGreaterThan(0);
      releaseOthers();
      await expect(bossRows(page)).toHaveCount(5);
    });
    await test.step('an address with a report needs one more script for its fights', async () => {
      // Requests of the previous page that are still held would take the browser's six connections.
      await page.goto('about:blank');
      const before = logSite.requests.length;
      const releaseList = server.hold(/js\/OpenRaid-/);
      const releaseRest = server.hold(OTHER_SCRIPTS_BUT_OPEN_RAID);
      await page.goto(`./?report=${RAID}`, { waitUntil: 'commit' });
      await expect.poll(() => logSite.requests.length).toBeGreaterThan(before);
      releaseList();
      await expect(bossRows(page)).toHaveCount(12);
      releaseRest();
    });
    await test.step('an address with a report requests the raid’s chunk before the app has run', async () => {
      const releaseMain = server.hold(/js\/main-/);
      const before = requested(/js\/OpenRaid-/).length;
      await page.goto(`./?report=${RETAIL_2022}`, { waitUntil: 'commit' });
      await expect.poll(() => requested(/js\/OpenRaid-/).length).toBeGreaterThan(before);
      releaseMain();
      await expect(bossRows(page)).toHaveCount(5);
    });
    await test.step('functions of every script are compiled while it loads', async () => {
      const begins = await readFirstLines(page);
      expect(begins.length).toBeGreaterThan(3);
      expect(new Set(begins)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
    });
  });
});

test('until a kill has loaded the page requests only its chunks', async ({
  page,
  appServer,
  logSite,
}) => {
  const more = () =>
    appServer.requests
      .map(({ pathname }) => pathname)
      .filter((path) => OTHER_SCRIPTS_BUT_OPEN_RAID.test(path));
  const release = logSite.hold(SUMMARY);
  const releaseFacts = appServer.server.hold(/js\/cataclysm-facts-/);
  const expectNoMore = async () => {
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
    );
    expect(more().join()).not.toMatch(/late-|Saved|SearchForm|Summary|save-night/);
  };
  const kill = page.waitForResponse((response) => SUMMARY.test(response.url()));
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(bossRows(page)).toHaveCount(12);
  await expectNoMore();
  expect(more().length).toBeLessThanOrEqual(6);

  await test.step('the page requests nothing else until the kill is judged', async () => {
    release();
    await (await kill).finished();
    await expectNoMore();
  });
  await test.step('the page requests the rest once the kill is judged', async () => {
    releaseFacts();
    await expect(column(page, 'PASSED')).toBeVisible();
    await expect.poll(more).toContainEqual(expect.stringContaining('late-start'));
  });
  const pictures = appServer.requests.filter(({ pathname }) => /\.(png|webp|svg)$/.test(pathname));
  expect(new Set(pictures.map(({ pathname }) => pathname)).size).toBeLessThanOrEqual(4);
});

const FORTY_RAIDERS = 'FortyRaiders0001';

const VERDICTS = `report=${RAID}&fight=12`;

interface Link {
  what: string;
  address?: string;
  /** Requests that get no response. */
  held?: RegExp;
  /** Runs before the page's scripts. */
  before?: () => void;
  said?: string[];
  /** Nothing can be saved without a list of bosses, or without IndexedDB. */
  isSavable?: false;
}

const LINKS: readonly Link[] = [
  {
    what: 'of a report that is gone',
    address: 'report=NoSuchReport1234',
    said: ['status of 400', 'Error fetching fights:'],
    isSavable: false,
  },
  { what: 'to a fight that does not exist', address: `report=${RAID}&fight=99` },
  { what: 'of an era without tables', address: `report=${RETAIL_2022}` },
  { what: 'of a raid of 40', address: `report=${FORTY_RAIDERS}&fight=1` },
  { what: 'whose report comes after 8 s', held: FIGHTS, isSavable: false },
  { what: 'whose kill comes after 8 s', held: SUMMARY },
  {
    what: 'without IndexedDB',
    before: () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
    isSavable: false,
  },
  {
    what: 'in a hidden tab',
    before: () => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.requestAnimationFrame = () => 0;
    },
  },
];

/** Runs before the page's scripts: notes that the worker is registered, and keeps it from installing. */
function noteWorker(): void {
  navigator.serviceWorker.register = () => {
    Object.assign(window, { isWorkerRegistered: true });
    return new Promise(() => {});
  };
}

test('the worker, saving and settings load after a page opened by any link', async ({
  app,
  appServer,
  logSite,
}) => {
  expectConsole(...LINKS.flatMap(({ said = [] }) => said));
  logSite.reports.set(FORTY_RAIDERS, bigRaid({ kills: 2, players: 40, pieces: 17 }));
  for (const { what, address = VERDICTS, held, before, isSavable = true } of LINKS)
    await test.step(`the worker, saving and settings load after a link ${what}`, async () => {
      const profile = await app.newProfile();
      const page = await profile.newPage();
      await page.addInitScript(noteWorker);
      const { length } = appServer.requests;
      const release = held && logSite.hold(held);
      if (held) await page.clock.install();
      if (before) await page.addInitScript(before);
      await page.goto(`./?${address}`);
      await expect(page.locator('#first-page')).toHaveCount(0);
      // This is longer than the page waits for a log site.
      if (held) await page.clock.fastForward(8000);
      const scripts = () => appServer.requests.slice(length).map(({ pathname }) => pathname);
      await expect.poll(scripts).toContainEqual(expect.stringContaining('late-start'));
      await expect
        .poll(async () => {
          // The worker waits for ten seconds more.
          if (held) await page.clock.fastForward(2000);
          return page.evaluate(() => Reflect.has(window, 'isWorkerRegistered'));
        })
        .toBe(true);
      await expect(saveButton(page)).toHaveCount(isSavable ? 1 : 0);
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
      release?.();
      if (held) await expect(column(page, 'PASSED')).toBeAttached();
      await profile.close();
    });
});

test('the app starts and works in a browser that paints no frame', async ({ context }) => {
  for (const [where, isHidden, code, kills] of [
    ['in a background tab', true, RAID, 12],
    ['in a covered window', false, RETAIL_2022, 5],
  ] as const) {
    await test.step(`the app starts and works ${where}`, async () => {
      const page = await context.newPage();
      await page.addInitScript((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        window.requestAnimationFrame = () => 0;
        window.requestIdleCallback = () => 0;
        performance.getEntriesByType = () => [];
      }, isHidden);
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.locator('#first-page')).toHaveCount(0);
      await fetchReport(page, code);
      await expect(bossRows(page)).toHaveCount(kills);
    });
  }
});

test('a report is requested only once while IndexedDB is held or late', async ({
  app,
  context,
  logSite,
}) => {
  const requestsFor = (code: string) =>
    logSite.requests.filter(({ pathname }) => pathname.endsWith(`fights/${code}`));

  await test.step('Enter sends one request without waiting for IndexedDB', async () => {
    const page = await app.open();
    await untilStarted(page);
    const letGo = await holdDevice(page);
    await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[href*="fetch-raid"]');
      await import(link?.href ?? '');
    });
    await fetchReport(page, RAID);
    await expect.poll(() => requestsFor(RAID).length).toBeGreaterThan(0);
    await letGo();
    await expect(bossRows(page)).toHaveCount(12);
    expect(requestsFor(RAID)).toHaveLength(1);
    await page.close();
  });
  await test.step('typed and submitted text is not lost if IndexedDB is late', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (...database) {
        const request = open.apply(this, database);
        // IndexedDB reports an opened store a second late.
        request.addEventListener('success', (event) => {
          if (!event.isTrusted) return;
          event.stopImmediatePropagation();
          setTimeout(() => request.dispatchEvent(new Event('success')), 1000);
        });
        return request;
      };
    });
    await page.goto('./', { waitUntil: 'commit' });
    await reportField(page).fill(RETAIL_2022);
    await untilStarted(page);
    await expect(reportField(page)).toHaveValue(RETAIL_2022);
    await fetchButton(page).click();
    await expect(bossRows(page)).toHaveCount(5);
    expect(requestsFor(RETAIL_2022)).toHaveLength(1);
  });
});
