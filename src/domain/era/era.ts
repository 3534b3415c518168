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
  /** The game's number of the instance map and of the area. A fight's `zoneId` is one of them. */
  zoneIds: readonly number[];
  encounterIds: readonly number[];
  /** Bosses fought in vehicles or other bodies, where gear is not judged. */
  withoutGear?: readonly number[];
  colour: ZoneColour;
  /** The minimum item level if the user chose `by raid`. */
  minimumItemLevel: number;
}

/** The tables of the two rules that count by default. They load with the app. */
export interface EraTables {
  /** Slots that every raider can have enchanted. */
  enchantable: ReadonlySet<Slot>;
  /** Slots where only weapons and shields of these kinds can be enchanted. */
  enchantableHands?: ReadonlyMap<Slot, readonly Hand[]>;
  /** Items that cannot be enchanted in any slot. */
  unenchantable?: ReadonlySet<number>;
  /** The item level below which pieces are low by default. */
  minimumItemLevel: number;
  raids: readonly EraRaid[];
  /** Items exempt from `by raid`: they outlast their level. */
  exemptByRaid: readonly number[];
  /** Items exempt from the era's own minimum; absent without exempt items. */
  exemptByDefault?: readonly number[];
  /** Talent trees. Absent in an era whose specs are not trees. */
  talents?: TalentTrees;
  loadBuffs: () => Promise<RaidBuffs>;
  /** Loads flasks and food. Absent without a known table; then no pull is fetched. */
  loadConsumables?: () => Promise<Consumables>;
  loadFacts: () => Promise<EraFacts>;
}

/** A raid zone of the log site, usually a tier. */
export interface LogZone {
  id: number;
  name: string;
  /** Whether another zone has the same raids. Character searches skip this zone. */
  isCopy?: boolean;
  /** Whether the zone only identifies the era: without raids, searches skip it. */
  hasNoRaids?: true;
  /** The log site's host; absent if it is `classic`. */
  host?: LogHost;
}

/** A simulator that imports a character's gear. */
export interface Simulator {
  /** `wowsims/mop`. */
  name: string;
  level: number;
  skill: number;
  /** Whether the importer reads tinkers; otherwise a tinker makes it reject the character. */
  readsTinkers: boolean;
}

export interface Era {
  id: EraId;
  /** `Mists of Pandaria`. */
  name: string;
  /** The log's number of the game. Absent while unknown. */
  gameVersion?: number;
  /** The log site's host, if only this era's reports are there. */
  host?: LogHost;
  /** Slots by the log's numbers. */
  slots: readonly EraSlot[];
  /** The era's folder at wowhead.com: `/cata/`. Absent if it has no item pages. */
  itemPages?: string;
  /** The log site's zones, oldest first. */
  zones: readonly LogZone[];
  /** Raids by the game's names, for an era without tables. */
  raidNames?: readonly string[];
  /** Instance maps of raids that other eras may also have, for an era without tables. */
  raidMaps?: readonly number[];
  /** Instance maps that no other era has: they identify this one. */
  ownMaps?: readonly number[];
  realmGroup?: RealmGroup;
  simulator?: Simulator;
  /** Raids have one difficulty, so the logged number means nothing. */
  hasOneDifficulty?: true;
  /** Pulls are fetched and shown as logged because no table of consumables is known. */
  listsLoggedAuras?: true;
  /** Tables for rules. Absent for an era without rules. */
  tables?: EraTables;
}

/** Whether an era has a table of consumables, without which pulls are not read. */
export const hasConsumableTable = ({ tables }: Pick<Era, 'tables'>): boolean =>
  tables?.loadConsumables !== undefined;

export const fetchesPulls = (era: Pick<Era, 'tables' | 'listsLoggedAuras'>): boolean =>
  hasConsumableTable(era) || era.listsLoggedAuras === true;

/** Whether searches cover an era: it has rules, or separate realms. */
export const isSearched = ({ tables, realmGroup }: Era): boolean =>
  tables !== undefined || realmGroup !== undefined;
