import { SUMMARY } from '../log-site';
import { RAID } from '../reports';
import { RAID_TITLE } from '../saved';
import { readPage } from './in-page';
import { expect, test, untilShown } from './test';

const ONE_SAVED = new RegExp(`${RAID_TITLE}[^]*of 12 kills? saved`);

interface Leaving {
  boss?: string;
  to: string;
  /** Milliseconds. */
  after: number;
}

/** Presses a boss, if any, and leaves for an address, as by a link. Runs in the page. */
function pressAndLeave({ boss, to, after }: Leaving): void {
  const rows = [...document.querySelectorAll<HTMLElement>('button, a')];
  if (boss) rows.find(({ innerText }) => innerText.startsWith(`${boss} (`))?.click();
  setTimeout(() => location.assign(to), after);
}

test('a page left while it saves a boss leaves the store to the next page', async ({
  raider,
  appServer,
}) => {
  const home = appServer.address;
  await raider.open(`${home}?report=${RAID}`);
  for (const [boss, after] of [
    ['Magmaw', 100],
    ['Maloriak', 300],
    ['Atramedes', 500],
    ['Chimaeron', 800],
  ] as const) {
    await test.step(`${after} ms after the press`, async () => {
      await untilShown(raider, `${boss} (`);
      await raider.run(pressAndLeave, { boss, after, to: `${home}new-page` });
      await untilShown(raider, 'Section 3');
      await raider.open(home);
      await untilShown(raider, ONE_SAVED);
      expect(await raider.run(readPage, null)).not.toContain('refuses to store');
      await raider.press(RAID_TITLE);
    });
  }
});

test('a page left while it saves a night leaves the store to the next page, and goes on after Back', async ({
  raider,
  appServer,
  logSite,
}) => {
  const home = appServer.address;
  const sendSummaries = logSite.hold(SUMMARY);
  await raider.open(`${home}?report=${RAID}&view=night`);
  await untilShown(raider, 'Fetching kills: 0 of 12');
  await raider.run(pressAndLeave, { after: 400, to: `${home}new-page` });
  sendSummaries();
  await untilShown(raider, 'Section 3');

  await raider.open(home);
  await untilShown(raider, ONE_SAVED);
  expect(await raider.run(readPage, null)).not.toContain('refuses to store');

  await raider.goBack();
  await untilShown(raider, 'Section 3');
  await raider.goBack();
  await untilShown(raider, /All 12 kills are here|Fetching pulls/);
  await raider.press('Ready Check');
  await untilShown(raider, '12 of 12 kills saved');
});
