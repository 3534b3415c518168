import type { LogZone } from '../../era/era';

/**
 * Zones of Cataclysm. 1024 is the 10-player version of 1023; one source only has it.
 *
 * Source: WoWAnalyzer 1570e01, fuantomu/gear-check 24f9fb1 and yay5a/wclogs.recap bc5b89c.
 */
export const CATACLYSM_ZONES: readonly LogZone[] = [
  { id: 1023, name: 'TotFW / BWD / BoT' },
  { id: 1024, name: 'TotFW / BWD / BoT', isCopy: true },
  { id: 1027, name: 'Firelands' },
  { id: 1033, name: 'Dragon Soul' },
];
