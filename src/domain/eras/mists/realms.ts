import type { RealmGroup } from '../../era/realm-group';

/**
 * Realms that opened with Mists of Pandaria Classic.
 *
 * Source: the realm list of WoWAnalyzer and a realm picker of 2026; recorded reports name Galakras.
 */
export const MISTS_REALMS: RealmGroup = {
  name: 'Mists of Pandaria',
  host: 'classic',
  realms: {
    US: ['Galakras', 'Immerseus', 'Lei Shen', 'Nazgrim', 'Ra-den'],
    EU: ['Garalon', 'Hoptallus', 'Norushen', 'Ook Ook', "Shek'zeer"],
  },
};
