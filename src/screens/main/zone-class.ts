import type { ZoneColour } from '#domain/eras/era';
import { type FightSigns, raidOfFight } from '#domain/eras/raid-of-fight';

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
