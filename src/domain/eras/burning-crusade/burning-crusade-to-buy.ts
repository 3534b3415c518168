import type { ToBuyTable } from '../../era/to-buy-table';

/**
 * What is for sale in Burning Crusade: enchants, gems, flasks and food, and what each spec wears in the
 * simulator's gear sets. Rows end with their sources: ws wowsims (wowsims/tbc-new 3267f8d) `db.json`, al
 * snowflame0/AtlasLootClassic_MoP 84c5da5, sk b-morgan/Skillet-Classic e4166dc, tsm TradeSkillMaster's
 * LibTSMData, au Auctionator a366914, pe Snocean/ProEnchanters 5a38663, fp FPDK/craftingcost 66804bb,
 * jt JewelTips 0.5.6, qu Questie 6d7bb52, app the tables beside this one, gk general knowledge. Presets:
 * ws-tbc wowsims/tbc-new 3267f8d gear sets, bw branneman/bloomwatch f8e7109.
 */
export const BURNING_CRUSADE_TO_BUY: ToBuyTable = {
  enchants: [
    {
      id: 368,
      slots: [14],
      materials: [
        [22446, 1],
        [22445, 4],
        [22451, 1],
      ],
    }, // al jt fp pe
    { id: 369, slots: [8], materials: [[22447, 3]] }, // al jt fp pe
    {
      id: 684,
      slots: [9],
      materials: [
        [22445, 12],
        [22446, 1],
      ],
    }, // al jt fp pe
    {
      id: 931,
      slots: [9],
      materials: [
        [11178, 2],
        [8153, 2],
      ],
    }, // al jt fp pe
    { id: 1071, slots: [16], fits: 'shield', materials: [[22445, 15]] }, // al jt fp pe
    { id: 1144, slots: [4], materials: [[22446, 2]] }, // al jt fp pe
    { id: 1593, slots: [8], materials: [[22445, 6]] }, // al jt fp pe
    { id: 1594, slots: [9], materials: [[22445, 8]] }, // al jt fp pe
    {
      id: 1884,
      slots: [8],
      materials: [
        [16202, 3],
        [11176, 10],
      ],
    }, // al jt fp pe
    {
      id: 1890,
      slots: [16],
      fits: 'shield',
      materials: [
        [16203, 2],
        [16204, 4],
      ],
    }, // al fp pe
    {
      id: 1891,
      slots: [8],
      materials: [
        [22445, 6],
        [22447, 6],
      ],
    }, // al jt fp pe
    {
      id: 1950,
      slots: [4],
      sinceTier: 6,
      materials: [
        [22446, 4],
        [22445, 8],
        [23427, 4],
      ],
    }, // al fp pe
    {
      id: 2322,
      slots: [9],
      materials: [
        [22446, 6],
        [22449, 6],
        [21886, 6],
      ],
    }, // al jt fp pe
    {
      id: 2343,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22449, 8],
        [21885, 8],
        [21886, 8],
      ],
    }, // al jt fp pe
    { id: 2523, slots: [17], fits: 'bow-gun-crossbow', onlyFor: 'hunter', item: 18283 }, // al ws jt qu
    {
      id: 2564,
      slots: [9],
      materials: [
        [22448, 3],
        [22446, 3],
        [22451, 2],
      ],
    }, // al fp pe
    {
      id: 2567,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [14344, 10],
        [16203, 8],
        [16204, 15],
      ],
    }, // al jt fp pe
    { id: 2583, slots: [0] }, // ws jt qu gk
    {
      id: 2613,
      slots: [9],
      materials: [
        [22448, 4],
        [22446, 2],
        [21886, 8],
      ],
    }, // al jt fp pe
    {
      id: 2614,
      slots: [9],
      materials: [
        [20725, 3],
        [14344, 10],
        [12808, 6],
      ],
    }, // al jt fp pe
    {
      id: 2615,
      slots: [9],
      materials: [
        [20725, 3],
        [14344, 10],
        [7080, 4],
      ],
    }, // al jt fp pe
    {
      id: 2616,
      slots: [9],
      materials: [
        [20725, 2],
        [14344, 10],
        [7078, 4],
      ],
    }, // al jt fp pe
    {
      id: 2617,
      slots: [8],
      materials: [
        [22446, 4],
        [21886, 4],
      ],
    }, // al jt fp pe
    {
      id: 2621,
      slots: [14],
      materials: [
        [22448, 4],
        [22446, 2],
        [22456, 8],
      ],
    }, // al jt fp pe
    {
      id: 2622,
      slots: [14],
      materials: [
        [22448, 3],
        [22446, 3],
        [22452, 8],
      ],
    }, // al jt fp pe
    { id: 2647, slots: [8], materials: [[22445, 6]] }, // al jt fp pe
    {
      id: 2648,
      slots: [8],
      materials: [
        [22448, 2],
        [22445, 10],
      ],
    }, // al fp pe
    {
      id: 2648,
      slots: [14],
      sinceTier: 6,
      materials: [
        [22446, 8],
        [22452, 8],
      ],
    }, // al fp pe
    { id: 2649, slots: [7], materials: [[22445, 12]] }, // al fp pe
    {
      id: 2649,
      slots: [8],
      materials: [
        [22449, 1],
        [22446, 10],
        [22445, 20],
      ],
    }, // al fp pe
    {
      id: 2650,
      slots: [8],
      materials: [
        [22449, 6],
        [21884, 6],
        [21885, 6],
      ],
    }, // al jt fp pe
    {
      id: 2653,
      slots: [16],
      fits: 'shield',
      materials: [
        [22445, 6],
        [22452, 10],
      ],
    }, // al jt fp pe
    { id: 2654, slots: [16], fits: 'shield', materials: [[22446, 4]] }, // al jt fp pe
    {
      id: 2655,
      slots: [16],
      fits: 'shield',
      materials: [
        [22445, 12],
        [22446, 4],
        [22452, 10],
      ],
    }, // al jt fp pe
    {
      id: 2656,
      slots: [7],
      materials: [
        [22445, 6],
        [13446, 4],
        [13444, 4],
      ],
    }, // al jt fp pe
    {
      id: 2657,
      slots: [7],
      materials: [
        [22446, 8],
        [22445, 8],
      ],
    }, // al jt fp pe
    {
      id: 2658,
      slots: [7],
      materials: [
        [22450, 2],
        [22449, 4],
        [23572, 1],
      ],
    }, // al jt fp pe
    {
      id: 2659,
      slots: [4],
      materials: [
        [22445, 8],
        [13446, 4],
        [14344, 2],
      ],
    }, // al jt fp pe
    {
      id: 2660,
      slots: [4],
      materials: [
        [22449, 1],
        [13444, 4],
        [22446, 3],
      ],
    }, // al jt fp pe
    {
      id: 2661,
      slots: [4],
      materials: [
        [22449, 4],
        [22445, 4],
        [22446, 4],
      ],
    }, // al jt fp pe
    { id: 2662, slots: [14], materials: [[22445, 8]] }, // al jt fp pe
    {
      id: 2666,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22449, 2],
        [22446, 10],
      ],
    }, // al jt fp pe
    {
      id: 2667,
      slots: [15],
      fits: 'two-hand',
      materials: [
        [22449, 4],
        [22445, 40],
      ],
    }, // al jt fp pe
    {
      id: 2668,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22449, 4],
        [22446, 5],
        [22445, 20],
      ],
    }, // al jt fp pe
    {
      id: 2669,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22449, 8],
        [22446, 8],
      ],
    }, // al jt fp pe
    {
      id: 2670,
      slots: [15],
      fits: 'two-hand',
      materials: [
        [22449, 8],
        [22446, 6],
        [22445, 20],
      ],
    }, // al jt fp pe
    {
      id: 2671,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22450, 12],
        [22449, 10],
        [22446, 8],
        [21884, 6],
        [23571, 1],
      ],
    }, // al jt fp
    {
      id: 2672,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22450, 12],
        [22449, 10],
        [22446, 8],
        [21885, 6],
        [22456, 6],
      ],
    }, // al jt fp
    {
      id: 2673,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22450, 6],
        [22449, 10],
        [22446, 8],
        [22445, 40],
      ],
    }, // al jt fp pe
    {
      id: 2674,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22449, 12],
        [22446, 10],
        [22445, 20],
      ],
    }, // al jt fp pe
    {
      id: 2675,
      slots: [15, 16],
      fits: 'weapon',
      materials: [
        [22450, 8],
        [22449, 8],
        [21885, 2],
      ],
    }, // al jt fp pe
    { id: 2679, slots: [8], materials: [[22446, 8]] }, // al jt fp pe
    { id: 2715, slots: [2] }, // ws jt qu gk
    { id: 2716, slots: [2] }, // ws jt qu gk
    { id: 2717, slots: [2] }, // ws jt qu gk
    { id: 2721, slots: [2] }, // ws jt qu gk
    { id: 2724, slots: [17], fits: 'bow-gun-crossbow', onlyFor: 'hunter', item: 23766 }, // al ws jt qu
    { id: 2746, slots: [6], item: 24276 }, // al ws jt qu
    { id: 2748, slots: [6], item: 24274 }, // al ws jt qu
    { id: 2793, slots: [4, 7, 9], item: 25651 }, // al ws jt qu
    { id: 2794, slots: [9], item: 25652 }, // al ws jt qu
    { id: 2841, slots: [9], item: 34330 }, // al ws jt qu
    {
      id: 2934,
      slots: [9],
      materials: [
        [22447, 1],
        [22445, 4],
      ],
    }, // al jt fp pe
    {
      id: 2935,
      slots: [9],
      materials: [
        [22446, 8],
        [22445, 2],
        [22449, 2],
      ],
    }, // al jt fp pe
    {
      id: 2937,
      slots: [9],
      materials: [
        [22446, 6],
        [22449, 6],
        [22457, 6],
      ],
    }, // al jt fp pe
    {
      id: 2938,
      slots: [14],
      materials: [
        [22446, 2],
        [22445, 6],
        [22457, 2],
      ],
    }, // al jt fp pe
    {
      id: 2939,
      slots: [7],
      materials: [
        [22449, 8],
        [22451, 8],
      ],
    }, // al jt fp pe
    {
      id: 2940,
      slots: [7],
      materials: [
        [22449, 8],
        [22452, 8],
      ],
    }, // al jt fp pe
    {
      id: 2978,
      slots: [2],
      factions: ['The Aldor'],
      standing: 'exalted',
      lesser: 'Inscription of Warding',
    }, // ws jt qu al gk
    {
      id: 2980,
      slots: [2],
      factions: ['The Aldor'],
      standing: 'exalted',
      lesser: 'Inscription of Faith',
    }, // ws jt qu al gk
    {
      id: 2982,
      slots: [2],
      factions: ['The Aldor'],
      standing: 'exalted',
      lesser: 'Inscription of Discipline',
    }, // ws jt qu al gk
    {
      id: 2986,
      slots: [2],
      factions: ['The Aldor'],
      standing: 'exalted',
      lesser: 'Inscription of Vengeance',
    }, // ws jt qu al gk
    {
      id: 2991,
      slots: [2],
      factions: ['The Scryers'],
      standing: 'exalted',
      lesser: 'Inscription of the Knight',
    }, // ws jt qu al gk
    {
      id: 2993,
      slots: [2],
      factions: ['The Scryers'],
      standing: 'exalted',
      lesser: 'Inscription of the Oracle',
    }, // ws jt qu al gk
    {
      id: 2995,
      slots: [2],
      factions: ['The Scryers'],
      standing: 'exalted',
      lesser: 'Inscription of the Orb',
    }, // ws jt qu al gk
    {
      id: 2997,
      slots: [2],
      factions: ['The Scryers'],
      standing: 'exalted',
      lesser: 'Inscription of the Blade',
    }, // ws jt qu al gk
    { id: 2999, slots: [0], factions: ['Keepers of Time'], standing: 'revered' }, // ws jt qu al gk
    { id: 3001, slots: [0], factions: ['Honor Hold', 'Thrallmar'], standing: 'revered' }, // ws jt qu al gk
    { id: 3002, slots: [0], factions: ["The Sha'tar"], standing: 'revered' }, // ws jt qu al gk
    { id: 3003, slots: [0], factions: ['Cenarion Expedition'], standing: 'revered' }, // ws jt qu al gk
    { id: 3012, slots: [6], item: 29535 }, // al ws jt qu
    { id: 3013, slots: [6], item: 29536 }, // al ws jt qu
    { id: 3096, slots: [0], factions: ['Lower City'], standing: 'revered' }, // ws jt qu al gk
    {
      id: 3150,
      slots: [4],
      materials: [
        [22447, 2],
        [22445, 2],
      ],
    }, // al jt fp pe
    {
      id: 3222,
      slots: [15, 16],
      fits: 'weapon',
      sinceTier: 6,
      materials: [
        [22445, 8],
        [22446, 4],
        [22449, 6],
        [22451, 2],
      ],
    }, // al jt fp pe
    { id: 3223, slots: [15, 16], fits: 'weapon', item: 33185 }, // al ws jt qu
    {
      id: 3225,
      slots: [15, 16],
      fits: 'weapon',
      sinceTier: 6,
      materials: [
        [22450, 6],
        [22449, 10],
        [22446, 6],
        [22445, 30],
        [22824, 3],
      ],
    }, // al jt fp pe
    { id: 3260, slots: [9], item: 34207 }, // al ws jt qu
    {
      id: 3273,
      slots: [15, 16],
      fits: 'weapon',
      sinceTier: 6,
      materials: [
        [22456, 2],
        [21885, 2],
      ],
    }, // al fp pe
  ],
  // Aldor's and Scryers'. Source: al, standings of both.
  counterparts: [
    [2978, 2991],
    [2980, 2993],
    [2982, 2995],
    [2986, 2997],
  ],
  // No cloak enchant gives spell damage or healing. Source: the enchants beside this table.
  anyEnchant: {
    slot: 14,
    classes: ['mage', 'warlock', 'priest'],
    specs: ['Elemental', 'Balance', 'Dreamstate', 'Restoration', 'Holy'],
  },
  materials: {
    7078: 'Essence of Fire',
    7080: 'Essence of Water',
    8153: 'Wildvine',
    11176: 'Dream Dust',
    11178: 'Large Radiant Shard',
    12808: 'Essence of Undeath',
    13444: 'Major Mana Potion',
    13446: 'Major Healing Potion',
    14344: 'Large Brilliant Shard',
    16202: 'Lesser Eternal Essence',
    16203: 'Greater Eternal Essence',
    16204: 'Illusion Dust',
    20725: 'Nexus Crystal',
    21884: 'Primal Fire',
    21885: 'Primal Water',
    21886: 'Primal Life',
    22445: 'Arcane Dust',
    22446: 'Greater Planar Essence',
    22447: 'Lesser Planar Essence',
    22448: 'Small Prismatic Shard',
    22449: 'Large Prismatic Shard',
    22450: 'Void Crystal',
    22451: 'Primal Air',
    22452: 'Primal Earth',
    22456: 'Primal Shadow',
    22457: 'Primal Mana',
    22824: 'Elixir of Major Strength',
    23427: 'Eternium Ore',
    23571: 'Primal Might',
    23572: 'Primal Nether',
  },
  /** From app ws al, as their rows in the tables beside this one. */
  gems: [
    22459, 22460, 24027, 24028, 24029, 24030, 24031, 24032, 24033, 24035, 24036, 24037, 24047,
    24048, 24050, 24051, 24052, 24054, 24055, 24056, 24057, 24058, 24059, 24060, 24061, 24062,
    24065, 24066, 24067, 25890, 25893, 25894, 25895, 25896, 25897, 25898, 25899, 25901, 31861,
    31863, 31865, 31867, 31868, 32193, 32194, 32195, 32196, 32197, 32198, 32199, 32200, 32201,
    32202, 32204, 32205, 32206, 32207, 32208, 32210, 32211, 32212, 32213, 32214, 32215, 32216,
    32217, 32218, 32219, 32220, 32221, 32222, 32223, 32224, 32225, 32226, 32409, 32410, 32836,
    34220, 35315, 35316, 35318, 35501, 35503, 35707, 35759, 35760, 35761, 37503,
  ],
  /** Cut from stones that came with the last raids. */
  epicCuts: [
    32193, 32194, 32195, 32196, 32197, 32198, 32199, 32200, 32201, 32202, 32204, 32205, 32206,
    32207, 32208, 32210, 32211, 32212, 32213, 32214, 32215, 32216, 32217, 32218, 32219, 32220,
    32221, 32222, 32223, 32224, 32225, 32226, 35759, 35760, 35761, 37503,
  ],
  gemUpgrades: [
    { to: [32195, 24029], from: [23094, 28460] },
    { to: [32193, 24027], from: [23095, 28458] },
    { to: [32196, 24030], from: [23096, 28461] },
    { to: [32194, 24028], from: [23097, 28459] },
    { to: [32217, 24058], from: [23098] },
    { to: [32219, 24060], from: [23099] },
    { to: [32220, 24061], from: [23100] },
    { to: [32218, 24059], from: [23101] },
    { to: [32226, 24067], from: [23104] },
    { to: [32223, 24062], from: [23105] },
    { to: [32225, 24065], from: [23106] },
    { to: [32215, 24056], from: [23108] },
    { to: [32216, 24057], from: [23109] },
    { to: [32212, 24055], from: [23110] },
    { to: [32211, 24054], from: [23111] },
    { to: [32204, 24047], from: [23113, 28466] },
    { to: [32207, 24050], from: [23114, 28469] },
    { to: [32208, 24052], from: [23115, 28470] },
    { to: [32206, 24051], from: [23116, 28468] },
    { to: [32200, 24033], from: [23118, 28463] },
    { to: [32201, 24035], from: [23119, 28464] },
    { to: [32202, 24037], from: [23121, 28465] },
    { to: [32205, 24048], from: [28290, 28467] },
    { to: [32197, 24031], from: [28462, 28595] },
    { to: [32210, 31861], from: [31860] },
    { to: [32213, 31863], from: [31862] },
    { to: [32214, 31865], from: [31864] },
    { to: [32221, 31867], from: [31866] },
    { to: [32222, 31868], from: [31869] },
    { to: [37503, 32836], from: [32833] },
  ],
  flasks: [
    { item: 22854, name: 'Flask of Relentless Assault', auras: [28520] }, // app al ws qu gk
    { item: 22861, name: 'Flask of Blinding Light', auras: [28521] }, // app al ws qu gk
    { item: 22866, name: 'Flask of Pure Death', auras: [28540] }, // app al ws qu gk
    { item: 22851, name: 'Flask of Fortification', auras: [28518] }, // app al ws qu gk
    { item: 22853, name: 'Flask of Mighty Restoration', auras: [28519] }, // app al ws qu gk
    { item: 33208, name: 'Flask of Chromatic Wonder', auras: [42735] }, // app al ws qu gk
  ],
  battleElixirs: [
    { item: 22831, name: 'Elixir of Major Agility', auras: [28497] }, // app al ws qu gk
    { item: 22824, name: 'Elixir of Major Strength', auras: [28490] }, // app al ws qu gk
    { item: 22825, name: 'Elixir of Healing Power', auras: [28491] }, // app al ws qu gk
    { item: 22827, name: 'Elixir of Major Frost Power', auras: [28493] }, // app al ws qu gk
    { item: 22833, name: 'Elixir of Major Firepower', auras: [28501] }, // app al ws qu gk
    { item: 22835, name: 'Elixir of Major Shadow Power', auras: [28503] }, // app al ws qu gk
    { item: 28102, name: 'Onslaught Elixir', auras: [33720] }, // app al ws qu gk
    { item: 28103, name: "Adept's Elixir", auras: [33721] }, // app al ws qu gk
    { item: 28104, name: 'Elixir of Mastery', auras: [33726] }, // app al ws qu gk
    { item: 31679, name: 'Fel Strength Elixir', auras: [38954] }, // app al ws qu gk
  ],
  guardianElixirs: [
    { item: 22834, name: 'Elixir of Major Defense', auras: [28502] }, // app al ws qu gk
    { item: 22840, name: 'Elixir of Major Mageblood', auras: [28509] }, // app al ws qu gk
    { item: 22848, name: 'Elixir of Empowerment', auras: [28514] }, // app al ws qu gk
    { item: 32062, name: 'Elixir of Major Fortitude', auras: [39625] }, // app al ws qu gk
    { item: 32063, name: 'Earthen Elixir', auras: [39626] }, // app al qu gk
    { item: 32067, name: 'Elixir of Draenic Wisdom', auras: [39627] }, // app al ws qu gk
    { item: 32068, name: 'Elixir of Ironskin', auras: [39628] }, // app al ws qu gk
  ],
  foods: [
    { item: 27658, name: 'Roasted Clefthoof', auras: [33256] }, // app al ws qu gk
    { item: 27659, name: 'Warp Burger', auras: [33261] }, // app al ws qu gk
    { item: 27657, name: 'Blackened Basilisk', auras: [33263] }, // app al ws qu gk
    { item: 27666, name: 'Golden Fish Sticks', auras: [33268] }, // app al ws qu gk
    { item: 27667, name: 'Spicy Crawdad', auras: [33257] }, // app al ws qu gk
    { item: 27651, name: 'Buzzard Bites', auras: [33254] }, // app al ws qu gk
    { item: 27655, name: 'Ravager Dog', auras: [33259] }, // app al ws qu gk
    { item: 27663, name: 'Blackened Sporefish', auras: [33265] }, // app al ws qu gk
    { item: 33872, name: 'Spicy Hot Talbuk', auras: [43764] }, // app al ws qu gk
    { item: 33825, name: 'Skullfish Soup', auras: [43722] }, // app al ws qu gk
    { item: 33866, name: 'Stormchops', auras: [43730] }, // app al qu gk
    { item: 33867, name: 'Broiled Bloodfin', auras: [45619] }, // app al ws qu gk
    { item: 35563, name: 'Charred Bear Kabobs', auras: [46899] }, // app al qu gk
    { item: 35565, name: 'Juicy Bear Burger', auras: [46687] }, // app al qu gk
  ],
  minutes: { flask: 120, elixir: 60, food: 30 },
  presets: {
    // ws-tbc
    'Druid-Balance': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[], [2940], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        10: [[2928], [], []],
        11: [[2928], [], []],
        14: [[2621], [], []],
        15: [[2671], [2669], []],
      },
      gems: [
        [32196, 34220, 32215, 35760, 32221],
        [24030, 31867, 32218, 24056, 24059],
      ],
      flasks: [22861],
      foods: [27657],
    },
    // ws-tbc
    'Druid-Feral': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986], [], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2939], [], []],
        8: [[2647], [], []],
        9: [[2564], [], []],
        10: [[2931], [2929], []],
        11: [[2931], [2929], []],
        14: [[368], [], []],
        15: [[2670], [], []],
      },
      gems: [[32194, 32226, 32409], [24028]],
      foods: [27664],
      battleElixirs: [22831],
      guardianElixirs: [32067],
    },
    // ws-tbc
    'Druid-Guardian': {
      enchants: {
        0: [[], [3003, 2999, 3004, 3005, 3008], []],
        2: [[2978], [2986, 2998], []],
        4: [[2661], [2987, 2988], []],
        6: [[3013], [2681, 2682, 3012], []],
        7: [[2940], [2939], []],
        8: [[2649], [1891, 2647, 2648], []],
        9: [[2613], [2564, 2987, 2988], []],
        10: [[2931], [2929], []],
        11: [[2931], [2929], []],
        14: [[368], [2664], []],
        15: [[2670], [], []],
      },
      gems: [
        [32200, 32212, 25896],
        [24028, 24033, 24055, 32194, 32409, 24061, 32220, 22459, 24051, 24067],
      ],
      foods: [27667],
      battleElixirs: [22831],
    },
    // bw
    'Druid-Restoration': {
      enchants: {
        0: [[], [], [3001]],
        2: [[], [], [2980]],
        4: [[], [], [1144, 2661, 3150]],
        6: [[], [], [2746]],
        7: [[], [], [2940]],
        8: [[], [], [2617]],
        9: [[], [], [2322]],
        14: [[], [], [2621, 1441]],
        15: [[], [], [2343]],
      },
      gems: [[], []],
    },
    // ws-tbc
    'Hunter-BeastMastery': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986, 2717], [], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2657], [], []],
        8: [[1593], [], []],
        9: [[2564], [], []],
        14: [[368], [], []],
        15: [[2670, 3222], [2564], []],
        16: [[3222], [2564], []],
        17: [[2724], [2723], []],
      },
      gems: [
        [32194, 32409, 32226, 32222, 32220, 32212],
        [24028, 24055, 31868, 24061],
      ],
      foods: [27659],
      battleElixirs: [22831],
      guardianElixirs: [22840],
    },
    // ws-tbc
    'Hunter-Survival': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986], [2997], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2657], [], []],
        8: [[1593], [], []],
        9: [[2564], [], []],
        14: [[368], [], []],
        15: [[2670, 3222], [2564], []],
        16: [[3222], [2564], []],
        17: [[2724], [], []],
      },
      gems: [
        [32194, 32409, 32226, 32220],
        [24028, 32212, 24055, 24061],
      ],
      foods: [27659],
      battleElixirs: [22831],
      guardianElixirs: [22840],
    },
    // ws-tbc
    'Mage-Arcane': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        14: [[2621], [], []],
        15: [[2671], [], []],
      },
      gems: [
        [32204, 34220, 32201],
        [24047, 24030],
      ],
      foods: [27657],
      battleElixirs: [28103],
      guardianElixirs: [32067],
    },
    // bw
    'Paladin-Holy': {
      enchants: {
        0: [[], [], [3001]],
        2: [[], [], [2980]],
        4: [[], [], [1144, 2661, 3150]],
        6: [[], [], [2746]],
        7: [[], [], [2940]],
        8: [[], [], [2617]],
        9: [[], [], [2322]],
        14: [[], [], [2621, 1441]],
        15: [[], [], [2343]],
      },
      gems: [[], []],
    },
    // ws-tbc
    'Paladin-Protection': {
      enchants: {
        0: [[3002], [2999], []],
        2: [[2716], [2991], []],
        4: [[2659], [], []],
        6: [[2748], [3013], []],
        7: [[2649], [2940], []],
        8: [[2649], [2650], []],
        9: [[2613], [2937], []],
        10: [[2928], [], []],
        11: [[2928], [], []],
        14: [[2648], [2622], []],
        15: [[2669], [], []],
        16: [[1071], [], []],
      },
      gems: [
        [32200, 32196, 32215, 35501, 32223],
        [24033, 25896, 32221],
      ],
      flasks: [22861],
      foods: [27657],
    },
    // ws-tbc
    'Paladin-Retribution': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986], [], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2657], [], []],
        8: [[2647], [], []],
        9: [[684], [], []],
        14: [[368], [], []],
        15: [[2673], [], []],
      },
      gems: [
        [32193, 32409, 32217, 32211],
        [24027, 24058, 24054],
      ],
      flasks: [22854],
      foods: [27658],
    },
    // bw
    'Priest-Discipline': {
      enchants: {
        0: [[], [], [3001]],
        2: [[], [], [2980]],
        4: [[], [], [1144, 2661, 3150]],
        6: [[], [], [2746]],
        7: [[], [], [2940]],
        8: [[], [], [2617]],
        9: [[], [], [2322]],
        14: [[], [], [2621, 1441]],
        15: [[], [], [2343]],
      },
      gems: [[], []],
    },
    // bw
    'Priest-Holy': {
      enchants: {
        0: [[], [], [3001]],
        2: [[], [], [2980]],
        4: [[], [], [1144, 2661, 3150]],
        6: [[], [], [2746]],
        7: [[], [], [2940]],
        8: [[], [], [2617]],
        9: [[], [], [2322]],
        14: [[], [], [2621, 1441]],
        15: [[], [], [2343]],
      },
      gems: [[], []],
    },
    // ws-tbc
    'Priest-Shadow': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        10: [[2928], [], []],
        11: [[2928], [], []],
        14: [[2621], [], []],
        15: [[2672], [], []],
      },
      gems: [[32196, 25893], [24030]],
      flasks: [22866],
      foods: [27657],
    },
    // ws-tbc
    'Rogue-Combat': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986], [], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2939], [], []],
        8: [[1593], [], []],
        9: [[2564], [], []],
        14: [[368], [], []],
        15: [[2673], [], []],
        16: [[2673], [], []],
      },
      gems: [
        [32206, 32409, 32212, 32194, 32220],
        [24051, 24061],
      ],
      foods: [33872],
      battleElixirs: [22831],
      guardianElixirs: [32062],
    },
    // ws-tbc
    'Shaman-Elemental': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        10: [[2928], [], []],
        11: [[2928], [], []],
        14: [[2621], [], []],
        15: [[2669], [], []],
        16: [[], [2654], []],
      },
      gems: [
        [32196, 35760, 34220, 32215],
        [31867, 24030, 24059, 32218],
      ],
      flasks: [22861],
      foods: [27657],
    },
    // ws-tbc
    'Shaman-Enhancement': {
      enchants: {
        0: [[3003], [], []],
        2: [[2986], [], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2939], [], []],
        8: [[2647], [], []],
        9: [[684], [], []],
        14: [[368], [], []],
        15: [[2673], [], []],
        16: [[3225], [2673], []],
      },
      gems: [
        [32193, 32217, 32211, 32409],
        [24027, 24058, 24054],
      ],
      flasks: [22854],
      foods: [27658],
    },
    // bw
    'Shaman-Restoration': {
      enchants: {
        0: [[], [], [3001]],
        2: [[], [], [2980]],
        4: [[], [], [1144, 2661, 3150]],
        6: [[], [], [2746]],
        7: [[], [], [2940]],
        8: [[], [], [2617]],
        9: [[], [], [2322]],
        14: [[], [], [2621, 1441]],
        15: [[], [], [2343]],
      },
      gems: [[], []],
    },
    // ws-tbc
    'Warlock-Affliction': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        14: [[2621], [], []],
        15: [[2672], [], []],
      },
      gems: [
        [32196, 34220, 32218, 32215],
        [31867, 35761, 35760, 24030, 35759, 24056, 24059],
      ],
      flasks: [22866],
      foods: [27657],
    },
    // ws-tbc
    'Warlock-Demonology': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        14: [[2621], [], []],
        15: [[2672], [], []],
      },
      gems: [
        [32196, 34220, 32218, 32215],
        [31867, 35761, 35760, 24030, 35759, 24056, 24059],
      ],
      flasks: [22866],
      foods: [27657],
    },
    // ws-tbc
    'Warlock-Destruction': {
      enchants: {
        0: [[3002], [], []],
        2: [[2982], [], []],
        4: [[2661], [], []],
        6: [[2748], [], []],
        7: [[2940], [], []],
        8: [[2650], [], []],
        9: [[2937], [], []],
        14: [[2621], [], []],
        15: [[2672], [2671], []],
      },
      gems: [
        [32196, 34220, 32218, 32215],
        [31867, 24030, 35761, 35760, 31861, 35759, 24056, 24059],
      ],
      flasks: [22866],
      foods: [27657],
    },
    // ws-tbc
    'Warrior-Arms': {
      enchants: {
        0: [[3003], [], []],
        2: [[2997], [2986], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2939], [], []],
        8: [[2647], [], []],
        9: [[684], [], []],
        14: [[368], [], []],
        15: [[3225], [2673], []],
      },
      gems: [
        [32217, 32205, 32409, 32226],
        [24027, 24058],
      ],
      flasks: [22854],
      foods: [27658],
    },
    // ws-tbc
    'Warrior-Fury': {
      enchants: {
        0: [[3003], [], []],
        2: [[2997], [2986], []],
        4: [[2661], [], []],
        6: [[3012], [], []],
        7: [[2939], [], []],
        8: [[2647], [], []],
        9: [[684], [], []],
        14: [[368], [], []],
        15: [[3225], [2673], []],
        16: [[2673], [], []],
      },
      gems: [
        [32193, 32217, 32409, 32211],
        [24027, 24058],
      ],
      flasks: [22854],
      foods: [27658],
    },
    // ws-tbc
    'Warrior-Protection': {
      enchants: {
        0: [[3003], [2583, 3008], []],
        2: [[2997], [2991], []],
        4: [[2661], [2933], []],
        6: [[3013], [], []],
        7: [[2940], [], []],
        8: [[2649], [], []],
        9: [[2613], [], []],
        14: [[368], [2664], []],
        15: [[2673], [], []],
        16: [[1071], [2673], []],
      },
      gems: [
        [32200, 32226, 32212, 32409],
        [24033, 25896],
      ],
      foods: [27667],
      battleElixirs: [22831],
    },
  },
};
