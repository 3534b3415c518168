import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { savedPulls } from './at-the-pull';
import { column, players } from './locators';
import { chooseFile, closeGate, holdImport, letFilesWait, settings } from './raid-files';
import { RAID } from './reports';
import { RAID_TITLE, savedRaid, saveTheRaid, untilServed } from './saved';
import { closeSettings, comeBack, exportRaids, goOffline, openSettings } from './steps';
import { type App, expect, expectConsole, test } from './test';
import { readRecords, readSavedKeys } from './traces';

async function drop(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'raids.readycheck'));
      const at = { bubbles: true, cancelable: true, dataTransfer: data };
      const isTaken = !document.body.dispatchEvent(new DragEvent('dragover', at));
      if (!isTaken) throw new Error('The browser would open the file in place of the app');
      document.body.dispatchEvent(new DragEvent('drop', at));
    },
    [...readFileSync(path)],
  );
}

/** Drops a file again until it is accepted. The page accepts files once it is idle. */
const untilFilesAreTaken = (page: Page, path: string) =>
  expect(() => drop(page, path)).toPass({ intervals: [100] });

/** Opens the app as an installed app that gets a file from the system. */
async function openWithFile(app: App, path: string): Promise<Page> {
  const opened = await app.open();
  // Only an installed app gets files from the system, so the browser's queue is mocked.
  await opened.addInitScript(
    (bytes) => {
      const file = new File([Uint8Array.from(bytes)], 'raids.readycheck');
      const launchQueue = {
        setConsumer: (consume: (launch: object) => void) =>
          consume({ files: [{ getFile: async () => file }] }),
      };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    },
    [...readFileSync(path)],
  );
  await opened.goto(`${app.appServer.address}?open=file`);
  return opened;
}

test('another profile imports exported raids without network or server', async ({
  app,
  appServer,
  page,
}, testInfo) => {
  await saveTheRaid(page);
  const path = await exportRaids(page, testInfo);

  const other = await (await app.newProfile()).newPage();
  await other.goto(appServer.address);
  await untilServed(other);
  await goOffline(app);
  await chooseFile(other, path);
  await expect(
    settings(other).getByText(/contains 1 raid that is new or more recent/),
  ).toBeVisible();
  await expect(other.getByRole('button', { name: 'Import now' })).toBeFocused();
  await other.keyboard.press('Enter');
  await expect(settings(other).getByText('1 raid imported, 0 already here.')).toBeVisible();

  await other.goto(`${appServer.address}?report=${RAID}&fight=12`);
  await expect(column(other, 'PASSED')).toBeVisible();
  await comeBack(app);
});

test('a file is previewed before it is imported', async ({ page, app }, testInfo) => {
  expectConsole('SavedRaidsUnreadable');
  await saveTheRaid(page);
  await expect.poll(() => savedPulls(page)).toBe(1);
  const path = await exportRaids(page, testInfo);
  const saved = await readSavedKeys(page);

  await test.step('a half-written file is refused', async () => {
    const bad = testInfo.outputPath('bad.readycheck');
    writeFileSync(bad, readFileSync(path).subarray(0, 200));
    await chooseFile(page, bad);
    await expect(settings(page).getByText('The end of this file is missing')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import raids' })).toBeVisible();
    expect(await readSavedKeys(page)).toEqual(saved);
    await closeSettings(page);
  });

  await test.step('dropping a file on an open raid leaves the raid open', async () => {
    await untilFilesAreTaken(page, path);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await closeSettings(page);
    await expect(players(page)).toContainText('Magmaw');
    // The first step back belongs to the raid, and not to the settings.
    await page.goBack();
    await expect(page).not.toHaveURL(/fight=/);
  });

  await test.step('a file opened in the installed app adds nothing to the address', async () => {
    const opened = await openWithFile(app, path);
    await expect(settings(opened).getByText(/1 of its raids is already here/)).toBeVisible();
    await opened.keyboard.press('Escape');
    await expect(settings(opened)).toBeHidden();
    await expect(opened).toHaveURL(app.appServer.address);
    await opened.close();
  });

  await test.step('a file dropped on the main page imports a raid that is not saved', async () => {
    await page.goto('./');
    await page.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
    await expect(savedRaid(page, RAID_TITLE)).toHaveCount(0);
    await untilFilesAreTaken(page, path);
    await expect(
      settings(page).getByText(/contains 1 raid that is new or more recent/),
    ).toBeVisible();
    await expect(savedRaid(page, RAID_TITLE)).toHaveCount(0);
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(settings(page).getByText('1 raid imported')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(savedRaid(page, RAID_TITLE)).toBeVisible();
  });

  await test.step('an export fails if IndexedDB hangs and a raid would be left out', async () => {
    await openSettings(page, 'Storage');
    // The list of raids can be read, unlike their records.
    await page.evaluate(() => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = function (key) {
        if (`${key}`.includes('"report"')) this.transaction.abort();
        return get.call(this, key);
      };
    });
    await page.getByRole('button', { name: 'Export raids' }).click();
    await expect(settings(page)).toContainText('did not work');
  });
});

interface FileRecord {
  fetchedAt: number;
  data: { title?: string; kills?: object[] } & unknown[];
}

function changeRecords(path: string, change: (record: FileRecord) => void): void {
  const lines = gunzipSync(readFileSync(path)).toString().split('\n').filter(Boolean);
  const changed = lines.map((line) => {
    const read = JSON.parse(line);
    if (read.kind === 'record') change(read.stored);
    return JSON.stringify(read);
  });
  writeFileSync(path, gzipSync(`${changed.join('\n')}\n`));
}

test('a file replaces saved kills only on request', async ({ page }, testInfo) => {
  const now = Date.now();
  await page.clock.install({ time: now - 86_400_000 });
  await saveTheRaid(page);
  const path = await exportRaids(page, testInfo);
  await page.clock.setSystemTime(now);
  changeRecords(path, (record) => {
    record.fetchedAt += 3_600_000;
    if (Array.isArray(record.data)) record.data.length = 1;
  });
  const kept = page.getByText(`Left as saved here: 1 kill of ${RAID_TITLE}.`);
  const readRaiders = async () =>
    (await readRecords(page)).flatMap(({ key, record }) =>
      key.includes('raiders') ? JSON.parse(record)[1].data.length : [],
    );
  const before = await readRaiders();

  await test.step('the preview lists the kills that would change', async () => {
    await chooseFile(page, path);
    await expect(
      settings(page).getByText(`what is saved here: 1 kill of ${RAID_TITLE}.`),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(kept).toBeVisible();
    expect(await readRaiders()).toEqual(before);
    await closeSettings(page);
  });

  await test.step('a chosen replacement of kills can be undone', async () => {
    await chooseFile(page, path);
    await page.getByRole('checkbox', { name: /^Replace what is saved/ }).check();
    await page.getByRole('button', { name: 'Import now' }).click();
    await expect(settings(page).getByText('1 raid imported, 0 already here.')).toBeVisible();
    expect(await readRaiders()).toEqual([1]);
    await expect(page.getByText('A file of raids was imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('A file of raids was imported.')).toBeHidden();
    expect(await readRaiders()).toEqual(before);
  });
});

test('an import continues after the settings close', async ({ page, app }, testInfo) => {
  await saveTheRaid(page);
  const path = await exportRaids(page, testInfo);
  const other = await app.open();
  await letFilesWait(other);
  await other.reload();

  await test.step('the import can be stopped after the settings were closed', async () => {
    const open = await closeGate(other);
    await chooseFile(other, path);
    await expect(settings(other).getByRole('button', { name: 'Stop' })).toBeVisible();
    await closeSettings(other);
    await openSettings(other, 'Storage');
    await expect(settings(other).getByRole('button', { name: 'Stop' })).toBeVisible();
    await open();
    await settings(other).getByRole('button', { name: 'Cancel' }).click();
    await expect(settings(other).getByRole('button', { name: 'Import raids' })).toBeVisible();
    await closeSettings(other);
  });

  const open = await holdImport(other, path);

  await test.step('another tab cannot delete all raids', async () => {
    await openSettings(page, 'Storage');
    await page.getByRole('button', { name: 'Delete all raids' }).click();
    await page.getByRole('button', { name: 'Yes, continue' }).click();
    await page.getByRole('button', { name: 'Delete 1 raid now' }).click();
    await expect(settings(page).getByRole('status')).toContainText([
      /Another window is importing raids/,
    ]);
  });

  await test.step('the browser asks before it closes the tab of an import', async () => {
    const asking = other.waitForEvent('dialog');
    await other.close({ runBeforeUnload: true });
    const question = await asking;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await open();
    await expect(settings(other).getByText('0 raids imported, 1 already here.')).toBeVisible();
    await other.close({ runBeforeUnload: true });
    await expect.poll(() => other.isClosed()).toBe(true);
  });
});
