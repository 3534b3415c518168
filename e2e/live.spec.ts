import type { Page } from '@playwright/test';
import { followSwitch, startFollowing } from './following';
import { RAID_END, raidUntil, tonightUntil } from './growing-raid';
import { HideableTab } from './hidden-tab';
import { FIGHTS } from './log-site';
import { RAID, type ServedReport } from './reports';
import { expect, expectConsole, test } from './test';

const SMALL_WINDOW = 'documentPictureInPicture.window';

const PASSED_AT_MAGMAW = ['Elsifer', 'Morwenn', 'Oskilde', 'Jorunna'];

/** Returns the raid until Magmaw, with raiders who passed. */
function raidWhereAllPassed(): ServedReport {
  const report = tonightUntil(12);
  const { playerDetails } = report.summaries.get(12) as {
    playerDetails: Record<string, { name: string }[]>;
  };
  for (const [role, players] of Object.entries(playerDetails))
    playerDetails[role] = players.filter(({ name }) => PASSED_AT_MAGMAW.includes(name));
  return report;
}

/** Makes the clocks of later small windows tick twenty times as fast. Runs in the page. */
function speedUpSmallWindows(): void {
  const places = window.documentPictureInPicture;
  if (!places) throw new Error('This browser has no small windows');
  const { requestWindow } = places;
  places.requestWindow = async (size) => {
    const small = await requestWindow.call(places, size);
    const { setInterval } = small;
    Object.assign(small, {
      setInterval: (run: () => void, wait: number) => setInterval.call(small, run, wait / 20),
    });
    return small;
  };
}

test('a hidden tab’s small window shows each new pull', async ({ appServer, logSite }) => {
  logSite.reports.set(RAID, tonightUntil(1));
  // The page shows emblems instead.
  logSite.icons.fault(/bosses/, { status: 404, body: '' });
  const tab = await HideableTab.open(`${appServer.address}?report=${RAID}`);
  const shown = () => tab.run<string>(`${SMALL_WINDOW}?.document.body.innerText ?? ''`);
  const press = (selector: string, words = '') =>
    expect(async () => {
      const isPressed = await tab.run(
        `(() => { const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
          .find((one) => one.textContent.includes(${JSON.stringify(words)}));
          found?.click(); return found !== undefined; })()`,
      );
      expect(isPressed).toBe(true);
    }).toPass();
  const countIn = (selector: string) =>
    tab.run<number>(
      `${SMALL_WINDOW}.document.querySelectorAll(${JSON.stringify(selector)}).length`,
    );
  /** Reads the emblem's size; zero if its `use` finds nothing in that document. */
  const emblemSize = () =>
    tab.run<number>(`${SMALL_WINDOW}.document.querySelector('header use')?.getBBox().width ?? 0`);
  const aMinuteOn = () =>
    tab.run('(() => { const now = Date.now; Date.now = () => now() + 61_000; })()');

  try {
    await test.step('the window says that there is no pull yet', async () => {
      await press('[role="switch"]');
      await tab.run(`(${speedUpSmallWindows})()`);
      await press('button', 'Keep on top');
      await expect.poll(shown).toContain('No pull yet');
    });

    await test.step('the window shows the newest pull', async () => {
      logSite.reports.set(RAID, tonightUntil(8));
      await aMinuteOn();
      await expect.poll(shown).toMatch(/Ascendant Council[\s\S]*7\/25/);
      expect(await shown()).toMatch(/killed .* · pull 3 · .* ago/);
      expect(await shown()).toMatch(/Quillan\s+Legs, Cloak/);
      expect(await shown()).toMatch(/\d+ more/);
    });

    await test.step('the window shows the boss’s emblem, the roles and the page’s theme', async () => {
      await expect.poll(emblemSize).toBeGreaterThan(0);
      expect(await countIn('[class*="cells"] svg')).toBe(25);
      expect(await countIn('[class*="cells"]')).toBe(3);
      await press('a', 'Settings');
      await press('a', 'Look and language');
      await press('label', 'Light');
      await expect.poll(() => countIn('[data-bs-theme="light"]')).toBe(1);
      await press('dialog .btn-close');
    });

    await test.step('a new kill appears while the tab is hidden', async () => {
      await tab.hide();
      await expect.poll(() => tab.run('document.visibilityState')).toBe('hidden');
      logSite.reports.set(RAID, tonightUntil(10));
      await aMinuteOn();
      await expect.poll(shown).toContain("Cho'gall");
    });

    await test.step('the window shows the newest remaining kill if the report loses a kill', async () => {
      logSite.reports.set(RAID, tonightUntil(8));
      await aMinuteOn();
      await expect.poll(shown).toMatch(/Ascendant Council[\s\S]*7\/25/);
    });

    await test.step('on another screen a pull appears after a pause of the log site', async () => {
      await press('a', 'Season');
      await expect.poll(() => tab.run('location.pathname')).toMatch(/season$/);
      const headers = { 'retry-after': '30', 'access-control-expose-headers': 'Retry-After' };
      logSite.fault(FIGHTS, { status: 429, headers, body: 'Too many requests' }, 1);
      const requests = () => logSite.requestsFor(FIGHTS).length;
      const before = requests();
      logSite.reports.set(RAID, raidWhereAllPassed());
      await aMinuteOn();
      await expect.poll(requests).toBe(before + 1);
      // The demanded pause may begin only after the first of these minutes.
      const aMinuteLater = async () => {
        await aMinuteOn();
        return shown();
      };
      await expect
        .poll(aMinuteLater, { intervals: [500] })
        .toMatch(/^4 of 4 passed\s+Magmaw ☠ · killed/);
    });

    await test.step('the window’s own button closes it without ending following', async () => {
      await tab.run(`${SMALL_WINDOW}.close()`);
      await tab.run('history.back()');
      await press('button', 'Keep on top');
      await expect.poll(shown).toContain('4 of 4 passed');
    });

    await test.step('the window closes when following ends', async () => {
      await press('[role="switch"]');
      await expect.poll(() => tab.run(`${SMALL_WINDOW} === null`)).toBe(true);
    });
  } finally {
    await tab.close();
  }
});

interface Lock {
  released: boolean;
  release: () => Promise<void>;
}

const countHeldLocks = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { locks: Lock[] }).locks.filter(({ released }) => !released).length,
  );

test('the screen stays awake while following is in view', async ({ page, logSite }) => {
  await page.addInitScript(() => {
    const locks: Lock[] = [];
    const request = async () => {
      const lock: Lock = {
        released: false,
        release: async () => {
          lock.released = true;
          throw new DOMException('refused', 'NotAllowedError');
        },
      };
      locks.push(lock);
      return lock;
    };
    Object.assign(window, { locks });
    Object.defineProperty(window, 'documentPictureInPicture', { value: undefined });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await page.goto(`./?report=${RAID}`);
  await expect(followSwitch(page)).toBeVisible();
  expect(await countHeldLocks(page)).toBe(0);
  await startFollowing(page);
  await expect.poll(() => countHeldLocks(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Keep on top' })).toHaveCount(0);

  await test.step('a page that lost its wake lock requests another when it is shown', async () => {
    await page.evaluate(() => {
      for (const lock of (window as unknown as { locks: Lock[] }).locks) lock.released = true;
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => countHeldLocks(page)).toBe(1);
  });

  await test.step('the wake lock ends when the user leaves the view', async () => {
    await page.getByRole('link', { name: 'Season', exact: true }).first().click();
    await expect.poll(() => countHeldLocks(page)).toBe(0);
    await page.goBack();
    await expect(followSwitch(page)).toBeChecked();
    await expect.poll(() => countHeldLocks(page)).toBe(1);
  });

  await test.step('the wake lock ends once the log has been silent for 45 minutes', async () => {
    await page.clock.fastForward(46 * 60_000);
    await expect(followSwitch(page)).not.toBeChecked();
    await expect.poll(() => countHeldLocks(page)).toBe(0);
  });
});

test('the app handles a small window that is refused or opens late', async ({ page, logSite }) => {
  expectConsole('NotAllowedError');
  await page.addInitScript(() => {
    const requestWindow = () =>
      new Promise<Window>((open, refuse) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        const small = frame.contentWindow as Window;
        small.close = () => Object.assign(window, { isClosed: true });
        Object.assign(window, {
          open: () => open(small),
          refuse: () => refuse(new DOMException('no', 'NotAllowedError')),
        });
      });
    Object.defineProperty(window, 'documentPictureInPicture', { value: { requestWindow } });
  });
  const decide = (way: 'open' | 'refuse') =>
    page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), way);
  logSite.reports.set(RAID, tonightUntil(8));
  await page.goto(`./?report=${RAID}`);
  await followSwitch(page).check();
  const keepOnTop = page.getByRole('button', { name: 'Keep on top' });

  await test.step('a notice says that the small window was refused', async () => {
    await keepOnTop.click();
    await decide('refuse');
    await expect(page.getByRole('alert').filter({ hasText: 'small window' })).toBeVisible();
  });

  await test.step('a small window that opens after following has ended closes', async () => {
    await keepOnTop.click();
    await followSwitch(page).uncheck();
    await decide('open');
    await page.waitForFunction(() => 'isClosed' in window);
  });
});
