import type { Page } from '@playwright/test';
import type { LoggedPlayers } from './changed-players';
import { buffsBlock, buffsButton, column, details, gear, players, readColumns } from './locators';
import { BURNING_CRUSADE_NIGHT, burningCrusadeNight, type ServedReport } from './reports';
import { savedRaid, untilSaved } from './saved';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { boardTable } from './tables';
import { expect, test } from './test';

const LINK = `https://fresh.warcraftlogs.com/reports/${BURNING_CRUSADE_NIGHT}`;
const TITLE = 'Black Temple and a bit of Hyjal';

/** The faults of fight 3; the other raiders passed. */
const FAULTS_AT_NAJENTUS = {
  missing: ['Felspark: Shoulders', 'Hewitt: Mainhand', 'Lumiel: Offhand', 'Nimblewick: Gloves'],
  low: ['Stormcrow: Bracers'],
  notLogged: [],
};

async function openFight(page: Page, fight: string): Promise<void> {
  await openReport(page, `${LINK}#fight=${fight}`);
  await expect(column(page, 'PASSED').getByRole('button')).not.toHaveCount(0);
}

// src/data/log-site/burning-crusade-raid.test.ts tests every fight.
test('a kill of Burning Crusade matches another program’s result', async ({ page }) => {
  await test.step('the columns match another program’s result', async () => {
    await openFight(page, '3');
    await expect.poll(() => readColumns(page)).toMatchObject(FAULTS_AT_NAJENTUS);
  });
  await test.step('at 1280 × 800 all raiders are in view, most of whom passed', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const named = players(page).locator('[data-player] bdi');
    await expect(named).toHaveCount(25);
    for (const name of await named.all()) await expect(name).toBeInViewport({ ratio: 1 });
  });
  await test.step('the details of Hewitt have the advice and the set of the era', async () => {
    await choosePlayer(page, 'Hewitt');
    await expect(details(page).getByRole('list', { name: 'Worth a look' })).toContainText(
      'Meta Gem Inactive: Head',
    );
    await expect(details(page).getByRole('list', { name: 'At a glance' })).toContainText('T6 4/8');
  });
  await test.step('items link to the era’s own pages', async () => {
    await expect(gear(page).getByRole('link').first()).toHaveAttribute('href', /\/tbc\/item=/);
    await expect(page.getByText('Burning Crusade', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/Normal|Heroic|Difficulty/)).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await buffsButton(page).click();
  await test.step('the panel groups buffs by the players they reach', async () => {
    for (const name of ['Whole raid', 'Debuffs', 'One person'])
      await expect(buffsBlock(page, name).getByRole('button').first()).toBeVisible();
    await expect(buffsBlock(page, 'One person')).toContainText(
      '3 paladins: 3 blessings each raider',
    );
    const party = buffsBlock(page, 'Own party');
    const sources = party.getByRole('heading', { level: 5 });
    await expect(sources).toHaveCount(7);
    await expect(sources.first()).toHaveText('3 shamans for 5 parties');
    await expect(party.getByRole('button').first()).toHaveText(/Windfury Totem\s*2/);
    await expect(party).toContainText('Nobody here brings Unleashed Rage or Trueshot Aura.');
    await expect(party).not.toContainText(/missing|only one|covered/);
  });

  await test.step('the panel’s head counts only buffs of the whole raid and debuffs', () =>
    expect(
      players(page).getByText(
        /^Missing: Frost crit taken, Hemorrhage, Nature damage taken\. Only one: 7 debuffs$/,
      ),
    ).toBeVisible());

  await test.step('a class without spec and talent points is unknown', async () => {
    const unknown = players(page).getByText(/^Spec unknown/);
    await expect(unknown).toHaveCount(0);
    await page.goto(page.url().replace('fight=3', 'fight=5'));
    await buffsButton(page).click();
    await expect(unknown).toHaveText(/: Dreamleaf$/);
  });
});

/**
 * Returns snapshots of a fight. All players have flask and food, but one player is still eating.
 */
function eventsOf(fight: number, report: ServedReport): unknown[] {
  const { playerDetails } = report.summaries.get(fight) as LoggedPlayers;
  const start = report.fights.fights?.find(({ id }) => id === fight)?.start_time ?? 0;
  return Object.values(playerDetails)
    .flat()
    .map((player) => ({
      timestamp: start,
      type: 'combatantinfo',
      fight,
      sourceID: 'id' in player ? player.id : 0,
      auras: [
        { source: 1, ability: 28519, stacks: 1, name: 'Flask of Mighty Versatility' },
        player.name === 'Gloomsay'
          ? { source: 1, ability: 33258, stacks: 1, name: 'Food' }
          : { source: 1, ability: 43722, stacks: 1, name: 'Enlightened' },
      ],
    }));
}

test('flask, food and weapon enchants are fetched from the fresh host', async ({
  page,
  logSite,
}) => {
  const report = burningCrusadeNight();
  logSite.fresh.reports.set(BURNING_CRUSADE_NIGHT, {
    ...report,
    events: [{ events: eventsOf(3, report) }],
  });
  await openFight(page, '3');
  await test.step('the panel counts and lists flask, food and weapon enchants', async () => {
    const head = players(page).getByRole('button', { name: 'At the pull', exact: true });
    await expect(players(page)).toContainText('Flask 25 · Food 24 · Weapon 15 of 25');
    await head.click();
    await expect(page.getByRole('list', { name: 'No food seen' })).toHaveText(/Gloomsay\s*eating/);
    const without = page.getByRole('list', { name: 'No weapon enchant seen' }).locator('bdi');
    await expect(without).toHaveCount(10);
    await expect(without.first()).toHaveText('Arcanor');
  });
  await test.step('the details name each weapon enchant', async () => {
    const lines = details(page)
      .getByRole('list', { name: 'At the pull', exact: true })
      .getByRole('listitem');
    for (const [name, weapon] of [
      ['Bladeborn', 'Weapon: Windfury Totem'],
      ['Cutpurse', 'Weapon enchant seen'],
      ['Sanctissa', 'Weapon: Superior Wizard Oil'],
    ] as const) {
      await choosePlayer(page, name);
      await expect(lines.filter({ hasText: weapon })).toHaveCount(1);
      await expect(lines.first()).toHaveText('Flask of Mighty Restoration');
    }
  });
  await test.step('the gear board marks raiders without a weapon enchant', async () => {
    await page.getByRole('link', { name: 'Gear board' }).click();
    const row = boardTable(page).getByRole('row', { name: /^Ironhild/ });
    await expect(row.getByRole('cell', { name: 'Weapon: not seen' })).toBeVisible();
  });
  await test.step('weapon enchants need no request', async () => {
    expect(logSite.freshApi.requests.map(({ pathname }) => pathname.split('/')[3])).toEqual([
      'fights',
      'tables',
      'events',
    ]);
    expect(logSite.requests).toEqual([]);
  });
});

test('without the log site a saved raid has verdicts, advice and buffs', async ({ page, app }) => {
  await openFight(page, '3');
  await choosePlayer(page, 'Hewitt');
  await expect(details(page).getByRole('list', { name: 'Worth a look' })).toBeVisible();
  await untilSaved(page, TITLE, 1);
  await page.close();
  await app.logSite.freshApi.stop();

  const cold = await app.open();
  await savedRaid(cold, TITLE).click();
  await chooseBoss(cold, "High Warlord Naj'entus");
  await expect.poll(() => readColumns(cold)).toMatchObject(FAULTS_AT_NAJENTUS);
  await choosePlayer(cold, 'Hewitt');
  await expect(details(cold).getByRole('list', { name: 'Worth a look' })).toBeVisible();
  await buffsButton(cold).click();
  await expect(cold.getByRole('region', { name: 'Own party' })).toContainText('5 parties');
});
