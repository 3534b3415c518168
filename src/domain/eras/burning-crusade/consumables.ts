import { unpackConsumables } from '../../pull/consumables';

/**
 * Flasks, elixirs and food of Burning Crusade by aura id, and weapon enchants by enchant id. Each
 * row ends with its sources: cbt ConsumableBuffTracker (ids checked in the client 2.5.6.69795),
 * ctra CT_RaidAssist, lib LibItemBuffs-1.0 bab004bc, mrt MRT RaidCheck, nrc NovaRaidCompanion, bom
 * Buffomat 7c680a4a, lc a raid importer whose ids were probed from its guild's logs, snitch
 * vitoc82-se/Snitchbot 5f3f0668, rbs godsyn/RaidBuffStatus 95f9f089, nock and slacker the addons
 * Nock (Core/ConsumeData.lua) and SlackerHelper for the client 2.5, cla the community's check sheet,
 * CLA 1.6.
 */
export const BURNING_CRUSADE_CONSUMABLES = unpackConsumables({
  categories: ['flask', 'food', 'weapon'],
  flasks: [
    [28520, 'Flask of Relentless Assault', 'best'], // cbt ctra lib mrt nrc
    [28521, 'Flask of Blinding Light', 'best'], // cbt ctra lib mrt nrc
    [28540, 'Flask of Pure Death', 'best'], // cbt ctra lib mrt nrc
    [28518, 'Flask of Fortification', 'best'], // cbt ctra lib mrt nrc
    [28519, 'Flask of Mighty Restoration', 'best'], // cbt ctra lc lib mrt nrc
    [42735, 'Flask of Chromatic Wonder', 'best'], // cbt lib mrt nrc
    [41608, 'Relentless Assault of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41606, 'Relentless Assault of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41609, 'Fortification of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41607, 'Fortification of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41610, 'Mighty Restoration of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41605, 'Mighty Restoration of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41611, 'Supreme Power of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [41604, 'Supreme Power of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [46837, 'Pure Death of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [46838, 'Pure Death of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [46839, 'Blinding Light of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    [46840, 'Blinding Light of Shattrath', 'zone'], // cbt ctra lib mrt nrc
    // No log lists these flasks before the pull.
    [40567, 'Unstable Flask of the Bandit', 'zone'], // cbt ctra lc lib mrt nrc
    [40577, 'Unstable Flask of the Bandit', 'zone'], // cbt ctra lc lib mrt nrc
    [40579, 'Unstable Flask of the Bandit', 'zone'], // cbt ctra lc lib mrt nrc
    [40568, 'Unstable Flask of the Elder', 'zone'], // cbt ctra lc lib mrt nrc
    [40582, 'Unstable Flask of the Elder', 'zone'], // cbt ctra lc lib mrt nrc
    [40572, 'Unstable Flask of the Beast', 'zone'], // cbt ctra lc lib mrt nrc
    [40580, 'Unstable Flask of the Beast', 'zone'], // cbt ctra lc lib mrt nrc
    [40573, 'Unstable Flask of the Physician', 'zone'], // cbt ctra lc lib mrt nrc
    [40586, 'Unstable Flask of the Physician', 'zone'], // cbt ctra lc lib mrt nrc
    [40575, 'Unstable Flask of the Soldier', 'zone'], // cbt ctra lc lib mrt nrc
    [40587, 'Unstable Flask of the Soldier', 'zone'], // cbt ctra lc lib mrt nrc
    [40576, 'Unstable Flask of the Sorcerer', 'zone'], // cbt ctra lc lib mrt nrc
    [40588, 'Unstable Flask of the Sorcerer', 'zone'], // cbt ctra lc lib mrt nrc
    [40763, 'Unstable Flask of the Sorcerer', 'zone'], // cbt ctra lc lib mrt nrc
    [17626, 'Flask of the Titans', 'old'], // cbt ctra mrt nrc
    [17627, 'Flask of Distilled Wisdom', 'old'], // cbt ctra mrt nrc snitch
    [17628, 'Flask of Supreme Power', 'old'], // cbt ctra lc mrt nrc snitch
    [17629, 'Flask of Chromatic Resistance', 'old'], // cbt ctra lc mrt nrc snitch
  ],
  battleElixirs: [
    [28497, 'Elixir of Major Agility'], // lc mrt nrc snitch
    [28490, 'Elixir of Major Strength'], // ctra lib mrt nrc
    [28491, 'Elixir of Healing Power'], // ctra lib mrt nrc snitch
    [28493, 'Elixir of Major Frost Power'], // ctra lib mrt nrc snitch
    [28501, 'Elixir of Major Firepower'], // ctra lib mrt nrc snitch
    [28503, 'Elixir of Major Shadow Power'], // ctra lib mrt nrc snitch
    [33720, 'Onslaught Elixir'], // ctra lib mrt nrc
    [33721, "Adept's Elixir"], // lc mrt nrc snitch
    [33726, 'Elixir of Mastery'], // ctra lib mrt nrc
    [38954, 'Fel Strength Elixir'], // ctra lib mrt nrc
    [45373, 'Bloodberry Elixir'], // ctra lib
    [17538, 'Elixir of the Mongoose', 'old'], // ctra mrt nrc snitch
    [17539, 'Greater Arcane Elixir', 'old'], // ctra mrt nrc snitch
    [11390, 'Arcane Elixir', 'old'], // rbs
    [26276, 'Elixir of Greater Firepower', 'old'], // rbs
    [11405, 'Elixir of Giants', 'old'], // nock slacker
    [11474, 'Elixir of Shadow Power', 'old'], // nock slacker
    [17038, 'Winterfall Firewater', 'old'], // nock slacker
    [11334, 'Elixir of Greater Agility', 'old'], // nock slacker
    [21920, 'Elixir of Frost Power', 'old'], // nock slacker
    [17537, 'Elixir of Brute Force', 'old'], // nock slacker
    // From vanilla, and still the best against demons.
    [11406, 'Elixir of Demonslaying', 'special'], // ctra lib mrt nrc
  ],
  guardianElixirs: [
    [28502, 'Elixir of Major Defense'], // ctra lc lib mrt nrc snitch
    [28509, 'Elixir of Major Mageblood'], // ctra lc lib mrt nrc snitch
    [28514, 'Elixir of Empowerment'], // ctra lc mrt nrc
    [39625, 'Elixir of Major Fortitude'], // ctra lc lib mrt nrc
    [39626, 'Earthen Elixir'], // ctra lc lib mrt nrc snitch
    [39627, 'Elixir of Draenic Wisdom'], // ctra lc lib mrt nrc snitch
    [39628, 'Elixir of Ironskin'], // ctra lc lib mrt nrc snitch
    [11371, 'Gift of Arthas', 'old'], // lib mrt nrc snitch
    [24363, 'Mageblood Potion', 'old'], // ctra lc mrt
    [11348, 'Elixir of Superior Defense', 'old'], // ctra lib mrt
    [11396, 'Elixir of Greater Intellect', 'old'], // rbs
    [17535, 'Elixir of the Sages', 'old'], // mrt snitch
    [24382, 'Spirit of Zanza', 'old'], // mrt nrc
    [24383, 'Swiftness of Zanza', 'old'], // lc mrt nrc
    [24417, 'Sheen of Zanza', 'old'], // nock slacker
    [3593, 'Elixir of Fortitude', 'old'], // nock slacker
    [24373, "Major Troll's Blood Elixir", 'old'], // nock slacker
  ],
  // No source ranks the foods.
  foods: [
    [33256, 'Well Fed', undefined, 'strength', 20], // bom cbt mrt nrc
    [33261, 'Well Fed', undefined, 'agility', 20], // bom cbt mrt nrc
    [33263, 'Well Fed', undefined, 'spell damage', 23], // bom cbt mrt nrc
    [33268, 'Well Fed', undefined, 'healing', 44], // bom cbt mrt nrc
    [33257, 'Well Fed', undefined, 'stamina', 30], // bom cbt mrt nrc
    [33254, 'Well Fed', undefined, 'stamina', 20], // cbt mrt nrc
    [33259, 'Well Fed', undefined, 'attack power', 40], // bom cbt mrt nrc
    [33265, 'Well Fed', undefined, 'mp5', 8], // bom cbt mrt nrc
    [43764, 'Well Fed', undefined, 'hit', 20], // bom cbt mrt nrc snitch
    [43722, 'Enlightened', undefined, 'spell crit', 20], // bom lc mrt nrc snitch
    [43730, 'Electrified'], // lib nrc
    [45619, 'Well Fed', undefined, 'resistances', 8], // cbt mrt nrc
    [35272, 'Well Fed'], // cbt mrt
    [42293, 'Well Fed', undefined, 'stamina', 15], // cbt mrt
    [46899, 'Well Fed', undefined, 'attack power', 24], // bom cbt mrt
    [46687, 'Well Fed'], // cbt
    [24799, 'Well Fed', undefined, 'strength', 20], // cbt ctra mrt
    [25661, 'Increased Stamina', undefined, 'stamina', 25], // bom cbt ctra mrt
    [18194, 'Mana Regeneration', undefined, 'mp5', 8], // bom ctra mrt
    [22730, 'Increased Intellect', undefined, 'intellect', 10], // bom cbt ctra mrt
    [18192, 'Increased Agility', undefined, 'agility', 10], // cbt ctra mrt
  ],
  weapons: [
    [2678, 'Superior Wizard Oil'], // cbt bom cla snitch
    [2628, 'Brilliant Wizard Oil'], // cbt bom snitch
    [2629, 'Brilliant Mana Oil'], // cbt bom snitch
    [2677, 'Superior Mana Oil'], // cbt bom cla
    [2685, 'Blessed Wizard Oil', 'special'], // cbt bom cla
    [2627, 'Wizard Oil', 'lower'], // cbt bom cla
    [2626, 'Lesser Wizard Oil', 'lower'], // cbt bom cla
    [2625, 'Lesser Mana Oil', 'lower'], // cbt bom cla
    [2624, 'Minor Mana Oil', 'lower'], // cbt bom cla
    [2623, 'Minor Wizard Oil', 'lower'], // cbt bom cla
    [2713, 'Adamantite Sharpening Stone'], // cbt bom
    [2955, 'Adamantite Weightstone'], // cbt bom snitch
    [2712, 'Fel Sharpening Stone', 'lower'], // cbt bom cla
    [2954, 'Fel Weightstone', 'lower'], // cbt bom cla
    [2684, 'Consecrated Sharpening Stone', 'special'], // cbt bom cla
    [2506, 'Elemental Sharpening Stone'], // cbt bom
    [1643, 'Dense Sharpening Stone', 'lower'], // cbt bom cla
    [1703, 'Dense Weightstone', 'lower'], // cbt bom cla
    [2643, 'Deadly Poison VII'], // cbt
    [2642, 'Deadly Poison VI'], // cbt
    [2641, 'Instant Poison VII'], // cbt
    [2644, 'Wound Poison V'], // cbt
    [2640, 'Anesthetic Poison'], // cbt
    [603, 'Crippling Poison II'], // cbt
    [643, 'Mind-numbing Poison III'], // cbt
    [2636, 'Windfury Weapon 5'], // cbt
    [1669, 'Windfury Weapon 4'], // cbt
    [525, 'Windfury Weapon 3'], // cbt
    [284, 'Windfury Weapon 2'], // cbt
    [283, 'Windfury Weapon 1'], // cbt
    [2634, 'Flametongue Weapon 7'], // cbt
    [2635, 'Frostbrand Weapon 6'], // cbt
    [2633, 'Rockbiter Weapon 9'], // cbt
    // A shaman's totem gives this to the party.
    [2639, 'Windfury Totem'], // cla
    [2638, 'Windfury Totem'], // cla
    [1783, 'Windfury Totem'], // cla
    [564, 'Windfury Totem'], // cla
    [563, 'Windfury Totem'], // cla
  ],
  // Unstable Flasks work in Gruul's Lair. A log of lc has one drunk there before a pull whose
  // snapshot lacks it.
  unlistedIn: { flask: [565, 3923] },
  // The Chess Event: raiders play chess pieces.
  unlistedAt: [660],
  // lures on a fishing pole; cla
  lures: [263, 264, 265, 266, 4264],
  eating: [33258, 33269, 33264, 33260, 33262, 43763, 33255, 43706, 33266, 45618],
  others: [
    28507, // Haste Potion
    28508, // Destruction Potion
    28494, // Insane Strength Potion
    28506, // Heroic Potion
    28515, // Ironshield Potion
    28499, // Super Mana Potion
    38929, // Fel Mana Potion
    28495, // Super Healing Potion
    27869, // Dark Rune
    16666, // Demonic Rune
    33077, // Scroll of Agility V
    33082, // Scroll of Strength V
    33079, // Scroll of Protection V
    33078, // Scroll of Intellect V
    33080, // Scroll of Spirit V
    33081, // Scroll of Stamina V
    12174, // Scroll of Agility IV
    12179, // Scroll of Strength IV
    12175, // Scroll of Protection IV
    12176, // Scroll of Intellect IV
    12177, // Scroll of Spirit IV
    12178, // Scroll of Stamina IV
  ],
  names: {
    foods: [
      'Well Fed',
      'Enlightened',
      'Electrified',
      'Increased Stamina',
      'Increased Intellect',
      'Increased Agility',
      'Increased Spirit',
      'Blessed Sunfruit',
      'Health Regeneration',
      'Mana Regeneration',
    ],
    flasks: ['Supreme Power', 'Chromatic Resistance', 'Distilled Wisdom'],
    flaskPrefixes: ['Flask of ', 'Unstable Flask of '],
    flaskSuffixes: [' of Shattrath'],
  },
});
