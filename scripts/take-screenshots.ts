/**
 * Takes the pictures for the manifest and the README, from dist/ and the sample raid: `npm run
 * build && npm run screenshots`, or with a folder and a build: `npm run screenshots -- folder build`.
 * It uses no network; items show their slot's picture.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { preview } from 'vite';
import { needProgram } from './find-program';

const PICTURES = [
  { name: 'desktop', width: 1280, height: 800, deviceScaleFactor: 1, player: '&player=Haldora' },
  { name: 'phone', width: 390, height: 844, deviceScaleFactor: 2, player: '' },
];

const [, , folder = 'public/screenshots', outDir = 'dist'] = process.argv;
mkdirSync(folder, { recursive: true });
const server = await preview({
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
  logLevel: 'warn',
});
const [address = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: needProgram('chromium'),
  args: ['--no-sandbox'],
});
for (const { name, width, height, deviceScaleFactor, player } of PICTURES) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  await page.goto(`${address}?report=SampleRaid000001&fight=12${player}`);
  await page.getByRole('region', { name: 'PASSED' }).getByRole('button').first().waitFor();
  if (player) await page.getByRole('list', { name: 'Worth a look' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  if (!player) {
    const view = page.getByRole('region', { name: 'Players', exact: true });
    await view.evaluate((section) => section.scrollIntoView());
  }
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 80 })
    .toFile(join(folder, `${name}.png`));
}
await browser.close();
await server.close();
