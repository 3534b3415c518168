import { expectedColumns } from '../expected-raid';
import { RAID } from '../reports';
import { E2E_CLIENT } from '../sign-in/sign-in-site';
import { expect, test, untilShown } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

test('a user without a key signs in and comes back to the report', async ({
  raider,
  appServer,
  logSite,
}) => {
  await raider.open(appServer.address);
  await raider.type('Enter Report Code or URL', `classic.warcraftlogs.com/reports/${RAID}`);
  await raider.press('Sign in with Warcraft Logs');
  await raider.press('Authorize');
  await raider.press('Magmaw (Blackwing Descent');

  const { passed } = expectedColumns(12);
  await untilShown(raider, passed[0] ?? '');
  await expect.poll(async () => (await raider.readButtons('PASSED')).sort()).toEqual(passed);
  expect(logSite.requests).toEqual([]);
  expect(logSite.signIn.tokens.size).toBe(1);
});
