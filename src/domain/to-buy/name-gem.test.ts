import { test } from 'vitest';
import { piece } from '#test/gear';
import {
  expectLines,
  gemmed,
  hunter,
  type ListCase,
  mage,
  others,
  SLOTS,
  seenAt,
  several,
  warrior,
  wearing,
  withGems,
} from '#test/to-buy';

const { HEAD, SHOULDERS, CHEST, BELT, GLOVES, MAINHAND } = SLOTS;

const CLOTH_HEAD_WITH_META = { cataclysm: 59_219, mists: 94_752, tbc: 28_759 };
const headWithMeta = (...gems: number[]) => withGems(HEAD, CLOTH_HEAD_WITH_META.cataclysm, ...gems);
const THREE_SOCKETS = withGems(CHEST, 59_217);

/** A kill where Fire mages wore a piece, each with other gems. */
const wornByOthers = (slot: number, ...gems: number[][]) => [
  seenAt(
    1,
    several(
      'Mage-Fire',
      gems.map((each) => gemmed(slot, ...each)),
    ),
  ),
];

const CASES: readonly ListCase[] = [
  {
    why: 'a jewelcrafter’s gems are no vote',
    player: mage(gemmed(BELT)),
    seen: others('Mage-Fire', 4, gemmed(SHOULDERS, 52_257)),
    lines: [],
  },
  {
    why: 'a socket’s gem by most of their own',
    player: mage(gemmed(SHOULDERS, 52_207, 52_207), gemmed(GLOVES, 52_208), THREE_SOCKETS),
    lines: ['1 × Brilliant Inferno Ruby [in Chest; 2 of 3 of their gems]'],
    items: [52_207],
  },
  {
    why: 'half is not most',
    player: mage(gemmed(SHOULDERS, 52_207, 52_207), gemmed(GLOVES, 52_208, 52_208), THREE_SOCKETS),
    lines:
      '1 × a gem (usually Brilliant Inferno Ruby, Potent Ember Topaz, Veiled Demonseye) [in Chest]',
    items: [],
  },
  {
    why: 'a socket’s gem by most pieces of three others, as their gear was logged last',
    player: mage(THREE_SOCKETS),
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
    why: 'two others are too few',
    player: mage(THREE_SOCKETS),
    seen: others('Mage-Fire', 2, gemmed(GLOVES, 52_208, 52_208)),
    lines:
      '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
    items: [],
  },
  {
    why: 'two of their own are too few',
    player: mage(gemmed(SHOULDERS, 52_207, 52_207), THREE_SOCKETS),
    lines:
      '1 × a gem (usually Brilliant Inferno Ruby, Potent Ember Topaz, Veiled Demonseye) [in Chest]',
  },
  {
    why: 'half of the gems of others is not most',
    player: mage(THREE_SOCKETS),
    seen: others('Mage-Fire', 3, gemmed(GLOVES, 52_208, 52_207)),
    lines:
      '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
  },
  {
    why: 'others without gems do not count',
    player: mage(THREE_SOCKETS),
    seen: wornByOthers(GLOVES, [52_208], [52_208], []),
    lines:
      '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
  },
  {
    why: 'they are none of the others',
    player: mage(THREE_SOCKETS),
    seen: [
      ...others('Mage-Fire', 2, gemmed(GLOVES, 52_208)),
      seenAt(1, [mage(gemmed(GLOVES, 52_208))]),
    ],
    lines:
      '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
  },
  {
    why: 'two gems that raiders wear, then one of the sets',
    player: mage(THREE_SOCKETS),
    seen: wornByOthers(GLOVES, [52_208], [52_219], [52_236]),
    lines:
      '1 × a gem (usually Reckless Ember Topaz, Fractured Amberjewel, Brilliant Inferno Ruby) [in Chest]',
  },
  {
    why: 'half of the meta gems of others is not most',
    player: mage(headWithMeta(52_219), gemmed(SHOULDERS, 52_219)),
    seen: wornByOthers(HEAD, [52_294], [52_294], [68_780], [68_780]),
    lines:
      '1 × a meta gem (usually Austere Shadowspirit Diamond, Burning Shadowspirit Diamond) [in Head]',
  },
  {
    why: 'two meta gems of others are too few',
    player: mage(headWithMeta(52_219), gemmed(SHOULDERS, 52_219)),
    seen: others('Mage-Fire', 2, gemmed(HEAD, 52_294)),
    lines:
      '1 × a meta gem (usually Austere Shadowspirit Diamond, Burning Shadowspirit Diamond) [in Head]',
  },
  {
    why: 'a gem for several slots, named in their order',
    player: mage(gemmed(SHOULDERS, 52_084), gemmed(GLOVES, 52_207, 52_207, 52_207), THREE_SOCKETS),
    lines:
      '2 × Brilliant Inferno Ruby [in Shoulders, Chest; 3 of 3 of their gems; better than what they wear]',
  },
  {
    why: 'most of the spec’s meta gem, if it works',
    player: mage(headWithMeta(52_219), gemmed(SHOULDERS, 52_219)),
    seen: others('Mage-Fire', 3, gemmed(HEAD, 52_294)),
    lines: ['1 × Austere Shadowspirit Diamond [in Head; 3 of 3 Fire mages]'],
  },
  {
    why: 'most of the spec’s meta gem is not named if it does not work',
    player: mage(headWithMeta(52_207)),
    seen: others('Mage-Fire', 3, gemmed(HEAD, 52_294)),
    lines:
      '1 × a meta gem (usually Austere Shadowspirit Diamond, Burning Shadowspirit Diamond) [in Head]',
  },
  {
    why: 'no meta gem is named beside a gem that nobody knows',
    player: mage(headWithMeta(52_207), gemmed(SHOULDERS, 52_207, 52_207, 999_999)),
    lines: ['1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]'],
  },
  {
    why: 'no meta gem in a plain socket, and none that does not work',
    player: mage(headWithMeta(52_219)),
    lines: ['1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]'],
    items: [],
  },
  {
    why: 'a meta gem that works with the gems worn',
    player: mage(headWithMeta(52_207), gemmed(SHOULDERS, 52_207, 52_207)),
    lines: ['1 × Burning Shadowspirit Diamond [in Head]'],
    items: [68_780],
  },
  {
    why: 'one of a head’s two empty sockets is for its meta gem',
    player: mage(headWithMeta(), gemmed(SHOULDERS, 52_207, 52_207, 52_207)),
    lines: [
      '1 × Brilliant Inferno Ruby [in Head; 3 of 3 of their gems]',
      '1 × Burning Shadowspirit Diamond [in Head]',
    ],
  },
  {
    why: 'the rare cut, as the raid shows no epic one',
    player: mage(gemmed(SHOULDERS, 52_084)),
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 71_881)]))],
    lines: ['1 × Brilliant Inferno Ruby [in Shoulders; better than what they wear]'],
    items: [52_207],
  },
  {
    why: 'the epic cut, as the raid shows one',
    player: mage(gemmed(SHOULDERS, 52_084)),
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 71_850)]), true)],
    lines: ["1 × Brilliant Queen's Garnet [in Shoulders; better than what they wear]"],
    items: [71_881],
  },
  {
    why: 'a Void Sphere is epic and no epic cut',
    era: 'tbc',
    player: wearing('Mage-Arcane', gemmed(SHOULDERS, 23_094)),
    seen: [seenAt(1, several('Mage-Arcane', [gemmed(GLOVES, 22_459)]), true)],
    lines: ['1 × Teardrop Living Ruby [in Shoulders; better than what they wear]'],
    items: [24_029],
  },
  {
    why: 'both cuts of Mists, and a perfect one is a vote for the rare',
    era: 'mists',
    player: hunter(
      gemmed(BELT, 76_560),
      gemmed(SHOULDERS, 76_626, 76_692),
      withGems(CHEST, 94_733),
      gemmed(GLOVES, 76_626),
    ),
    lines:
      '2 × Delicate Primordial Ruby or Perfect Delicate Pandarian Garnet [in Chest, Belt; 3 of 3 of their gems; better than what they wear]',
    items: [76_692, 76_626],
  },
  {
    why: 'a buckle and its gem',
    player: mage(gemmed(SHOULDERS, 52_207, 52_207, 52_207), withGems(BELT, 59_217, 52_207)),
    lines: [
      '1 × Brilliant Inferno Ruby [in Belt; 4 of 4 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
    items: [52_207, 55_054],
  },
  {
    why: 'the buckle’s gem on top of the belt’s empty sockets',
    player: mage(gemmed(SHOULDERS, 52_207, 52_207, 52_207), withGems(BELT, 59_217)),
    lines: [
      '2 × Brilliant Inferno Ruby [in Belt; 3 of 3 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
  },
  {
    why: 'a legendary meta gem is no vote',
    era: 'mists',
    player: mage(withGems(HEAD, CLOTH_HEAD_WITH_META.mists, 76_692)),
    seen: others('Mage-Fire', 4, gemmed(HEAD, 95_347)),
    lines: ['1 × a meta gem (usually Burning Primal Diamond) [in Head]'],
  },
  {
    why: 'a Sha-touched socket calls for nothing',
    era: 'mists',
    player: warrior(withGems(MAINHAND, 86_226)),
    lines: [],
  },
];

test.each(CASES)('the list is $lines for $why', expectLines);
