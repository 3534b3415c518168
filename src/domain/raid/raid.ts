import type { Slot } from '../gear/slots';
import type { LogHost } from '../log-site/log-host';
import type { ClassAndSpec } from './classes';

/** A boss fight of a report. Times are milliseconds from the report's start. */
export interface Fight {
  id: number;
  boss: string;
  /** The boss in the log's numbering; Mists adds 50000 to the game's own. Absent in older records. */
  encounterId?: number;
  /** Empty when the log does not say. */
  zone: string;
  /** 3 is Normal, 4 is Heroic, for 10 and 25 raiders alike; 0 when the log does not say. */
  difficulty: number;
  /** The instance map in the game's numbering. Absent when the log does not say, and in older records. */
  zoneId?: number;
  /** How many raiders the fight was for, 10 or 25; retail counts those who came. Absent as `zoneId` is. */
  size?: number;
  startedAt: number;
  endedAt: number;
}

/** A boss that fell. */
export type Kill = Fight;

/** A boss fight that ended without a kill. */
export interface Try extends Fight {
  /** What was left of the boss, in percent. Absent when the log does not say. */
  bossPercentage?: number;
}

/** A logged raid: what the app stores of a report. */
export interface Raid {
  /** Where the log site has it; `classic` where it is left out. */
  host?: LogHost;
  title: string;
  owner: string;
  /** Which game was logged, in the log's numbering: 5 is Cataclysm. Absent when the log does not say. */
  gameVersion?: number;
  /** The log site's number of the raid zone. Absent when the log does not say. */
  zoneId?: number;
  /** Whether a monk is among the logged players: there were none before Mists. Absent in older records. */
  hasMonk?: boolean;
  /** Epoch milliseconds; 0 when the log does not say. */
  startedAt: number;
  endedAt: number;
  /** In the order the bosses fell. */
  kills: Kill[];
  /** In the order they were fought. Absent in older records. */
  tries?: Try[];
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
  /**
   * SpellItemEnchantment id of an engineer's tinker, which stands beside the permanent enchant. Below 0 where the
   * log's cannot be read.
   */
  tinkerId?: number;
  /** SpellItemEnchantment id of an oil, stone, poison or totem on a weapon. Absent in older records. */
  temporaryEnchantId?: number;
  /** The game's number of the item set. Absent on some pieces that do belong to a set. */
  setId?: number;
  /** The filled sockets. Absent when the log recorded no gems at all: then nothing is known of sockets. */
  gems?: Gem[];
}

/** A piece of which the log's entry cannot be read: nothing is said of it but that. */
export interface UnreadPiece {
  /** Absent when the entry does not tell. */
  slot?: Slot;
  /** Empty when the entry does not tell. */
  name: string;
}

/** The group that the log put a raider in, in the log's words: `tanks`, `healers`, `dps`. */
export type RoleGroup = string;

/** A player in a boss fight. */
export interface Raider extends ClassAndSpec {
  /** The log's word for a spec that is none of the class's: `Dreamstate`. Absent in older records. */
  loggedSpec?: string;
  /** Unique within the fight: the name, with the server where two share it. */
  key: string;
  name: string;
  /** As the log writes it, without spaces: `AltarofStorms`. Absent in anonymous reports and older records. */
  server?: string;
  /** Name of the picture: `Warlock-Affliction`, `Warlock`, or `Unknown`. */
  picture: string;
  roles: RoleGroup[];
  /** Points in each talent tree, or whatever numbers the log has; may be empty. */
  talents: number[];
  /** Worn pieces in slot order. Empty means that the log recorded no gear. */
  gear: Piece[];
  /** Absent where every entry could be read, and in older records. */
  unreadPieces?: UnreadPiece[];
  /** Slots that the log lists as empty. Absent in older records: then nothing is known of them. */
  bareSlots?: Slot[];
  /** The report's number of the player. Absent when the summary has none, and in older records. */
  logId?: number;
  /** Potions and healthstones used in the fight. Absent when the log does not say. */
  potions?: number;
  healthstones?: number;
}
