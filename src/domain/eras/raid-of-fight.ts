import type { Fight } from '../raid';
import type { EraRaid } from './era';
import { ERAS } from './eras';

/** What tells the raid of a fight. */
type FightZone = Pick<Fight, 'zone'> & Partial<Pick<Fight, 'encounterId' | 'zoneId'>>;

const RAIDS = ERAS.flatMap(({ tables }) => tables?.raids ?? []);

/** What the log adds to the game's encounter ids in Mists. Source: recorded Mists logs of 2026. */
const MISTS_ENCOUNTERS = 50_000;

const BY_ENCOUNTER = new Map(
  RAIDS.flatMap((raid) =>
    raid.encounterIds.flatMap((id): [number, EraRaid][] => [
      [id, raid],
      [id % MISTS_ENCOUNTERS, raid],
    ]),
  ),
);
const BY_MAP = new Map(RAIDS.flatMap((raid) => raid.zoneIds.map((id) => [id, raid] as const)));
const BY_NAME = new Map(RAIDS.map((raid) => [raid.name, raid]));

/**
 * The raid that a fight is of: by its boss, else by its map, else by the zone's name, which is in the
 * report's language. Nothing where no era's tables know it.
 */
export const raidOfFight = ({ encounterId, zoneId, zone }: FightZone): EraRaid | undefined =>
  BY_ENCOUNTER.get(encounterId ?? 0) ?? BY_MAP.get(zoneId ?? 0) ?? BY_NAME.get(zone);
