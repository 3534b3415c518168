import { readFileSync } from 'node:fs';

/**
 * Each player's result in deeper-25, by kill, worked out by another program; see
 * fixtures/README.md.
 */
export const EXPECTED: Readonly<Record<string, Readonly<Record<string, Expected>>>> = JSON.parse(
  readFileSync('e2e/fixtures/deeper-25/expected.json', 'utf8'),
);

export interface Expected {
  findings: string[];
  professions: string[];
  sets: string[];
}

/** The lines' titles in order, by rule and, if it has several, by finding. */
export const TITLES: readonly (readonly [found: RegExp, title: string])[] = [
  [/^empty-slot /, 'Nothing Worn'],
  [/^empty-socket /, 'Empty Socket'],
  [/^belt-buckle /, 'No Belt Buckle'],
  [/^blacksmith-socket /, 'Blacksmith Socket'],
  [/^meta-missing /, 'No Meta Gem'],
  [/^meta-inactive /, 'Meta Gem Inactive'],
  [/^gem-grade .*(low|old)$/, 'Weak Gem'],
  [/^gem-grade .*pvp$/, 'PvP Gem'],
  [/^enchant-grade .*(weak|old)$/, 'Weak Enchant'],
  [/^enchant-grade .*pvp$/, 'PvP Enchant'],
  [/^enchant-grade .*lesser$/, 'Lesser Enchant'],
  [/^ring-enchant /, 'Ring Enchant'],
  [/^scope /, 'No Scope'],
  [/^tinker /, 'No Tinker'],
  [/^armour-type /, 'Wrong Armour Type'],
  [/^pvp-gear /, 'PvP Gear'],
];

/** In the order of the log's gear array. */
export const SLOTS =
  'Head,Neck,Shoulders,Shirt,Chest,Belt,Legs,Boots,Bracers,Gloves,Ring 1,Ring 2,Trinket 1,Trinket 2,Cloak,Mainhand,Offhand,Ranged'.split(
    ',',
  );
