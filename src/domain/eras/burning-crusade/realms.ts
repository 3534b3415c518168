import type { RealmGroup } from '../../era/realm-group';

/**
 * The western Anniversary realms. Source: rashad-malik/letmelcthatforyou ccd9661; Dreamscythe:
 * recorded rankings.
 */
export const ANNIVERSARY_REALMS: RealmGroup = {
  name: 'Burning Crusade Anniversary',
  host: 'fresh',
  realms: {
    US: ['Dreamscythe', 'Nightslayer'],
    EU: ['Spineshatter', 'Thunderstrike'],
  },
};
