import type { LogZone } from '../../era/era';

/**
 * The log site's zones of Burning Crusade: those of its Anniversary realms, and those of 2021 on the classic host.
 *
 * Source: recorded rankings of 2026 (1047), the log site's own addon (1048 to 1060), rashad-malik/letmelcthatforyou
 * ccd9661 (those of 2021). No zone of Zul'Aman or Sunwell Plateau on the Anniversary realms was found.
 */
export const BURNING_CRUSADE_ZONES: readonly LogZone[] = [
  { id: 1007, name: 'Karazhan', isCopy: true },
  { id: 1008, name: 'Gruul / Magtheridon', isCopy: true },
  { id: 1010, name: 'SSC / TK', isCopy: true },
  { id: 1011, name: 'BT / Hyjal', isCopy: true },
  { id: 1012, name: "Zul'Aman", isCopy: true },
  { id: 1013, name: 'Sunwell Plateau', isCopy: true },
  { id: 1047, name: 'Karazhan', host: 'fresh' },
  { id: 1048, name: 'Gruul / Magtheridon', host: 'fresh' },
  { id: 1052, name: 'SSC / TK', host: 'fresh', isCopy: true },
  { id: 1056, name: 'SSC / TK', host: 'fresh' },
  { id: 1060, name: 'BT / Hyjal', host: 'fresh' },
];
