import type { LogZone } from '../era';

/**
 * The log site's zones of Mists. That Terrace shares 1040 is a guess.
 *
 * Source: fuantomu/gear-check 24f9fb1 and yay5a/wclogs.recap bc5b89c.
 */
export const MISTS_ZONES: readonly LogZone[] = [
  { id: 1038, name: "Mogu'shan Vaults" },
  { id: 1040, name: 'HoF / ToES' },
  { id: 1046, name: 'Throne of Thunder' },
];
