import { expect, test } from 'vitest';
import { piece } from '#test/gear';
import { pullOf } from '#test/pull';
import {
  armsWarrior,
  BLACK_TEMPLE,
  type Circumstances,
  killSeenAt,
  linesOf,
  listFor,
  type Player,
  pieceWithoutEnchant,
  playersWith,
  SLOTS,
} from '#test/to-buy';
import { BURNING_CRUSADE_CONSUMABLES } from '../eras/burning-crusade/consumables';
import { CATACLYSM_CONSUMABLES } from '../eras/cataclysm/consumables';
import { HOUR } from '../time';
import { tsmText } from './copies';

const { LEGS } = SLOTS;

const TITANIC = 79_472;
const CROCOLISK = 87_545;

const ULF = armsWarrior('Ulf');
const BURNING_CRUSADE = { era: 'tbc', fight: BLACK_TEMPLE } as const;

/** Returns the pull of Ulf, who lacks something, and of a player who lacks nothing. */
const pullWithout = (consumables = CATACLYSM_CONSUMABLES, had: number[] = []) =>
  pullOf({ Ulf: had, Kadda: [28_520, TITANIC, CROCOLISK, 33_263] }, { consumables });

const listAt = (player: Player, circumstances: Circumstances = {}) => {
  const isBurningCrusade = circumstances.era === 'tbc';
  const pull = pullWithout(isBurningCrusade ? BURNING_CRUSADE_CONSUMABLES : undefined);
  const asked = { withConsumables: true, eveningLasted: 3 * HOUR, ...circumstances };
  return listFor([{ pull, ...player }], asked);
};
const at = (player: Player, circumstances?: Circumstances) =>
  linesOf(listAt(player, circumstances));

/** Returns a kill where Arms warriors had these auras; some have no snapshot. */
const fightsWithAuras = (...auras: (number[] | undefined)[]) => [
  killSeenAt(
    1,
    playersWith('Warrior-Arms', Array(auras.length).fill(piece(LEGS))).map((player, index) => ({
      ...player,
      ...(auras[index] && { auras: auras[index] }),
    })),
  ),
];

test('the only flask and food of the gear sets are named with counts for the evening', () => {
  expect(at(ULF)).toEqual([
    '3 × Beer-Basted Crocolisk [for 3 hours, 60 minutes each]',
    '3 × Flask of Titanic Strength [for 3 hours, 60 minutes each]',
  ]);
  expect(at(ULF, { eveningLasted: 3 * HOUR - 1 })[0]).toMatch(/^3 × .*for 3 hours/);
  expect(at(ULF, { eveningLasted: 3 * HOUR + 1 })[0]).toMatch(/^4 × .*for 4 hours/);
  expect(at(ULF, { eveningLasted: 60_000 })[0]).toMatch(/^1 × .*for 1 hour,/);
});

test('in Burning Crusade a flask lasts two hours and food half an hour', () => {
  expect(at(ULF, { ...BURNING_CRUSADE, eveningLasted: 2.2 * HOUR })).toEqual([
    '5 × Roasted Clefthoof [for 2.5 hours, 30 minutes each]',
    '2 × Flask of Relentless Assault [for 3 hours, 120 minutes each]',
  ]);
});

test('both elixirs of the gear sets are named if the sets have no flask', () => {
  expect(at({ ...ULF, icon: 'Druid-Feral' }, BURNING_CRUSADE)).toEqual([
    '6 × a food [for 3 hours, 30 minutes each]',
    '3 × Elixir of Draenic Wisdom [for 3 hours, 60 minutes each]',
    '3 × Elixir of Major Agility [for 3 hours, 60 minutes each]',
  ]);
});

test('ticking one of two elixirs leaves the other to buy', () => {
  const feral = { ...ULF, icon: 'Druid-Feral' };
  const lines = listAt(feral, BURNING_CRUSADE).groups.flatMap((each) => each.lines);
  const wisdom = lines.find(({ text }) => text === 'Elixir of Draenic Wisdom');
  const ticks = wisdom?.shares[0]?.ticks ?? [];
  expect(ticks).toHaveLength(1);
  const left = at(feral, { ...BURNING_CRUSADE, ticks });
  expect(left.map((line) => line.split(' [')[0])).toEqual([
    '6 × a food',
    '0 × Elixir of Draenic Wisdom',
    '3 × Elixir of Major Agility',
  ]);
});

test('a flask used by most of at least three raiders of the spec is named', () => {
  const STEELSKIN = [79_469];
  expect(at(ULF, { seen: fightsWithAuras(STEELSKIN, STEELSKIN, STEELSKIN) })).toContain(
    '3 × Flask of Steelskin [for 3 hours, 60 minutes each; 3 of 3 Arms warriors]',
  );
  expect(at(ULF, { seen: fightsWithAuras(STEELSKIN, STEELSKIN, []) })).toContain(
    '3 × Flask of Steelskin [for 3 hours, 60 minutes each; 2 of 3 Arms warriors]',
  );
  const namedByTwo = at(ULF, { seen: fightsWithAuras(STEELSKIN, STEELSKIN, undefined) });
  expect(namedByTwo.join()).not.toContain('Steelskin');
});

test('a flask from a cauldron or an alchemist is never named', () => {
  const seen = fightsWithAuras(...Array(3).fill([92_731, 79_638]));
  expect(at(ULF, { seen })[1]).toContain('Titanic Strength');
});

test('neither flask nor food is named for a raider of unknown class', () => {
  expect(at({ ...ULF, icon: 'Unknown' })).toEqual([
    '3 × a flask [for 3 hours, 60 minutes each]',
    '3 × a food [for 3 hours, 60 minutes each]',
  ]);
});

test('a feast in the gear sets is never named', () => {
  const hunter = { ...ULF, icon: 'Hunter-Survival' };
  expect(at(hunter)).toContain('3 × a food [for 3 hours, 60 minutes each]');
});

test.each([
  { why: 'if switched off', circumstances: { withConsumables: false } },
  { why: 'without a snapshot', pull: { Ulf: undefined, Kadda: [TITANIC] } },
  { why: 'in a log without the category', pull: { Ulf: [], Kadda: [], Bo: [TITANIC, CROCOLISK] } },
])('no consumable is listed $why', ({ circumstances, pull }) => {
  const more = pull && { pull: pullOf(pull, { consumables: CATACLYSM_CONSUMABLES }) };
  expect(at({ ...ULF, ...more }, circumstances)).toEqual([]);
});

test('a single elixir does not count as a missing flask', () => {
  const pull = pullWithout(CATACLYSM_CONSUMABLES, [79_474]);
  expect(at({ ...ULF, pull }).map((line) => line.slice(0, 8))).toEqual(['3 × Beer']);
});

test('flasks and food have their own group in the import', () => {
  expect(tsmText(listAt(armsWarrior('Ulf', pieceWithoutEnchant(LEGS)), { eveningLasted: 1 }))).toBe(
    'group:Ready Check`Enchants,i:56550,group:Ready Check`Flasks and food,i:62670,i:58088',
  );
});
