import { expectedColumns } from '../expected-raid';
import { RAID } from '../reports';
import { expect, test } from './test';

const SAVED_FIGHT = `?report=${RAID}&fight=12`;

test('a saved raid opens offline with its players and pictures', async ({
  raider,
  appServer,
  logSite,
}) => {
  await raider.open(appServer.address + SAVED_FIGHT);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  await raider.installed();
  await Promise.all([appServer.stop(), logSite.stop()]);
  await raider.restart();

  await test.step('the raid opens from the saved raids', async () => {
    await raider.open(appServer.address);
    await raider.press('Blackwing Descent and friends');
    await raider.press('Magmaw (Blackwing Descent');

    await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  });

  await test.step('players have their classes’ pictures', async () => {
    const loaded = expectedColumns(12).passed.length;
    await expect.poll(() => raider.pictures('PASSED')).toEqual({ loaded, missing: 0 });
  });

  await test.step('the raid opens by a link to a player', async () => {
    await raider.open('about:blank');
    await raider.open(`${appServer.address + SAVED_FIGHT}&player=Brannock`);

    await expect
      .poll(() => raider.read('Player Details'))
      .toContain('Low Item Level: Shoulders, Bracers');
  });
});
