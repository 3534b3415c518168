import type { Era, EraRaid } from '../era/era';
import { ENCOUNTER_COPY_STEP } from '../raid/dungeon-run';
import type { Fight } from '../raid/raid';
import { ERAS } from './era-list';

export type FightSigns = Pick<Fight, 'encounterId' | 'zoneId' | 'zone'>;

const raidsOf = ({ tables }: Era): readonly EraRaid[] => tables?.raids ?? [];

const RAIDS = ERAS.flatMap(raidsOf);

/** Returns the eras that have a raid at an instance map or area. */
const erasOfMap = (map: number): readonly Era[] =>
  ERAS.filter(
    (era) =>
      era.raidMaps?.includes(map) ||
      era.ownMaps?.includes(map) ||
      raidsOf(era).some(({ zoneIds }) => zoneIds.includes(map)),
  );

/**
 * Returns a fight's raid by its map, else by its boss, else by its zone's name. A known map decides
 * against the name, and a map of another era also against the boss.
 */
export function raidOfFight(
  fight: FightSigns,
  raids: readonly EraRaid[] = RAIDS,
): EraRaid | undefined {
  const { zoneId } = fight;
  if (zoneId === undefined) return raidOfBoss(fight, raids) ?? raids.find(isNamed(fight));
  const raidOfMap = raids.find(({ zoneIds }) => zoneIds.includes(zoneId));
  return raidOfMap ?? (erasOfMap(zoneId).length > 0 ? undefined : raidOfBoss(fight, raids));
}

/**
 * Returns the eras that have a fight's raid, by its map, else by its zone's name, else by its
 * boss, whose number alone tells little. Empty if unknown.
 */
export function erasOfFight(fight: FightSigns): readonly Era[] {
  const { zoneId } = fight;
  if (zoneId !== undefined) return erasOfMap(zoneId);
  const erasByName = ERAS.filter(
    (era) => raidsOf(era).some(isNamed(fight)) || era.raidNames?.includes(fight.zone),
  );
  const boss = raidOfBoss(fight, RAIDS);
  const erasOfBoss = ERAS.filter((era) => boss && raidsOf(era).includes(boss));
  return erasByName.length === 0 || erasOfBoss.some((era) => erasByName.includes(era))
    ? erasOfBoss
    : erasByName;
}

const isNamed =
  ({ zone }: FightSigns) =>
  ({ name, otherNames = [] }: EraRaid): boolean =>
    name === zone || otherNames.includes(zone);

const raidOfBoss = (
  { encounterId = 0 }: FightSigns,
  raids: readonly EraRaid[],
): EraRaid | undefined => raids.find(({ encounterIds }) => isAmong(encounterIds, encounterId));

/** Whether the raids list a fight as one whose gear is not judged. */
export const isWithoutGear = (
  { encounterId = 0 }: FightSigns,
  raids: readonly EraRaid[],
): boolean => raids.some(({ withoutGear = [] }) => isAmong(withoutGear, encounterId));

const isAmong = (encounterIds: readonly number[], encounterId: number): boolean =>
  encounterIds.some((id) => id % ENCOUNTER_COPY_STEP === encounterId % ENCOUNTER_COPY_STEP);
