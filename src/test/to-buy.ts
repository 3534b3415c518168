import { expect } from 'vitest';
import { audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS, type Standards } from '#domain/audit/rule/standards';
import { BURNING_CRUSADE } from '#domain/eras/burning-crusade/burning-crusade';
import { BURNING_CRUSADE_FACTS } from '#domain/eras/burning-crusade/burning-crusade-facts';
import { BURNING_CRUSADE_TO_BUY } from '#domain/eras/burning-crusade/burning-crusade-to-buy';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { CATACLYSM_TO_BUY } from '#domain/eras/cataclysm/cataclysm-to-buy';
import { MISTS } from '#domain/eras/mists/mists';
import { MISTS_FACTS } from '#domain/eras/mists/mists-facts';
import { MISTS_TO_BUY } from '#domain/eras/mists/mists-to-buy';
import type { AtThePull } from '#domain/pull/at-the-pull';
import { readClassAndSpec } from '#domain/raid/classes';
import type { Fight, Kill, Piece, Raider } from '#domain/raid/raid';
import { tsmText } from '#domain/to-buy/copies';
import type { Tick } from '#domain/to-buy/lines';
import { type SeenFight, toSightings } from '#domain/to-buy/sightings';
import { type PlayerToBuyFor, type ToBuy, toBuy } from '#domain/to-buy/to-buy';
import { killWith } from './fights';
import { barePiece, piece, plainRaider } from './gear';

export const ERAS = {
  cataclysm: { era: CATACLYSM, facts: CATACLYSM_FACTS, table: CATACLYSM_TO_BUY },
  mists: { era: MISTS, facts: MISTS_FACTS, table: MISTS_TO_BUY },
  tbc: { era: BURNING_CRUSADE, facts: BURNING_CRUSADE_FACTS, table: BURNING_CRUSADE_TO_BUY },
};

export type EraName = keyof typeof ERAS;

/** Noon is on this day in every time zone of the tests. */
export const AUGUST_1 = Date.UTC(2026, 7, 1, 12);
export const EVENING = '2026-08-01';

const kill = (zoneId: number): Kill => killWith({ boss: 'A boss', zone: 'A raid', zoneId });
/** Tiers 11 and 12 of Cataclysm, 4 and 6 of Burning Crusade. */
const BLACKWING = kill(669);
export const FIRELANDS = kill(720);
export const KARAZHAN = kill(532);
export const BLACK_TEMPLE = kill(564);

export interface Player {
  name: string;
  /** The log's icon: `Mage-Fire`, `Mage`, `Unknown`. */
  icon: string;
  gear: Piece[];
  raider?: Partial<Raider>;
  pull?: AtThePull;
}

export interface Circumstances {
  era?: EraName;
  fight?: Fight;
  standards?: Partial<Standards>;
  seen?: readonly SeenFight[];
  ticks?: readonly Tick[];
  withConsumables?: boolean;
  eveningLasted?: number;
}

export const raiderOf = ({ name, icon, gear, raider = {} }: Player): Raider =>
  plainRaider(name, { picture: icon, gear, ...readClassAndSpec(icon), ...raider });

/**
 * Returns a kill on the device where players wore their gear; by default a kill of another raid.
 */
export const killSeenAt = (
  at: number,
  players: readonly (Player & { auras?: readonly number[] })[],
  isOfRaid = false,
): SeenFight => ({
  at,
  isOfRaid,
  raiders: players.map((player) => ({
    ...raiderOf(player),
    id: player.name,
    ...(player.auras && { auras: player.auras }),
  })),
});

/** Adds pieces of no interest: whoever wears next to nothing is not judged. */
const dressedPlayer = (player: Player): Player => {
  const worn = new Set(player.gear.map(({ slot }) => slot));
  const others = Array.from({ length: 18 }, (_, slot) => slot).filter((slot) => !worn.has(slot));
  return { ...player, gear: [...player.gear, ...others.map((slot) => piece(slot))] };
};

/** Makes the list for players, whose ids are their names. */
export function listFor(players: readonly Player[], circumstances: Circumstances = {}): ToBuy {
  const { era = 'cataclysm', fight = BLACKWING, seen = [], ticks = [] } = circumstances;
  const { withConsumables = false, eveningLasted } = circumstances;
  const standards = { ...DEFAULT_STANDARDS, ...circumstances.standards };
  const concerned = players.map(
    (player): PlayerToBuyFor => ({
      id: player.raider?.key ?? player.name,
      name: player.name,
      audit: audit(raiderOf(dressedPlayer(player)), { ...ERAS[era], standards, fight }),
      fight,
      at: AUGUST_1,
      evening: EVENING,
      pull: player.pull,
      eveningLasted,
    }),
  );
  return toBuy(concerned, {
    ...ERAS[era],
    standards,
    sightings: toSightings(seen),
    ticks,
    withConsumables,
  });
}

/** Formats lines as `3 × Enchant Boots - Lavawalker [note; reasons]`. */
export const linesOf = ({ groups }: ToBuy): string[] =>
  groups.flatMap(({ lines }) =>
    lines.map(({ left, text, note, reasons }) => {
      const why = [note, ...reasons].filter(Boolean).join('; ');
      return `${left} × ${text}${why && ` [${why}]`}`;
    }),
  );

/** Returns a piece that lacks its enchant, else of no interest. */
export const pieceWithoutEnchant = (slot: number, itemId?: number): Piece =>
  barePiece(slot, itemId === undefined ? {} : { itemId });

export const enchantedPiece = (slot: number, enchantId: number, itemId?: number): Piece =>
  piece(slot, { enchantId, ...(itemId !== undefined && { itemId }) });

export const gemmedPiece = (slot: number, ...gems: number[]): Piece =>
  piece(slot, { gems: gems.map((itemId) => ({ itemId })) });

/** Makes players of one spec. Each wears one of the pieces. */
export const playersWith = (icon: string, pieces: readonly Piece[]): Player[] =>
  pieces.map((worn, index) => ({ name: `Other ${index + 1}`, icon, gear: [worn] }));

export const SLOTS = {
  HEAD: 0,
  SHOULDERS: 2,
  CHEST: 4,
  BELT: 5,
  LEGS: 6,
  BOOTS: 7,
  BRACERS: 8,
  GLOVES: 9,
  RING_1: 10,
  RING_2: 11,
  CLOAK: 14,
  MAINHAND: 15,
  OFFHAND: 16,
  RANGED: 17,
};

export const playerWearing = (icon: string, ...gear: Player['gear']): Player => ({
  name: 'Kadda',
  icon,
  gear,
});
export const mage = (...gear: Player['gear']) => playerWearing('Mage-Fire', ...gear);
export const warrior = (...gear: Player['gear']) => playerWearing('Warrior-Arms', ...gear);
export const hunter = (...gear: Player['gear']) => playerWearing('Hunter-Survival', ...gear);

/** Returns an item with gems; its other sockets are empty. */
export const withGems = (slot: number, itemId: number, ...gems: number[]) => ({
  ...gemmedPiece(slot, ...gems),
  itemId,
});

/** Returns a kill where others of a spec wore a piece. */
export const othersWearing = (icon: string, count: number, worn: Player['gear'][number]) => [
  killSeenAt(1, playersWith(icon, Array(count).fill(worn))),
];

interface ListCircumstances extends Circumstances {
  /** Items of the text for TSM. */
  items?: number[];
}

/** A test case: why, the player, and the lines that the list must have. */
export type ListCase = [
  why: string,
  player: Player,
  lines: string | string[],
  more?: ListCircumstances,
];

/** Checks the lines for a case, and the items of the text for TSM. */
export function expectLines(...[, player, lines, more = {}]: ListCase): void {
  const { items, ...circumstances } = more;
  const list = listFor([player], {
    ...(circumstances.era === 'tbc' && { fight: BLACK_TEMPLE }),
    standards: { ruleSettings: { 'armour-type': 'off', 'low-item-level': 'off' } },
    ...circumstances,
  });
  expect(linesOf(list)).toEqual([lines].flat());
  if (items) expect(tsmText(list).match(/(?<=i:)\d+/g) ?? []).toEqual(items.map(String));
}

/** Returns an Arms warrior, who is judged. */
export const armsWarrior = (name: string, ...gear: Piece[]): Player => ({
  name,
  icon: 'Warrior-Arms',
  gear,
});

/** Returns a player of an unknown class whose legs lack an enchant. */
export const playerOfUnknownClass = (name: string, icon = 'Unknown'): Player => ({
  name,
  icon,
  gear: [pieceWithoutEnchant(SLOTS.LEGS)],
});

export const TITLE = { title: 'Thursday', date: 'Aug 1, 2026' };
