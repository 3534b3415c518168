import { expectedColumns } from '../expected-raid';
import { BURNING_CRUSADE_NIGHT, RAID } from '../reports';
import { expect, test } from './test';

test('a report shows who is ready and what a raider lacks', async ({ raider, appServer }) => {
  await raider.open(appServer.address);
  await raider.type('Enter Report Code or URL', `classic.warcraftlogs.com/reports/${RAID}`);
  await raider.press('Fetch Fights');
  await raider.press('Magmaw (Blackwing Descent');

  const { passed, missing, low } = expectedColumns(12);
  const column = async (title: string) => (await raider.readButtons(title)).sort();
  await expect.poll(() => column('PASSED')).toEqual(passed);
  expect(await column('MISSING ENCHANTS')).toEqual(missing);
  expect(await column('LOW ITEM LEVEL')).toEqual(low);

  await raider.press('Brannock');
  await expect
    .poll(() => raider.read('Player Details'))
    .toContain('Low Item Level: Shoulders, Bracers');
});

test('an Anniversary report is judged by its own rules', async ({ raider, appServer }) => {
  await raider.open(appServer.address);
  await raider.type(
    'Enter Report Code or URL',
    `fresh.warcraftlogs.com/reports/${BURNING_CRUSADE_NIGHT}`,
  );
  await raider.press('Fetch Fights');
  await raider.press('Mother Shahraz (Black Temple');

  const column = async (title: string) => (await raider.readButtons(title)).sort();
  await expect
    .poll(() => column('MISSING ENCHANTS'))
    .toEqual(['Felspark: Shoulders', 'Hewitt: Mainhand', 'Lumiel: Offhand', 'Nimblewick: Gloves']);
  expect(await column('LOW ITEM LEVEL')).toEqual(['Stormcrow: Bracers']);

  await raider.press('Lumiel');
  await expect.poll(() => raider.read('Player Details')).toContain('Missing Enchant: Offhand');
});
