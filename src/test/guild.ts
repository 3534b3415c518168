import * as v from 'valibot';
import { LoggedAttendance, toAttendedReport } from '#data/log-site/fetch-attendance';
import type { GuildStatement } from '#domain/statements/guilds';
import { readJson } from './recorded';
import type { LoggedNotes } from './season-texts';

/** The guild of the fixture `guild-attendance`. */
interface GuildFixture {
  name: string;
  slug: string;
  region: 'EU' | 'US';
  group: string;
  reports: {
    code: string;
    title: string;
    startTime: number;
    endTime: number;
    zone: number;
    owner: string;
    since: number;
  }[];
  /** Reports newest first, as the log site lists them. */
  attendance: { since: number }[];
  later: { folder: string; code: string }[];
  notes: LoggedNotes;
  variants: Record<string, Variant>;
}

/** Which reports of the guild, and which pages of its attendance, had been fetched. */
interface Variant {
  phase: number;
  pages?: number;
  noted?: boolean;
  later?: boolean;
}

interface ExpectedListing {
  columns: { kind: 'saved' | 'listed'; date: string; iso: string; codes: string[] }[];
  rows: {
    who: string;
    shown: string;
    left: boolean;
    cells: Record<'gear' | 'pull' | 'level', string[]>;
    attendance: string;
    level: string;
    faults: string;
    csv: string[][];
  }[];
  foot: { passed: string; median: string; pull: string }[];
  opened: number;
  listed: number;
  evenings: number;
  strangers: number;
  came: string;
  withoutPlayers: number;
  /** ISO date. */
  reach: string | null;
}

export const GUILD_FOLDER = 'e2e/fixtures/guild-attendance';

export const [GUILD]: [GuildFixture] = readJson(`${GUILD_FOLDER}/guild.json`).guilds;

/** What Season shows after each look, as another program computed it. */
export const EXPECTED_LISTINGS: Record<string, ExpectedListing> = readJson(
  `${GUILD_FOLDER}/expected-guild.json`,
).guilds.main.variants;

export const COPPER_KETTLE = { name: GUILD.name, realm: GUILD.slug, region: GUILD.region };

const REPORTS_OF_A_PAGE = 25;
/** The number of pages that reach back before the group’s oldest evening. */
const PAGES = 2;

/** Returns what the device knows of the fixture’s guild after a look, as of a time. */
export function statementsOfGuild({ phase, pages = PAGES }: Variant, at: number): GuildStatement[] {
  const guild = COPPER_KETTLE;
  const isThere = ({ since }: { since: number }) => since <= phase;
  const reports = GUILD.reports.filter(isThere).map(({ code, title, startTime, zone }) => ({
    code,
    title,
    startedAt: startTime,
    zone,
  }));
  const attendance = GUILD.attendance.filter(isThere).slice(0, pages * REPORTS_OF_A_PAGE);
  return [
    { at, guild, kind: 'kept', isKept: true, since: at },
    { at, guild, kind: 'list', reports, isNewestLost: false },
    ...attendance.map(
      (logged): GuildStatement => ({
        at,
        guild,
        kind: 'attendance',
        ...toAttendedReport(v.parse(LoggedAttendance, logged)),
      }),
    ),
  ];
}
