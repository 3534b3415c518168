import { expectedColumns } from '../expected-raid';
import { RAID } from '../reports';
import { expect, test } from './test';

const SAVED_FIGHT = `?report=${RAID}&fight=12`;

test.beforeEach(async ({ raider, appServer, logSite }) => {
  await raider.open(appServer.address + SAVED_FIGHT);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  await raider.installed();
  await Promise.all([appServer.stop(), logSite.stop()]);
  await raider.restart();
});

test('a raid fetched before opens from the saved raids', async ({ raider, appServer }) => {
  await raider.open(appServer.address);
  await raider.press('Blackwing Descent and friends');
  await raider.press('Magmaw (Blackwing Descent');

  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
});

test('a link to a player of a saved fight opens', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address + SAVED_FIGHT}&player=Brannock`);

  await expect
    .poll(() => raider.read('Player Details'))
    .toContain('Low Item Level: Shoulders, Bracers');
});

test('players have their classes’ pictures', async ({ raider, appServer }) => {
  await raider.open(appServer.address + SAVED_FIGHT);

  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  const loaded = expectedColumns(12).passed.length;
  await expect.poll(() => raider.pictures('PASSED')).toEqual({ loaded, missing: 0 });
});
