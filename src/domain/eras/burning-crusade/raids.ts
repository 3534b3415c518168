import type { EraRaid } from '../../era/era';

/**
 * The raids of Burning Crusade, by the game's own encounter numbers. The minimum item levels are a
 * guess: no gear set of the simulator is low in its own phase, without exempt items. Source:
 * encounters and instance maps of BigWigsMods/BigWigs_BurningCrusade b98deb6. It gives Rage
 * Winterchill Kaz'rogal's number, so his 618 is a loot addon's. Areas and gear sets of
 * wowsims/tbc-new 3267f8d; The Eye as Anniversary logs of 2026 call Tempest Keep.
 */
export const BURNING_CRUSADE_RAIDS: readonly EraRaid[] = [
  {
    name: 'Karazhan',
    tier: 4,
    zoneIds: [532, 3457],
    encounterIds: [652, 653, 654, 655, 656, 657, 658, 659, 660, 661, 662],
    // The Chess Event: raiders play the pieces.
    withoutGear: [660],
    colour: 'dark',
    minimumItemLevel: 95,
  },
  {
    name: "Gruul's Lair",
    tier: 4,
    zoneIds: [565, 3923],
    encounterIds: [649, 650],
    colour: 'warning',
    minimumItemLevel: 95,
  },
  {
    name: "Magtheridon's Lair",
    tier: 4,
    zoneIds: [544, 3836],
    encounterIds: [651],
    colour: 'danger',
    minimumItemLevel: 95,
  },
  {
    name: 'Serpentshrine Cavern',
    tier: 5,
    zoneIds: [548, 3607],
    encounterIds: [623, 624, 625, 626, 627, 628],
    colour: 'primary',
    minimumItemLevel: 100,
  },
  {
    name: 'Tempest Keep',
    otherNames: ['The Eye'],
    tier: 5,
    zoneIds: [550, 3845],
    encounterIds: [730, 731, 732, 733],
    colour: 'danger',
    minimumItemLevel: 100,
  },
  {
    name: 'Hyjal Summit',
    otherNames: ['The Battle for Mount Hyjal'],
    tier: 6,
    zoneIds: [534, 3606],
    encounterIds: [618, 619, 620, 621, 622],
    colour: 'success',
    minimumItemLevel: 110,
  },
  {
    name: 'Black Temple',
    tier: 6,
    zoneIds: [564, 3959],
    encounterIds: [601, 602, 603, 604, 605, 606, 607, 608, 609],
    colour: 'success',
    minimumItemLevel: 110,
  },
  {
    name: "Zul'Aman",
    tier: 6,
    zoneIds: [568, 3805],
    encounterIds: [1189, 1190, 1191, 1192, 1193, 1194],
    colour: 'warning',
    minimumItemLevel: 110,
  },
  {
    name: 'Sunwell Plateau',
    tier: 6,
    zoneIds: [580, 4075],
    encounterIds: [724, 725, 726, 727, 728, 729],
    colour: 'warning',
    minimumItemLevel: 115,
  },
];
