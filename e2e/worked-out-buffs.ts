const entriesIn = (list: string): string[] => list.trim().split(/,\s+/);

/**
 * Magmaw's 25 raiders against the specification's lists by its provider rule,
 * worked out apart from the app. A raider counts once if the class matches and the spec is any or
 * theirs.
 */
export const BUFFS = entriesIn(`
+10% Melee Speed: 4, +5% Crit: 5, +10% Attack Power: 5, +5% Spell Haste: 4,
+10% Spell Power: 2, +6% Spell Power: 4, +3% to all damage: 2, +5% to all base stats: 6,
+Strength and Agility: 10, +Stamina: 8, +Max Mana: 4, Combat Resurrection: 8,
Major Haste buff: 4, +Armor: 5, Spell Pushback Resist: 5, Minor mana replenishment: 3,
Major Mana Replenishment: 7, +MP5: 7`);

export const DEBUFFS = entriesIn(`
Armor Debuff: 10, +30% bleed damage: 4, +5% crit for spells only: 3,
-20% melee haste debuff: 12, +8% magic damage debuff: 7, +4% physical damage debuff: 5,
Healing Debuff: 8, -10% physical damage output debuff: 10, Cast Speed debuff: 10`);
