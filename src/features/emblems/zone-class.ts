import type { EraId, ZoneColour } from '#domain/era/era';
import { ERAS } from '#domain/eras/era-list';
import { type FightSigns, raidOfFight } from '#domain/eras/raid-of-fight';
import type { Fight } from '#domain/raid/raid';
import type { EmblemSubject } from '#ui/game/emblems';

const ZONE_CLASSES: Readonly<Record<ZoneColour, string>> = {
  danger: 'zone-danger',
  primary: 'zone-primary',
  warning: 'zone-warning',
  success: 'zone-success',
  dark: 'zone-dark',
};

/** Sets `--zone` to a fight's zone colour. */
export const zoneClass = (fight: FightSigns): string =>
  ZONE_CLASSES[raidOfFight(fight)?.colour ?? 'dark'];

/** Sets `--zone` to the colour of a saved raid's zone, which an era tells apart from namesakes. */
export function zoneClassIn(zone: string, era: EraId | undefined): string {
  const raids = ERAS.find(({ id }) => id === era)?.tables?.raids;
  return ZONE_CLASSES[raidOfFight({ zone }, era ? (raids ?? []) : undefined)?.colour ?? 'dark'];
}

/** Returns what a fight's emblem shows: its boss only in its raid, since other games have namesakes. */
export function fightEmblem(fight: Fight): EmblemSubject {
  const raid = raidOfFight(fight);
  if (raid) return { ...fight, zone: raid.name };
  const isNumbered = fight.zoneId !== undefined || fight.encounterId !== undefined;
  return isNumbered ? { zone: '' } : fight;
}
