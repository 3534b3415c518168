import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { DAY } from '../src/domain/time';
import { savedRows } from './saved';
import { closeSettings, openSettings } from './steps';

/** The number of saved raids that are listed at first. */
const MAX_LISTED = 20;

export const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

/** Chooses a file of raids in Settings, which previews it. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await openSettings(page, 'Storage');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import raids' }).click();
  await (await choosing).setFiles(path);
}

/** Raids of three groups, with another program's results. */
export const SEASON_FOLDER = 'e2e/fixtures/season-25';

const SEASON_FILE = `${SEASON_FOLDER}/raids.readycheck`;

/** Reads the lines of the season's file: the head, the raids and the end. */
function readSeasonFile() {
  const [head = '', ...lines] = gunzipSync(readFileSync(SEASON_FILE)).toString().split('\n');
  const end = lines.findLastIndex((line) => line !== '');
  return { head, raids: lines.slice(0, end), end: lines[end] ?? '' };
}

function writeFile(testInfo: TestInfo, lines: readonly string[]): string {
  const { head, end } = readSeasonFile();
  const path = testInfo.outputPath('some.readycheck');
  writeFileSync(path, [head, ...lines, end, ''].join('\n'));
  return path;
}

/** Writes a file of the season's raids whose codes begin with `code`. Returns its path. */
export const writeRaids = (testInfo: TestInfo, code: string): string =>
  writeFile(
    testInfo,
    readSeasonFile().raids.filter((line) => line.includes(`"code":"${code}`)),
  );

interface Nights {
  /** Titles from the newest to the oldest. */
  titles: readonly string[];
  daysApart?: number;
  /** The code of a raid of the season; the default has ten players and one kill. */
  raid?: string;
}

/**
 * Writes a file of one raid under several titles. The codes are `ManyNights001000` and so on.
 * Returns the file's path.
 */
export function writeNights(
  testInfo: TestInfo,
  { titles, daysApart = 1, raid = 'SeasonOtherGuild' }: Nights,
): string {
  const own = readSeasonFile().raids.filter((line) => line.includes(`"code":"${raid}"`));
  const nights = titles.flatMap((title, nth) =>
    own.map((line) =>
      line
        .replace(raid, `ManyNights00${1000 + nth}`)
        .replace(/"title":"(?:[^"\\]|\\.)*"/, `"title":"${title}"`)
        .replace(
          /("(?:started|ended|opened)At"):(\d{13})/g,
          (_, name, at) => `${name}:${Number(at) - nth * daysApart * DAY}`,
        ),
    ),
  );
  return writeFile(testInfo, nights);
}

/** Saves one raid for each title, the newest raid first, without opening a raid. */
export async function saveNights(page: Page, testInfo: TestInfo, nights: Nights): Promise<void> {
  await page.goto('./');
  await importRaids(page, writeNights(testInfo, nights));
  await page.goto('./');
  await expect(savedRows(page)).toHaveCount(Math.min(nights.titles.length, MAX_LISTED));
}

/** Imports raids as another device exported them. */
export async function importRaids(page: Page, path = SEASON_FILE): Promise<void> {
  await chooseFile(page, path);
  await page.getByRole('button', { name: 'Import now' }).click();
  await expect(settings(page).getByText(/raids? imported, \d+ already here/)).toBeVisible();
  await closeSettings(page);
}

/** Makes the reading of files after the next load wait at a gate, which is open at first. */
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

/**
 * Begins an import, which waits until the returned function is called. The page needs
 * `letFilesWait` before.
 */
export async function holdImport(page: Page, path: string): Promise<() => Promise<void>> {
  await chooseFile(page, path);
  const importNow = page.getByRole('button', { name: 'Import now' });
  await expect(importNow).toBeVisible();
  const open = await closeGate(page);
  await importNow.click();
  await expect(settings(page).getByRole('button', { name: 'Stop' })).toBeVisible();
  return open;
}
