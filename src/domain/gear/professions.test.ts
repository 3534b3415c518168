import { expect, test } from 'vitest';
import { barePiece, piece, raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { MISTS } from '../eras/mists/mists';
import { MISTS_FACTS } from '../eras/mists/mists-facts';
import { professionsSeen } from './professions';

const BRACERS = 56_301; // no socket
const ALCHEMIST_STONE = 58_483;

test.each([
  [[piece(10, { enchantId: 4078 })], ['enchanting: Enchant Ring - Strength']],
  [[piece(2, { enchantId: 4196 })], ['inscription: Felfire Inscription']],
  [[piece(8, { enchantId: 4190 })], ['leatherworking: Draconic Embossment - Agility']],
  [[piece(14, { enchantId: 4115 })], ['tailoring: Lightweave Embroidery']],
  [[piece(9, { tinkerId: 4179 })], ['engineering: Synapse Springs']],
  [[piece(8, { itemId: BRACERS, gems: [{ itemId: 999_999 }] })], ['blacksmithing: extra socket']],
  [
    [piece(12, { itemId: ALCHEMIST_STONE, name: 'Lifebound Alchemist Stone' })],
    ['alchemy: Lifebound Alchemist Stone'],
  ],
  [[piece(4, { gems: [{ itemId: 52_255 }] })], [`jewelcrafting: Bold Chimera's Eye`]],
  [
    [piece(10, { enchantId: 4078 }), piece(11, { enchantId: 4078 }), piece(9, { tinkerId: 4179 })],
    [
      'engineering: Synapse Springs',
      'enchanting: Enchant Ring - Strength, Enchant Ring - Strength',
    ].sort(),
  ],
  [[piece(0, { enchantId: 4208 })], []],
  [[piece(5, { itemId: 63_453, gems: [{ itemId: 1 }, { itemId: 2 }] })], []],
])('gear shows $1', (gear, seen) => {
  const found = professionsSeen(raiderIn(gear), CATACLYSM, CATACLYSM_FACTS);
  expect(
    found.map(
      ({ profession, shownBy }) => `${profession}: ${shownBy.map(({ what }) => what).join(', ')}`,
    ),
  ).toEqual(seen);
});

test('in Mists a leatherworker’s legs, a scribe’s shoulders and a cogwheel show their professions', () => {
  const gear = [
    piece(0, { gems: [{ itemId: 77_540 }] }),
    piece(2, { enchantId: 4912 }),
    piece(6, { enchantId: 4881 }),
  ];
  const found = professionsSeen(raiderIn(gear), MISTS, MISTS_FACTS);
  expect(found.map(({ profession, shownBy }) => [profession, shownBy[0]?.slot])).toEqual([
    ['engineering', 0],
    ['inscription', 2],
    ['leatherworking', 6],
  ]);
});

test('in Mists an alchemist stone of Cataclysm shows alchemy', () => {
  const stone = piece(12, { itemId: ALCHEMIST_STONE, name: 'Lifebound Alchemist Stone' });
  const found = professionsSeen(raiderIn([stone]), MISTS, MISTS_FACTS);
  expect(found).toEqual([
    { profession: 'alchemy', shownBy: [{ slot: 12, what: 'Lifebound Alchemist Stone' }] },
  ]);
});

test('neither a shirt nor an unknown enchant proves a profession', () => {
  const gear = [
    piece(9, { tinkerId: 4179 }),
    piece(10, { enchantId: 4078 }),
    piece(3, { itemId: ALCHEMIST_STONE }),
    piece(8, { enchantId: 999_999, gems: [{ itemId: 999_999 }] }),
  ];
  const seen = professionsSeen(raiderIn([...gear, barePiece(4)]), CATACLYSM, CATACLYSM_FACTS);
  expect(seen.map(({ profession }) => profession)).toEqual(['enchanting', 'engineering']);
});
