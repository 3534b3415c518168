import type { ClassAndSpec } from './classes';
import type { LogHost } from './log-host';

/** A gear slot by the log's number: 0 is the head. */
export type Slot = number;

/** Times are milliseconds from the report's start. */
export interface BossFight {
  id: number;
  boss: string;
  /** The log's number for the boss; each copy of a raid adds 50000. Absent in older records. */
  encounterId?: number;
  /** Empty if unknown. */
  zone: string;
  /** 3 is Normal, 4 is Heroic, for 10 and 25 raiders alike; 0 if unknown. */
  difficulty: number;
  /** The game's number of the instance map. Absent if unknown and in older records. */
  zoneId?: number;
  /** 10 or 25; retail counts those present. Absent if unknown and in older records. */
  size?: number;
  startedAt: number;
  endedAt: number;
  /** Saved before, but no longer in the report. */
  isLost?: true;
}

export interface Kill extends BossFight {
  kind: 'kill';
}

export interface LoggedAttempt extends BossFight {
  kind: 'attempt';
  /** The boss's remaining health in percent. Absent if unknown. */
  bossPercentage?: number;
}

export interface Attempt extends LoggedAttempt {
  /** Which attempt at its boss, from 1. */
  nth: number;
}

export type Fight = Kill | Attempt;

/** What the app stores of a report. */
export interface Raid {
  /** The log site's host, of the link if there was one; absent for `classic`. */
  host?: LogHost;
  title: string;
  owner: string;
  /** Absent if the log is filed under none, or the log site's API does not tell. */
  guild?: string;
  /** The log's number of the game: 5 is Cataclysm. Absent if unknown. */
  gameVersion?: number;
  /** The log site's number of the raid zone. Absent if unknown. */
  zoneId?: number;
  /** There were none before Mists. Absent in older records. */
  hasMonk?: boolean;
  /** A death knight, monk, demon hunter or evoker. Absent in older records. */
  hasLaterClass?: boolean;
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: number;
  endedAt: number;
  /** In kill order. */
  kills: Kill[];
  /** In the order fought. Absent in older records. */
  attempts?: LoggedAttempt[];
}

/** The log lists no empty sockets. */
export interface Gem {
  itemId: number;
}

export interface Piece {
  slot: Slot;
  itemId: number;
  name: string;
  /** The log's icon name with its ending: `inv_helm_01.jpg`. Empty if it has none. */
  icon: string;
  /** 0 poor … 4 epic, 5 legendary, 7 heirloom. Absent if unknown. */
  quality?: number;
  /** Absent if unknown; an unknown level is not low. */
  itemLevel?: number;
  /** SpellItemEnchantment id of the permanent enchant; never a tinker, oil or stone. */
  enchantId?: number;
  /** SpellItemEnchantment id, beside the enchant. Negative if unreadable. */
  tinkerId?: number;
  /** SpellItemEnchantment id of an oil, stone, poison or totem. Absent in older records. */
  temporaryEnchantId?: number;
  /** The game's set number. Missing on some set pieces. */
  setId?: number;
  /** Filled sockets. Absent if the log has no gems at all: then sockets are unknown. */
  gems?: Gem[];
}

export interface UnreadPiece {
  /** Absent if unreadable. */
  slot?: Slot;
  /** Empty if unreadable. */
  name: string;
}

export interface Death {
  /** Milliseconds from the fight's start. Absent if unknown. */
  at?: number;
  /** What killed the player, in the log's words. Absent if unknown. */
  ability?: string;
}

/** The log's word: `tanks`, `healers`, `dps`. */
type RoleGroup = string;

export interface Raider extends ClassAndSpec {
  /** A logged spec that the class lacks: `Dreamstate`. Absent in older records. */
  loggedSpec?: string;
  /** Unique in the fight: the name, with the server or the GUID too where two share it. */
  key: string;
  name: string;
  /** As logged, without spaces: `AltarofStorms`. Absent in anonymous reports and older records. */
  server?: string;
  /**
   * The game's number of the character on its realm, unique in the fight with the server. Absent if
   * the log's is not, and in older records.
   */
  guid?: number;
  /** Name of the picture: `Warlock-Affliction`, `Warlock`, `Unknown`. */
  picture: string;
  roles: RoleGroup[];
  /** Points per talent tree, or whatever numbers the log has; may be empty. */
  talents: number[];
  /** Worn pieces in slot order. Empty if the log recorded no gear. */
  gear: Piece[];
  /** Absent if all entries were readable, and in older records. */
  unreadPieces?: UnreadPiece[];
  /** Slots that the log lists as empty. Absent in older records, where they are unknown. */
  bareSlots?: Slot[];
  /** The report's number of the player. Absent if the summary has none, and in older records. */
  logId?: number;
  /** Potions and healthstones used in the fight. Absent if unknown. */
  potions?: number;
  healthstones?: number;
  /** In order. Absent if unknown, and in older records. */
  deaths?: Death[];
}
