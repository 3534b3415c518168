import type { Fight } from '../raid/raid';
import type { EraRaid } from './era';
import { ERAS } from './era-list';

/** What tells the raid of a fight. */
export type FightSigns = Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>;

/** What the log adds to the game's encounter ids in Mists. Source: recorded Mists logs of 2026. */
export const MISTS_ENCOUNTERS = 50_000;

const RAIDS = ERAS.flatMap(({ tables }) => tables?.raids ?? []);

/**
 * The raid that a fight is of, among those of every era or of one: by its boss, else by its map, else by the
 * zone's name, which is in the report's language. Nothing where none of them is known.
 */
export const raidOfFight = (
  { encounterId, zoneId, zone }: FightSigns,
  raids: readonly EraRaid[] = RAIDS,
): EraRaid | undefined =>
  raids.find(({ encounterIds }) => encounterIds.some((id) => isSameEncounter(id, encounterId))) ??
  raids.find(({ zoneIds }) => zoneIds.some((id) => id === zoneId)) ??
  raids.find(({ name, otherNames = [] }) => name === zone || otherNames.includes(zone));

/** Each copy of a raid has 50000 added to the game's encounter ids. */
const isSameEncounter = (id: number, encounterId = 0): boolean =>
  id % MISTS_ENCOUNTERS === encounterId % MISTS_ENCOUNTERS;
