import { RAID } from '../reports';
import { RAID_TITLE } from '../saved';
import { chooseFile, readDialog, readPage } from './in-page';
import { expect, test, untilShown } from './test';

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

test('raids exported to a file come back after all were deleted', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address}?report=${RAID}&fight=12`);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  await raider.open(appServer.address);
  await untilShown(raider, '1 of 12 kills saved');
  await raider.press('Settings');
  await raider.press('Storage');
  await expect.poll(() => raider.run(readDialog, null)).toContain('Export raids');
  await raider.run(keepFile, null);
  await raider.press('Export raids');
  await expect.poll(() => raider.run(readFile, null)).toBeTruthy();
  const bytes = (await raider.run(readFile, null)) ?? [];

  await raider.press('Delete all raids');
  await raider.press('Yes, continue');
  await raider.press('Delete 1 raid now');
  await expect.poll(() => raider.run(readDialog, null)).toContain('No raid is left');

  // On another page: here a second Enter this soon counts as one with the first.
  await raider.open('about:blank');
  await raider.open(`${appServer.address}#settings/storage`);
  await expect.poll(() => raider.run(readDialog, null)).toContain('Export raids');
  await raider.run(chooseFile, bytes);
  await raider.press('Import now');
  await expect.poll(() => raider.run(readDialog, null)).toContain('1 raid imported');
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
  await expect.poll(() => raider.run(readDialog, null)).toContain('Export raids');
  await raider.press('Delete all raids');
  await raider.press('Yes, continue');
  await raider.press('Delete 1 raid now');
  await expect.poll(() => raider.run(readDialog, null)).toContain('No raid is left');
  await goBack();
  await expect.poll(() => raider.run(readPage, null)).not.toContain(RAID_TITLE);
});
