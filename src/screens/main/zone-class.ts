import type { ZoneColour } from '#domain/eras/era';
import { raidOfFight } from '#domain/eras/raid-of-fight';
import type { Fight } from '#domain/raid';

const ZONE_CLASSES: Readonly<Record<ZoneColour, string>> = {
  danger: 'zone-danger',
  primary: 'zone-primary',
  warning: 'zone-warning',
  success: 'zone-success',
  dark: 'zone-dark',
};

const ROW_CLASSES: Readonly<Record<ZoneColour, string>> = {
  danger: 'list-group-item-danger',
  primary: 'list-group-item-primary',
  warning: 'list-group-item-warning',
  success: 'list-group-item-success',
  dark: 'list-group-item-dark',
};

type FightZone = Parameters<typeof raidOfFight>[0];

/** The class of theme.css that gives `--zone` the colour of a fight's zone. */
export const zoneClass = (fight: FightZone): string =>
  ZONE_CLASSES[raidOfFight(fight)?.colour ?? 'dark'];

/** Bootstrap's class for a row of the zone's colour. */
export const zoneRowClass = (fight: Fight): string =>
  ROW_CLASSES[raidOfFight(fight)?.colour ?? 'dark'];
