import type { Page } from '@playwright/test';
import { openSettings } from './steps';
import { expect, test } from './test';
import { openProfile } from './whole-browser';

/** Returns Chromium's reasons against installing the app. An incognito context names no reason. */
async function installFaults(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { errors } = await session.send('Page.getAppManifest');
  return [...installabilityErrors, ...errors];
}

test('an install offer is kept while the app loads', async ({ page, appServer }) => {
  const release = appServer.server.hold(/js\/main-/);
  await page.goto('./', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt');
    const prompt = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    window.dispatchEvent(Object.assign(offer, { prompt }));
  });
  release();
  const install = page.getByRole('button', { name: 'Install' });
  await expect(install).toBeVisible();
  await test.step('refusing the install prompt shows no error', async () => {
    await install.click();
    await expect(install).toBeHidden();
  });
});

test.describe('an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('the app explains on an iPhone how to move raids to the installed app', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByText('To install: tap Share, then “Add to Home Screen”.')).toContainText(
      'The installed app starts empty: export your raids in Settings first, and import them there.',
    );
    const dialog = await openSettings(page, 'Storage');
    await expect(dialog.getByRole('button', { name: 'Export raids' })).toBeVisible();
    await expect(dialog.getByText('Import raids')).toBeVisible();
  });
});

test.describe('below a path', () => {
  test.use({ appBase: '/raids/' });

  test('the app can be installed by a button', async ({
    appServer,
    guard,
    launchOptions,
    request,
  }, testInfo) => {
    const context = await openProfile(testInfo.outputPath('profile'), launchOptions);
    guard.watch(context);
    const [page = await context.newPage()] = context.pages();
    await page.goto(appServer.address);
    await expect(page.getByRole('button', { name: 'Install' })).toBeVisible();
    await test.step('Chromium names no reason against installing the app', async () => {
      expect(await installFaults(page)).toEqual([]);
    });

    const link = page.locator('link[rel="manifest"]');
    const address = await link.evaluate((element: HTMLLinkElement) => element.href);
    const manifest = await (await request.get(address)).json();
    const files = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    const pages = [
      manifest.start_url,
      manifest.share_target.action,
      ...manifest.file_handlers.map(({ action }: { action: string }) => action),
      ...manifest.shortcuts.map(({ url }: { url: string }) => url),
    ];
    await test.step('the host serves every file of the manifest', async () => {
      for (const file of files) {
        const response = await request.get(new URL(file, address).href);
        expect(response.headers()['content-type'], file).toBe('image/png');
      }
    });
    await test.step('all addresses in the manifest are the app’s', async () => {
      for (const target of pages) expect(new URL(target, address).pathname).toBe('/raids/');
    });
    await context.close();
  });
});
