import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { details } from './locators';
import { DEEPER, deeperNight } from './reports';
import { choosePlayer } from './steps';
import { expect, test } from './test';

/** What each player's gear comes to, by kill. Another program worked it out, see fixtures/README.md. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, Expected>>>> = JSON.parse(
  readFileSync('e2e/fixtures/deeper-25/expected.json', 'utf8'),
);

interface Expected {
  findings: string[];
  professions: string[];
  sets: string[];
}

/** The lines' titles in their order, by rule and, where a rule has several, by what was found. */
const TITLES: readonly (readonly [found: RegExp, title: string])[] = [
  [/^empty-slot /, 'Nothing Worn'],
  [/^empty-socket /, 'Empty Socket'],
  [/^belt-buckle /, 'No Belt Buckle'],
  [/^blacksmith-socket /, 'Blacksmith Socket'],
  [/^meta-missing /, 'No Meta Gem'],
  [/^meta-inactive /, 'Meta Gem Inactive'],
  [/^gem-grade .*(low|old)$/, 'Weak Gem'],
  [/^gem-grade .*pvp$/, 'PvP Gem'],
  [/^enchant-grade .*(weak|old)$/, 'Weak Enchant'],
  [/^enchant-grade .*pvp$/, 'PvP Enchant'],
  [/^enchant-grade .*lesser$/, 'Lesser Enchant'],
  [/^ring-enchant /, 'Ring Enchant'],
  [/^scope /, 'No Scope'],
  [/^tinker /, 'No Tinker'],
  [/^armour-type /, 'Wrong Armour Type'],
  [/^pvp-gear /, 'PvP Gear'],
];

const SLOTS =
  'Head,Neck,Shoulders,Shirt,Chest,Belt,Legs,Boots,Bracers,Gloves,Ring 1,Ring 2,Trinket 1,Trinket 2,Cloak,Mainhand,Offhand,Ranged'.split(
    ',',
  );

/** `empty-socket 5 2 empty` is `Belt ×2`. */
function slotWords(finding: string): string {
  const [rule, slot, count] = finding.split(' ');
  const times = rule === 'empty-socket' && count !== '1' ? ` ×${count}` : '';
  return `${SLOTS[Number(slot)]}${times}`;
}

const bySlot = (one: string, other: string) =>
  Number(one.split(' ')[1]) - Number(other.split(' ')[1]);

const linesOf = (findings: readonly string[]): string[] =>
  TITLES.flatMap(([found, title]) => {
    const same = findings.filter((finding) => found.test(finding)).sort(bySlot);
    return same.length > 0 ? `${title}: ${same.map(slotWords).join(', ')}` : [];
  });

/** What the details show of the same. */
async function shown(page: Page) {
  const advice = await details(page)
    .getByRole('list', { name: 'Worth a look' })
    .getByRole('listitem')
    .allInnerTexts();
  const chips = await details(page)
    .getByRole('list', { name: 'At a glance' })
    .getByRole('listitem')
    .allInnerTexts();
  const [, , ...rest] = chips.filter((chip) => !/^(Potions|Healthstones)/.test(chip));
  return {
    advice: advice.map((text) => text.split('\n')[0]),
    professions: rest.filter((chip) => !/^T\d/.test(chip)).map((chip) => chip.toLowerCase()),
    sets: rest.filter((chip) => /^T\d/.test(chip)).sort(),
  };
}

test.describe.configure({ timeout: 120_000 });

for (const fight of ['2', '10']) {
  test(`every player of fight ${fight} is shown what another program found`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(DEEPER, deeperNight());
    await page.goto(`./?report=${DEEPER}&fight=${fight}`);
    const players = Object.entries(EXPECTED[fight] ?? {});
    expect(players).toHaveLength(25);
    for (const [name, { findings, professions, sets }] of players) {
      await choosePlayer(page, name);
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      await expect
        .poll(() => shown(page), { message: name })
        .toEqual({
          advice: linesOf(findings),
          professions,
          sets: sets.map((set) => `${set}/5`),
        });
    }
  });
}
