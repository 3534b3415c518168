import type { Profession } from '../../era/facts';

const ITEMS: readonly (readonly [Profession, readonly number[]])[] = [
  ['alchemy', [13503, 35748, 35749, 35750, 35751]],
  [
    'blacksmithing',
    [
      23563, 23564, 23565, 28425, 28426, 28427, 28428, 28429, 28430, 28431, 28432, 28433, 28434,
      28435, 28436, 28437, 28438, 28439, 28440, 28441, 28442, 28483, 28484, 28485, 30031, 30033,
      32570, 32573, 34377, 34379,
    ],
  ],
  [
    'engineering',
    [
      23828, 23829, 23835, 23836, 23838, 23839, 32461, 32472, 32473, 32474, 32475, 32476, 32478,
      32479, 32480, 32494, 32495, 34353, 34354, 34355, 34356, 34357, 34847, 35181, 35182, 35183,
      35184, 35185,
    ],
  ],
  ['jewelcrafting', [34358, 34359, 34360, 35693, 35694, 35700, 35702, 35703]],
  [
    'leatherworking',
    [
      29515, 29516, 29517, 29519, 29520, 29521, 29522, 29523, 29524, 29525, 29526, 29527, 30039,
      30041, 30043, 30045, 32575, 32579, 32581, 32583, 34369, 34371, 34373, 34375,
    ],
  ],
  [
    'tailoring',
    [
      14152, 14153, 14154, 21846, 21847, 21848, 21869, 21870, 21871, 21873, 21874, 21875, 30035,
      30037, 32585, 32587, 34364, 34365,
    ],
  ],
];

/**
 * Items that show their wearer's profession. Source: wowsims/tbc-new 3267f8d; the engineers'
 * trinkets 23835 and 23836 are general knowledge.
 */
export const PROFESSION_ITEMS: ReadonlyMap<number, Profession> = new Map(
  ITEMS.flatMap(([profession, ids]) => ids.map((id) => [id, profession] as const)),
);
