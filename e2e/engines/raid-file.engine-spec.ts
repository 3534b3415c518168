import { RAID } from '../reports';
import { RAID_TITLE } from '../saved';
import { chooseFile, readPage } from './in-page';
import { deleteTheRaid, expect, test, untilInDialog, untilShown } from './test';

// These functions run in the page.

/** Keeps the file that the app offers next: automation delivers no download. */
function keepFile(_: null): void {
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob: Blob) => {
    Object.assign(window, { kept: blob });
    return create(blob);
  };
}

async function readFile(_: null): Promise<number[] | undefined> {
  const { kept } = window as unknown as { kept?: Blob };
  return kept && [...new Uint8Array(await kept.arrayBuffer())];
}

test('an exported file restores deleted raids', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address}?report=${RAID}&fight=12`);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  await raider.open(appServer.address);
  await untilShown(raider, '1 of 12 kills saved');
  await raider.press('Settings');
  await raider.press('Storage');
  await untilInDialog(raider, 'Export raids');
  await raider.run(keepFile, null);
  await raider.press('Export raids');
  await expect.poll(() => raider.run(readFile, null)).toBeTruthy();
  const bytes = (await raider.run(readFile, null)) ?? [];

  await deleteTheRaid(raider);

  // The app would ignore a second Enter so soon after the first, so another page is opened.
  await raider.open('about:blank');
  await raider.open(`${appServer.address}#settings/storage`);
  await untilInDialog(raider, 'Export raids');
  await raider.run(chooseFile, bytes);
  await raider.press('Import now');
  await untilInDialog(raider, '1 raid imported');
  await raider.open('about:blank');
  await raider.open(appServer.address);
  await untilShown(raider, RAID_TITLE);
});

test('a raid deleted in one tab disappears from another', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address}?report=${RAID}&fight=12`);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  await raider.open(appServer.address);
  await untilShown(raider, '1 of 12 kills saved');

  const goBack = await raider.openTab();
  await raider.open(`${appServer.address}#settings/storage`);
  await untilInDialog(raider, 'Export raids');
  await deleteTheRaid(raider);
  await goBack();
  await expect.poll(() => raider.run(readPage, null)).not.toContain(RAID_TITLE);
});
