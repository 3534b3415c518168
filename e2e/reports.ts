import { readFileSync } from 'node:fs';
import type { EventPage } from './event-pages';

/** A report as the log site has it: the response about its fights, and a summary by fight id. */
export interface ServedReport {
  fights: FightsResponse;
  summaries: Map<number, unknown>;
  events?: readonly EventPage[];
}

/** A `report/fights` response: the fields that the stand-in reads. */
export interface FightsResponse {
  fights?: { id: number; start_time: number; end_time: number; [more: string]: unknown }[];
  [more: string]: unknown;
}

/** The whole tier11-25 raid. */
export const RAID = 'TierElevenNight1';
/** A raid of ten in Mists: three kills in Throne of Thunder. */
export const MISTS_NIGHT = 'MistsOfPandaria1';
/** A raid of 25 in Burning Crusade: three kills in Black Temple and Hyjal. */
export const BURNING_CRUSADE_NIGHT = 'AnniversaryRaid1';
/** A first night of 20 in Forever: kills in Hyjal Summit and of Onyxia. */
export const FOREVER_NIGHT = 'ForeverFirstNite';
/** The raid of e2e/fixtures/deeper-25: every kind of finding, four kills. */
export const DEEPER_RAID = 'DeeperTwentyFive';
/** A recorded retail report, log version 16. */
export const RETAIL_2022 = 'Retail2022Report';
export const RETAIL_2020_GERMAN = 'Retail2020German';

const RAID_KILLS = [2, 4, 8, 10, 12, 16, 19, 21, 23, 25, 28, 30];

/** Reads a raid's files: a new copy each time, because tests change it. */
export const readRaid = (
  folder: string,
  kills: readonly number[],
  pulls: readonly number[] = kills,
): ServedReport => ({
  fights: readJson(`${folder}/fights.json`),
  summaries: new Map(kills.map((id) => [id, readJson(`${folder}/summary-${id}.json`)])),
  events: pulls.map((id) => readJson(`${folder}/events-${id}.json`)),
});

export const tierElevenRaid = () => readRaid('public/sample', RAID_KILLS);
export const mistsNight = () => readRaid('e2e/fixtures/mists-10', [2, 4, 6]);
export const burningCrusadeNight = () => readRaid('e2e/fixtures/burning-crusade-25', [3, 5, 7], []);
export const foreverNight = () => readRaid('e2e/fixtures/forever-20', [3, 5], [3]);
export const deeperNight = () => readRaid('e2e/fixtures/deeper-25', [2, 4, 8, 10]);

/** Returns a report whose kills have a summary that was recorded in another retail report. */
export const retail2022 = (): ServedReport => ({
  fights: readJson('src/data/log-site/recorded/v1-report-fights-retail-2022-20-fights.json'),
  summaries: new Map([1, 2, 6, 13, 17].map((id) => [id, recordedRetailSummary()])),
});

export const retail2020German = (): ServedReport => ({
  fights: readJson('src/data/log-site/recorded/v1-report-fights-retail-2020-lang-de.json'),
  summaries: new Map([[3, recordedRetailSummary()]]),
});

/** Reads a summary recorded from v2, which has v1's response below `table.data`. */
const recordedRetailSummary = (): unknown =>
  readJson('src/data/log-site/recorded/v2-table-summary-retail-2021-mplus.json').reportData.report
    .table.data;

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
