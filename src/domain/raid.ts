import type { Calling } from './classes';
import type { Slot } from './slots';

/** A boss that fell. Times are milliseconds from the report's start. */
export interface Kill {
  id: number;
  boss: string;
  /** Empty when the log does not say. */
  zone: string;
  /** 3 is Normal, 4 is Heroic, for 10 and 25 raiders alike; 0 when the log does not say. */
  difficulty: number;
  startedAt: number;
  endedAt: number;
}

/** A logged raid night: what the app keeps of a report. */
export interface Raid {
  title: string;
  owner: string;
  /** Epoch milliseconds; 0 when the log does not say. */
  startedAt: number;
  endedAt: number;
  /** In the order the bosses fell. */
  kills: Kill[];
}

/** A gem in a socket. The log lists filled sockets only. */
export interface Gem {
  itemId: number;
}

/** One worn piece of gear. */
export interface Piece {
  slot: Slot;
  itemId: number;
  name: string;
  /** The log's icon name, its ending included: `inv_helm_01.jpg`. Empty when the log has none. */
  icon: string;
  /** 0 poor … 4 epic, 5 legendary, 7 heirloom. Absent when the log does not say. */
  quality?: number;
  /** Absent when the log does not say: an unknown level is no low level. */
  itemLevel?: number;
  /** SpellItemEnchantment id of the permanent enchant. Tinkers, oils and stones never stand here. */
  enchantId?: number;
  gems: Gem[];
}

/** The group that the log put a raider in, in the log's words: `tanks`, `healers`, `dps`. */
export type RoleGroup = string;

/** A player in a boss fight. */
export interface Raider extends Calling {
  /** Unique within the fight: the name, with the server where two share it. */
  key: string;
  name: string;
  /** Name of the picture: `Warlock-Affliction`, `Warlock`, or `Unknown`. */
  picture: string;
  roles: RoleGroup[];
  /** Points in each talent tree, or whatever numbers the log has; may be empty. */
  talents: number[];
  /** Worn pieces in slot order. Empty means that the log recorded no gear. */
  gear: Piece[];
}
