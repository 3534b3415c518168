import type { Choice } from '../coverage/choice';

/**
 * Spells of which a raider can hold only one at a time.
 *
 * There is no fire totem here: Flametongue is the only one that counts, and Totemic Wrath works with
 * any. Mana Tide takes the place of the water totem for seconds only, so it excludes nothing.
 * Demoralizing Shout stands beside either of the other shouts.
 *
 * Source: pitfalls.md row 27; spell ids as in raid-buffs.ts.
 */
export const EXCLUSIVE_SPELLS: readonly (Choice & { spells: readonly number[] })[] = [
  { name: 'blessing', by: 'paladin', spells: [19740, 20217] }, // Might, Kings
  { name: 'aura', by: 'paladin', spells: [465, 19746] }, // Devotion, Concentration
  { name: 'air totem', by: 'shaman', spells: [8512, 3738] }, // Windfury, Wrath of Air
  { name: 'earth totem', by: 'shaman', spells: [8075, 8071] }, // Strength of Earth, Stoneskin
  { name: 'water totem', by: 'shaman', spells: [5675, 87718] }, // Mana Spring, Tranquil Mind
  { name: 'shout', by: 'warrior', spells: [6673, 469] }, // Battle, Commanding
  { name: 'curse', by: 'warlock', spells: [1490, 85479, 702, 1714] }, // Elements twice, Weakness, Tongues
];

/** Who can have only one pet out at a time. Source: pitfalls.md row 27. */
export const EXCLUSIVE_PETS: readonly Choice[] = [
  { name: 'pet', by: 'hunter' },
  { name: 'pet', by: 'warlock' },
];
