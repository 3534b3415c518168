/**
 * Glyphs of game-icons.net for buffs and debuffs by category name, with the colour that they have;
 * scripts/draw-icons.ts draws the sheet. Our own choice, not the game's art.
 */
export type Hue =
  | 'blue'
  | 'brown'
  | 'cyan'
  | 'green'
  | 'grey'
  | 'orange'
  | 'purple'
  | 'red'
  | 'yellow';

export type BuffGlyph = readonly [glyph: string, hue: Hue];

const OTHER: BuffGlyph = ['magic-swirl', 'grey'];

/** By era: Cataclysm, then what Mists and Burning Crusade name otherwise. */
export const BUFF_GLYPHS: ReadonlyMap<string, BuffGlyph> = new Map<string, BuffGlyph>([
  ['+10% Melee Speed', ['wind-slap', 'blue']],
  ['+5% Crit', ['bullseye', 'brown']],
  ['+10% Attack Power', ['fist', 'yellow']],
  ['+5% Spell Haste', ['spell-book', 'purple']],
  ['+10% Spell Power', ['daemon-skull', 'purple']],
  ['+6% Spell Power', ['flame', 'orange']],
  ['+3% to all damage', ['pointy-sword', 'red']],
  ['+5% to all base stats', ['paw', 'orange']],
  ['+Strength and Agility', ['horn-internal', 'blue']],
  ['+Stamina', ['heart-plus', 'grey']],
  ['+Max Mana', ['brain', 'cyan']],
  ['Combat Resurrection', ['raise-zombie', 'green']],
  ['Major Haste buff', ['wolf-howl', 'red']],
  ['+Armor', ['checked-shield', 'grey']],
  ['Spell Pushback Resist', ['concentration-orb', 'purple']],
  ['Minor mana replenishment', ['water-drop', 'blue']],
  ['Major Mana Replenishment', ['waves', 'blue']],
  ['+MP5', ['fountain', 'blue']],
  ['Armor Debuff', ['cracked-shield', 'brown']],
  ['+30% bleed damage', ['bleeding-wound', 'red']],
  ['+5% crit for spells only', ['fireball', 'orange']],
  ['-20% melee haste debuff', ['thunder-struck', 'blue']],
  ['+8% magic damage debuff', ['cursed-star', 'purple']],
  ['+4% physical damage debuff', ['broken-bone', 'brown']],
  ['Healing Debuff', ['poison-bottle', 'green']],
  ['-10% physical damage output debuff', ['shouting', 'yellow']],
  ['Cast Speed debuff', ['snail', 'purple']],

  ['Stats', ['paw', 'orange']],
  ['Stamina', ['heart-plus', 'grey']],
  ['Attack Power', ['fist', 'yellow']],
  ['Attack Speed', ['wind-slap', 'blue']],
  ['Spell Power', ['daemon-skull', 'purple']],
  ['Spell Haste', ['spell-book', 'purple']],
  ['Critical Strike', ['bullseye', 'brown']],
  ['Mastery', ['crown', 'yellow']],
  ['Weakened Armor', ['cracked-shield', 'brown']],
  ['Physical Vulnerability', ['broken-bone', 'brown']],
  ['Magic Vulnerability', ['cursed-star', 'purple']],
  ['Weakened Blows', ['shouting', 'yellow']],
  ['Mortal Wounds', ['poison-bottle', 'green']],
  ['Slow Casting', ['snail', 'purple']],
  ['Bloodlust', ['wolf-howl', 'red']],
  ['Combat resurrection', ['raise-zombie', 'green']],
  ['Mana', ['waves', 'blue']],
  ['Raid damage cooldowns', ['sword-clash', 'red']],
  ['Raid defensive cooldowns', ['shield-reflect', 'grey']],
  ['Movement', ['run', 'green']],
  ['Single-target externals', ['angel-wings', 'yellow']],

  ['Intellect', ['brain', 'cyan']],
  ['Mark of the Wild', ['paw', 'orange']],
  ['Spirit', ['meditation', 'grey']],
  ['Shadow Protection', ['cursed-star', 'purple']],
  ['Bloodlust / Heroism', ['wolf-howl', 'red']],
  ['Armor, major', ['cracked-shield', 'brown']],
  ['Armor, Faerie Fire', ['fairy-wand', 'orange']],
  ['Curse of Recklessness', ['imp-laugh', 'purple']],
  ['Curse of the Elements', ['burning-embers', 'orange']],
  ['Spell damage taken', ['brain', 'purple']],
  ['Shadow damage taken', ['ghost', 'purple']],
  ['Fire damage taken', ['flame', 'orange']],
  ['Frost crit taken', ['snowflake-1', 'blue']],
  ['Shadow damage by Shadow Bolt crits', ['daemon-skull', 'purple']],
  ['Physical damage taken', ['broken-bone', 'brown']],
  ['Bleed damage taken', ['bleeding-wound', 'red']],
  ['Hemorrhage', ['drop', 'red']],
  ['Expose Weakness', ['bullseye', 'brown']],
  ["Hunter's Mark", ['archery-target', 'green']],
  ['Judgement of Wisdom', ['water-drop', 'blue']],
  ['Judgement of Light', ['sun', 'yellow']],
  ['Judgement of the Crusader', ['sun-radiations', 'yellow']],
  ['Attack power of the boss', ['shouting', 'yellow']],
  ['Attack speed of the boss', ['thunder-struck', 'blue']],
  ['Hit chance of the boss', ['beehive', 'green']],
  ['Physical damage of the boss', ['fist', 'yellow']],
  ['Nature damage taken', ['tree-branch', 'green']],
  ['Windfury Totem', ['wind-slap', 'blue']],
  ['Grace of Air Totem', ['feather', 'blue']],
  ['Wrath of Air Totem', ['tornado', 'blue']],
  ['Tranquil Air Totem', ['whirlwind', 'blue']],
  ['Nature Resistance Totem', ['tree-branch', 'green']],
  ['Strength of Earth Totem', ['stone-tower', 'brown']],
  ['Stoneskin Totem', ['chess-rook', 'grey']],
  ['Totem of Wrath', ['burning-embers', 'orange']],
  ['Frost Resistance Totem', ['snowflake-1', 'blue']],
  ['Mana Spring Totem', ['fountain', 'blue']],
  ['Healing Stream Totem', ['waves', 'cyan']],
  ['Fire Resistance Totem', ['flame', 'orange']],
  ['Devotion Aura', ['checked-shield', 'grey']],
  ['Retribution Aura', ['sword-clash', 'red']],
  ['Concentration Aura', ['concentration-orb', 'purple']],
  ['Sanctity Aura', ['sun', 'yellow']],
  ['Fire Resistance Aura', ['flame', 'orange']],
  ['Frost Resistance Aura', ['snowflake-1', 'blue']],
  ['Shadow Resistance Aura', ['cursed-star', 'purple']],
  ['Battle Shout', ['shouting', 'yellow']],
  ['Commanding Shout', ['shouting', 'orange']],
  ['Leader of the Pack', ['paw', 'brown']],
  ['Moonkin Aura', ['moon', 'blue']],
  ['Tree of Life', ['stump-regrowth', 'green']],
  ['Trueshot Aura', ['arrow-flights', 'green']],
  ['Ferocious Inspiration', ['fangs', 'red']],
  ['Unleashed Rage', ['punch-blast', 'red']],
  ['Blood Pact', ['heart-drop', 'red']],
  ['Mana by a Shadow priest', ['vampire-dracula', 'purple']],
  ['Aspect of the Wild', ['feather', 'green']],
  ['Blessing of Kings', ['crown', 'yellow']],
  ['Blessing of Might', ['fist', 'yellow']],
  ['Blessing of Wisdom', ['water-drop', 'blue']],
  ['Blessing of Salvation', ['feather', 'grey']],
  ['Blessing of Light', ['sun-radiations', 'yellow']],
  ['Blessing of Sanctuary', ['templar-shield', 'grey']],
  ['Thorns', ['thorny-vine', 'green']],
  ['Soulstone', ['soul-vessel', 'purple']],
  ['Innervate', ['power-lightning', 'blue']],
  ['Power Infusion', ['angel-wings', 'yellow']],
  ['Pain Suppression', ['healing-shield', 'grey']],
  ['Mana Tide Totem', ['waves', 'blue']],
  ['Misdirection', ['arrow-flights', 'green']],
  ['Vampiric Embrace', ['vampire-dracula', 'purple']],
]);

export const BUFF_SHEET = 'buffs';

export const buffGlyph = (category: string): BuffGlyph => BUFF_GLYPHS.get(category) ?? OTHER;

export const BUFF_SHEET_GLYPHS: readonly string[] = [
  ...[...BUFF_GLYPHS.values()].map(([glyph]) => glyph),
  OTHER[0],
];
