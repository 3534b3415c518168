import type { EraId, ZoneColour } from '#domain/era/era';
import { ERAS } from '#domain/eras/era-list';
import { type FightSigns, raidOfFight } from '#domain/eras/raid-of-fight';
import type { Fight } from '#domain/raid/raid';
import type { EmblemSubject } from '#ui/game/emblems';

export const zoneColour = (fight: FightSigns): ZoneColour => raidOfFight(fight)?.colour ?? 'dark';

/** Returns the class that sets `--zone` to a fight's zone colour. */
export const zoneClass = (fight: FightSigns): string => `zone-${zoneColour(fight)}`;

/** Returns the class of a saved raid's zone. The era decides between zones of one name. */
export function zoneClassIn(zone: string, era: EraId | undefined): string {
  const raids = ERAS.find(({ id }) => id === era)?.tables?.raids;
  const raid = raidOfFight({ zone }, era ? (raids ?? []) : undefined);
  return `zone-${raid?.colour ?? 'dark'}`;
}

/** Returns a fight's emblem. The boss counts only in its own raid: other eras have namesakes. */
export function fightEmblem(fight: FightSigns & Pick<Fight, 'boss'>): EmblemSubject {
  const raid = raidOfFight(fight);
  if (raid) return { ...fight, zone: raid.name };
  const isNumbered = fight.zoneId !== undefined || fight.encounterId !== undefined;
  return isNumbered ? { zone: '' } : { zone: fight.zone, boss: fight.boss };
}
