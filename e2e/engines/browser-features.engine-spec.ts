import { expectedColumns } from '../expected-raid';
import { RAID } from '../reports';
import { startFirefox } from './firefox';
import { nextBuild } from './have-browsers';
import { leaveFor, readPage } from './in-page';
import { expect, test, untilShown } from './test';

const readScripts = () => [...document.scripts].map(({ src }) => src);

const findVersion = async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  return registration.waiting !== null;
};

/** Counts the requests for persistent storage from now on, and grants each request. */
const countPromises = () => {
  document.documentElement.dataset.promises = '0';
  StorageManager.prototype.persist = async () => {
    const { dataset } = document.documentElement;
    dataset.promises = String(Number(dataset.promises) + 1);
    return true;
  };
};

const readPromises = () => document.documentElement.dataset.promises;

test('Back to a page from before an update opens the new version', async ({
  raider,
  appServer,
}) => {
  const report = `${appServer.address}?report=${RAID}&fight=12`;
  await raider.open(report);
  await raider.installed();
  await raider.open(report);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  const before = await raider.run(readScripts, undefined);
  const untilNewer = () =>
    expect(async () => {
      expect(await raider.run(readScripts, undefined)).not.toEqual(before);
    }).toPass();

  await raider.run(leaveFor, `${appServer.address}new-page`);
  await untilShown(raider, 'Section 1');
  appServer.serve(nextBuild);
  await expect.poll(() => raider.run(findVersion, undefined)).toBe(true);
  await raider.press('Reload');
  await untilNewer();
  await untilShown(raider, 'Section 1');

  await raider.goBack();
  await untilShown(raider, 'Grimtusk');
  await untilNewer();
  await untilShown(raider, 'Grimtusk');
});

/** Keeps the app's store busy until `endHold`. */
const holdStore = (_: null) =>
  new Promise<void>((begun) => {
    const opening = indexedDB.open('ready-check');
    opening.onsuccess = () => {
      const records = opening.result.transaction('kept', 'readwrite').objectStore('kept');
      const goOn = () => {
        if (localStorage.getItem('hold') === 'over') opening.result.close();
        else records.get('nothing').onsuccess = goOn;
      };
      goOn();
      begun();
    };
  });

const endHold = (_: null) => localStorage.setItem('hold', 'over');

test('a raid opens although the store hangs from the first read', async ({ raider, appServer }) => {
  const home = appServer.address;
  await raider.open(home);
  await untilShown(raider, 'Open the sample raid');
  await raider.run(holdStore, null);
  await raider.openTab();
  await raider.open(`${home}?report=${RAID}`);
  await test.step('a raid opens while the store hangs', async () => {
    await raider.press('Magmaw (Blackwing Descent');
    await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  });

  await test.step('the page says that the raid is not saved', async () => {
    await untilShown(raider, 'what you open now is not being saved');
  });

  await test.step('raids are saved once the store works', async () => {
    await raider.run(endHold, null);
    await expect
      .poll(() => raider.run(readPage, null))
      .not.toContain('what you open now is not being saved');
    await raider.press('Maloriak (Blackwing Descent');
    await untilShown(raider, 'Maloriak');
    await raider.open('about:blank');
    await raider.open(home);
    await untilShown(raider, / of 12 kills saved/);
  });
});

test('with all cookies blocked the app works from memory', async ({ engine, appServer }) => {
  test.skip(engine !== 'Firefox ESR', 'only Firefox blocks storage with the cookies');
  const raider = await startFirefox({ 'network.cookie.cookieBehavior': 2 });
  await raider.open(appServer.address);
  await raider.type('Enter Report Code or URL', RAID);
  await raider.press('Fetch Fights');
  await raider.press('Magmaw (Blackwing Descent');
  await expect
    .poll(async () => (await raider.readButtons('PASSED')).sort())
    .toEqual(expectedColumns(12).passed);
  await test.step('the page says that nothing is saved', async () => {
    await untilShown(raider, 'what you open now is not being saved');
  });
  await raider.leave();
});

test('Firefox asks for persistent storage only after a click that saves a raid', async ({
  engine,
  raider,
  appServer,
}) => {
  test.skip(engine !== 'Firefox ESR', 'only Firefox asks before it keeps what is stored');
  await raider.open(appServer.address);
  await raider.run(countPromises, undefined);
  await raider.type('Enter Report Code or URL', RAID);
  await raider.press('Fetch Fights');
  await raider.press('Magmaw (Blackwing Descent');
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  // The kill that the raid opened on may be saved too.
  await untilShown(raider, /Check the other 1[01] kills/);
  expect(await raider.run(readPromises, undefined)).toBe('0');

  await raider.press('Check the other');
  await expect.poll(() => raider.run(readPromises, undefined)).toBe('1');
});
