import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { buffsBlock, buffsButton, players, tooltip } from './locators';
import { BURNING_CRUSADE_NIGHT, burningCrusadeNight, type ServedReport } from './reports';
import { expect, expectConsole, test } from './test';
import { changePlayers } from './worked-out-night';

interface Expected {
  kind: 'buff' | 'debuff' | 'extra';
  reach: 'raid' | 'party' | 'person' | 'target';
  providers?: string[];
  byPoints?: string[];
}

/** Who brings what in each fight. Worked out by another program; see fixtures/README.md. */
const EXPECTED: Readonly<Record<string, Record<string, Expected>>> = JSON.parse(
  readFileSync('e2e/fixtures/burning-crusade-25/expected-buffs.json', 'utf8'),
);

/** What each class brings its own party in every fight, by hand from the same file. */
const BOXES: readonly (readonly [title: string, ...lines: string[]])[] = [
  [
    '3 shamans for 5 parties',
    'Windfury Totem 2', // two of Restoration
    'Wrath of Air Totem 1', // one of Elemental
    'Strength of Earth Totem 3',
    'Mana Spring Totem 3',
    'Totem of Wrath 1',
  ],
  ['3 paladins for 5 parties', 'Devotion, Retribution or Concentration Aura 3', 'Sanctity Aura 1'],
  ['3 warriors for 5 parties', 'Battle or Commanding Shout 3'],
  ['2 hunters for 5 parties', 'Ferocious Inspiration 2'],
  ['3 druids for 5 parties', 'Leader of the Pack 1', 'Tree of Life 1', 'Moonkin Aura 1 by talents'],
  ['3 warlocks for 5 parties', 'Blood Pact 3'],
  ['1 shadow priest for 5 parties', 'Mana by a Shadow priest 1'],
];

const openPanel = async (
  page: Page,
  fight: string,
  code = BURNING_CRUSADE_NIGHT,
): Promise<void> => {
  await page.goto(`./?report=${code}&fight=${fight}`);
  await buffsButton(page).click();
  await expect(buffsBlock(page, 'Debuffs')).toBeVisible();
};

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `Stamina: 2` of each entry. */
const readCounts = async (page: Page, name: string): Promise<string[]> => {
  const texts = await buffsBlock(page, name).getByRole('button').allInnerTexts();
  return texts.map((text) => /^.*?: \d+/.exec(wordsOf(text))?.[0] ?? text);
};

const countOf = ({ providers = [], byPoints = [] }: Expected) => providers.length + byPoints.length;

const expectedCounts = (fight: string, isWanted: (one: Expected) => boolean): string[] =>
  Object.entries(EXPECTED[fight] ?? {})
    .filter(([, one]) => isWanted(one))
    .map(([name, one]) => `${name}: ${countOf(one)}`);

const WITHOUT_PALADINS = 'NightNoPaladins1';
const TEN = 'NightOfTenPlayer';

function raidOfTen(): ServedReport {
  const report = burningCrusadeNight();
  for (const fight of report.fights.fights ?? []) if (fight.size) fight.size = 10;
  return report;
}

function withoutPaladins(): ServedReport {
  const report = burningCrusadeNight();
  changePlayers(report, (player) =>
    ['Gavrielle', 'Lumiel', 'Dawnhammer'].includes(player.name) ? undefined : player,
  );
  return report;
}

test('the panel of Burning Crusade tells whom each buff reaches', async ({ page, logSite }) => {
  // A bare code is requested at the classic host first.
  expectConsole('status of 400');
  const unknown = players(page).getByText(/^Spec unknown/);

  for (const fight of Object.keys(EXPECTED)) {
    await test.step(`fight ${fight} has another program’s counts, by reach`, async () => {
      await openPanel(page, fight);
      const of = (kind: string, reach: string) =>
        expectedCounts(fight, (one) => one.kind === kind && one.reach === reach);
      expect(await readCounts(page, 'Whole raid')).toEqual(of('buff', 'raid'));
      expect(await readCounts(page, 'Debuffs')).toEqual(of('debuff', 'target'));
      expect(await readCounts(page, 'One person')).toEqual(of('buff', 'person'));
      await expect(buffsBlock(page, 'One person')).toContainText(
        '3 paladins: 3 blessings each raider',
      );

      const party = buffsBlock(page, 'Own party');
      await expect(party.getByRole('heading', { level: 5 })).toHaveText(
        BOXES.map(([title]) => title),
      );
      const lines = (await party.getByRole('button').allInnerTexts()).map(wordsOf);
      expect(lines).toEqual(BOXES.flatMap(([, ...all]) => all));
      await expect(party).toContainText('Nobody here brings Unleashed Rage or Trueshot Aura.');
      await expect(party).not.toContainText(/missing|only one|covered/);
    });

    if (fight === '3') {
      await test.step('a class without a spec is known by its talent points', () =>
        expect(unknown).toHaveCount(0));

      await test.step('the head counts only categories of the whole raid and the boss', () =>
        expect(
          players(page).getByText(
            /^Missing: Frost crit taken, Hemorrhage, Nature damage taken\. Only one: 7 debuffs$/,
          ),
        ).toBeVisible());
    }
    if (fight !== '5') continue;

    await test.step('a class without spec and talent points is unknown', () =>
      expect(unknown).toHaveText(/: Dreamleaf$/));

    await test.step('a tooltip names everybody who brings a buff', async () => {
      // An entry that scrolls beneath the mouse would open its own.
      await page.mouse.move(0, 0);
      for (const [name, { kind, reach, providers = [], byPoints = [] }] of Object.entries(
        EXPECTED[5] ?? {},
      )) {
        if (kind === 'extra' || reach === 'party') continue;
        await players(page)
          .getByRole('button', { name: new RegExp(`^${name}:`) })
          .focus();
        for (const raider of [...providers, ...byPoints]) {
          await expect.soft(tooltip(page), name).toContainText(raider);
        }
        if (byPoints.length > 0) await expect.soft(tooltip(page), name).toContainText('by talents');
      }
    });
  }

  await test.step('without a paladin only blessings are missing among single-target buffs', async () => {
    logSite.fresh.reports.set(WITHOUT_PALADINS, withoutPaladins());
    await openPanel(page, '3', WITHOUT_PALADINS);
    await expect(buffsBlock(page, 'One person')).toContainText('Blessings: 0 ✕ missing');
    expect(await readCounts(page, 'One person')).toEqual(['Thorns: 4']);
    const boxes = buffsBlock(page, 'Own party').getByRole('heading', { level: 5 });
    await expect(boxes.first()).toHaveText('3 shamans for 5 parties');
    await expect(boxes.filter({ hasText: 'paladin' })).toHaveCount(0);
  });

  await test.step('a raid of ten has two parties', async () => {
    logSite.fresh.reports.set(TEN, raidOfTen());
    await openPanel(page, '3', TEN);
    await expect(
      buffsBlock(page, 'Own party').getByRole('heading', { level: 5 }).first(),
    ).toHaveText('3 shamans for 2 parties');
  });
});
