import { execFileSync } from 'node:child_process';
import { appendFileSync, statfsSync } from 'node:fs';
import { mkdir, readlink, rm } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { KILLS } from './expected-raid';
import { bossRows } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, RETAIL_TITLE, savedRaid, saveTheRaid, untilSaved } from './saved';
import { fetchReport } from './steps';
import { test as base, expect } from './test';
import { openProfile } from './whole-browser';

/** A browser with a profile on disk, which can be restarted. */
interface Installed {
  start(): Promise<BrowserContext>;
  /** Ends the browser at once, with no chance to write. */
  kill(context: BrowserContext): Promise<void>;
}

const test = base.extend<{ disk: string; installed: Installed }>({
  disk: async ({ browserName: _ }, use, testInfo) => {
    const disk = testInfo.outputPath('disk');
    await mkdir(disk, { recursive: true });
    await use(disk);
  },

  installed: async ({ disk, guard, launchOptions, baseURL }, use) => {
    const profile = `${disk}/profile`;
    const options = { ...launchOptions, baseURL: baseURL ?? '' };
    let last: BrowserContext | undefined;
    await use({
      start: async () => {
        last = await openProfile(profile, options);
        guard.watch(last);
        return last;
      },
      kill: async (context) => {
        const closed = context.waitForEvent('close');
        // Chromium's own link leads to "machine-process".
        const [process] = /\d+$/.exec(await readlink(`${profile}/SingletonLock`)) ?? [];
        globalThis.process.kill(Number(process), 'SIGKILL');
        await closed;
        await rm(`${profile}/SingletonLock`);
      },
    });
    await last?.close();
  },
});

/** Milliseconds after the first raider is rendered. */
const DELAYS = [0, 10, 20];

test('a kill in view is already saved if the browser is killed', async ({ installed }) => {
  const kills = KILLS.slice(0, 2 * DELAYS.length).map(({ fight }) => fight);
  for (const [round, fight] of kills.entries()) {
    const context = await installed.start();
    const page = await context.newPage();
    let note = () => {};
    const shown = new Promise<void>((resolve) => {
      note = resolve;
    });
    await page.exposeFunction('tell', () => note());
    await page.addInitScript(tellOnceShown, DELAYS[round % DELAYS.length] ?? 0);
    await page.goto(`./?report=${RAID}&fight=${fight}`, { waitUntil: 'commit' });
    await shown;
    await installed.kill(context);
  }
  const page = await (await installed.start()).newPage();
  await page.goto('./');
  await untilSaved(page, RAID_TITLE, kills.length);
});

/** Calls `tell` this many milliseconds after the first raider is rendered. */
function tellOnceShown(delay: number): void {
  const tell = () => (window as unknown as { tell: () => void }).tell();
  const observer = new MutationObserver(() => {
    if (!document.querySelector('section[aria-label="PASSED"] button')) return;
    observer.disconnect();
    if (delay === 0) tell();
    else setTimeout(tell, delay);
  });
  observer.observe(document, { childList: true, subtree: true });
}

test.describe('small disk', () => {
  test.skip(!canMount(), 'a disk can be mounted by root only, and not in every container');

  test.beforeEach(({ disk }) => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]);
  });
  test.afterEach(({ disk, installed: _ }) => {
    execFileSync('umount', ['--lazy', disk]);
  });

  test('a raid opened on a full disk is saved once there is room', async ({
    app,
    disk,
    guard,
    installed,
  }) => {
    // Chromium sometimes cannot read a file of the app either. The app requests it again.
    guard.allow('net::ERR_FAILED', /Loading chunk EraNotice failed/);
    const context = await installed.start();
    const page = await context.newPage();
    await saveTheRaid(page);

    const notice = page.getByRole('alert').filter({ hasText: 'not being saved' });
    await whileFull(disk, async () => {
      await expect.poll(() => statfsSync(disk).bavail).toBe(0);
      await fetchReport(page, RETAIL_2022);
      await expect(bossRows(page)).toHaveCount(5);
      await expect(notice).toBeVisible();
    });

    await test.step('the raid is saved once there is room or after a click', async () => {
      await expect(async () => {
        // Another write may find the room first.
        if (await notice.isVisible())
          await page.getByRole('button', { name: 'Save it now' }).click({ timeout: 1000 });
        await expect(notice).toBeHidden({ timeout: 2000 });
      }).toPass();
      await untilSaved(page, RAID_TITLE, 1);
      await untilSaved(page, RETAIL_TITLE);
    });
    await test.step('the raid opens without the log site', async () => {
      await app.logSite.stop();
      const next = await context.newPage();
      await next.goto('./');
      await savedRaid(next, RETAIL_TITLE).click();
      await expect(bossRows(next)).toHaveCount(5);
    });
  });
});

function canMount(): boolean {
  try {
    // This needs the same permission, and leaves nothing behind.
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Acts while a disk has no room at all, not even space that the browser frees meanwhile. */
async function whileFull(disk: string, act: () => Promise<void>): Promise<void> {
  const filler = `${disk}/filler`;
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk);
    try {
      appendFileSync(filler, Buffer.alloc(bavail * bsize));
    } catch (error) {
      // The browser took some of the space first, so only the rest was filled.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  };
  const keeper = setInterval(fill, 20);
  try {
    await act();
  } finally {
    clearInterval(keeper);
    await rm(filler);
  }
}
