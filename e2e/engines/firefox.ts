import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, firefox, type Page } from '@playwright/test';
import { needProgram } from '../../scripts/find-program';
import {
  countPictures,
  type Raider,
  readButtons,
  readRegion,
  untilWorkerInstalled,
} from './raider';

type Preferences = Readonly<Record<string, string | number | boolean>>;

/** Starts a raider in Firefox ESR, with a profile that outlives the browser. */
export async function startFirefox(preferences: Preferences = {}): Promise<Raider> {
  const profile = await mkdtemp(join(tmpdir(), 'ready-check-firefox-'));
  let browser = await launch(profile, preferences);
  let tab: Page | undefined;
  const page = () => tab ?? onlyPage(browser);
  const openTab = async () => {
    const before = page();
    tab = await browser.newPage();
    return async () => {
      tab = before;
      await before.bringToFront();
    };
  };
  return {
    open: async (address) => void (await page().goto(address)),
    // Playwright's fill sets the value in a way that React misses here, so keys are pressed.
    type: (placeholder, text) => page().getByPlaceholder(placeholder).pressSequentially(text),
    press: (name) => {
      const [button, link] = [
        page().getByRole('button', { name }),
        page().getByRole('link', { name }),
      ];
      return button.or(link).first().click();
    },
    read: (region) => page().evaluate(readRegion, region),
    readButtons: (region) => page().evaluate(readButtons, region),
    pictures: (region) => page().evaluate(countPictures, region),
    installed: () => page().evaluate(untilWorkerInstalled),
    run: (work, argument) =>
      page().evaluate<Awaited<ReturnType<typeof work>>, unknown>(work as never, argument),
    pointAt: ({ x, y }) => page().mouse.move(x, y),
    pressAt: ({ x, y }) => page().mouse.click(x, y),
    pressKey: (key) => page().keyboard.press(key),
    picture: async () => (await page().screenshot()).toString('base64'),
    // Playwright's own method waits for a navigation, which a cached page does not cause.
    goBack: () => page().evaluate(() => history.back()),
    resize: (width, height) => page().setViewportSize({ width, height }),
    openTab,
    // Every tab of a headless browser is in view.
    openWindow: openTab,
    startOver: async () => {
      const before = browser.pages();
      tab = await browser.newPage();
      for (const page of before) await page.close();
    },
    restart: async () => {
      await browser.close();
      tab = undefined;
      browser = await launch(profile, preferences);
    },
    leave: async () => {
      await browser.close();
      await rm(profile, { recursive: true });
    },
  };
}

const launch = (profile: string, firefoxUserPrefs: Preferences): Promise<BrowserContext> =>
  firefox.launchPersistentContext(profile, {
    channel: 'moz-firefox',
    firefoxUserPrefs,
    executablePath: needProgram('firefox'),
  });

function onlyPage(browser: BrowserContext): Page {
  const [page] = browser.pages();
  if (!page) throw new Error('Firefox has no page');
  return page;
}
