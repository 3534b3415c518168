/** Where a realm's servers stand, as the log site names it. */
export type Region = 'US' | 'EU';

/**
 * The realms of Cataclysm Classic.
 *
 * Source: Blizzard's realm index as WoWAnalyzer keeps it.
 */
export const REALMS: Readonly<Record<Region, readonly string[]>> = {
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

/**
 * Realms that came with Mists of Pandaria Classic.
 *
 * Source: the realm list of WoWAnalyzer and a realm picker of 2026; Galakras stands in recorded reports.
 */
export const MISTS_REALMS: Readonly<Record<Region, readonly string[]>> = {
  US: ['Galakras', 'Immerseus', 'Lei Shen', 'Nazgrim', 'Ra-den'],
  EU: ['Garalon', 'Hoptallus', 'Norushen', 'Ook Ook', "Shek'zeer"],
};

/** The name that the log site takes: lower case, hyphens for spaces, no apostrophes. See docs/log-site.md. */
export const realmSlug = (realm: string): string =>
  realm.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
