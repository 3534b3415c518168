import type { RaidBuffs } from '../coverage/category';
import type { Slot } from '../gear/slots';
import type { LogHost } from '../log-site/log-host';
import type { RealmGroup } from '../log-site/realms';
import type { Consumables } from '../pull/consumables';
import type { TalentTrees } from '../raid/talent-trees';
import type { EraFacts, Hand } from './facts';
import type { EraSlot } from './slot-list';

/** A version of the game, by its expansion: `mists`. Saved raids and shared links store it, so it never changes. */
export type EraId = string;

/** What a raid's rows and emblems are coloured by; other zones are dark too. */
export type ZoneColour = 'danger' | 'primary' | 'warning' | 'success' | 'dark';

/** A raid of an era, and what a raid leader can ask of gear in it. */
export interface EraRaid {
  name: string;
  /** What else logs call it. */
  otherNames?: readonly string[];
  /** The raid tier that it belongs to: 11. */
  tier: number;
  /** The game's numbers for it, instance map and area: a fight's `zoneId` is one of them. */
  zoneIds: readonly number[];
  /** The log's numbers of its bosses. */
  encounterIds: readonly number[];
  colour: ZoneColour;
  /** What `by raid` asks of every piece. */
  minimumItemLevel: number;
}

/** What the two counting rules need to know of an era. It is small, and there from the start. */
export interface EraTables {
  /** The slots that every raider can have enchanted. */
  enchantable: ReadonlySet<Slot>;
  /** Slots where it depends on the item: only one held like this can be enchanted. */
  enchantableHands?: ReadonlyMap<Slot, readonly Hand[]>;
  /** Items that cannot be enchanted, whatever their slot. */
  unenchantable?: ReadonlySet<number>;
  /** Pieces below this item level are low, unless a raid leader says otherwise. */
  minimumItemLevel: number;
  raids: readonly EraRaid[];
  /** Items that `by raid` asks no item level of, for they outlast it. */
  excusedByRaid: readonly number[];
  /** Items that the era's own minimum asks no item level of either; none where it is left out. */
  excusedByDefault?: readonly number[];
  /** How specs are read from talent points, where a spec is a tree. */
  talents?: TalentTrees;
  /** What raiders can bring, in a chunk of its own. */
  loadBuffs: () => Promise<RaidBuffs>;
  /** What raiders eat and drink, in a chunk of its own. Absent where no table is known: then no pull is read. */
  loadConsumables?: () => Promise<Consumables>;
  /** Everything else, in a chunk of its own. */
  loadFacts: () => Promise<EraFacts>;
}

/** A raid zone of the log site: mostly a raid tier. */
export interface LogZone {
  /** The log site's number. */
  id: number;
  /** The log site's own name. */
  name: string;
  /** It holds the same raids as another zone, so character searches skip it. */
  isCopy?: boolean;
  /** The log site's host for it; `classic` where it is left out. Only a LogHost can be searched. */
  host?: LogHost | 'vanilla' | 'sod' | 'titan';
}

/** A program that simulates fights and imports a character's gear. */
export interface Simulator {
  /** As the user knows it: `wowsims/mop`. */
  name: string;
  /** The highest character level of the era. */
  level: number;
  /** The highest profession skill of the era. */
  skill: number;
  /** Whether its importer reads tinkers. An unknown field of an item makes it refuse the character. */
  readsTinkers: boolean;
}

/** A version of the game that logs come from. */
export interface Era {
  id: EraId;
  /** As a reader knows it: `Mists of Pandaria`. */
  name: string;
  /** The log's number for it. */
  gameVersion: number;
  /** The gear array, by the log's slot numbers. */
  slots: readonly EraSlot[];
  /** The folder of its item pages at wowhead.com: `/cata/`. Absent where there is none. */
  itemPages?: string;
  /** The log site's raid zones, oldest first. */
  zones: readonly LogZone[];
  /** Raids by the game's own names, for an era without tables. Raids of several eras are left out. */
  raidNames?: readonly string[];
  /** The realms that opened with it. */
  realmGroup?: RealmGroup;
  simulator?: Simulator;
  /** Its raids have one mode, so that a logged difficulty means nothing. */
  hasOneMode?: true;
  /** Absent for an era that nobody is judged by. */
  tables?: EraTables;
}
