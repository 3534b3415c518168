import type { EraRaid } from '../../era/era';

/**
 * The raids of Mists. The minimum demands heroic dungeons in Mogu'shan Vaults, then the easiest
 * pieces of the raid's own tier.
 *
 * Source: encounters and instance maps of DeadlyBossMods/DBM-MoP 0b04224; areas of wowsims/mop
 * 9eb9984, `InferPhase`; item levels of fuantomu/gear-check 24f9fb1 (463, 483), nerago/mopgear
 * 522c837 (502) and, for 528, `InferPhase`: tier pieces of 528, 540, 553 and 566 came with patch
 * 5.4 and the Siege.
 */
export const MISTS_RAIDS: readonly EraRaid[] = [
  {
    name: "Mogu'shan Vaults",
    tier: 14,
    zoneIds: [1008, 6125],
    encounterIds: [51395, 51390, 51434, 51436, 51500, 51407],
    colour: 'warning',
    minimumItemLevel: 463,
  },
  {
    name: 'Heart of Fear',
    tier: 14,
    zoneIds: [1009, 6297],
    encounterIds: [51507, 51504, 51463, 51498, 51499, 51501],
    colour: 'danger',
    minimumItemLevel: 483,
  },
  {
    name: 'Terrace of Endless Spring',
    tier: 14,
    zoneIds: [996, 6067],
    encounterIds: [51409, 51505, 51506, 51431],
    colour: 'success',
    minimumItemLevel: 483,
  },
  {
    name: 'Throne of Thunder',
    tier: 15,
    zoneIds: [1098, 6622],
    encounterIds: [
      51577, 51575, 51570, 51565, 51578, 51573, 51572, 51574, 51576, 51559, 51560, 51579, 51580,
    ],
    colour: 'primary',
    minimumItemLevel: 502,
  },
  {
    name: 'Siege of Orgrimmar',
    tier: 16,
    zoneIds: [1136, 6738],
    encounterIds: [
      51602, 51598, 51624, 51604, 51622, 51600, 51606, 51603, 51595, 51594, 51599, 51601, 51593,
      51623,
    ],
    colour: 'dark',
    minimumItemLevel: 528,
  },
];
