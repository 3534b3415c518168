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
import { SCREENSHOTS } from '../build/screenshots.ts';
import { needProgram } from './find-program';

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
for (const { name, width, height, density, address: page, shows } of SCREENSHOTS) {
  const tab = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: density,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await tab.goto(`${address}?report=SampleRaid000001${page}`);
  await tab.getByText(shows, { exact: true }).first().waitFor();
  await tab.waitForLoadState('networkidle');
  if (height > width) {
    await tab
      .getByRole('region', { name: 'Players', exact: true })
      .evaluate((section) => section.scrollIntoView());
  } else await tab.evaluate(() => window.scrollTo(0, 0));
  const picture = await tab.screenshot();
  await sharp(picture)
    .png({ palette: true, quality: 80 })
    .toFile(join(folder, `${name}.png`));
  await tab.close();
}
await browser.close();
await server.close();
