import { expect, type Page } from '@playwright/test';
import { untilServed } from './saved';
import { closeSettings, goOffline, openSettings } from './steps';
import type { App } from './test';

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Chooses a file of raids in Settings, which previews it. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await openSettings(page, 'Storage');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import raids' }).click();
  await (await choosing).setFiles(path);
}

/** Raids of three groups, and what another program worked out of them. */
export const SEASON_FOLDER = 'e2e/fixtures/season-25';

/** Imports raids as another device exported them. */
export async function importRaids(
  page: Page,
  path = `${SEASON_FOLDER}/raids.readycheck`,
): Promise<void> {
  await chooseFile(page, path);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(settings(page).getByText(/raids? imported, \d+ already here/)).toBeVisible();
  await closeSettings(page);
}

/** Imports a raid in a new profile with neither network nor server. Returns its page. */
export async function importElsewhere(path: string, app: App): Promise<Page> {
  const page = await (await app.newProfile()).newPage();
  await page.goto(app.appServer.address);
  await untilServed(page);
  await goOffline(app);
  await chooseFile(page, path);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(settings(page).getByText('1 raid imported, 0 already here.')).toBeVisible();
  return page;
}

/** Makes files wait at a gate from the next load on. It is open at first. */
export async function letFilesWait(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { stream } = Blob.prototype;
    Blob.prototype.stream = function () {
      const held = new TransformStream({
        transform: async (chunk, controller) => {
          await Reflect.get(globalThis, 'gate');
          controller.enqueue(chunk);
        },
      });
      return stream.call(this).pipeThrough(held);
    };
  });
}

/** Closes the gate. Returns a function that opens it. */
export async function closeGate(page: Page): Promise<() => Promise<void>> {
  const open = await page.evaluateHandle(() => {
    let open = () => {};
    Reflect.set(
      globalThis,
      'gate',
      new Promise<void>((done) => {
        open = done;
      }),
    );
    return open;
  });
  return () => open.evaluate((go) => go());
}

/** Begins an import that goes on once the returned function is called; `letFilesWait` comes first. */
export async function holdImport(page: Page, path: string): Promise<() => Promise<void>> {
  await chooseFile(page, path);
  const importNow = page.getByRole('button', { name: 'Import now' });
  await expect(importNow).toBeVisible();
  const open = await closeGate(page);
  await importNow.click();
  await expect(settings(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  return open;
}
