import type { LogZone } from '../era/era';
import type { RealmGroup } from '../era/realm-group';

interface LogSiteFacts {
  /** The log's number of the game. Absent while unknown, or if another era has the same number. */
  gameVersion?: number;
  /** The log site's host: `forever.warcraftlogs.com`. */
  host: string;
  /** Instance maps of Forever's own raids and dungeons, which no other era has. */
  ownMaps: readonly number[];
  /** Instance maps of raids that other eras have too. */
  raidMaps: readonly number[];
  zones: readonly LogZone[];
  /** The era's realms. Absent while unknown; then they cannot be searched. */
  realmGroup?: RealmGroup;
}

/**
 * All that is known of Forever at the log site before its raids open; `gameVersion`, zones and
 * `realmGroup` are not known yet. A number filled in here is enough for names, hosts and searches.
 *
 * Maps: Hyjal Summit 2981, Barrow Deeps 3052, the dungeon Hall of Thanes 3065; Onyxia's Lair 249,
 * which vanilla and Wrath have too. Source: combat logs and raid addons of the beta of 2026.
 */
export const FOREVER_AT_LOG_SITE: LogSiteFacts = {
  host: 'forever',
  ownMaps: [2981, 3052, 3065],
  raidMaps: [249],
  zones: [],
};
