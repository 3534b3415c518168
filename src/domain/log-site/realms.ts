import type { RealmsByRegion } from '../era/realm-group';

/**
 * Realms that carry over; those that opened with an era are in its table. Source: Blizzard's realm
 * index as WoWAnalyzer keeps it.
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

/** Lower case, hyphens for spaces, no apostrophes. See docs/log-site.md. */
export const realmSlug = (realm: string): string =>
  realm.toLowerCase().replaceAll("'", '').replaceAll(' ', '-');
