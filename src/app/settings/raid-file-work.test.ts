import { beforeEach, expect, test, vi } from 'vitest';
import { emptyDisk, openTab } from '#test/open-tab';

/** Names of the files that the browser was given to download. */
let downloaded: string[];

beforeEach(() => {
  emptyDisk();
  downloaded = [];
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', canShare: () => true });
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { download: '', click: () => downloaded.push(link.download) };
      return link;
    },
  });
});

const openApp = () =>
  openTab(async () => ({
    ...(await import('./raid-file-work')),
    ...(await import('#domain/language')),
    ...(await import('#texts/de/language-de')),
  }));

test('the outcome of an import is shown in a language chosen afterwards', async () => {
  const { previewFile, raidFileWork, setLanguage, TRANSLATION } = await openApp();
  await previewFile(new File(['no raids'], 'notes.txt'));
  expect(raidFileWork.get().words()).toContain('This is not a Ready Check raid file.');
  setLanguage(TRANSLATION);
  expect(raidFileWork.get().words()).toBe(TRANSLATION.parts.raidFile.problems['not ours']);
});

const inWindowOfItsOwn = () => vi.stubGlobal('window', { matchMedia: () => ({ matches: true }) });

test('an export in the browser is downloaded', async () => {
  const { exportAll, raidFileWork } = await openApp();
  await exportAll();
  expect(downloaded).toEqual([expect.stringMatching(/^ready-check-.*\.readycheck$/)]);
  expect(raidFileWork.get()).not.toHaveProperty('ready');
  expect(raidFileWork.get().words()).toMatch(/^Look for ready-check-/);
});

test('an export in the installed app waits for a click that shares it', async () => {
  inWindowOfItsOwn();
  const { exportAll, raidFileWork } = await openApp();
  await exportAll();
  expect(downloaded).toEqual([]);
  expect(raidFileWork.get()).toMatchObject({
    kind: 'rest',
    ready: { name: expect.stringMatching(/\.readycheck$/) },
  });
  expect(raidFileWork.get().words()).toContain('is ready.');
});

test.each([
  { why: 'cannot share such files', navigator: { canShare: () => false } },
  { why: 'shares nothing', navigator: {} },
])('an export in an installed app that $why is downloaded', async ({ navigator }) => {
  inWindowOfItsOwn();
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', ...navigator });
  const { exportAll } = await openApp();
  await exportAll();
  expect(downloaded).toHaveLength(1);
});
