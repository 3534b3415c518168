import { unpackConsumables } from '../../pull/consumables';

/**
 * Flasks, elixirs and food of Cataclysm, by aura id. Each row ends with its sources: wowsims
 * wowsims/cata b49cd96, wowa WoWAnalyzer 525300c5 and 2e2ae3cb, nch NovaConsumesHelper, nrc
 * NovaRaidCompanion, lib LibItemBuffs-1.0 bab004bc, bom Buffomat 7c680a4a, ctra CT_RaidAssist,
 * tukui a Tukui reminder, mrt MRT 65ce6572.
 */
export const CATACLYSM_CONSUMABLES = unpackConsumables({
  categories: ['flask', 'food'],
  flasks: [
    [79469, 'Flask of Steelskin', 'best'], // bom ctra lib nch nrc tukui wowa wowsims
    [79470, 'Flask of the Draconic Mind', 'best'], // bom ctra lib nch nrc tukui wowa wowsims
    [79471, 'Flask of the Winds', 'best'], // bom ctra lib nch nrc tukui wowa wowsims
    [79472, 'Flask of Titanic Strength', 'best'], // ctra lib nch nrc tukui wowa wowsims
    [94160, 'Flask of Flowing Water', 'best'], // bom ctra lib nch nrc tukui wowa wowsims
    [92679, 'Flask of Battle', 'best'], // nch tukui wowa
    [92729, 'Flask of Steelskin', 'best'], // ctra, one list only
    [92730, 'Flask of the Draconic Mind', 'best'], // ctra, one list only
    [92725, 'Flask of the Winds', 'best'], // ctra, one list only
    [92731, 'Flask of Titanic Strength', 'best'], // ctra, one list only
    [79637, 'Flask of Enhancement', 'alchemist'], // bom wowa
    [79638, 'Enhanced Strength', 'alchemist'], // bom tukui
    [79639, 'Enhanced Agility', 'alchemist'], // bom tukui
    [79640, 'Enhanced Intellect', 'alchemist'], // bom tukui
    [54212, 'Flask of Pure Mojo', 'old'], // ctra lib nrc wowa
    [53758, 'Flask of Stoneblood', 'old'], // ctra lib nrc wowa
    [53755, 'Flask of the Frost Wyrm', 'old'], // ctra lib nrc wowa
    [53760, 'Flask of Endless Rage', 'old'], // ctra lib nrc wowa
    [67019, 'Flask of the North', 'old'], // ctra nrc
    [62380, 'Lesser Flask of Resistance', 'old'], // ctra lib nrc
    [53752, 'Lesser Flask of Toughness', 'old'], // ctra lib nrc
  ],
  battleElixirs: [
    [79468, 'Ghost Elixir', 'best'], // bom lib nch nrc tukui wowsims
    [79474, 'Elixir of the Naga', 'best'], // bom ctra lib nch nrc tukui wowsims
    [79477, 'Elixir of the Cobra', 'best'], // bom ctra lib nch nrc tukui wowsims
    [79481, 'Elixir of Impossible Accuracy', 'best'], // bom ctra lib nch nrc tukui wowsims
    [79632, 'Elixir of Mighty Speed', 'best'], // bom ctra lib nch nrc tukui wowa wowsims
    [79635, 'Elixir of the Master', 'best'], // bom ctra lib nch nrc tukui wowsims
    [109933, 'Darkmoon Firewater', 'best'], // bom lib, unsure
  ],
  guardianElixirs: [
    [79480, 'Elixir of Deep Earth', 'best'], // bom ctra lib nch nrc tukui wowsims
    [79631, 'Prismatic Elixir', 'best'], // bom ctra nch nrc tukui wowsims
    [134873, 'Prismatic Elixir', 'best'], // bom ctra nch nrc tukui wowsims
    [60347, 'Elixir of Mighty Thoughts', 'old'], // ctra lib nrc wowa
  ],
  foods: [
    [87545, 'Beer-Basted Crocolisk', 'best', 'strength', 90], // bom nch nrc tukui wowa wowsims
    [87546, 'Skewered Eel', 'best', 'agility', 90], // bom nch nrc tukui wowa wowsims
    [87547, 'Severed Sagefish Head', 'best', 'intellect', 90], // nch nrc tukui wowa wowsims
    [87548, 'Delicious Sagefish Tail', 'best', 'spirit', 90], // bom nch nrc tukui wowa wowsims
    [87549, 'Lavascale Minestrone', 'best', 'mastery', 90], // bom nch nrc tukui wowa wowsims
    [87550, 'Grilled Dragon', 'best', 'hit', 90], // bom nch nrc tukui wowa wowsims
    [87551, 'Baked Rockfish', 'best', 'crit', 90], // bom nch nrc tukui wowa wowsims
    [87552, 'Basilisk Liverdog', 'best', 'haste', 90], // bom nch nrc tukui wowa wowsims
    [87554, 'Mushroom Sauce Mudfish', 'best', 'dodge', 90], // bom nch nrc tukui wowa wowsims
    [87555, 'Blackbelly Sushi', 'best', 'parry', 90], // bom nch nrc tukui wowa wowsims
    [87635, 'Crocolisk Au Gratin', 'best', 'expertise', 90], // bom nch nrc tukui wowa wowsims
    [87556, 'Hearty Seafood Soup', 'lower', 'strength', 60], // bom nch nrc tukui wowsims
    [87557, 'Tender Baked Turtle', 'lower', 'agility', 60], // bom nch nrc tukui wowsims
    [87558, 'Pickled Guppy', 'lower', 'intellect', 60], // bom nch nrc tukui wowsims
    [87559, 'Whitecrest Gumbo', 'lower', 'spirit', 60], // bom nch nrc tukui wowsims
    [87560, 'Salted Eye', 'lower', 'mastery', 60], // bom nrc tukui wowsims
    [87561, 'Seasoned Crab', 'lower', 'hit', 60], // bom nrc tukui wowsims
    [87562, 'Lightly Fried Lurker', 'lower', 'crit', 60], // bom nrc tukui wowsims
    [87563, 'Broiled Mountain Trout', 'lower', 'haste', 60], // bom nrc tukui wowsims
    [87564, 'Lurker Lunch', 'lower', 'dodge', 60], // bom nrc tukui wowsims
    [87634, 'Lavascale Fillet', 'lower', 'expertise', 60], // bom nrc tukui wowsims
    [87565, 'Well Fed', 'lower', 'parry', 60], // bom, one list only
    [100368, 'Well Fed', 'best', 'intellect', 90], // bom, one list only
    [100373, 'Well Fed', 'best', 'agility', 90], // bom, one list only
    [100375, 'Well Fed', 'best', 'spirit', 90], // bom, one list only
    [100377, 'Well Fed', 'best', 'strength', 90], // bom, one list only
    [100379, 'Well Fed', 'best', 'strength', 90], // unsure, in no list
  ],
  eating: [
    87544, 87566, 87567, 87568, 87570, 87571, 87572, 87573, 87577, 87584, 87586, 87587, 87588,
    87594, 87595, 87597, 87599, 87601, 87602, 87604, 87636, 87637, 80168, 80169,
  ], // nch nrc
  // Potions, scrolls, runescrolls and pet food: neither flask nor food.
  others: [
    79633, // Potion of the Tol'vir
    79634, // Golemblood Potion
    79476, // Volcanic Potion
    79475, // Earthen Potion
    75487, // Potion of Pure Genius
    75488, // Potion of Ogre Rage
    75489, // Potion of the Cobra
    53908, // Potion of Speed
    53909, // Potion of Wild Magic
    78993, // Potion of Concentration
    78990, // Mythical Mana Potion
    78992, // Mighty Rejuvenation Potion
    78989, // Mythical Healing Potion
    78778, // Mysterious Potion
    89343, // Scroll of Agility IX
    89346, // Scroll of Strength IX
    89347, // Scroll of Intellect IX
    89342, // Scroll of Spirit IX
    89345, // Scroll of Stamina IX
    89344, // Scroll of Protection IX
    86507, // Fortitude
    69378, // Blessing of Forgotten Kings
    72590, // Fortitude
    87697, // Crispy Bakon Snack
    87699, // Enriched Fish Biscuit
    // Auras of raid-wide spells, whose ids differ from the spells' (79058 to 79105: the client 4.x,
    // by general knowledge), and auras with the ids of buffs.ts.
    79058, // Arcane Brilliance
    79061, // Mark of the Wild
    79063, // Blessing of Kings
    79102, // Blessing of Might
    79105, // Power Word: Fortitude
    1459, // Arcane Brilliance
    1126, // Mark of the Wild
    20217, // Blessing of Kings
    19740, // Blessing of Might
    21562, // Power Word: Fortitude
    469, // Commanding Shout
    6673, // Battle Shout
    57330, // Horn of Winter
    19506, // Trueshot Aura
    53138, // Abomination's Might
    30808, // Unleashed Rage
    24932, // Leader of the Pack
    51470, // Elemental Oath
    29801, // Rampage
    55610, // Improved Icy Talons
    77747, // Totemic Wrath
    47236, // Demonic Pact
    82930, // Arcane Tactics
    465, // Devotion Aura
  ],
  names: {
    foods: ['Well Fed'],
    flasks: ['Enhanced Strength', 'Enhanced Agility', 'Enhanced Intellect'],
    flaskPrefixes: ['Flask of '],
  },
});
