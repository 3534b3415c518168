import type { Choice } from '../coverage/choice';

/**
 * What a raider can hold only one of at a time.
 *
 * There is no fire totem here: Flametongue is the only one that counts, and Totemic Wrath works with
 * any. Mana Tide takes the place of the water totem for seconds only, so it excludes nothing.
 * Demoralizing Shout stands beside either of the other shouts.
 *
 * Source: pitfalls.md row 27; spell ids as in raid-buffs.ts.
 */
export const EXCLUSIVE_CHOICES: readonly Choice[] = [
  { name: 'blessing', by: 'paladin', spells: [19740, 20217] }, // Might, Kings
  { name: 'aura', by: 'paladin', spells: [465, 19746] }, // Devotion, Concentration
  { name: 'air totem', by: 'shaman', spells: [8512, 3738] }, // Windfury, Wrath of Air
  { name: 'earth totem', by: 'shaman', spells: [8075, 8071] }, // Strength of Earth, Stoneskin
  { name: 'water totem', by: 'shaman', spells: [5675, 87718] }, // Mana Spring, Tranquil Mind
  { name: 'shout', by: 'warrior', spells: [6673, 469] }, // Battle, Commanding
  { name: 'curse', by: 'warlock', spells: [1490, 85479, 702, 1714] }, // Elements twice, Weakness, Tongues
  { name: 'pet', by: 'warlock', spells: 'those of a pet' },
  { name: 'pet', by: 'hunter', spells: 'those of a pet' },
];
