import { test } from 'vitest';
import {
  AUGUST_1,
  BLACK_TEMPLE,
  enchanted,
  expectLines,
  FIRELANDS,
  hunter,
  KARAZHAN,
  type ListCase,
  mage,
  others,
  SLOTS,
  seenAt,
  several,
  unenchanted,
  warrior,
  wearing,
  withGems,
} from '#test/to-buy';

const {
  HEAD,
  SHOULDERS,
  CHEST,
  LEGS,
  BOOTS,
  BRACERS,
  GLOVES,
  RING_1,
  RING_2,
  CLOAK,
  MAINHAND,
  OFFHAND,
  RANGED,
} = SLOTS;

/** Items by era and hand. */
const ONE_HAND = { cataclysm: 59_122, mists: 98_270, tbc: 28_524 };
const TWO_HAND = { cataclysm: 59_330, mists: 95_499, tbc: 28_573 };
const SHIELD = { cataclysm: 59_327, mists: 98_322, tbc: 28_606 };
const HELD = { cataclysm: 59_484, mists: 98_324, tbc: 28_525 };
const BOW = { cataclysm: 59_320, mists: 98_267, tbc: 28_504 };
const WAND = { cataclysm: 59_314, mists: 98_268, tbc: 28_588 };

/** A kill where others of a spec wore a piece, each with another enchant. */
const wornByOthers = (icon: string, slot: number, ...enchants: number[]) => [
  seenAt(
    1,
    several(
      icon,
      enchants.map((id) => enchanted(slot, id)),
    ),
  ),
];

const CASES: readonly ListCase[] = [
  {
    why: 'the scroll, not its formula 52733',
    player: mage(unenchanted(MAINHAND, ONE_HAND.cataclysm)),
    lines: ['1 × Enchant Weapon - Power Torrent'],
    items: [52_774],
  },
  {
    why: 'no embroidery for a cloak, though the sets have only that',
    player: mage(unenchanted(CLOAK)),
    lines: ['1 × an enchant for Cloak (usually Greater Intellect)'],
    items: [],
  },
  {
    why: 'an enchanter’s other ring is information',
    player: mage(enchanted(RING_1, 4080), unenchanted(RING_2)),
    lines: ['1 × Enchant Ring - Intellect [enchanters do it themselves]'],
    items: [],
  },
  {
    why: 'a blacksmith’s other socket is information',
    player: warrior(withGems(BRACERS, 56_301, 52_206), withGems(GLOVES, 59_117, 52_206)),
    lines: ['1 × Socket Gloves [blacksmiths do it themselves]'],
    items: [],
  },
  {
    why: 'a tailor’s own thread 4113 is no vote',
    player: mage(unenchanted(LEGS)),
    seen: others('Mage-Fire', 4, enchanted(LEGS, 4113)),
    lines: ['1 × an enchant for Legs (usually Powerful Enchanted Spellthread)'],
    items: [],
  },
  {
    why: 'a quartermaster’s, either side’s, with the enchant’s name',
    player: warrior(unenchanted(HEAD)),
    lines: '1 × Arcanum of the Highlands [Wildhammer Clan or Dragonmaw Clan, revered]',
    items: [],
  },
  {
    why: 'what whoever is honoured can buy',
    player: warrior(unenchanted(SHOULDERS)),
    lines:
      '1 × Greater Inscription of Jagged Stone [Therazane, exalted; honoured: Inscription of Jagged Stone]',
    items: [],
  },
  {
    why: 'neither Aldor nor Scryers by the sets',
    era: 'tbc',
    player: wearing('Mage-Arcane', unenchanted(SHOULDERS)),
    lines:
      '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
    items: [],
  },
  {
    why: 'neither by most of the spec',
    era: 'tbc',
    player: wearing('Mage-Arcane', unenchanted(SHOULDERS)),
    seen: others('Mage-Arcane', 4, enchanted(SHOULDERS, 2995)),
    lines:
      '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
  },
  {
    why: 'the faction’s that they wore',
    era: 'tbc',
    player: wearing('Mage-Arcane', unenchanted(SHOULDERS)),
    seen: [seenAt(AUGUST_1, [{ ...mage(enchanted(SHOULDERS, 2995)), icon: 'Mage-Arcane' }])],
    lines:
      '1 × Greater Inscription of the Orb [The Scryers, exalted; honoured: Inscription of the Orb; they wore it on Aug 1]',
    items: [],
  },
  {
    why: 'both factions of the Glyph of Renewal',
    era: 'tbc',
    player: wearing('Priest-Holy', unenchanted(HEAD)),
    seen: others('Priest-Holy', 3, enchanted(HEAD, 3001)),
    lines: ['1 × Glyph of Renewal [Honor Hold or Thrallmar, revered; 3 of 3 Holy priests]'],
  },
  {
    why: 'the name by slot of one effect id, here bracers',
    era: 'tbc',
    player: wearing('Warrior-Protection', unenchanted(BRACERS)),
    seen: others('Warrior-Protection', 3, enchanted(BRACERS, 2648)),
    lines:
      '1 × Enchant Bracer - Major Defense [an enchanter, with 2 × Small Prismatic Shard, 10 × Arcane Dust; 3 of 3 Protection warriors]',
  },
  {
    why: 'an enchant for two-handers is no vote for a one-hander',
    player: wearing('Druid-Feral', unenchanted(MAINHAND, ONE_HAND.cataclysm)),
    seen: others('Druid-Feral', 3, enchanted(MAINHAND, 4227, TWO_HAND.cataclysm)),
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'a weapon’s enchant does not fit a shield',
    player: wearing('Shaman-Enhancement', unenchanted(OFFHAND, SHIELD.cataclysm)),
    seen: others('Shaman-Enhancement', 3, enchanted(OFFHAND, 4099, ONE_HAND.cataclysm)),
    lines: ['1 × an enchant for Offhand'],
  },
  {
    why: 'a held item of Mists takes the off-hand’s',
    era: 'mists',
    player: mage(unenchanted(OFFHAND, HELD.mists)),
    lines: ['1 × Enchant Off-Hand - Major Intellect'],
  },
  {
    why: 'a held item of Burning Crusade takes nothing',
    era: 'tbc',
    fight: BLACK_TEMPLE,
    player: mage(unenchanted(OFFHAND, HELD.tbc)),
    lines: [],
  },
  {
    why: 'an item of unknown hand fits nothing',
    player: mage(unenchanted(MAINHAND)),
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'two weapons are two pieces',
    era: 'mists',
    player: wearing(
      'Monk-Windwalker',
      unenchanted(MAINHAND, ONE_HAND.mists),
      unenchanted(OFFHAND, ONE_HAND.mists),
    ),
    lines: ['2 × Enchant Weapon - Dancing Steel'],
    items: [74_726],
  },
  {
    why: 'no scope before its tier',
    player: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ['1 × a scope for Ranged'],
    items: [],
  },
  {
    why: 'the scope of the tier',
    fight: FIRELANDS,
    player: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ["1 × Flintlocke's Woodchucker"],
    items: [70_139],
  },
  {
    why: 'of an unknown tier nothing is barred',
    fight: { ...FIRELANDS, zoneId: 1 },
    player: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ["1 × Flintlocke's Woodchucker"],
  },
  {
    why: 'a bow of Mists takes a scope',
    era: 'mists',
    player: wearing('Hunter', unenchanted(MAINHAND, BOW.mists)),
    lines: ['1 × a scope for Mainhand'],
  },
  {
    why: 'a wand takes no scope and fits nothing',
    era: 'mists',
    player: mage(unenchanted(MAINHAND, WAND.mists)),
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'Executioner came with tier 6',
    era: 'tbc',
    fight: KARAZHAN,
    player: warrior(unenchanted(MAINHAND, TWO_HAND.tbc)),
    lines: ['1 × an enchant for Mainhand (usually Mongoose)'],
  },
  {
    why: 'a runeforge for either hand',
    player: wearing(
      'DeathKnight-Frost',
      unenchanted(MAINHAND, ONE_HAND.cataclysm),
      enchanted(OFFHAND, 4066, ONE_HAND.cataclysm),
    ),
    lines: [
      '1 × a runeforge for Mainhand [death knights do it themselves]',
      '1 × a runeforge for Offhand [death knights do it themselves]',
    ],
    items: [],
  },
  {
    why: 'nothing below item level 300',
    player: mage({ ...unenchanted(CHEST), itemLevel: 299 }),
    lines: [],
  },
  {
    why: 'something from item level 300 on',
    player: mage({ ...unenchanted(CHEST), itemLevel: 300 }),
    lines: ['1 × Enchant Chest - Peerless Stats'],
  },
  {
    why: 'Burning Crusade has its own bound',
    era: 'tbc',
    player: warrior(
      { ...unenchanted(GLOVES), itemLevel: 35 },
      { ...unenchanted(CHEST), itemLevel: 34 },
    ),
    lines:
      '1 × Enchant Gloves - Major Strength [an enchanter, with 12 × Arcane Dust, 1 × Greater Planar Essence]',
    items: [22_445, 22_446],
  },
  {
    why: 'resistance is no vote and not usual',
    era: 'tbc',
    player: wearing('Rogue', unenchanted(CLOAK)),
    seen: others('Rogue-Combat', 4, enchanted(CLOAK, 2620)),
    lines: ['1 × an enchant for Cloak'],
  },
  {
    why: 'a shield spike is no vote',
    player: wearing('Warrior-Protection', unenchanted(OFFHAND, SHIELD.cataclysm)),
    seen: others('Warrior-Protection', 4, enchanted(OFFHAND, 4216, SHIELD.cataclysm)),
    lines: ['1 × Enchant Shield - Mastery'],
  },
  {
    why: 'any cloak enchant for a caster of Burning Crusade, in spite of the sets',
    era: 'tbc',
    player: wearing('Mage-Arcane', unenchanted(CLOAK)),
    lines: ['1 × any enchant for Cloak'],
    items: [],
  },
  {
    why: 'and for a healer, by the spec',
    era: 'tbc',
    player: wearing('Paladin-Holy', unenchanted(CLOAK)),
    lines: '1 × any enchant for Cloak',
  },
  {
    why: 'but not for a class of both kinds without a spec',
    era: 'tbc',
    player: wearing('Druid', unenchanted(CLOAK)),
    lines: '1 × an enchant for Cloak',
  },
  {
    why: 'but what most of the spec wear there is named',
    era: 'tbc',
    player: wearing('Mage-Arcane', unenchanted(CLOAK)),
    seen: others('Mage-Arcane', 3, enchanted(CLOAK, 2621)),
    lines:
      '1 × Enchant Cloak - Subtlety [an enchanter, with 4 × Small Prismatic Shard, 2 × Greater Planar Essence, 8 × Primal Shadow; 3 of 3 Arcane mages]',
  },
  {
    why: 'most of the spec’s, whoever is seen first',
    player: warrior(unenchanted(BOOTS)),
    seen: wornByOthers('Warrior-Arms', BOOTS, 4104, 4105, 4105),
    lines: "1 × Enchant Boots - Assassin's Step [2 of 3 Arms warriors]",
  },
  {
    why: 'two that raiders wear, then one of the sets',
    player: mage(unenchanted(LEGS)),
    seen: wornByOthers('Mage-Fire', LEGS, 4126, 4127, 4109),
    lines:
      '1 × an enchant for Legs (usually Dragonscale Leg Armor, Charscale Leg Armor, Powerful Enchanted Spellthread)',
  },
  {
    why: 'two of the newest sets, none of which is the only one',
    player: wearing('DeathKnight-Blood', unenchanted(GLOVES)),
    lines: '1 × an enchant for Gloves (usually Mighty Strength, Greater Mastery)',
  },
  {
    why: 'sets are asked after the spec’s own',
    player: mage(unenchanted(CHEST)),
    seen: others('Mage-Fire', 3, enchanted(CHEST, 4103)),
    lines: ['1 × Enchant Chest - Greater Stamina [3 of 3 Fire mages]'],
  },
];

test.each(CASES)('the list is $lines for $why', expectLines);
