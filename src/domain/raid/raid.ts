import type { ClassAndSpec } from './classes';
import type { LogHost } from './log-host';

/** A gear slot by the log's number: 0 is the head. */
export type Slot = number;

/** Times are milliseconds from the report's start. */
export interface BossFight {
  id: number;
  boss: string;
  /** The log's number of the boss; copies of a raid add 50000. Absent in older records. */
  encounterId?: number;
  /** Empty if unknown. */
  zone: string;
  /** 3 is Normal, 4 is Heroic, for 10 and 25 raiders alike; 0 if unknown. */
  difficulty: number;
  /** The game's number of the instance map. Absent if unknown, and in older records. */
  zoneId?: number;
  /** The raid size, 10 or 25; retail counts raiders. Absent if unknown, and in older records. */
  size?: number;
  startedAt: number;
  endedAt: number;
  /** Whether the fight was saved, but is no longer in the report. */
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
  /** The number of the attempt at this boss, from 1. */
  nth: number;
}

export type Fight = Kill | Attempt;

/** What the app stores of a report. */
export interface Raid {
  /** The log site's host; absent for `classic`. */
  host?: LogHost;
  title: string;
  owner: string;
  /** The log's guild; absent without a guild, or if the API does not tell it. */
  guild?: string;
  /** The log's number of the game: 5 is Cataclysm. Absent if unknown. */
  gameVersion?: number;
  /** The log site's number of the raid zone. Absent if unknown. */
  zoneId?: number;
  /** Whether a monk took part, a class of Mists and later. Absent in older records. */
  hasMonk?: boolean;
  /** Whether a class took part that vanilla lacks: a death knight. Absent in older records. */
  hasLaterClass?: boolean;
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: number;
  endedAt: number;
  /** Kills, in order. */
  kills: Kill[];
  /** Attempts, in order. Absent in older records. */
  attempts?: LoggedAttempt[];
}

/** A gem in a socket; empty sockets are not listed. */
export interface Gem {
  itemId: number;
}

export interface Piece {
  slot: Slot;
  itemId: number;
  name: string;
  /** The log's icon name: `inv_helm_01.jpg`. Empty if the log has no icon. */
  icon: string;
  /** Quality: 0 poor … 4 epic, 5 legendary, 7 heirloom. Absent if unknown. */
  quality?: number;
  /** The item level. Absent if unknown, which is not low. */
  itemLevel?: number;
  /** SpellItemEnchantment id of the permanent enchant; never a tinker, oil or stone. */
  enchantId?: number;
  /** SpellItemEnchantment id of the tinker. Negative if unreadable. */
  tinkerId?: number;
  /** SpellItemEnchantment id of an oil, stone, poison or totem. Absent in older records. */
  temporaryEnchantId?: number;
  /** The game's number of the set. Absent on some set pieces. */
  setId?: number;
  /** Gems in sockets. Absent if the log has no gems at all, which makes sockets unknown. */
  gems?: Gem[];
}

export interface UnreadablePiece {
  /** The slot; absent if unreadable. */
  slot?: Slot;
  /** The name; empty if unreadable. */
  name: string;
}

export interface Death {
  /** Milliseconds from the fight's start. Absent if unknown. */
  at?: number;
  /** The ability that killed the player, in the log's words. Absent if unknown. */
  ability?: string;
}

/** The log's word: `tanks`, `healers`, `dps`. */
type RoleGroup = string;

export interface Raider extends ClassAndSpec {
  /** A logged spec that the class lacks: `Dreamstate`. Absent in older records. */
  loggedSpec?: string;
  /** A key unique in the fight: the name, with server or GUID if two share it. */
  key: string;
  name: string;
  /** The server as logged: `AltarofStorms`. Absent in anonymous reports and older records. */
  server?: string;
  /** The game's number, unique with the server. Absent if doubtful, and in older records. */
  guid?: number;
  /** Name of the picture: `Warlock-Affliction`, `Warlock`, `Unknown`. */
  picture: string;
  roles: RoleGroup[];
  /** Points by talent tree, or any numbers that the log has; may be empty. */
  talents: number[];
  /** Worn pieces in slot order. Empty if the log recorded no gear. */
  gear: Piece[];
  /** Unreadable pieces. The name is as stored. Absent without such pieces, and in older records. */
  unreadPieces?: UnreadablePiece[];
  /** Slots that the log lists as empty. Absent in older records, where they are unknown. */
  bareSlots?: Slot[];
  /** The player's number in the report. Absent without a number, and in older records. */
  logId?: number;
  /** Potions used in the fight; absent if unknown. */
  potions?: number;
  healthstones?: number;
  /** Deaths, in order. Absent if unknown, and in older records. */
  deaths?: Death[];
}
