import type { BrowserContext } from '@playwright/test';
import { bossRow, playerButtons } from './locators';
import { RAID } from './reports';
import { openSettings } from './steps';
import { expect, expectConsole, test } from './test';
import { callForWorker } from './worker';

/** How a browser feature can fail. */
type Way = 'is missing' | 'throws' | 'throws when used' | 'rejects' | 'never answers';

interface FailingFeature {
  feature: string;
  way: Way;
}

const WAYS_OF_PROMISES: readonly Way[] = ['is missing', 'throws', 'rejects', 'never answers'];

/**
 * Properties of the window or the navigator, and how each can fail here. The other failures are in
 * src/data/browser-features.test.ts and persistence.test.ts.
 */
const FEATURES: Readonly<Record<string, readonly Way[]>> = {
  localStorage: ['throws'],
  sessionStorage: ['throws'],
  BroadcastChannel: ['throws when used'],
  locks: ['never answers'],
  storage: ['never answers'],
  caches: WAYS_OF_PROMISES,
  serviceWorker: WAYS_OF_PROMISES,
  clipboard: ['is missing', 'throws'],
};

/** Makes a feature fail in pages that open later. */
const failFeature = (context: BrowserContext, { feature, way }: FailingFeature): Promise<unknown> =>
  context.addInitScript(
    ({ feature, way }: FailingFeature) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      const answers = {
        'is missing': () => undefined,
        throws: refuse,
        'throws when used': refuse,
        rejects: () => Promise.reject(new DOMException('', 'SecurityError')),
        'never answers': () => new Promise(() => {}),
      };
      /** An object with every method and event, where each call does the same. */
      const inWay: object = new Proxy(class extends EventTarget {}, {
        get: (target, name) =>
          name in EventTarget.prototype || name === 'prototype'
            ? Reflect.get(target, name)
            : answers[way],
        construct: () => inWay,
      });
      const owner = feature in navigator ? navigator : window;
      const shut: Partial<Record<Way, () => unknown>> = {
        'is missing': () => undefined,
        throws: refuse,
      };
      const get = shut[way] ?? (() => inWay);
      Object.defineProperty(owner, feature, { configurable: true, get });
    },
    { feature, way },
  );

test('a raid opens if any one browser feature fails', async ({ browser, appServer, guard }) => {
  for (const [feature, ways] of Object.entries(FEATURES)) {
    for (const way of ways) {
      await test.step(`a raid opens if ${feature} ${way}`, async () => {
        const context = await browser.newContext();
        guard.watch(context);
        await failFeature(context, { feature, way });
        const page = await context.newPage();
        await page.goto(`${appServer.address}?report=${RAID}`);
        await bossRow(page, 'Magmaw').click();
        await expect(playerButtons(page, 'Elsifer')).toBeVisible();
        await context.close();
      });
    }
  }
});

test('the app uses its defaults if every localStorage record is garbage', async ({ page }) => {
  for (const garbage of ['{', '[]', '"text"', '{"language":7,"texts":null}', '\u0000']) {
    await page.addInitScript((text) => {
      for (const name of ['settings', 'first-page', 'hour']) {
        localStorage[`ready-check-${name}`] = text;
      }
    }, garbage);
    await page.goto(`./?report=${RAID}`);
    await expect(bossRow(page, 'Magmaw')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('Settings explain why the service worker cannot be installed', async ({
  page,
  context,
  appServer,
}) => {
  expectConsole(/404/);
  appServer.fault(/sw\.js/, { status: 404, body: '' });
  await page.goto('./');
  await callForWorker(context);
  await expect(await openSettings(page, 'Storage')).toContainText(
    'No: the browser refused to store the app',
  );
});
