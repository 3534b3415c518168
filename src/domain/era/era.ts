import type { RaidBuffs } from '../coverage/category';
import type { Consumables } from '../pull/consumables';
import type { LogHost } from '../raid/log-host';
import type { Slot } from '../raid/raid';
import type { TalentTrees } from '../raid/talent-trees';
import type { EraFacts, Hand } from './facts';
import type { RealmGroup } from './realm-group';
import type { EraSlot } from './slot-list';

/** An expansion: `mists`. Stored in saved raids and shared links, so it never changes. */
export type EraId = string;

/** Colour of a raid's rows and emblems. */
export const ZONE_COLOURS = ['danger', 'primary', 'warning', 'success', 'dark'] as const;

export type ZoneColour = (typeof ZONE_COLOURS)[number];

export interface EraRaid {
  name: string;
  otherNames?: readonly string[];
  tier: number;
  /** The game's instance map and area, one of which is a fight's `zoneId`. */
  zoneIds: readonly number[];
  encounterIds: readonly number[];
  /** Bosses fought in vehicles or other bodies: gear is not judged. */
  withoutGear?: readonly number[];
  colour: ZoneColour;
  /** What `by raid` demands of every piece. */
  minimumItemLevel: number;
}

/** What the two counting rules need; always loaded. */
export interface EraTables {
  /** Slots that every raider can have enchanted. */
  enchantable: ReadonlySet<Slot>;
  /** Slots where only items held like this can be enchanted. */
  enchantableHands?: ReadonlyMap<Slot, readonly Hand[]>;
  /** Items that cannot be enchanted in any slot. */
  unenchantable?: ReadonlySet<number>;
  /** Pieces below are low by default. */
  minimumItemLevel: number;
  raids: readonly EraRaid[];
  /** Items exempt from `by raid`, since they outlast their level. */
  exemptByRaid: readonly number[];
  /** Items exempt from the era's own minimum; none if absent. */
  exemptByDefault?: readonly number[];
  /** How talent points tell specs, where a spec is a tree. */
  talents?: TalentTrees;
  loadBuffs: () => Promise<RaidBuffs>;
  /** A chunk of flasks and food. Absent if no table is known: then no pull is fetched. */
  loadConsumables?: () => Promise<Consumables>;
  loadFacts: () => Promise<EraFacts>;
}

/** A raid zone of the log site, usually a tier. */
export interface LogZone {
  id: number;
  name: string;
  /** Has the same raids as another zone; character searches skip it. */
  isCopy?: boolean;
  /** Has no raids, but tells the era; searches skip it. */
  hasNoRaids?: true;
  /** The log site's host; absent for `classic`. */
  host?: LogHost;
}

/** A simulator that imports a character's gear. */
export interface Simulator {
  /** `wowsims/mop`. */
  name: string;
  level: number;
  skill: number;
  /** Whether its importer reads tinkers; an unknown item field makes it reject the character. */
  readsTinkers: boolean;
}

export interface Era {
  id: EraId;
  /** `Mists of Pandaria`. */
  name: string;
  /** The log's number. Absent while unknown. */
  gameVersion?: number;
  /** The log site's host, if a report's link to it tells the era. */
  host?: LogHost;
  /** By the log's slot numbers. */
  slots: readonly EraSlot[];
  /** Its folder at wowhead.com: `/cata/`. Absent if there is none. */
  itemPages?: string;
  /** Oldest first. */
  zones: readonly LogZone[];
  /** The game's names of its raids, for an era without tables. */
  raidNames?: readonly string[];
  /** The game's instance maps of its raids, which other games may have, for an era without tables. */
  raidMaps?: readonly number[];
  /** Those that tell the era, whatever else a report says. */
  ownMaps?: readonly number[];
  realmGroup?: RealmGroup;
  simulator?: Simulator;
  /** Its raids have one difficulty; the logged number means nothing. */
  hasOneDifficulty?: true;
  /** Pulls are fetched and shown as logged, since no table of consumables is known. */
  listsLoggedAuras?: true;
  /** Absent for an era without rules. */
  tables?: EraTables;
}

/** Whether an era has a table of consumables, by which pulls are read. */
export const looksForPull = ({ tables }: Pick<Era, 'tables'>): boolean =>
  tables?.loadConsumables !== undefined;

export const fetchesPulls = (era: Pick<Era, 'tables' | 'listsLoggedAuras'>): boolean =>
  looksForPull(era) || era.listsLoggedAuras === true;

/** Whether reports of an era are searched for: it has rules, or realms of its own. */
export const isSearched = ({ tables, realmGroup }: Era): boolean =>
  tables !== undefined || realmGroup !== undefined;
