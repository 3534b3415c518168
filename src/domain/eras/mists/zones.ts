import type { LogZone } from '../../era/era';

/**
 * Zones of Mists. 1051 and 1055 are second copies, probably China's.
 *
 * Source: fuantomu/gear-check 24f9fb1 and yay5a/wclogs.recap bc5b89c (1038, 1046), the data files
 * of the log site's own addon (1039, 1040, 1051, 1054, 1055).
 */
export const MISTS_ZONES: readonly LogZone[] = [
  { id: 1038, name: "Mogu'shan Vaults" },
  { id: 1039, name: 'Challenge Modes', hasNoRaids: true },
  { id: 1040, name: 'HoF / ToES' },
  { id: 1046, name: 'Throne of Thunder' },
  { id: 1051, name: 'HoF / ToES', isCopy: true },
  { id: 1055, name: 'Throne of Thunder', isCopy: true },
  { id: 1054, name: 'Siege of Orgrimmar' },
];
