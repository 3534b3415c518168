import { test } from 'vitest';
import { piece } from '#test/gear';
import {
  expectLines,
  gemmedPiece,
  hunter,
  killSeenAt,
  type ListCase,
  mage,
  othersWearing,
  playersWith,
  playerWearing,
  SLOTS,
  warrior,
  withGems,
} from '#test/to-buy';

const { HEAD, SHOULDERS, CHEST, BELT, GLOVES, MAINHAND } = SLOTS;

const CLOTH_HEAD_WITH_META = { cataclysm: 59_219, mists: 94_752, tbc: 28_759 };
const headWithMeta = (...gems: number[]) => withGems(HEAD, CLOTH_HEAD_WITH_META.cataclysm, ...gems);
const THREE_SOCKETS = withGems(CHEST, 59_217);

/** Returns a kill where Fire mages wore a piece, each with different gems. */
const wornByOthers = (slot: number, ...gems: number[][]) => [
  killSeenAt(
    1,
    playersWith(
      'Mage-Fire',
      gems.map((each) => gemmedPiece(slot, ...each)),
    ),
  ),
];

const CASES: readonly ListCase[] = [
  [
    'a jewelcrafter’s gems do not count as votes',
    mage(gemmedPiece(BELT)),
    [],
    { seen: othersWearing('Mage-Fire', 4, gemmedPiece(SHOULDERS, 52_257)) },
  ],
  [
    'the most frequent of the player’s own gems is named',
    mage(gemmedPiece(SHOULDERS, 52_207, 52_207), gemmedPiece(GLOVES, 52_208), THREE_SOCKETS),
    '1 × Brilliant Inferno Ruby [in Chest; 2 of 3 of their gems]',
    { items: [52_207] },
  ],
  [
    'the most frequent gem of three other raiders of the spec is named',
    mage(THREE_SOCKETS),
    '1 × Brilliant Inferno Ruby [in Chest; 6 of 9 gems of Fire mages]',
    {
      seen: [
        killSeenAt(1, playersWith('Mage-Fire', Array(3).fill(gemmedPiece(GLOVES, 52_208, 52_208)))),
        killSeenAt(
          2,
          playersWith('Mage-Fire', Array(3).fill(gemmedPiece(GLOVES, 52_207, 52_207, 52_208))),
        ),
        killSeenAt(
          3,
          playersWith('Mage-Fire', Array(3).fill(piece(GLOVES))).map((one) => ({
            ...one,
            gear: [],
          })),
        ),
      ],
      items: [52_207],
    },
  ],
  [
    'the gems of two other raiders are too few to name one',
    mage(THREE_SOCKETS),
    '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
    { seen: othersWearing('Mage-Fire', 2, gemmedPiece(GLOVES, 52_208, 52_208)), items: [] },
  ],
  [
    'other raiders without gems do not count',
    mage(THREE_SOCKETS),
    '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
    { seen: wornByOthers(GLOVES, [52_208], [52_208], []) },
  ],
  [
    'a player does not count as one of the other raiders of the spec',
    mage(THREE_SOCKETS),
    '1 × a gem (usually Reckless Ember Topaz, Brilliant Inferno Ruby, Potent Ember Topaz) [in Chest]',
    {
      seen: [
        ...othersWearing('Mage-Fire', 2, gemmedPiece(GLOVES, 52_208)),
        killSeenAt(1, [mage(gemmedPiece(GLOVES, 52_208))]),
      ],
    },
  ],
  [
    'two gems worn by raiders are listed as usual before one of the gear sets',
    mage(THREE_SOCKETS),
    '1 × a gem (usually Reckless Ember Topaz, Fractured Amberjewel, Brilliant Inferno Ruby) [in Chest]',
    { seen: wornByOthers(GLOVES, [52_208], [52_219], [52_236]) },
  ],
  [
    'a gem for several slots lists them in slot order',
    mage(
      gemmedPiece(SHOULDERS, 52_084),
      gemmedPiece(GLOVES, 52_207, 52_207, 52_207),
      THREE_SOCKETS,
    ),
    '2 × Brilliant Inferno Ruby [in Shoulders, Chest; 3 of 3 of their gems; better than what they wear]',
  ],
  [
    'the meta gem of most raiders of the spec is named if its condition is met',
    mage(headWithMeta(52_219), gemmedPiece(SHOULDERS, 52_219)),
    '1 × Austere Shadowspirit Diamond [in Head; 3 of 3 Fire mages]',
    { seen: othersWearing('Mage-Fire', 3, gemmedPiece(HEAD, 52_294)) },
  ],
  [
    'the meta gem of most raiders of the spec is not named if its condition is not met',
    mage(headWithMeta(52_207)),
    '1 × a meta gem (usually Austere Shadowspirit Diamond, Burning Shadowspirit Diamond) [in Head]',
    { seen: othersWearing('Mage-Fire', 3, gemmedPiece(HEAD, 52_294)) },
  ],
  [
    'no meta gem is named beside an unknown gem',
    mage(headWithMeta(52_207), gemmedPiece(SHOULDERS, 52_207, 52_207, 999_999)),
    '1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]',
  ],
  [
    'the gear sets’ only meta gem is not named if its condition is not met',
    mage(headWithMeta(52_219)),
    '1 × a meta gem (usually Burning Shadowspirit Diamond) [in Head]',
    { items: [] },
  ],
  [
    'the gear sets’ only meta gem is named if its condition is met',
    mage(headWithMeta(52_207), gemmedPiece(SHOULDERS, 52_207, 52_207)),
    '1 × Burning Shadowspirit Diamond [in Head]',
    { items: [68_780] },
  ],
  [
    'one of two empty sockets in a head is for the meta gem',
    mage(headWithMeta(), gemmedPiece(SHOULDERS, 52_207, 52_207, 52_207)),
    [
      '1 × Brilliant Inferno Ruby [in Head; 3 of 3 of their gems]',
      '1 × Burning Shadowspirit Diamond [in Head]',
    ],
  ],
  [
    'a rare cut is named if no epic cut is seen in the raid',
    mage(gemmedPiece(SHOULDERS, 52_084)),
    '1 × Brilliant Inferno Ruby [in Shoulders; better than what they wear]',
    {
      seen: [killSeenAt(1, playersWith('Mage-Arcane', [gemmedPiece(GLOVES, 71_881)]))],
      items: [52_207],
    },
  ],
  [
    'an epic cut is named if one is seen in the raid',
    mage(gemmedPiece(SHOULDERS, 52_084)),
    "1 × Brilliant Queen's Garnet [in Shoulders; better than what they wear]",
    {
      seen: [killSeenAt(1, playersWith('Mage-Arcane', [gemmedPiece(GLOVES, 71_850)]), true)],
      items: [71_881],
    },
  ],
  [
    'a Void Sphere does not count as an epic cut',
    playerWearing('Mage-Arcane', gemmedPiece(SHOULDERS, 23_094)),
    '1 × Teardrop Living Ruby [in Shoulders; better than what they wear]',
    {
      era: 'tbc',
      seen: [killSeenAt(1, playersWith('Mage-Arcane', [gemmedPiece(GLOVES, 22_459)]), true)],
      items: [24_029],
    },
  ],
  [
    'a rare cut of Mists is listed with its perfect cut',
    hunter(
      gemmedPiece(BELT, 76_560),
      gemmedPiece(SHOULDERS, 76_626, 76_692),
      withGems(CHEST, 94_733),
      gemmedPiece(GLOVES, 76_626),
    ),
    '2 × Delicate Primordial Ruby or Perfect Delicate Pandarian Garnet [in Chest, Belt; 3 of 3 of their gems; better than what they wear]',
    { era: 'mists', items: [76_692, 76_626] },
  ],
  [
    'a belt without a buckle needs a buckle and its gem',
    mage(gemmedPiece(SHOULDERS, 52_207, 52_207, 52_207), withGems(BELT, 59_217, 52_207)),
    [
      '1 × Brilliant Inferno Ruby [in Belt; 4 of 4 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
    { items: [52_207, 55_054] },
  ],
  [
    'the gem for a new buckle is counted with those for the belt’s empty sockets',
    mage(gemmedPiece(SHOULDERS, 52_207, 52_207, 52_207), withGems(BELT, 59_217)),
    [
      '2 × Brilliant Inferno Ruby [in Belt; 3 of 3 of their gems]',
      '1 × Ebonsteel Belt Buckle [in Belt]',
    ],
  ],
  [
    'a legendary meta gem does not count as a vote',
    mage(withGems(HEAD, CLOTH_HEAD_WITH_META.mists, 76_692)),
    '1 × a meta gem (usually Burning Primal Diamond) [in Head]',
    { era: 'mists', seen: othersWearing('Mage-Fire', 4, gemmedPiece(HEAD, 95_347)) },
  ],
  ['a Sha-touched socket needs no gem', warrior(withGems(MAINHAND, 86_226)), [], { era: 'mists' }],
];

test.each(CASES)('$0', expectLines);
