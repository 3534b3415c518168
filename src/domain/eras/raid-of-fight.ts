import { COPY_STEP } from '../raid/dungeon-run';
import type { Fight } from '../raid/raid';
import type { EraRaid } from './era';
import { ERAS } from './era-list';

export type FightSigns = Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>;

const RAIDS = ERAS.flatMap(({ tables }) => tables?.raids ?? []);

/** Returns a fight's raid in an era: by its boss, else as raidNamedBy. Undefined if unknown. */
export const raidOfFight = (
  fight: FightSigns,
  raids: readonly EraRaid[] = RAIDS,
): EraRaid | undefined => raidOfBoss(fight, raids) ?? raidNamedBy(fight, raids);

/**
 * Returns the raid of a fight's map, else of its zone's name, which is in the report's language.
 * Boss numbers tell no era, so this is tried first.
 */
export const raidNamedBy = (
  { zoneId, zone }: FightSigns,
  raids: readonly EraRaid[] = RAIDS,
): EraRaid | undefined =>
  raids.find(({ zoneIds }) => zoneIds.some((id) => id === zoneId)) ??
  raids.find(({ name, otherNames = [] }) => name === zone || otherNames.includes(zone));

const raidOfBoss = (
  { encounterId = 0 }: FightSigns,
  raids: readonly EraRaid[],
): EraRaid | undefined => raids.find(({ encounterIds }) => isAmong(encounterIds, encounterId));

/** Whether a fight of an era tells nothing of gear. */
export const isWithoutGear = (
  { encounterId = 0 }: FightSigns,
  raids: readonly EraRaid[],
): boolean => raids.some(({ withoutGear = [] }) => isAmong(withoutGear, encounterId));

const isAmong = (encounterIds: readonly number[], encounterId: number): boolean =>
  encounterIds.some((id) => id % COPY_STEP === encounterId % COPY_STEP);
