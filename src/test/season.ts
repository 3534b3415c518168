import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { LoggedEvents } from '#data/log-site/logged-events';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { type DigestedRaid, digestKill, toDigestedRaid } from '#domain/digests/digested-raid';
import { eraOf } from '#domain/eras/era-of';
import { onlyRaidFights } from '#domain/eras/raid-fights';
import { eventsByPlayer, type Pull, toPull } from '#domain/pull/pull';
import { readPull } from '#domain/pull/read-pull';
import type { Raid, Raider } from '#domain/raid/raid';
import { raidersIn, raidIn, readJson } from './recorded';

const FOLDER = 'e2e/fixtures/season-25';

export const readSeasonFile = (name: string) => readJson(`${FOLDER}/${name}`);

/** A report of the fixture, with its saved kills. */
export interface LoggedRaid {
  code: string;
  raid: Raid;
  kills: { id: number; raiders: Raider[]; pull: Pull }[];
}

/** Reads the fixture's reports as the app would save them. */
export async function loggedSeason(): Promise<LoggedRaid[]> {
  const reports: { folder: string; code: string; device: string }[] =
    readSeasonFile('reports.json');
  return Promise.all(
    reports.map(async ({ folder, code, device }) => {
      const raid = raidIn(`${FOLDER}/${folder}`);
      const saved = device === 'open' ? raid.kills : [];
      const kills = await Promise.all(saved.map((kill) => readKill(folder, raid, kill)));
      return { code, raid, kills };
    }),
  );
}

async function readKill(folder: string, raid: Raid, fight: Raid['kills'][number]) {
  const { id } = fight;
  const raiders = raidersIn(`${FOLDER}/${folder}`, id);
  const events = existsSync(`${FOLDER}/${folder}/events-${id}.json`)
    ? v.parse(LoggedEvents, readSeasonFile(`${folder}/events-${id}.json`)).events
    : [];
  const consumables = await eraOf(raid).era.tables?.loadConsumables?.();
  if (!consumables) throw new Error(`${folder} has no consumables`);
  const players = raiders.map(({ key, logId }) => ({ key, logId }));
  return { id, raiders, pull: toPull(eventsByPlayer(events, fight), players, consumables) };
}

/** Audits a logged raid for Season. */
export async function seasonRaidOf({
  code,
  raid,
  kills,
}: LoggedRaid): Promise<DigestedRaid | undefined> {
  const { era } = eraOf(raid);
  const facts = await era.tables?.loadFacts();
  const consumables = await era.tables?.loadConsumables?.();
  const digests = new Map(
    kills.map(({ id, raiders, pull }) => {
      const fight = onlyRaidFights(raid).kills.find((kill) => kill.id === id);
      const seen = consumables && fight && readPull(pull, { raiders, fight }, consumables);
      const context = { era, facts, standards: DEFAULT_STANDARDS, fight };
      const audits = raiders.map((raider) => audit(raider, context));
      return [id, digestKill(audits, seen, facts)];
    }),
  );
  return toDigestedRaid({ code, raid }, digests);
}

/** Audits the raids of the fixture whose kills are on the device. */
export const seasonRaids = async (): Promise<DigestedRaid[]> => {
  const raids = await Promise.all((await loggedSeason()).map(seasonRaidOf));
  return raids.flatMap((raid) => (raid && raid.kills.length > 0 ? raid : []));
};
