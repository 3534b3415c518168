import { test } from 'vitest';
import {
  AUGUST_1,
  BLACK_TEMPLE,
  enchantedPiece,
  expectLines,
  FIRELANDS,
  hunter,
  KARAZHAN,
  killSeenAt,
  type ListCase,
  mage,
  othersWearing,
  pieceWithoutEnchant,
  playersWith,
  playerWearing,
  SLOTS,
  warrior,
  withGems,
} from '#test/to-buy';

const { HEAD, SHOULDERS, CHEST, LEGS, BOOTS, BRACERS, GLOVES, CLOAK } = SLOTS;
const { RING_1, RING_2, MAINHAND, OFFHAND, RANGED } = SLOTS;

/** Items by era and hand. */
const ONE_HAND = { cataclysm: 59_122, mists: 98_270, tbc: 28_524 };
const TWO_HAND = { cataclysm: 59_330, mists: 95_499, tbc: 28_573 };
const SHIELD = { cataclysm: 59_327, mists: 98_322, tbc: 28_606 };
const HELD = { cataclysm: 59_484, mists: 98_324, tbc: 28_525 };
const BOW = { cataclysm: 59_320, mists: 98_267, tbc: 28_504 };
const WAND = { cataclysm: 59_314, mists: 98_268, tbc: 28_588 };

/** Returns a kill where other players of a spec wore a piece, each with a different enchant. */
const wornByOthers = (icon: string, slot: number, ...enchants: number[]) => {
  const pieces = enchants.map((id) => enchantedPiece(slot, id));
  return [killSeenAt(1, playersWith(icon, pieces))];
};

const CASES: readonly ListCase[] = [
  [
    'an enchant is listed with its scroll, not its formula',
    mage(pieceWithoutEnchant(MAINHAND, ONE_HAND.cataclysm)),
    '1 × Enchant Weapon - Power Torrent',
    { items: [52_774] },
  ],
  [
    'an embroidery is never named, even if the gear sets have no other enchant',
    mage(pieceWithoutEnchant(CLOAK)),
    '1 × an enchant for Cloak (usually Greater Intellect)',
    { items: [] },
  ],
  [
    'an enchanter’s bare ring needs the enchant of the other ring',
    mage(enchantedPiece(RING_1, 4080), pieceWithoutEnchant(RING_2)),
    '1 × Enchant Ring - Intellect [enchanters do it themselves]',
    { items: [] },
  ],
  [
    'a blacksmith’s missing socket is not imported',
    warrior(withGems(BRACERS, 56_301, 52_206), withGems(GLOVES, 59_117, 52_206)),
    '1 × Socket Gloves [blacksmiths do it themselves]',
    { items: [] },
  ],
  [
    'a thread limited to tailors does not count as a vote',
    mage(pieceWithoutEnchant(LEGS)),
    '1 × an enchant for Legs (usually Powerful Enchanted Spellthread)',
    { seen: othersWearing('Mage-Fire', 4, enchantedPiece(LEGS, 4113)), items: [] },
  ],
  [
    'a quartermaster’s enchant is listed with the factions of both sides',
    warrior(pieceWithoutEnchant(HEAD)),
    '1 × Arcanum of the Highlands [Wildhammer Clan or Dragonmaw Clan, revered]',
    { items: [] },
  ],
  [
    'an enchant for exalted players is listed with the lesser one for honoured players',
    warrior(pieceWithoutEnchant(SHOULDERS)),
    '1 × Greater Inscription of Jagged Stone [Therazane, exalted; honoured: Inscription of Jagged Stone]',
    { items: [] },
  ],
  [
    'the gear sets do not decide between Aldor and Scryers',
    playerWearing('Mage-Arcane', pieceWithoutEnchant(SHOULDERS)),
    '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
    { era: 'tbc', items: [] },
  ],
  [
    'most raiders of the spec do not decide between Aldor and Scryers',
    playerWearing('Mage-Arcane', pieceWithoutEnchant(SHOULDERS)),
    '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
    { era: 'tbc', seen: othersWearing('Mage-Arcane', 4, enchantedPiece(SHOULDERS, 2995)) },
  ],
  [
    'the enchant of a player’s faction is named if the player wore it before',
    playerWearing('Mage-Arcane', pieceWithoutEnchant(SHOULDERS)),
    '1 × Greater Inscription of the Orb [The Scryers, exalted; honoured: Inscription of the Orb; they wore it on Aug 1]',
    {
      era: 'tbc',
      seen: [killSeenAt(AUGUST_1, [playerWearing('Mage-Arcane', enchantedPiece(SHOULDERS, 2995))])],
      items: [],
    },
  ],
  [
    'an enchant is named by its name for the slot',
    playerWearing('Warrior-Protection', pieceWithoutEnchant(BRACERS)),
    '1 × Enchant Bracer - Major Defense [an enchanter, with 2 × Small Prismatic Shard, 10 × Arcane Dust; 3 of 3 Protection warriors]',
    { era: 'tbc', seen: othersWearing('Warrior-Protection', 3, enchantedPiece(BRACERS, 2648)) },
  ],
  [
    'an enchant for two-handers does not count as a vote for a one-hander',
    playerWearing('Druid-Feral', pieceWithoutEnchant(MAINHAND, ONE_HAND.cataclysm)),
    '1 × an enchant for Mainhand',
    { seen: othersWearing('Druid-Feral', 3, enchantedPiece(MAINHAND, 4227, TWO_HAND.cataclysm)) },
  ],
  [
    'a weapon’s enchant does not fit a shield',
    playerWearing('Shaman-Enhancement', pieceWithoutEnchant(OFFHAND, SHIELD.cataclysm)),
    '1 × an enchant for Offhand',
    {
      seen: othersWearing(
        'Shaman-Enhancement',
        3,
        enchantedPiece(OFFHAND, 4099, ONE_HAND.cataclysm),
      ),
    },
  ],
  [
    'a held item of Mists has an off-hand enchant',
    mage(pieceWithoutEnchant(OFFHAND, HELD.mists)),
    '1 × Enchant Off-Hand - Major Intellect',
    { era: 'mists' },
  ],
  [
    'a held item of Burning Crusade needs no enchant',
    mage(pieceWithoutEnchant(OFFHAND, HELD.tbc)),
    [],
    { era: 'tbc', fight: BLACK_TEMPLE },
  ],
  [
    'no enchant is named for an item of unknown hand',
    mage(pieceWithoutEnchant(MAINHAND)),
    '1 × an enchant for Mainhand',
  ],
  [
    'two weapons need two enchants',
    playerWearing(
      'Monk-Windwalker',
      ...[MAINHAND, OFFHAND].map((slot) => pieceWithoutEnchant(slot, ONE_HAND.mists)),
    ),
    '2 × Enchant Weapon - Dancing Steel',
    { era: 'mists', items: [74_726] },
  ],
  [
    'a scope is not named before its tier',
    hunter(pieceWithoutEnchant(RANGED, BOW.cataclysm)),
    '1 × a scope for Ranged',
    { items: [] },
  ],
  [
    'a scope is named in its tier',
    hunter(pieceWithoutEnchant(RANGED, BOW.cataclysm)),
    "1 × Flintlocke's Woodchucker",
    { fight: FIRELANDS, items: [70_139] },
  ],
  [
    'every scope is named in an unknown tier',
    hunter(pieceWithoutEnchant(RANGED, BOW.cataclysm)),
    "1 × Flintlocke's Woodchucker",
    { fight: { ...FIRELANDS, zoneId: 1 } },
  ],
  [
    'a bow of Mists needs a scope',
    playerWearing('Hunter', pieceWithoutEnchant(MAINHAND, BOW.mists)),
    '1 × a scope for Mainhand',
    { era: 'mists' },
  ],
  [
    'a wand needs no scope',
    mage(pieceWithoutEnchant(MAINHAND, WAND.mists)),
    '1 × an enchant for Mainhand',
    { era: 'mists' },
  ],
  [
    'an enchant of tier 6 is not named in tier 4',
    warrior(pieceWithoutEnchant(MAINHAND, TWO_HAND.tbc)),
    '1 × an enchant for Mainhand (usually Mongoose)',
    { era: 'tbc', fight: KARAZHAN },
  ],
  [
    'a death knight needs a runeforge for each hand',
    playerWearing(
      'DeathKnight-Frost',
      pieceWithoutEnchant(MAINHAND, ONE_HAND.cataclysm),
      enchantedPiece(OFFHAND, 4066, ONE_HAND.cataclysm),
    ),
    [
      '1 × a runeforge for Mainhand [death knights do it themselves]',
      '1 × a runeforge for Offhand [death knights do it themselves]',
    ],
    { items: [] },
  ],
  [
    'an item below level 300 needs no enchant',
    mage(
      { ...pieceWithoutEnchant(CHEST), itemLevel: 300 },
      { ...pieceWithoutEnchant(BOOTS), itemLevel: 299 },
    ),
    '1 × Enchant Chest - Peerless Stats',
  ],
  [
    'an item below level 35 needs no enchant in Burning Crusade',
    warrior(
      { ...pieceWithoutEnchant(GLOVES), itemLevel: 35 },
      { ...pieceWithoutEnchant(CHEST), itemLevel: 34 },
    ),
    '1 × Enchant Gloves - Major Strength [an enchanter, with 12 × Arcane Dust, 1 × Greater Planar Essence]',
    { era: 'tbc', items: [22_445, 22_446] },
  ],
  [
    'a resistance enchant is neither a vote nor a usual enchant',
    playerWearing('Rogue', pieceWithoutEnchant(CLOAK)),
    '1 × an enchant for Cloak',
    { era: 'tbc', seen: othersWearing('Rogue-Combat', 4, enchantedPiece(CLOAK, 2620)) },
  ],
  [
    'a shield spike does not count as a vote',
    playerWearing('Warrior-Protection', pieceWithoutEnchant(OFFHAND, SHIELD.cataclysm)),
    '1 × Enchant Shield - Mastery',
    {
      seen: othersWearing('Warrior-Protection', 4, enchantedPiece(OFFHAND, 4216, SHIELD.cataclysm)),
    },
  ],
  [
    'a caster of Burning Crusade may have any cloak enchant, whatever the gear sets',
    playerWearing('Mage-Arcane', pieceWithoutEnchant(CLOAK)),
    '1 × any enchant for Cloak',
    { era: 'tbc', items: [] },
  ],
  [
    'a healer of Burning Crusade may have any cloak enchant',
    playerWearing('Paladin-Holy', pieceWithoutEnchant(CLOAK)),
    '1 × any enchant for Cloak',
    { era: 'tbc' },
  ],
  [
    'a druid without a spec may not have any cloak enchant',
    playerWearing('Druid', pieceWithoutEnchant(CLOAK)),
    '1 × an enchant for Cloak',
    { era: 'tbc' },
  ],
  [
    'the cloak enchant of most casters is named',
    playerWearing('Mage-Arcane', pieceWithoutEnchant(CLOAK)),
    '1 × Enchant Cloak - Subtlety [an enchanter, with 4 × Small Prismatic Shard, 2 × Greater Planar Essence, 8 × Primal Shadow; 3 of 3 Arcane mages]',
    { era: 'tbc', seen: othersWearing('Mage-Arcane', 3, enchantedPiece(CLOAK, 2621)) },
  ],
  [
    'the enchant of most raiders of the spec is named, not the first one seen',
    warrior(pieceWithoutEnchant(BOOTS)),
    "1 × Enchant Boots - Assassin's Step [2 of 3 Arms warriors]",
    { seen: wornByOthers('Warrior-Arms', BOOTS, 4104, 4105, 4105) },
  ],
  [
    'two enchants worn by raiders are listed as usual before one of the gear sets',
    mage(pieceWithoutEnchant(LEGS)),
    '1 × an enchant for Legs (usually Dragonscale Leg Armor, Charscale Leg Armor, Powerful Enchanted Spellthread)',
    { seen: wornByOthers('Mage-Fire', LEGS, 4126, 4127, 4109) },
  ],
  [
    'two enchants of the newest gear sets are listed as usual',
    playerWearing('DeathKnight-Blood', pieceWithoutEnchant(GLOVES)),
    '1 × an enchant for Gloves (usually Mighty Strength, Greater Mastery)',
  ],
  [
    'the enchant of most raiders of the spec takes precedence over the gear sets',
    mage(pieceWithoutEnchant(CHEST)),
    '1 × Enchant Chest - Greater Stamina [3 of 3 Fire mages]',
    { seen: othersWearing('Mage-Fire', 3, enchantedPiece(CHEST, 4103)) },
  ],
];

test.each(CASES)('$0', expectLines);
