import type { LogHost } from '../raid/log-host';

/** The log site's word for a realm's region. */
export type Region = 'US' | 'EU';

export type RealmsByRegion = Readonly<Record<Region, readonly string[]>>;

/** Realms that opened with an era. */
export interface RealmGroup {
  /** `Burning Crusade Anniversary`. */
  name: string;
  /** The log site's host of the realms' guilds and characters. */
  host: LogHost;
  realms: RealmsByRegion;
}
