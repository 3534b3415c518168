import { expect, test } from 'vitest';
import { piece } from '#test/gear';
import {
  AUGUST_1,
  BLACK_TEMPLE,
  type Circumstances,
  ERAS,
  enchanted,
  FIRELANDS,
  gemmed,
  KARAZHAN,
  linesOf,
  listFor,
  type Person,
  seenAt,
  several,
  unenchanted,
} from '#test/to-buy';
import { auctionatorText, tsmText } from './copies';

/** Items by era and hand. */
const ONE_HAND = { cataclysm: 59_122, mists: 98_270, tbc: 28_524 };
const TWO_HAND = { cataclysm: 59_330, mists: 95_499, tbc: 28_573 };
const SHIELD = { cataclysm: 59_327, mists: 98_322, tbc: 28_606 };
const HELD = { cataclysm: 59_484, mists: 98_324, tbc: 28_525 };
const BOW = { cataclysm: 59_320, mists: 98_267, tbc: 28_504 };
const WAND = { cataclysm: 59_314, mists: 98_268, tbc: 28_588 };
const CLOTH_HEAD_WITH_META = { cataclysm: 59_219, mists: 94_752, tbc: 28_759 };

const HEAD = 0;
const SHOULDERS = 2;
const CHEST = 4;
const BELT = 5;
const LEGS = 6;
const BRACERS = 8;
const GLOVES = 9;
const RING_1 = 10;
const RING_2 = 11;
const CLOAK = 14;
const MAINHAND = 15;
const OFFHAND = 16;
const RANGED = 17;

const mage = (...gear: Person['gear']): Person => ({ name: 'Kadda', icon: 'Mage-Fire', gear });
const warrior = (...gear: Person['gear']): Person => ({ name: 'Ulf', icon: 'Warrior-Arms', gear });
const hunter = (...gear: Person['gear']): Person => ({
  name: 'Fox',
  icon: 'Hunter-Survival',
  gear,
});

interface Case extends Circumstances {
  why: string;
  person: Person;
  lines: string[];
  /** Of the text for TSM. */
  items?: number[];
}

const ENCHANT_CASES: readonly Case[] = [
  {
    why: 'P1: the scroll, not its formula 52733',
    person: mage(unenchanted(MAINHAND, ONE_HAND.cataclysm)),
    lines: ['1 × Enchant Weapon - Power Torrent [usual in the simulator’s sets]'],
    items: [52_774],
  },
  {
    why: 'P2: no embroidery for a cloak, though the sets have only that',
    person: mage(unenchanted(CLOAK)),
    lines: ['1 × an enchant for Cloak (usually Greater Intellect)'],
    items: [],
  },
  {
    why: 'P2: an enchanter’s other ring is information',
    person: mage(enchanted(RING_1, 4080), unenchanted(RING_2)),
    lines: ['1 × Enchant Ring - Intellect [enchanters do it themselves]'],
    items: [],
  },
  {
    why: 'P2: a blacksmith’s other socket is information',
    person: warrior(
      piece(BRACERS, { itemId: 56_301, gems: [{ itemId: 52_206 }] }),
      piece(GLOVES, { itemId: 59_117, gems: [{ itemId: 52_206 }] }),
    ),
    lines: ['1 × Socket Gloves [blacksmiths do it themselves]'],
    items: [],
  },
  {
    why: 'P3: a tailor’s own thread 4113 is no vote',
    person: mage(unenchanted(LEGS)),
    seen: [seenAt(1, several('Mage-Fire', Array(4).fill(enchanted(LEGS, 4113))))],
    lines: ['1 × an enchant for Legs (usually Powerful Enchanted Spellthread)'],
    items: [],
  },
  {
    why: 'P4, P6: a quartermaster’s, either side’s, with the enchant’s name',
    person: warrior(unenchanted(HEAD)),
    lines: [
      '1 × Arcanum of the Highlands [Wildhammer Clan or Dragonmaw Clan, revered; usual in the simulator’s sets]',
    ],
    items: [],
  },
  {
    why: 'P4: what whoever is honoured can buy',
    person: warrior(unenchanted(SHOULDERS)),
    lines: [
      '1 × Greater Inscription of Jagged Stone [Therazane, exalted; honoured: Inscription of Jagged Stone; usual in the simulator’s sets]',
    ],
    items: [],
  },
  {
    why: 'P5: neither Aldor nor Scryers by the sets',
    era: 'tbc',
    person: { ...mage(unenchanted(SHOULDERS)), icon: 'Mage-Arcane' },
    lines: [
      '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
    ],
    items: [],
  },
  {
    why: 'P5: neither by most of the spec',
    era: 'tbc',
    person: { ...mage(unenchanted(SHOULDERS)), icon: 'Mage-Arcane' },
    seen: [seenAt(1, several('Mage-Arcane', Array(4).fill(enchanted(SHOULDERS, 2995))))],
    lines: [
      '1 × an enchant for Shoulders (usually Greater Inscription of Discipline or Greater Inscription of the Orb)',
    ],
  },
  {
    why: 'P5: the faction’s that they wore',
    era: 'tbc',
    person: { ...mage(unenchanted(SHOULDERS)), icon: 'Mage-Arcane' },
    seen: [seenAt(AUGUST_1, [{ ...mage(enchanted(SHOULDERS, 2995)), icon: 'Mage-Arcane' }])],
    lines: [
      '1 × Greater Inscription of the Orb [The Scryers, exalted; honoured: Inscription of the Orb; they wore it on Aug 1]',
    ],
    items: [],
  },
  {
    why: 'P6: both factions of the Glyph of Renewal',
    era: 'tbc',
    person: { name: 'Lumi', icon: 'Priest-Holy', gear: [unenchanted(HEAD)] },
    seen: [seenAt(1, several('Priest-Holy', Array(3).fill(enchanted(HEAD, 3001))))],
    lines: ['1 × Glyph of Renewal [Honor Hold or Thrallmar, revered; 3 of 3 Holy priests]'],
  },
  {
    why: 'P7: the name by slot of one effect id, here bracers',
    era: 'tbc',
    person: { name: 'Bulwark', icon: 'Warrior-Protection', gear: [unenchanted(BRACERS)] },
    seen: [seenAt(1, several('Warrior-Protection', Array(3).fill(enchanted(BRACERS, 2648))))],
    lines: [
      '1 × Enchant Bracer - Major Defense [an enchanter, with 2 × Small Prismatic Shard, 10 × Arcane Dust; 3 of 3 Protection warriors]',
    ],
  },
  {
    why: 'P8: an enchant for two-handers is no vote for a one-hander',
    person: {
      name: 'Claw',
      icon: 'Druid-Feral',
      gear: [unenchanted(MAINHAND, ONE_HAND.cataclysm)],
    },
    seen: [
      seenAt(
        1,
        several('Druid-Feral', Array(3).fill(enchanted(MAINHAND, 4227, TWO_HAND.cataclysm))),
      ),
    ],
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'P8: a weapon’s enchant does not fit a shield',
    person: {
      name: 'Zeph',
      icon: 'Shaman-Enhancement',
      gear: [unenchanted(OFFHAND, SHIELD.cataclysm)],
    },
    seen: [
      seenAt(
        1,
        several('Shaman-Enhancement', Array(3).fill(enchanted(OFFHAND, 4099, ONE_HAND.cataclysm))),
      ),
    ],
    lines: ['1 × an enchant for Offhand'],
  },
  {
    why: 'P8: a held item of Mists takes the off-hand’s',
    era: 'mists',
    person: mage(unenchanted(OFFHAND, HELD.mists)),
    lines: ['1 × Enchant Off-Hand - Major Intellect [usual in the simulator’s sets]'],
  },
  {
    why: 'P8: a held item of Burning Crusade takes nothing',
    era: 'tbc',
    fight: BLACK_TEMPLE,
    person: mage(unenchanted(OFFHAND, HELD.tbc)),
    lines: [],
  },
  {
    why: 'P8: an item of unknown hand fits nothing',
    person: mage(unenchanted(MAINHAND)),
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'P9: two weapons are two pieces',
    era: 'mists',
    person: {
      name: 'Silk',
      icon: 'Monk-Windwalker',
      gear: [unenchanted(MAINHAND, ONE_HAND.mists), unenchanted(OFFHAND, ONE_HAND.mists)],
    },
    lines: ['2 × Enchant Weapon - Dancing Steel [usual in the simulator’s sets]'],
    items: [74_726],
  },
  {
    why: 'P10: no scope before its tier',
    person: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ['1 × a scope for Ranged'],
    items: [],
  },
  {
    why: 'P10: the scope of the tier',
    fight: FIRELANDS,
    person: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ["1 × Flintlocke's Woodchucker [usual in the simulator’s sets]"],
    items: [70_139],
  },
  {
    why: 'P10: of an unknown tier nothing is barred',
    fight: { ...FIRELANDS, zoneId: 1 },
    person: hunter(unenchanted(RANGED, BOW.cataclysm)),
    lines: ["1 × Flintlocke's Woodchucker [usual in the simulator’s sets]"],
  },
  {
    why: 'P10: a bow of Mists takes a scope',
    era: 'mists',
    person: { ...hunter(unenchanted(MAINHAND, BOW.mists)), icon: 'Hunter' },
    lines: ['1 × a scope for Mainhand'],
  },
  {
    why: 'P10: a wand takes no scope and fits nothing',
    era: 'mists',
    person: mage(unenchanted(MAINHAND, WAND.mists)),
    lines: ['1 × an enchant for Mainhand'],
  },
  {
    why: 'P10: Executioner came with tier 6',
    era: 'tbc',
    fight: KARAZHAN,
    person: warrior(unenchanted(MAINHAND, TWO_HAND.tbc)),
    lines: ['1 × an enchant for Mainhand (usually Mongoose)'],
  },
  {
    why: 'P11: a runeforge for either hand',
    person: {
      name: 'Coldbarrow',
      icon: 'DeathKnight-Frost',
      gear: [
        unenchanted(MAINHAND, ONE_HAND.cataclysm),
        enchanted(OFFHAND, 4066, ONE_HAND.cataclysm),
      ],
    },
    lines: [
      '1 × a runeforge for Mainhand [death knights do it themselves]',
      '1 × a runeforge for Offhand [death knights do it themselves]',
    ],
    items: [],
  },
  {
    why: 'P12: nothing below item level 300',
    person: mage({ ...unenchanted(CHEST), itemLevel: 299 }),
    lines: [],
  },
  {
    why: 'P12: something from item level 300 on',
    person: mage({ ...unenchanted(CHEST), itemLevel: 300 }),
    lines: ['1 × Enchant Chest - Peerless Stats [usual in the simulator’s sets]'],
  },
  {
    why: 'P12: Burning Crusade has its own bound',
    era: 'tbc',
    person: warrior(
      { ...unenchanted(GLOVES), itemLevel: 35 },
      { ...unenchanted(CHEST), itemLevel: 34 },
    ),
    lines: [
      '1 × Enchant Gloves - Major Strength [an enchanter, with 12 × Arcane Dust, 1 × Greater Planar Essence; usual in the simulator’s sets]',
    ],
    items: [22_445, 22_446],
  },
  {
    why: 'P19: resistance is no vote and not usual',
    era: 'tbc',
    person: { name: 'Rogue', icon: 'Rogue', gear: [unenchanted(CLOAK)] },
    seen: [seenAt(1, several('Rogue-Combat', Array(4).fill(enchanted(CLOAK, 2620))))],
    lines: ['1 × an enchant for Cloak'],
  },
  {
    why: 'P20: a shield spike is no vote',
    person: {
      name: 'Bran',
      icon: 'Warrior-Protection',
      gear: [unenchanted(OFFHAND, SHIELD.cataclysm)],
    },
    seen: [
      seenAt(
        1,
        several('Warrior-Protection', Array(4).fill(enchanted(OFFHAND, 4216, SHIELD.cataclysm))),
      ),
    ],
    lines: ['1 × Enchant Shield - Mastery [usual in the simulator’s sets]'],
  },
  {
    why: 'P21: any cloak enchant for a caster of Burning Crusade, in spite of the sets',
    era: 'tbc',
    person: { ...mage(unenchanted(CLOAK)), icon: 'Mage-Arcane' },
    lines: ['1 × any enchant for Cloak'],
    items: [],
  },
  {
    why: 'P21: but what most of the spec wear there is named',
    era: 'tbc',
    person: { ...mage(unenchanted(CLOAK)), icon: 'Mage-Arcane' },
    seen: [seenAt(1, several('Mage-Arcane', Array(3).fill(enchanted(CLOAK, 2621))))],
    lines: [
      '1 × Enchant Cloak - Subtlety [an enchanter, with 4 × Small Prismatic Shard, 2 × Greater Planar Essence, 8 × Primal Shadow; 3 of 3 Arcane mages]',
    ],
  },
  {
    why: 'P26: sets are asked after the spec’s own',
    person: mage(unenchanted(CHEST)),
    seen: [seenAt(1, several('Mage-Fire', Array(3).fill(enchanted(CHEST, 4103))))],
    lines: ['1 × Enchant Chest - Greater Stamina [3 of 3 Fire mages]'],
  },
];

const GEM_CASES: readonly Case[] = [
  {
    why: 'P13: a jewelcrafter’s gems are no vote',
    person: mage(gemmed(BELT)),
    seen: [seenAt(1, several('Mage-Fire', Array(4).fill(gemmed(SHOULDERS, 52_257))))],
    lines: [],
  },
  {
    why: 'P14: a socket’s gem by most of their own',
    person: mage(
      gemmed(SHOULDERS, 52_207, 52_207),
      gemmed(GLOVES, 52_208),
      piece(CHEST, { itemId: 59_217, gems: [] }),
    ),
    lines: ['1 × Brilliant Inferno Ruby [in Chest; 2 of 3 of their gems]'],
    items: [52_207],
  },
  {
    why: 'P14: half is not most',
    person: mage(
      gemmed(SHOULDERS, 52_207, 52_207),
      gemmed(GLOVES, 52_208, 52_208),
      piece(CHEST, { itemId: 59_217, gems: [] }),
    ),
    lines: [
      '1 × a gem (usually Brilliant Inferno Ruby, Potent Ember Topaz, Veiled Demonseye) [in Chest]',
    ],
    items: [],
  },
  {
    why: 'P14: a socket’s gem by most pieces of three others, as their gear was logged last',
    person: mage(piece(CHEST, { itemId: 59_217, gems: [] })),
    seen: [
      seenAt(1, several('Mage-Fire', Array(3).fill(gemmed(GLOVES, 52_208, 52_208)))),
      seenAt(2, several('Mage-Fire', Array(3).fill(gemmed(GLOVES, 52_207, 52_207, 52_208)))),
      seenAt(
        3,
        several('Mage-Fire', Array(3).fill(piece(GLOVES))).map((one) => ({ ...one, gear: [] })),
      ),
    ],
    lines: ['1 × Brilliant Inferno Ruby [in Chest; 6 of 9 gems of Fire mages]'],
    items: [52_207],
  },
  {
    why: 'P14: two others are too few',
    person: mage(piece(CHEST, { itemId: 59_217, gems: [] })),
    seen: [seenAt(1, several('Mage-Fire', Array(2).fill(gemmed(GLOVES, 52_208, 52_208))))],
    lines: [
      '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
    ],
    items: [],
  },
  {
    why: 'P14: most of the spec’s meta gem, if it works',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [{ itemId: 52_219 }] }),
      gemmed(SHOULDERS, 52_219),
    ),
    seen: [seenAt(1, several('Mage-Fire', Array(3).fill(gemmed(HEAD, 52_294))))],
    lines: ['1 × Austere Shadowspirit Diamond [in Head; 3 of 3 Fire mages]'],
  },
  {
    why: 'P14: most of the spec’s meta gem is not named if it does not work',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [{ itemId: 52_207 }] }),
    ),
    seen: [seenAt(1, several('Mage-Fire', Array(3).fill(gemmed(HEAD, 52_294))))],
    lines: [
      '1 × a meta gem (usually Austere Shadowspirit Diamond, Burning Shadowspirit Diamond) [in Head]',
    ],
  },
  {
    why: 'P14: no meta gem is named beside a gem that nobody knows',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [{ itemId: 52_207 }] }),
      gemmed(SHOULDERS, 52_207, 52_207, 999_999),
    ),
    lines: ['1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]'],
  },
  {
    why: 'P14: no meta gem in a plain socket, and none that does not work',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [{ itemId: 52_219 }] }),
    ),
    lines: ['1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]'],
    items: [],
  },
  {
    why: 'P14: a meta gem that works with the gems worn',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [{ itemId: 52_207 }] }),
      gemmed(SHOULDERS, 52_207, 52_207),
    ),
    lines: ['1 × Burning Shadowspirit Diamond [in Head; usual in the simulator’s sets]'],
    items: [68_780],
  },
  {
    why: 'P14: one of a head’s two empty sockets is for its meta gem',
    person: mage(
      piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.cataclysm, gems: [] }),
      gemmed(SHOULDERS, 52_207, 52_207, 52_207),
    ),
    lines: [
      '1 × Brilliant Inferno Ruby [in Head; 3 of 3 of their gems]',
      '1 × Burning Shadowspirit Diamond [in Head; usual in the simulator’s sets]',
    ],
  },
  {
    why: 'P15: the rare cut, as the raid shows no epic one',
    person: mage(gemmed(SHOULDERS, 52_084)),
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 71_881)]))],
    lines: ['1 × Brilliant Inferno Ruby [in Shoulders; better than what they wear]'],
    items: [52_207],
  },
  {
    why: 'P15: the epic cut, as the raid shows one',
    person: mage(gemmed(SHOULDERS, 52_084)),
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 71_850)]), true)],
    lines: ["1 × Brilliant Queen's Garnet [in Shoulders; better than what they wear]"],
    items: [71_881],
  },
  {
    why: 'P15: a Void Sphere is epic and no epic cut',
    era: 'tbc',
    person: { ...mage(gemmed(SHOULDERS, 23_094)), icon: 'Mage-Arcane' },
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 22_459)]), true)],
    lines: ['1 × Teardrop Living Ruby [in Shoulders; better than what they wear]'],
    items: [24_029],
  },
  {
    why: 'P16: both cuts of Mists, and a perfect one is a vote for the rare',
    era: 'mists',
    person: hunter(
      gemmed(BELT, 76_560),
      gemmed(SHOULDERS, 76_626, 76_692),
      piece(CHEST, { itemId: 94_733, gems: [] }),
      gemmed(GLOVES, 76_626),
    ),
    lines: [
      '2 × Delicate Primordial Ruby or Perfect Delicate Pandarian Garnet [in Chest, Belt; 3 of 3 of their gems; better than what they wear]',
    ],
    items: [76_692, 76_626],
  },
  {
    why: 'P17: a buckle and its gem',
    person: mage(
      gemmed(SHOULDERS, 52_207, 52_207, 52_207),
      piece(BELT, { itemId: 59_217, gems: [{ itemId: 52_207 }] }),
    ),
    lines: [
      '1 × Brilliant Inferno Ruby [in Belt; 4 of 4 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
    items: [52_207, 55_054],
  },
  {
    why: 'P17: the buckle’s gem on top of the belt’s empty sockets',
    person: mage(
      gemmed(SHOULDERS, 52_207, 52_207, 52_207),
      piece(BELT, { itemId: 59_217, gems: [] }),
    ),
    lines: [
      '2 × Brilliant Inferno Ruby [in Belt; 3 of 3 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
  },
  {
    why: 'P18: a legendary meta gem is no vote',
    era: 'mists',
    person: {
      ...hunter(piece(HEAD, { itemId: CLOTH_HEAD_WITH_META.mists, gems: [{ itemId: 76_692 }] })),
      icon: 'Mage-Fire',
    },
    seen: [seenAt(1, several('Mage-Fire', Array(4).fill(gemmed(HEAD, 95_347))))],
    lines: ['1 × a meta gem (usually Burning Primal Diamond) [in Head]'],
  },
  {
    why: 'P18: a Sha-touched socket calls for nothing',
    era: 'mists',
    person: warrior(piece(MAINHAND, { itemId: 86_226, gems: [] })),
    lines: [],
  },
];

test.each([...ENCHANT_CASES, ...GEM_CASES])(
  'the list is $lines for $why',
  ({ person, lines, items, ...circumstances }) => {
    const list = listFor([person], {
      ...(circumstances.era === 'tbc' && { fight: BLACK_TEMPLE }),
      standards: { ruleSettings: { 'armour-type': 'off', 'low-item-level': 'off' } },
      ...circumstances,
    });
    expect(linesOf(list)).toEqual(lines);
    if (items) expect(tsmText(list).match(/(?<=i:)\d+/g) ?? []).toEqual(items.map(String));
  },
);

test('P25: the texts for addons have ids alone, no name', () => {
  const list = listFor([mage(unenchanted(CHEST), unenchanted(MAINHAND, ONE_HAND.cataclysm))]);
  expect(tsmText(list)).toBe('group:Ready Check`Enchants,i:52779,i:52774');
  expect(auctionatorText(list)).toBe('i:52779,i:52774');
});

test.each(Object.entries(ERAS))(
  'what only a profession can have is not in the table of %s',
  (_, { facts, table }) => {
    const own = table.enchants.filter(({ id }) => facts.enchant(id)?.profession);
    const gems = table.gems.filter((id) => facts.gem(id)?.profession);
    expect([own, gems]).toEqual([[], []]);
  },
);
