import type { Era, EraId } from './era';
import { eraById } from './era-list';

/** A raid zone by the log site's number: `1027` is Firelands. */
export type ZoneId = number;

/** A raid zone of the log site, by its own name for it. */
export interface LogZone {
  era: EraId;
  name: string;
}

/**
 * The log site's raid zones.
 *
 * 1024 stands in one source only, as the 10-player kind of 1023. Terrace sharing 1040 is a guess.
 * Source: WoWAnalyzer 1570e01, fuantomu/gear-check 24f9fb1 and yay5a/wclogs.recap bc5b89c.
 */
export const LOG_ZONES: ReadonlyMap<ZoneId, LogZone> = new Map([
  [1017, { era: 'wrath', name: 'Ulduar' }],
  [1018, { era: 'wrath', name: 'Trial of the Crusader' }],
  [1023, { era: 'cataclysm', name: 'TotFW / BWD / BoT' }],
  [1024, { era: 'cataclysm', name: 'TotFW / BWD / BoT' }],
  [1027, { era: 'cataclysm', name: 'Firelands' }],
  [1033, { era: 'cataclysm', name: 'Dragon Soul' }],
  [1038, { era: 'mists', name: "Mogu'shan Vaults" }],
  [1040, { era: 'mists', name: 'HoF / ToES' }],
  [1046, { era: 'mists', name: 'Throne of Thunder' }],
]);

/** The zones that a character's kills are asked for in, a raid tier each, of every era that is judged. */
export const KILL_ZONES: readonly ZoneId[] = [1023, 1027, 1033, 1038, 1040, 1046];

/** The era of a zone; nothing where the zone is not known. */
export const eraOfZone = (zone: ZoneId): Era | undefined => {
  const known = LOG_ZONES.get(zone);
  return known && eraById(known.era);
};

/** Whether a zone's number is above all that are known: a raid that opened later, as Siege of Orgrimmar does. */
export const isNewerThanKnown = (zone: ZoneId): boolean => zone > Math.max(...LOG_ZONES.keys());
