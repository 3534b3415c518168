import { unpackConsumables } from '../../pull/consumables';

/**
 * Flasks, elixirs, food and other auras of Mists, by aura id. Each row ends with its sources:
 * seen recorded logs of 2026 (windwalker-analyzer 4184c7e2 and later), wowsims wowsims/mop
 * 15c6f760, wowa WoWAnalyzer ee3ee180 and aa1b9704, nch NovaConsumesHelper, cbt
 * ConsumableBuffTracker (ids checked in the client 5.5.4.70032), lib LibItemBuffs-1.0 bab004bc,
 * ctra CT_RaidAssist, rbc RaidBuffsChecker, refine a Mists raid buff reminder, hb a Mists routine,
 * tukui a Tukui reminder, bom Buffomat 7c680a4a, nrc NovaRaidCompanion.
 */
export const MISTS_CONSUMABLES = unpackConsumables({
  categories: ['flask', 'food'],
  flasks: [
    [105689, 'Flask of Spring Blossoms', 'best'], // cbt ctra hb lib nch rbc refine seen tukui wowsims
    [105691, 'Flask of the Warm Sun', 'best'], // cbt ctra hb lib nch rbc refine seen tukui wowsims
    [105693, 'Flask of Falling Leaves', 'best'], // cbt ctra hb lib nch rbc refine tukui wowsims
    [105694, 'Flask of the Earth', 'best'], // cbt ctra hb lib nch rbc refine seen tukui wowsims
    [105696, "Flask of Winter's Bite", 'best'], // cbt ctra hb lib nch rbc refine seen tukui wowsims
    [127230, 'Visions of Insanity', 'special'], // cbt ctra hb lib nch rbc wowsims
    [105617, "Alchemist's Flask", 'alchemist'], // ctra rbc tukui
    [79638, 'Enhanced Strength', 'alchemist'], // cbt lib
    [79639, 'Enhanced Agility', 'alchemist'], // cbt lib
    [79640, 'Enhanced Intellect', 'alchemist'], // cbt lib
    // Flasks of Cataclysm still work in Mists.
    [79469, 'Flask of Steelskin', 'old'], // bom ctra lib nch nrc tukui wowa wowsims
    [79470, 'Flask of the Draconic Mind', 'old'], // bom ctra lib nch nrc tukui wowa wowsims
    [79471, 'Flask of the Winds', 'old'], // bom ctra lib nch nrc tukui wowa wowsims
    [79472, 'Flask of Titanic Strength', 'old'], // ctra lib nch nrc tukui wowa wowsims
    [94160, 'Flask of Flowing Water', 'old'], // bom ctra lib nch nrc tukui wowa wowsims
  ],
  battleElixirs: [
    [105682, 'Mad Hozen Elixir', 'best'], // ctra lib rbc tukui wowsims
    [105683, 'Elixir of Weaponry', 'best'], // ctra lib rbc tukui wowsims
    [105684, 'Elixir of the Rapids', 'best'], // ctra lib rbc tukui wowsims
    [105685, 'Elixir of Peace', 'best'], // ctra lib rbc tukui wowsims
    [105686, 'Elixir of Perfection', 'best'], // ctra lib rbc tukui wowsims
    [105688, "Monk's Elixir", 'best'], // ctra lib rbc tukui wowsims
  ],
  guardianElixirs: [
    [105681, 'Mantid Elixir', 'best'], // ctra lib rbc tukui wowsims
    [105687, 'Elixir of Mirrors', 'best'], // ctra lib rbc tukui wowsims
  ],
  foods: [
    [104272, 'Black Pepper Ribs and Shrimp', 'best', 'strength', 300], // cbt nch rbc refine seen tukui wowa wowsims
    [104275, 'Sea Mist Rice Noodles', 'best', 'agility', 300], // cbt nch rbc refine seen tukui wowa wowsims
    [104277, 'Mogu Fish Stew', 'best', 'intellect', 300], // cbt nch rbc refine seen tukui wowa wowsims
    [104280, 'Steamed Crab Surprise', 'best', 'spirit', 300], // cbt nch rbc refine tukui wowa wowsims
    [104283, 'Chun Tian Spring Rolls', 'best', 'stamina', 450], // cbt nch rbc refine seen tukui wowa wowsims
    [146804, 'Fluffy Silkfeather Omelet', 'best', 'strength', 300], // cbt nch rbc wowa
    [146805, 'Seasoned Pomfruit Slices', 'best', 'agility', 300], // cbt nch rbc wowa
    [146806, 'Spiced Blossom Soup', 'best', 'intellect', 300], // cbt nch rbc wowa
    [146807, "Farmer's Delight", 'best', 'spirit', 300], // cbt nch rbc wowa
    [146808, 'Stuffed Lushrooms', 'best', 'stamina', 450], // cbt nch rbc wowa
    [146809, 'Mango Ice', 'best', 'mastery', 300], // cbt nch rbc wowa wowsims
    [125113, 'Spicy Salmon', 'best', 'hit', 300], // cbt nch rbc tukui wowa wowsims
    [125115, 'Spicy Vegetable Chips', 'best', 'expertise', 300], // cbt nch rbc tukui wowa wowsims
    [104271, 'Eternal Blossom Fish', 'middle', 'strength', 275], // cbt nch rbc refine tukui wowa
    [104274, 'Valley Stir Fry', 'middle', 'agility', 275], // cbt nch rbc refine tukui
    [104276, 'Braised Turtle', 'middle', 'intellect', 275], // cbt nch rbc refine seen tukui wowa
    [104279, 'Fire Spirit Salmon', 'middle', 'spirit', 275], // cbt nch rbc refine tukui wowa
    [104282, 'Twin Fish Platter', 'middle', 'stamina', 415], // cbt nch rbc refine tukui wowa
    [125106, 'Wildfowl Ginseng Soup', 'middle', 'hit', 275], // cbt nch rbc tukui wowa
    [125108, 'Rice Pudding', 'middle', 'expertise', 275], // cbt nch rbc tukui wowa
    [104267, 'Charbroiled Tiger Steak', 'lower', 'strength', 250], // cbt nch rbc refine tukui
    [104273, 'Sauteed Carrots', 'lower', 'agility', 250], // cbt nch rbc refine tukui
    [104264, 'Swirling Mist Soup', 'lower', 'intellect', 250], // cbt nch rbc refine tukui
    [104278, 'Shrimp Dumplings', 'lower', 'spirit', 250], // cbt nch rbc tukui
    [104281, 'Wildfowl Roast', 'lower', 'stamina', 375], // cbt nch rbc refine tukui
    [105226, "Mad Brewer's Breakfast", 'middle'], // cbt, one list only
    [111840, 'Half a Lovely Apple', 'lower'], // rbc, one list only
    [124216, 'Red Bean Bun', 'lower', 'expertise', 200], // rbc tukui wowa
    [124217, 'Tangy Yogurt', 'lower', 'haste', 200], // rbc tukui wowa
    [124218, 'Green Curry Fish', 'lower', 'crit', 200], // rbc tukui wowa wowsims
    [125071, 'Peach Pie', 'lower', 'parry', 200], // rbc tukui wowa wowsims
    [124220, 'Blanched Needle Mushrooms', 'lower', 'dodge', 200], // rbc tukui wowa wowsims
    [124221, 'Skewered Peanut Chicken', 'lower', 'hit', 200], // rbc tukui wowa
    [124219, 'Pearl Milk Tea', 'lower', 'mastery', 200], // rbc tukui wowa, unsure
    [124210, 'Pounded Rice Cake', 'lower', 'expertise', 100], // rbc tukui
    [124211, 'Yak Cheese Curds', 'lower', 'haste', 100], // rbc tukui
    [124212, 'Toasted Fish Jerky', 'lower', 'crit', 100], // rbc tukui
    [124213, 'Roasted Barley Tea', 'lower', 'mastery', 100], // rbc tukui
    [124214, 'Dried Needle Mushrooms', 'lower', 'dodge', 100], // rbc tukui
    [124215, 'Boiled Silkworm Pupa', 'lower', 'hit', 100], // rbc tukui
    [125070, 'Dried Peaches', 'lower', 'parry', 100], // rbc tukui
    [131828, "Mah's Warm Yak-Tail Stew", 'lower', 'mastery', 100], // rbc tukui
  ],
  eating: [104934, 104935, 104235, 148984], // nch nrc
  // Potions, scrolls, runescrolls and poisons: neither flask nor food.
  others: [
    105697, // Virmen's Bite
    105706, // Potion of Mogu Power
    105702, // Potion of the Jade Serpent
    105698, // Potion of the Mountains
    133024, // Snap Root Tuber
    105701, // Potion of Focus
    105709, // Master Mana Potion
    105708, // Master Healing Potion
    105707, // Darkwater Potion
    11392, // Invisibility Potion
    127770, // Keenbean Kafa Boost
    89343, // Scroll of Agility IX
    89346, // Scroll of Strength IX
    89347, // Scroll of Intellect IX
    89342, // Scroll of Spirit IX
    89345, // Scroll of Stamina IX
    89344, // Scroll of Protection IX
    111922, // Fortitude
    146555, // Drums of Rage
    2823, // Deadly Poison
    8679, // Wound Poison
    3408, // Crippling Poison
    5761, // Mind-numbing Poison
    108211, // Leeching Poison
    108215, // Paralytic Poison
    // Raid buffs.
    1126, // Mark of the Wild, seen
    20217, // Blessing of Kings, seen
    117666, // Legacy of the Emperor
    117667, // Legacy of the Emperor
    115921, // Legacy of the Emperor
    90363, // Embrace of the Shale Spider
    21562, // Power Word: Fortitude, seen
    469, // Commanding Shout
    109773, // Dark Intent, seen
    90364, // Qiraji Fortitude
    6673, // Battle Shout, seen
    57330, // Horn of Winter, seen
    19506, // Trueshot Aura, seen
    55610, // Unholy Aura, seen
    30809, // Unleashed Rage, seen
    113742, // Swiftblade's Cunning, seen
    128432, // Cackling Howl
    128433, // Serpent's Swiftness
    1459, // Arcane Brilliance, seen
    61316, // Dalaran Brilliance, seen
    77747, // Burning Wrath, seen
    126309, // Still Water
    24907, // Moonkin Aura, seen
    49868, // Mind Quickening, seen
    51470, // Elemental Oath, seen
    135678, // Energizing Spores, seen
    24932, // Leader of the Pack, seen
    116781, // Legacy of the White Tiger, seen
    24604, // Furious Howl
    90309, // Terrifying Roar
    126373, // Fearless Roar
    19740, // Blessing of Might, seen
    116956, // Grace of Air, seen
    93435, // Roar of Courage
    128997, // Spirit Beast Blessing
    127830, // Spirit Beast Blessing
  ],
  names: {
    foods: ['Well Fed'],
    flasks: ['Visions of Insanity', 'Enhanced Strength', 'Enhanced Agility', 'Enhanced Intellect'],
    flaskPrefixes: ['Flask of '],
  },
});
