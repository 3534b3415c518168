import { bossRows, fetchButton, players, reportField } from '../locators';
import { CODES, type Run, UNKNOWN_CODE, type View } from './run';

/** An action that is possible in some views. */
export interface Action {
  name: string;
  /** The action's frequency, relative to the other actions. */
  weight: number;
  canBeDone: (view: View) => boolean;
  /** Acts, and updates the raids that should be saved. */
  act: (run: Run, view: View) => Promise<void>;
}

const always = (): boolean => true;
const isFree = ({ isBusy }: View): boolean => !isBusy;
const isOpen = ({ kills }: View): boolean => kills.length > 0;
const hasPlayers = (view: View): boolean => view.players > 0;
const listsRaids = ({ saved = [] }: View): boolean => saved.length > 0;

export const ACTIONS: readonly Action[] = [
  {
    name: 'fetch a report',
    weight: 6,
    canBeDone: always,
    act: async ({ page, dice }) => {
      await reportField(page).fill(dice.pick([...CODES, UNKNOWN_CODE]) ?? '');
      await reportField(page).press('Enter');
    },
  },
  {
    name: 'fetch by a link with a fight',
    weight: 2,
    canBeDone: isFree,
    act: async ({ page, dice }) => {
      const link = `https://classic.warcraftlogs.com/reports/${dice.pick(CODES)}#fight=last`;
      await reportField(page).fill(link);
      await fetchButton(page).click();
    },
  },
  {
    name: 'choose a boss',
    weight: 8,
    canBeDone: isOpen,
    act: async ({ page, dice }, { kills }) => {
      await bossRows(page).nth(dice.roll(kills.length)).click();
    },
  },
  {
    name: 'choose a player',
    weight: 5,
    canBeDone: hasPlayers,
    act: async ({ page, dice }, view) => {
      await page.locator('[data-player]').nth(dice.roll(view.players)).click();
    },
  },
  {
    name: 'open or close the buffs',
    weight: 2,
    canBeDone: ({ hasBuffs }) => hasBuffs,
    act: async ({ page }) => {
      await players(page).getByRole('button', { name: 'Buffs/Debuffs' }).click();
    },
  },
  {
    name: 'fetch again',
    weight: 3,
    canBeDone: (view) => isOpen(view) && isFree(view),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Fetch again' }).click();
    },
  },
  {
    name: 'try again',
    weight: 3,
    canBeDone: (view) => view.hasNotice && isFree(view),
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Try again' }).first().click();
    },
  },
  {
    name: 'go home',
    weight: 3,
    canBeDone: ({ code }) => code !== '',
    act: async ({ page }) => {
      await page.getByRole('link', { name: 'Ready Check' }).click();
    },
  },
  {
    name: 'go back',
    weight: 3,
    canBeDone: ({ depth }) => depth > 0,
    act: async ({ page }) => {
      await page.evaluate(() => history.back());
    },
  },
  {
    name: 'open a saved raid',
    weight: 3,
    canBeDone: listsRaids,
    act: async ({ page, dice }, { saved = [] }) => {
      await page.getByRole('button', { name: new RegExp(`^${dice.pick(saved)}`) }).click();
    },
  },
  {
    name: 'delete a saved raid',
    weight: 4,
    canBeDone: listsRaids,
    act: async ({ page, dice, saved }, view) => {
      const code = dice.pick(view.saved ?? []) ?? '';
      await page.getByRole('button', { name: `Delete ${code}` }).click();
      saved.delete(code);
    },
  },
  {
    name: 'delete a saved raid and undo it',
    weight: 2,
    canBeDone: listsRaids,
    act: async ({ page, dice }, { saved = [] }) => {
      await page.getByRole('button', { name: `Delete ${dice.pick(saved)}` }).click();
      await page.clock.runFor(100);
      await page.getByRole('button', { name: 'Undo' }).click();
    },
  },
  {
    name: 'look at the settings',
    weight: 1,
    canBeDone: always,
    act: async ({ page }) => {
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await page.getByRole('button', { name: 'Close the settings' }).click();
    },
  },
];
