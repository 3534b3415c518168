import { KILLS } from '../expected-raid';
import { SUMMARY } from '../log-site';
import { RAID } from '../reports';
import { RAID_TITLE } from '../saved';
import { readPage } from './in-page';
import { expect, test, untilShown } from './test';

const ONE_SAVED = new RegExp(`${RAID_TITLE}[^]*of 12 kills? saved`);

interface Leaving {
  boss?: string;
  to: string;
  /** Milliseconds after the press. */
  after: number;
}

/** Presses a boss, if any, and leaves for an address, as by a link. Runs in the page. */
function pressAndLeave({ boss, to, after }: Leaving): void {
  const rows = [...document.querySelectorAll<HTMLElement>('button, a')];
  if (boss) rows.find(({ innerText }) => innerText.startsWith(boss))?.click();
  setTimeout(() => location.assign(to), after);
}

/** Reads from the app's store by a new connection, for at most three seconds. */
async function readsStore(name: string): Promise<boolean> {
  const opening = indexedDB.open(name);
  const reading = new Promise<boolean>((done) => {
    opening.onsuccess = () => {
      const { result } = opening;
      const [store = ''] = result.objectStoreNames;
      const keys = result.transaction(store).objectStore(store).getAllKeys();
      keys.onsuccess = () => done(true);
    };
  });
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), 3000));
  const isRead = await Promise.race([reading, late]);
  opening.result.close();
  return isRead;
}

test('a page left soon after a click does not block the next page’s IndexedDB', async ({
  raider,
  appServer,
}) => {
  const home = appServer.address;
  for (const [tenth, { boss }] of KILLS.slice(0, 10).entries()) {
    const after = tenth * 100;
    await test.step(`the next page reads the store if the page is left after ${after} ms`, async () => {
      await raider.open(`${home}?report=${RAID}`);
      await untilShown(raider, boss);
      await raider.run(pressAndLeave, { boss, after, to: `${home}new-page` });
      await untilShown(raider, 'Section 3');
      expect(await raider.run(readsStore, 'ready-check')).toBe(true);
    });
  }
  await raider.open(home);
  await untilShown(raider, new RegExp(`${RAID_TITLE}[^]*of 12 kills saved`));
  expect(await raider.run(readPage, null)).not.toContain('refuses to store');
});

test('a page left while it saves a night loses no kill', async ({ raider, appServer, logSite }) => {
  const home = appServer.address;
  const sendSummaries = logSite.hold(SUMMARY);
  await raider.open(`${home}?report=${RAID}&view=night`);
  await untilShown(raider, 'Fetching kills: 0 of 12');
  await raider.run(pressAndLeave, { after: 400, to: `${home}new-page` });
  sendSummaries();
  await untilShown(raider, 'Section 3');

  await test.step('the next page saves a raid', async () => {
    await raider.open(home);
    await untilShown(raider, ONE_SAVED);
    expect(await raider.run(readPage, null)).not.toContain('refuses to store');
  });

  await test.step('the page goes on saving after Back', async () => {
    await raider.goBack();
    await untilShown(raider, 'Section 3');
    await raider.goBack();
    await untilShown(raider, /All 12 kills are loaded|Fetching pulls/);
    await raider.press('Ready Check');
    await untilShown(raider, '12 of 12 kills saved');
  });
});
