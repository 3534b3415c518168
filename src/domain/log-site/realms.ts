import type { LogHost } from './log-host';

/** Where a realm's servers stand, as the log site names it. */
export type Region = 'US' | 'EU';

export type RealmsByRegion = Readonly<Record<Region, readonly string[]>>;

/** Realms that opened with an era. */
export interface RealmGroup {
  /** As a player knows them: `Burning Crusade Anniversary`. */
  name: string;
  /** Where the log site has their guilds and characters. */
  host: LogHost;
  realms: RealmsByRegion;
}

/**
 * Realms that go from era to era. An era's own table has those that opened with it.
 *
 * Source: Blizzard's realm index as WoWAnalyzer keeps it.
 */
export const REALMS: RealmsByRegion = {
  US: [
    'Angerforge',
    'Arugal',
    'Ashkandi',
    'Atiesh',
    'Azuresong',
    'Benediction',
    'Bloodsail Buccaneers',
    'Earthfury',
    'Eranikus',
    'Faerlina',
    'Grobbulus',
    'Maladath',
    'Mankrik',
    'Myzrael',
    'Old Blanchy',
    'Pagle',
    'Remulos',
    'Skyfury',
    'Sulfuras',
    'Westfall',
    'Whitemane',
    'Windseeker',
    'Yojamba',
  ],
  EU: [
    'Amnennar',
    'Ashbringer',
    'Auberdine',
    'Chromie',
    'Earthshaker',
    'Everlook',
    'Firemaw',
    'Flamegor',
    'Gehennas',
    'Giantstalker',
    'Golemagg',
    'Hydraxian Waterlords',
    "Jin'do",
    'Lakeshire',
    'Mandokir',
    'Mirage Raceway',
    'Mograine',
    'Nethergarde Keep',
    'Patchwerk',
    'Pyrewood Village',
    'Razorfen',
    'Sulfuron',
    'Thekal',
    'Transcendence',
    'Venoxis',
  ],
};

/** The name that the log site takes: lower case, hyphens for spaces, no apostrophes. See docs/log-site.md. */
export const realmSlug = (realm: string): string =>
  realm.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
