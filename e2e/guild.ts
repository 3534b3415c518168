import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ExpectedRow } from './expected-season';
import { type GuildReport, listedReport } from './guild-reports';
import type { LogSite } from './log-site';
import { readRaid } from './reports';
import { search } from './searching';
import { expect } from './test';

const FOLDER = 'e2e/fixtures/guild-attendance';
const readGuilds = (name: string) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')).guilds;

const [GUILD]: [{ reports: GuildReport[]; attendance: GuildReport[] }] = readGuilds('guild.json');

/** Season's texts after the first look. */
export const SEASON_WITH_LIST: {
  columns: { kind: 'saved' | 'listed'; date: string; codes: string[] }[];
  rows: (ExpectedRow & { csv: string[][] })[];
  foot: { passed: string; median: string; pull: string }[];
} = readGuilds('expected-guild.json').main.variants.full;

export const GUILD_KEY = 'copper kettle/everlook/eu';

/** Lets a host of the log site know the fixture’s guild, as of a look. */
export function knowGuild(site: Pick<LogSite, 'guilds' | 'attendance'>, look = 1): void {
  const isThere = ({ since }: GuildReport) => since <= look;
  site.guilds.set(GUILD_KEY, GUILD.reports.filter(isThere).map(listedReport));
  site.attendance.set(GUILD_KEY, GUILD.attendance.filter(isThere));
}

/** The newest report of the first look, which its search opens. */
export const NEWEST_CODE = 'SeasonTwentyFv07';

export const newestNight = () => readRaid('e2e/fixtures/season-25/07', [2, 5, 7]);

export const yourGuild = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your guild', exact: true });

export const guildButton = (page: Page, name: string): Locator =>
  yourGuild(page).getByRole('button', { name, exact: true });

export const keepButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Ke(ep|pt) on home$/ });

/** Searches the fixture’s guild and keeps it on home. */
export async function keepGuild(page: Page): Promise<void> {
  await search(page, { realm: 'Everlook', name: 'Copper Kettle' });
  await keepButton(page).click();
  await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true');
}
