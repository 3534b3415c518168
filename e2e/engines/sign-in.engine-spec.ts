import { expectedColumns } from '../expected-raid';
import { RAID } from '../reports';
import { RAID_TITLE } from '../saved';
import { E2E_CLIENT } from '../sign-in/sign-in-site';
import { chooseOption, isMarked, leaveFor, markPage, readPage } from './in-page';
import { deleteTheRaid, expect, test, untilInDialog, untilShown } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

test('a user signs in and comes back to the report', async ({ raider, appServer, logSite }) => {
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

test('Back to a page shows changes that another tab has made', async ({
  raider,
  engine,
  appServer,
}) => {
  const home = appServer.address;
  await raider.open(`${home}?report=${RAID}`);
  await raider.press('Sign in with Warcraft Logs');
  await raider.press('Authorize');
  await untilShown(raider, 'Magmaw');
  await raider.open('about:blank');
  await raider.open(home);
  await untilShown(raider, RAID_TITLE);
  await raider.run(markPage, null);
  await raider.run(leaveFor, `${home}new-page`);
  await untilShown(raider, 'Section 3');

  const goBackToTab = await raider.openTab();
  await raider.open(`${home}#settings`);
  await untilInDialog(raider, 'Signed in');
  await raider.press('Sign out');
  await untilInDialog(raider, 'Sign in with');
  await raider.press('Storage');
  await deleteTheRaid(raider);
  await raider.press('Look and language');
  await raider.run(chooseOption, 'de');
  await untilInDialog(raider, 'Sprache: Deutsch');

  await goBackToTab();
  await raider.goBack();
  await untilShown(raider, 'Mit Warcraft Logs anmelden');
  await expect.poll(() => raider.run(readPage, null)).not.toContain(RAID_TITLE);
  // Firefox may drop a cached page to which another tab sends a message, and load it again.
  expect((await raider.run(isMarked, null)) || engine === 'Firefox ESR').toBe(true);
});
