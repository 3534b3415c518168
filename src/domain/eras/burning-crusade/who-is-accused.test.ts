import { describe, expect, test } from 'vitest';
import { bare, piece, raiderIn } from '#test/gear';
import { audit } from '../../audit/audit';
import { adviceLines, resultLines } from '../../audit/audit-lines';
import { DEFAULT_STANDARDS, type Standards } from '../../audit/standards';
import { wornSets } from '../../gear/armour-sets';
import { professionsSeen } from '../../gear/professions';
import type { Fight, Gem, Piece, Raider } from '../../raid/raid';
import { withoutOnlyDifficulty } from '../only-difficulty';
import { BURNING_CRUSADE } from './burning-crusade';
import { BURNING_CRUSADE_FACTS } from './burning-crusade-facts';

const GLAIVE = 32837; // Warglaive of Azzinoth, main hand
const STAFF = 32374; // Zhar'doom, both hands
const BULWARK = 32375; // a shield
const CHRONICLE = 30872; // held in the off hand
const BOW = 32336;
const WAND = 13534;
const THROWN = 25871;
const LIBRAM = 22401; // of low level
const HOLO_GOGS = 32494; // engineers' goggles, with a meta socket
const SPELLSTRIKE = 24266; // a hood with three sockets, none for a meta gem
const WOLFSHEAD = 8345; // level 45, no socket at all
const SPELLFIRE = 21846; // a crafted belt of blue quality
const ARENA_STAFF = 32055;
const RED = { itemId: 32193 };
const YELLOW = { itemId: 32204 };
const BLUE = { itemId: 32200 };
const VOID_SPHERE = { itemId: 22459 };
const MYSTIC = { itemId: 32209 }; // resilience
const ENIGMATIC = { itemId: 25895 }; // a meta that wants more red than yellow
const CHAOTIC = { itemId: 34220 }; // a meta that wants two blue
const UNKNOWN = { itemId: 999_999 };

const NAJENTUS: Fight = {
  id: 3,
  boss: "High Warlord Naj'entus",
  encounterId: 50_601,
  zone: 'Black Temple',
  zoneId: 564,
  difficulty: 3,
  startedAt: 0,
  endedAt: 1,
};
const IN_KARAZHAN: Fight = { ...NAJENTUS, encounterId: 50_652, zoneId: 532, zone: 'Karazhan' };
const CHESS: Fight = { ...IN_KARAZHAN, encounterId: 50_660, boss: 'Chess Event' };
const OPERA: Fight = { ...IN_KARAZHAN, encounterId: 50_655, boss: 'Romulo and Julianne' };

const TANK: Partial<Raider> = { roles: ['tanks'] };
const HUNTER: Partial<Raider> = { classKey: 'hunter', spec: 'BeastMastery' };
const WARRIOR: Partial<Raider> = { classKey: 'warrior', spec: 'Fury' };

const worn = (slot: number, more: Partial<Piece> = {}): Piece =>
  piece(slot, { itemLevel: 141, ...more });
const unenchanted: typeof worn = (slot, more) => bare(slot, { itemLevel: 141, ...more });

/** A piece whose log has level 0. */
function ofUnknownLevel(slot: number, enchantId: number): Piece {
  const { itemLevel: _, ...rest } = worn(slot, { enchantId });
  return rest;
}

interface Circumstances {
  raider?: Partial<Raider>;
  fight?: Fight;
  standards?: Partial<Standards>;
}

const audited = (gear: readonly Piece[], { raider, fight, standards }: Circumstances = {}) =>
  audit(raiderIn(gear, raider), {
    era: BURNING_CRUSADE,
    facts: BURNING_CRUSADE_FACTS,
    standards: { ...DEFAULT_STANDARDS, ...standards },
    fight: fight ?? NAJENTUS,
  });

/** Findings, then advice, as lines. */
function linesOf(gear: readonly Piece[], circumstances?: Circumstances): string[] {
  const found = audited(gear, circumstances);
  return [...resultLines(found), ...adviceLines(found)].map(({ line }) => line);
}

const whyOf = (gear: readonly Piece[], circumstances?: Circumstances): string =>
  adviceLines(audited(gear, circumstances))
    .map(({ explanation }) => explanation)
    .join(' ');

interface Case extends Circumstances {
  why: string;
  gear: Piece[];
  lines: string[];
}

const cases = (name: string, all: Case[]) =>
  test.each(all)(`${name}: $why has the findings $lines`, ({ gear, lines, ...circumstances }) => {
    expect(linesOf(gear, circumstances)).toEqual(lines);
  });

cases('the off hand', [
  {
    why: 'a held item, which takes no enchant',
    gear: [unenchanted(16, { itemId: CHRONICLE })],
    lines: [],
  },
  {
    why: 'a bare shield',
    gear: [unenchanted(16, { itemId: BULWARK })],
    lines: ['Missing Enchant: Offhand'],
  },
  {
    why: 'a shield with a shield’s enchant',
    gear: [worn(16, { itemId: BULWARK, enchantId: 2654 })],
    lines: [],
  },
  { why: 'an item that no table knows', gear: [unenchanted(16, { itemId: 999_999 })], lines: [] },
  {
    why: 'nothing beside a two-hander',
    gear: [worn(15, { itemId: STAFF })],
    raider: { bareSlots: [16] },
    lines: [],
  },
  {
    why: 'nothing beside a one-hander',
    gear: [worn(15, { itemId: GLAIVE })],
    raider: { bareSlots: [16] },
    lines: ['Nothing Worn: Offhand'],
  },
]);

cases('the ranged slot', [
  {
    why: 'a hunter’s bow without a scope',
    gear: [unenchanted(17, { itemId: BOW })],
    raider: HUNTER,
    lines: ['No Scope: Ranged'],
  },
  {
    why: 'a hunter’s bow with a scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2724 })],
    raider: HUNTER,
    lines: [],
  },
  {
    why: 'a warrior’s bow without a scope',
    gear: [unenchanted(17, { itemId: BOW })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'a warrior’s bow with a lesser scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2723 })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'a hunter’s bow with a lesser scope',
    gear: [worn(17, { itemId: BOW, enchantId: 2723 })],
    raider: HUNTER,
    lines: ['Lesser Enchant: Ranged'],
  },
  { why: 'a wand', gear: [unenchanted(17, { itemId: WAND, itemLevel: 141 })], lines: [] },
  { why: 'a thrown weapon', gear: [unenchanted(17, { itemId: THROWN })], lines: [] },
  {
    why: 'a libram of low level',
    gear: [unenchanted(17, { itemId: LIBRAM, itemLevel: 60 })],
    lines: [],
  },
]);

cases('rings', [
  { why: 'two bare rings', gear: [unenchanted(10), unenchanted(11)], lines: [] },
  {
    why: 'one ring enchanted by an enchanter and one bare',
    gear: [worn(10, { enchantId: 2928 }), unenchanted(11)],
    lines: ['Ring Enchant: Ring 2'],
  },
  {
    why: 'two enchanted rings',
    gear: [worn(10, { enchantId: 2928 }), worn(11, { enchantId: 2931 })],
    lines: [],
  },
]);

cases('belt, bracers and gloves', [
  {
    why: 'no gem beyond their own sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [RED, RED] })],
    lines: [],
  },
  {
    why: 'one gem more than the table knows of sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [RED, RED, BLUE] })],
    lines: [],
  },
  {
    why: 'gloves of an engineer without a tinker',
    gear: [worn(0, { itemId: HOLO_GOGS, gems: [CHAOTIC, BLUE] }), worn(9)],
    lines: [],
  },
]);

test('a gem beyond an item’s sockets shows no profession', () => {
  const raider = raiderIn([worn(9, { itemId: 30969, gems: [RED, RED] })]);
  expect(professionsSeen(raider, BURNING_CRUSADE, BURNING_CRUSADE_FACTS)).toEqual([]);
});

cases('the kind of armour', [
  {
    why: 'leather on a warrior',
    gear: [worn(4, { itemId: 31028, gems: [RED, RED, RED] })],
    raider: WARRIOR,
    lines: [],
  },
  {
    why: 'cloth on a holy paladin',
    gear: [worn(0, { itemId: SPELLSTRIKE, gems: [RED, RED, RED] })],
    raider: { classKey: 'paladin', spec: 'Holy' },
    lines: [],
  },
]);

describe('enchants of factions, and rare ones', () => {
  const INSCRIPTIONS = [2977, 2979, 2981, 2983, 2990, 2992, 2994, 2996];

  test.each(INSCRIPTIONS)(
    'an honoured inscription (%i) is lesser, and the greater one of its own faction is named',
    (enchantId) => {
      const name = BURNING_CRUSADE_FACTS.enchant(enchantId)?.name ?? '';
      const gear = [worn(2, { enchantId })];
      expect(linesOf(gear)).toEqual(['Lesser Enchant: Shoulders']);
      expect(whyOf(gear)).toContain(`Greater ${name}`);
    },
  );

  test.each([2978, 2980, 2982, 2986, 2991, 2993, 2995, 2997])(
    'an exalted inscription (%i) of any faction is good',
    (enchantId) => {
      expect(linesOf([worn(2, { enchantId })])).toEqual([]);
    },
  );
});

cases('enchants', [
  {
    why: 'a rare spellthread',
    gear: [worn(6, { enchantId: 2745 })],
    lines: ['Lesser Enchant: Legs'],
  },
  { why: 'an epic spellthread on anybody', gear: [worn(6, { enchantId: 2746 })], lines: [] },
  {
    why: 'Crusader, of the game before',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 1900 })],
    lines: ['Lesser Enchant: Mainhand'],
  },
  { why: 'the shoulders of Naxxramas', gear: [worn(2, { enchantId: 2717 })], lines: [] },
  { why: 'healing on bracers', gear: [worn(8, { enchantId: 2617 })], lines: [] },
  {
    why: 'the id of healing on bracers, on gloves,',
    gear: [worn(9, { enchantId: 2617 })],
    lines: ['Lesser Enchant: Gloves'],
  },
  {
    why: '15 agility on a weapon in tier 6',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 2564 })],
    lines: ['Lesser Enchant: Mainhand'],
  },
  {
    why: '15 agility on a weapon before tier 6, when it was the best',
    gear: [worn(15, { itemId: GLAIVE, enchantId: 2564 })],
    fight: IN_KARAZHAN,
    lines: [],
  },
  { why: '15 agility on gloves', gear: [worn(9, { enchantId: 2564 })], lines: [] },
  { why: 'less threat on a caster’s cloak', gear: [worn(14, { enchantId: 2621 })], lines: [] },
  { why: 'spell penetration on a cloak', gear: [worn(14, { enchantId: 2938 })], lines: [] },
  { why: 'resistance on a cloak', gear: [worn(14, { enchantId: 2664 })], lines: [] },
  { why: 'none on a caster’s cloak', gear: [unenchanted(14)], lines: ['Missing Enchant: Cloak'] },
  {
    why: 'an oil and no enchant',
    gear: [unenchanted(15, { itemId: GLAIVE, temporaryEnchantId: 2678 })],
    lines: ['Missing Enchant: Mainhand'],
  },
  { why: 'an enchant that no table knows', gear: [worn(4, { enchantId: 999_999 })], lines: [] },
]);

test.each([
  { slot: 8, name: 'Enchant Bracer - Major Defense' },
  { slot: 14, name: 'Enchant Cloak - Steelweave' },
])('one id has its own name on slot $slot: $name', ({ slot, name }) => {
  expect(BURNING_CRUSADE_FACTS.enchant(2648)?.nameBySlot?.[slot]).toBe(name);
});

test('the stronger enchant fits the slot', () => {
  const wrong: string[] = [];
  for (let id = 1; id < 3500; id += 1) {
    const enchant = BURNING_CRUSADE_FACTS.enchant(id);
    for (const slot of enchant?.slots ?? []) {
      const stronger = enchant?.supersededBySlot?.[slot];
      const facts = stronger === undefined ? undefined : BURNING_CRUSADE_FACTS.enchant(stronger);
      if (stronger !== undefined && !facts?.slots.includes(slot)) wrong.push(`${id} on ${slot}`);
    }
  }
  expect(wrong).toEqual([]);
});

cases('resilience', [
  {
    why: 'on a tank, who is made uncrittable by it',
    gear: [
      worn(15, { itemId: ARENA_STAFF, enchantId: 2673 }),
      worn(4, { enchantId: 2933, gems: [MYSTIC] }),
    ],
    raider: TANK,
    lines: [],
  },
  {
    why: 'a gem and an enchant on others',
    gear: [worn(4, { enchantId: 2933, gems: [MYSTIC] })],
    lines: ['PvP Gem: Chest', 'PvP Enchant: Chest'],
  },
  {
    why: 'an arena weapon on others, which is advice only',
    gear: [worn(15, { itemId: ARENA_STAFF, enchantId: 2673 })],
    lines: ['PvP Gear: Mainhand'],
  },
]);

test('an arena weapon changes no verdict', () => {
  const gear = [worn(15, { itemId: ARENA_STAFF, enchantId: 2673 })];
  expect(audited(gear).verdicts).toEqual(['PASSED']);
});

cases('item level', [
  {
    why: 'a piece below the era’s minimum',
    gear: [worn(8, { itemLevel: 93 })],
    lines: ['Low Item Level: Bracers'],
  },
  {
    why: 'Wolfshead Helm, which outlasts its level',
    gear: [worn(0, { itemId: WOLFSHEAD, itemLevel: 45 })],
    lines: [],
  },
  {
    why: 'Wolfshead Helm by a number of the raid leader’s own',
    gear: [worn(0, { itemId: WOLFSHEAD, itemLevel: 45 })],
    standards: { minimumItemLevel: 100 },
    lines: ['Low Item Level: Head'],
  },
  { why: 'a Darkmoon card', gear: [worn(12, { itemId: 31856, itemLevel: 66 })], lines: [] },
  {
    why: 'a piece of frost resistance, worn for one boss',
    gear: [worn(4, { itemId: 22652, itemLevel: 60 })],
    lines: [],
  },
  {
    why: 'a level that is not known, and an old enchant on it',
    gear: [ofUnknownLevel(14, 783)],
    lines: [],
  },
  {
    why: 'a crafted piece of blue quality',
    gear: [worn(5, { itemId: SPELLFIRE, itemLevel: 105, quality: 3, gems: [RED, RED] })],
    lines: [],
  },
  {
    why: 'a fishing pole, whose level is low but which takes no enchant',
    gear: [unenchanted(15, { itemId: 6256, itemLevel: 1 })],
    lines: ['Low Item Level: Mainhand'],
  },
]);

cases('items that take no enchant', [
  { why: 'the Pummeler', gear: [unenchanted(15, { itemId: 9449, itemLevel: 36 })], lines: [] },
  {
    why: 'a weapon of the fight against Kael’thas',
    gear: [unenchanted(15, { itemId: 30316 })],
    lines: [],
  },
  { why: 'the Horseman’s Blade', gear: [unenchanted(15, { itemId: 38175 })], lines: [] },
]);

/** Every slot listed, with these gems in head and belt. */
const gearWithHead = (gems: Gem[], belt: Gem[] = [RED, RED], itemId = HOLO_GOGS): Piece[] =>
  BURNING_CRUSADE.slots.map(({ kind: _ }, slot) => {
    if (slot === 0) return worn(slot, { itemId, gems });
    return slot === 5 ? worn(slot, { itemId: SPELLFIRE, gems: belt }) : worn(slot);
  });

cases('gems', [
  {
    why: 'none logged on an item with two sockets',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [] }), worn(4, { gems: [RED] })],
    lines: ['Empty Socket: Belt ×2'],
  },
  {
    why: 'no gems logged at all',
    gear: [(({ gems: _, ...rest }) => rest)(worn(5, { itemId: SPELLFIRE }))],
    lines: [],
  },
  {
    why: 'gems that can be worn once',
    gear: [worn(5, { itemId: SPELLFIRE, gems: [{ itemId: 33133 }, { itemId: 28362 }] })],
    lines: [],
  },
  { why: 'a gem that no table knows', gear: gearWithHead([CHAOTIC, UNKNOWN]), lines: [] },
  {
    why: 'a helm that has sockets, but none for a meta gem',
    gear: gearWithHead([RED, RED, RED], [RED, RED], SPELLSTRIKE),
    lines: [],
  },
  { why: 'a helm without any socket', gear: gearWithHead([], [RED, RED], WOLFSHEAD), lines: [] },
  {
    why: 'a helm whose meta socket holds none',
    gear: gearWithHead([BLUE]),
    lines: ['Empty Socket: Head', 'No Meta Gem: Head'],
  },
]);

cases('a meta gem that compares two colours', [
  { why: 'more red than yellow', gear: gearWithHead([ENIGMATIC, BLUE], [RED, BLUE]), lines: [] },
  {
    why: 'as much red as yellow',
    gear: gearWithHead([ENIGMATIC, BLUE], [RED, YELLOW]),
    lines: ['Meta Gem Inactive: Head'],
  },
  {
    why: 'neither of them',
    gear: gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]),
    lines: ['Meta Gem Inactive: Head'],
  },
  {
    why: 'a slot that the log does not list',
    gear: gearWithHead([ENIGMATIC, BLUE], [BLUE, BLUE]).slice(0, -3),
    lines: [],
  },
]);

test('the explanation of a meta gem that compares colours names them', () => {
  expect(whyOf(gearWithHead([ENIGMATIC, BLUE], [RED, YELLOW]))).toContain(
    '1 red, 1 yellow: more red is needed',
  );
});

test('a sphere against shadow counts as every colour', () => {
  expect(linesOf(gearWithHead([CHAOTIC, VOID_SPHERE], [VOID_SPHERE, RED]))).toEqual([]);
  expect(linesOf(gearWithHead([CHAOTIC, RED], [VOID_SPHERE, RED]))).toEqual([
    'Meta Gem Inactive: Head',
  ]);
});

describe('fights', () => {
  const UNREADY = [unenchanted(14), worn(8, { itemLevel: 93 })];

  test('the Chess Event is not judged, since raiders play the pieces', () => {
    const { raider, verdicts, findings, advice } = audited(UNREADY, { fight: CHESS });
    expect(raider).toMatchObject({ gear: [], bareSlots: [] });
    expect({ verdicts, findings, advice }).toEqual({
      verdicts: ['NO GEAR RECORDED'],
      findings: [],
      advice: [],
    });
  });

  test('the Opera is one boss, whoever is on the stage', () => {
    expect(linesOf([unenchanted(14)], { fight: OPERA })).toEqual(['Missing Enchant: Cloak']);
  });

  test.each([
    { fight: NAJENTUS, level: 109, lines: ['Low Item Level: Bracers'], why: 'a tier 6 raid' },
    {
      fight: { ...NAJENTUS, encounterId: 100_601 },
      level: 109,
      lines: ['Low Item Level: Bracers'],
      why: 'the second copy of a tier 6 raid',
    },
    { fight: IN_KARAZHAN, level: 109, lines: [], why: 'Karazhan' },
    {
      fight: { ...IN_KARAZHAN, encounterId: 617, zone: 'Blackwing Lair', zoneId: 469 },
      level: 96,
      lines: [],
      why: 'a raid of the game before in the same report',
    },
    {
      fight: { ...NAJENTUS, encounterId: 1939, zone: 'The Slave Pens', zoneId: 547 },
      level: 96,
      lines: [],
      why: 'a dungeon in the same report',
    },
    {
      fight: { ...NAJENTUS, encounterId: 50_730, zone: 'The Eye', zoneId: 550 },
      level: 99,
      lines: ['Low Item Level: Bracers'],
      why: 'Tempest Keep as the log calls it',
    },
  ])('by raid, $why has its own minimum', ({ fight, level, lines }) => {
    const gear = [worn(8, { itemLevel: level })];
    expect(linesOf(gear, { fight, standards: { minimumItemLevel: 'by raid' } })).toEqual(lines);
  });
});

test('a logged difficulty is dropped, since raids have only one', () => {
  const raid = withoutOnlyDifficulty({
    title: '',
    owner: '',
    gameVersion: 3,
    startedAt: 0,
    endedAt: 1,
    kills: [NAJENTUS],
  });
  expect(raid.kills.map(({ difficulty }) => difficulty)).toEqual([0]);
});

test('a set is counted by its items first, and one of tier 6 has eight pieces', () => {
  const raider = raiderIn([
    worn(0, { itemId: 30972 }),
    worn(4, { itemId: 30975 }),
    worn(9, { itemId: 30969, setId: 1 }),
    worn(14, { itemId: 31_000_000, setId: 672 }),
  ]);
  expect(wornSets(raider, BURNING_CRUSADE_FACTS)).toMatchObject([{ tier: 6, count: 4, pieces: 8 }]);
});

test.each(['Restoration', 'Champion', 'Gladiator', 'Nonsense'])(
  'the logged spec %s changes no finding',
  (loggedSpec) => {
    const raider: Partial<Raider> = { classKey: 'druid', loggedSpec, talents: [0, 0, 99] };
    expect(linesOf([unenchanted(14)], { raider })).toEqual(['Missing Enchant: Cloak']);
    expect(linesOf([worn(14)], { raider })).toEqual([]);
  },
);
