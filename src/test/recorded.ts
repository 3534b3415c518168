import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LoggedReport, toRaid } from '#data/log-site/fetch-raid';
import { LoggedSummary } from '#data/log-site/logged-summary';
import { toRaiders } from '#data/log-site/to-raiders';
import type { Raid, Raider } from '#domain/raid/raid';

export const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

export const raidOf = (report: unknown): Raid => toRaid(v.parse(LoggedReport, report));

export const raidersOf = (summary: unknown): Raider[] => toRaiders(v.parse(LoggedSummary, summary));

/** Reads a folder's report. */
export const raidIn = (folder: string): Raid => raidOf(readJson(`${folder}/fights.json`));

/** Reads the raiders of a kill of a folder's report. */
export const raidersIn = (folder: string, kill: number): Raider[] =>
  raidersOf(readJson(`${folder}/summary-${kill}.json`));

/** Reads the raiders of every kill of a folder’s report. */
export const everyRaiderIn = (folder: string) =>
  raidIn(folder).kills.flatMap((fight) =>
    raidersIn(folder, fight.id).map((raider) => ({ fight, raider, name: raider.name })),
  );
