/**
 * Items that outlast their level, relics, and resistance gear for one fight. Source: gear sets of
 * wowsims/tbc-new 3267f8d in Phases 1 to 5, and general knowledge.
 */
const OUTLASTING: readonly number[] = [
  8345, // Wolfshead Helm
  21670, // Badge of the Swarmguard
  23206, // Mark of the Champion
  23207, // Mark of the Champion
  22954, // Kiss of the Spider
  23046, // The Restrained Essence of Sapphiron
  23047, // Eye of the Dead
  19406, // Drake Fang Talisman
  21180, // Earthstrike
  23570, // Jom Gabbar
  23041, // Slayer's Crest
  30834, // Shapeshifter's Signet
  29172, // Ashyen's Gift
  29119, // Haramad's Bargain
  31856, // Darkmoon Card: Crusade
  31857, // Darkmoon Card: Wrath
  31858, // Darkmoon Card: Vengeance
  31859, // Darkmoon Card: Madness
  23835, // Gnomish Poultryizer
  23836, // Goblin Rocket Launcher
  9449, // Manual Crowd Pummeler
  29181, // Timelapse Shard
  28288, // Abacus of Violent Odds
  32770, // Skyguard Silver Cross
  32756, // Gyro-Balanced Khorium Destroyer
  30257, // Shattrath Leggings
  24114, // Braided Eternium Chain
  22345, // Totem of Rebirth
  22396, // Totem of Life
  22398, // Idol of Rejuvenation
  22399, // Idol of Health
  22401, // Libram of Hope
  22402, // Libram of Grace
  23004, // Idol of Longevity
  23005, // Totem of Flowing Water
  23006, // Libram of Light
  23197, // Idol of the Moon
  23198, // Idol of Brutality
  23199, // Totem of the Storm
  23200, // Totem of Sustaining
  23201, // Libram of Divinity
  23203, // Libram of Fervor
  24386, // Libram of Saints Departed
  24413, // Totem of the Thunderhead
  25643, // Harold's Rejuvenating Broach
  25644, // Blessed Book of Nagrand
  25645, // Totem of the Plains
  25667, // Idol of the Beast
  25940, // Idol of the Claw
  27518, // Ivory Idol of the Moongoddess
  27886, // Idol of the Emerald Queen
  27917, // Libram of the Eternal Rest
  27947, // Totem of Impact
  27949, // Libram of Zeal
  27983, // Libram of Zeal
  27984, // Totem of Impact
  27989, // Idol of Savagery
  27990, // Idol of Savagery
  28064, // Idol of the Wild
  28065, // Libram of Wracking
  28066, // Totem of Lightning
  29388, // Libram of Repentance
  29389, // Totem of the Pulsing Earth
  29390, // Everbloom Idol
  31025, // Idol of the Avenger
  31031, // Stormfury Totem
  31033, // Libram of Righteous Power
  186071, // Communal Totem of Lightning
  186073, // Communal Totem of the Storm
];

/** Pieces below item level 115 with 15 or more of one resistance. Source: wowsims/tbc-new 3267f8d. */
const RESISTANCE: readonly number[] = [
  944, 3475, 12420, 12609, 12613, 12895, 12905, 13369, 13524, 13525, 13526, 13527, 13528, 13529,
  13530, 13531, 13533, 13535, 13537, 13538, 13986, 14128, 14130, 14543, 15055, 15068, 15138, 15815,
  16309, 16979, 16980, 16983, 16984, 16988, 17013, 17182, 17982, 18398, 18399, 18406, 18547, 18608,
  18609, 18639, 18677, 18678, 18718, 18803, 18811, 19139, 19148, 19149, 19156, 19164, 19165, 19399,
  19433, 19439, 20039, 20380, 20476, 20477, 20478, 20537, 20538, 20539, 20549, 20550, 20551, 20579,
  20581, 20600, 20619, 20621, 20625, 20633, 20637, 20699, 20700, 20701, 20702, 20703, 20704, 20705,
  20706, 20707, 21526, 21527, 21529, 21530, 21531, 21532, 21614, 21626, 21627, 21648, 21652, 21678,
  21682, 21687, 21691, 21696, 21702, 21708, 21838, 21863, 21864, 21865, 21866, 21867, 22652, 22654,
  22655, 22658, 22660, 22661, 22662, 22663, 22664, 22665, 22666, 22669, 22670, 22671, 22699, 22700,
  22701, 22702, 22707, 22725, 22756, 22757, 22758, 22759, 22760, 22761, 22762, 22763, 22764, 22818,
  22935, 22940, 22941, 22967, 22968, 23019, 23020, 23028, 23032, 23033, 23509, 23510, 23511, 23514,
  23515, 23516, 24092, 24093, 24095, 24097, 24098, 29400, 29489, 29490, 29491, 29492, 29493, 29494,
  29495, 29496, 29497, 29498, 29499, 29500, 30825, 30831, 30837, 30838, 31074, 31341, 31370, 31371,
  31398, 31925, 31926, 31927, 31928, 31929, 31930, 31931, 31932, 31933, 31934, 31935, 31936, 31937,
  31938, 31939, 32082,
];

/** Exempt from any minimum item level. */
export const EXEMPT_FROM_LEVEL: readonly number[] = [...OUTLASTING, ...RESISTANCE];
