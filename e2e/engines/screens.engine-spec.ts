import { readFileSync } from 'node:fs';
import { tonightUntil } from '../growing-raid';
import { SEASON_FOLDER } from '../raid-files';
import { RAID } from '../reports';
import {
  browsersBars,
  catchClick,
  caughtClick,
  chooseFile,
  countErrors,
  DIALOG_CONTROLS,
  firstPointInReach,
  isInWindow,
  lastRows,
  middleOf,
  middlesInView,
  places,
  readDialog,
  readErrors,
  readPage,
  scrollPosition,
  scrollTable,
} from './in-page';
import type { Point, Raider } from './raider';
import { expect, test, untilInDialog, untilShown } from './test';

const KILL = `?report=${RAID}&fight=12`;

/** Dialogs with their address, and a text that a dialog shows when it is complete. */
const DIALOGS = [
  { name: 'Share', address: `${KILL}#share`, shows: 'Copy for Discord' },
  { name: 'the rules', address: '#settings/rules', shows: 'Excused items' },
  { name: 'the storage', address: '#settings/storage', shows: 'Export raids' },
  { name: 'the meanings of marks', address: '#keys', shows: 'What the marks mean' },
  { name: 'what leaves the browser', address: '#privacy', shows: 'What this app sends and stores' },
];

/** Returns the middle of a player's button once nothing scrolls or moves any more. */
async function middleOfPlayer(raider: Raider, player: string): Promise<Point> {
  const nth = { selector: `[data-player="${player}"]`, nth: 0 };
  let middle: Point | null = null;
  await expect
    .poll(async () => {
      const before = middle;
      middle = await raider.run(middleOf, nth);
      return middle && before && middle.x === before.x && middle.y === before.y;
    })
    .toBe(true);
  return middle ?? { x: 0, y: 0 };
}

const open = async (raider: Raider, address: string) => {
  await raider.open('about:blank');
  await raider.open(address);
};

test('a dialog’s controls do not move before their first click', async ({ raider, appServer }) => {
  // The settings have seventy controls.
  test.slow();
  await raider.resize(460, 800);
  for (const { name, address, shows } of DIALOGS) {
    await test.step(`the first click reaches each control of ${name}`, async () => {
      await open(raider, appServer.address + address);
      await untilInDialog(raider, shows);
      const before = await raider.run(places, DIALOG_CONTROLS);
      expect(before).not.toEqual([]);
      for (const point of await raider.run(middlesInView, DIALOG_CONTROLS)) {
        await raider.pointAt(point);
        expect.soft(await raider.run(places, DIALOG_CONTROLS)).toEqual(before);
      }

      for (let nth = 0; nth < before.length; nth++) {
        const middle = await raider.run(middleOf, { selector: DIALOG_CONTROLS, nth });
        if (!middle) continue;
        await raider.run(catchClick, { selector: DIALOG_CONTROLS });
        await raider.pressAt(middle);
        expect(await raider.run(caughtClick, null), before[nth]).toBe(nth);
      }
    });
  }
});

const pressSwitch = (_: null): void =>
  document.querySelector<HTMLInputElement>('[role="switch"]')?.click();

const hasSmallWindow = (_: null): boolean => 'documentPictureInPicture' in window;

const readSmallWindow = (_: null): string => {
  const { documentPictureInPicture: small } = window as Window & {
    documentPictureInPicture?: { window?: Window };
  };
  return small?.window?.document.body.innerText ?? '';
};

test('the app offers no installation or small window that the browser lacks', async ({
  raider,
  appServer,
  logSite,
}) => {
  await raider.open(`${appServer.address}#settings/storage`);
  await untilInDialog(raider, 'Ask the browser to keep them');
  expect(await raider.run(readDialog, null)).not.toContain('Installing the app');

  logSite.reports.set(RAID, tonightUntil(8));
  await raider.open(`${appServer.address}?report=${RAID}`);
  await untilShown(raider, 'Follow this raid');
  await raider.run(pressSwitch, null);
  await untilShown(raider, 'Checking every minute');
  if (!(await raider.run(hasSmallWindow, null))) {
    expect(await raider.run(readPage, null)).not.toContain('Keep on top');
    return;
  }
  await raider.press('Keep on top');
  await expect.poll(() => raider.run(readSmallWindow, null)).toContain('Ascendant Council');
});

test('the first click on “Copy for Discord” copies the message', async ({ raider, appServer }) => {
  await raider.resize(460, 800);
  await raider.open(appServer.address + KILL);
  await untilShown(raider, 'Tavarin');
  await raider.run(countErrors, null);
  await raider.press('Share');
  await untilShown(raider, 'Copy for Discord');
  const selector = 'dialog button:not(.btn-close)';
  const middle = await raider.run(middleOf, { selector, nth: 0 });
  await raider.pressAt(middle ?? { x: 0, y: 0 });
  await untilShown(raider, 'Copied');
});

/** Returns the players listed as coming. */
const namesComing = (_: null): (string | null)[] =>
  [...document.querySelectorAll('ul[aria-label="Coming"] input')].map((box) =>
    box.getAttribute('value'),
  );

const choosePicture = (_: null): void =>
  document.querySelector<HTMLInputElement>('input[value="picture"]')?.click();

/** Returns the width of the picture in Share; 0 while it is missing. */
const widthOfPicture = (_: null): number =>
  document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 0;

test('a picture of a kill can be copied and downloaded', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address}${KILL}#share`);
  await untilShown(raider, 'Copy for Discord');
  await raider.run(choosePicture, null);
  await expect.poll(() => raider.run(widthOfPicture, null), { timeout: 20_000 }).toBe(2400);

  await test.step('the picture is copied', async () => {
    await raider.press('Copy picture');
    await untilShown(raider, 'Copied');
  });

  await test.step('the picture is offered as a file', async () => {
    await raider.press('Download picture');
    await untilShown(raider, 'Look for ready-check-');
  });
});

test('opening and closing a player’s details does not scroll the page', async ({
  raider,
  appServer,
}) => {
  await raider.resize(1280, 700);
  for (const view of ['', '&view=board']) {
    await test.step(`the page does not scroll at ${KILL}${view}`, async () => {
      await open(raider, appServer.address + KILL + view);
      await untilShown(raider, 'Brannock');
      await untilShown(raider, view ? 'Per slot' : 'Buffs/Debuffs');
      const middle = await middleOfPlayer(raider, 'Brannock');
      const top = await raider.run(scrollPosition, null);

      await raider.pressAt(middle);
      await expect.poll(() => raider.read('Player Details')).toContain('Brannock');
      expect(await raider.run(scrollPosition, null)).toBe(top);

      // Two presses at one place in quick succession would be a double click.
      await raider.pressAt({ x: 2, y: 2 });
      await raider.pressAt(middle);
      await expect.poll(() => raider.read('Player Details')).toBe('');
      expect(await raider.run(scrollPosition, null)).toBe(top);

      await raider.pressKey('j');
      await expect.poll(() => raider.read('Player Details')).not.toBe('');
    });
  }

  await test.step('a player’s details open and close on a scrolled board', async () => {
    await open(raider, `${appServer.address + KILL}&view=board`);
    await untilShown(raider, 'Per slot');
    const box = 'section[tabindex="0"]';
    for (const by of [0, 33, 47]) {
      // The check is repeated while late parts still move the table.
      await expect(async () => {
        await raider.run(scrollTable, { box, by });
        const png = await raider.picture();
        const { last, above } = await raider.run(lastRows, { box, png });
        expect(last).not.toEqual(['0 0 0']);
        expect(above, 'nothing shows below the foot').toEqual(expect.arrayContaining(last));
      }).toPass({ timeout: 20_000 });
    }
    const middle = await raider.run(firstPointInReach, 'tbody [data-player]');
    const top = await raider.run(scrollPosition, null);
    await raider.pressAt(middle ?? { x: 0, y: 0 });
    await expect.poll(() => raider.read('Player Details')).not.toBe('');
    expect(await raider.run(scrollPosition, null)).toBe(top);
    expect(await raider.run(isInWindow, '[data-details] header')).toBe(true);
  });
});

test('every view opens without an error and with bars in the theme’s colours', async ({
  raider,
  appServer,
}) => {
  await raider.resize(1280, 700);
  await raider.open(appServer.address + KILL);
  await untilShown(raider, 'Grimtusk');
  await raider.run(countErrors, null);
  for (const [key, shows] of [
    ['2', 'Per slot'],
    ['3', /Only changed.*Brannock/s],
    ['4', 'No earlier raid is saved'],
    ['1', 'PASSED'],
    ['?', 'Previous boss'],
  ] as const) {
    await raider.pressKey(key);
    await untilShown(raider, shows);
    expect(await raider.run(browsersBars, null)).toEqual([]);
  }
  expect(await raider.run(readErrors, null)).toEqual([]);
});

test('Season and Tonight react to clicks', async ({ raider, appServer }) => {
  const group = 'group=SeasonTwentyFv07';
  await raider.open(`${appServer.address}#settings/storage`);
  await untilInDialog(raider, 'Import raids');
  const bytes = [...readFileSync(`${SEASON_FOLDER}/raids.readycheck`)];
  await raider.run(chooseFile, bytes);
  await raider.press('Import now');
  await untilInDialog(raider, 'raids imported');

  await open(raider, `${appServer.address}season?${group}`);
  await untilShown(raider, 'Dame Ottilie');
  await raider.run(countErrors, null);

  await test.step('a season can be copied', async () => {
    await raider.press('Share');
    await untilShown(raider, 'Copy for Discord');
    await raider.press('Copy for Discord');
    await untilShown(raider, 'Copied');
    expect(await raider.run(readErrors, null)).toEqual([]);
  });

  await open(raider, `${appServer.address}tonight?${group}`);
  await untilShown(raider, 'Copy names');
  await raider.run(countErrors, null);

  await test.step('a click on a player who is coming takes them off the list', async () => {
    const before = (await raider.run(namesComing, null)).length;
    const box = { selector: 'main li input[type="checkbox"]', nth: 0 };
    await raider.pressAt((await raider.run(middleOf, box)) ?? { x: 0, y: 0 });
    await expect.poll(() => raider.run(namesComing, null)).toHaveLength(before - 1);
  });

  await test.step('the names of the players who are coming can be copied', async () => {
    await raider.press('Copy names');
    await untilShown(raider, 'Copied');
    expect(await raider.run(readErrors, null)).toEqual([]);
  });
});
