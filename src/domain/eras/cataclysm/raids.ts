import type { EraRaid } from '../../era/era';

/**
 * The raids of Cataclysm. The minimum demands launch heroics in tier 11, its heroic raids in
 * Firelands, and Raid Finder in Dragon Soul; Baradin Hold, which grew with each tier, demands the
 * least. Source: colours of the specification; instance maps and areas of the client; encounters of
 * WoWAnalyzer 1570e01 and BigWigs_Cataclysm 6f46340; item levels of fuantomu/gear-check 24f9fb1.
 */
export const CATACLYSM_RAIDS: readonly EraRaid[] = [
  {
    name: 'Blackwing Descent',
    tier: 11,
    zoneIds: [669, 5094],
    encounterIds: [1027, 1024, 1022, 1023, 1025, 1026],
    colour: 'danger',
    minimumItemLevel: 346,
  },
  {
    name: 'The Bastion of Twilight',
    tier: 11,
    zoneIds: [671, 5334],
    encounterIds: [1030, 1032, 1028, 1029, 1082],
    colour: 'primary',
    minimumItemLevel: 346,
  },
  {
    name: 'Throne of the Four Winds',
    tier: 11,
    zoneIds: [754, 5638],
    encounterIds: [1035, 1034],
    colour: 'warning',
    minimumItemLevel: 346,
  },
  {
    name: 'Baradin Hold',
    tier: 11,
    zoneIds: [757],
    encounterIds: [1033, 1250, 1332],
    colour: 'dark',
    minimumItemLevel: 346,
  },
  {
    name: 'Firelands',
    tier: 12,
    zoneIds: [720, 5723],
    encounterIds: [1197, 1204, 1206, 1205, 1200, 1185, 1203],
    colour: 'dark',
    minimumItemLevel: 372,
  },
  {
    name: 'Dragon Soul',
    tier: 13,
    zoneIds: [967, 5892],
    encounterIds: [1292, 1294, 1295, 1296, 1297, 1298, 1291, 1299],
    colour: 'dark',
    minimumItemLevel: 384,
  },
];
