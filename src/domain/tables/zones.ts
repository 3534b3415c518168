/** A zone by the log site's number: `1027` is Firelands. */
export type ZoneId = number;

/**
 * The log site's zones of Cataclysm's raids, by the site's own names for them.
 *
 * 1024 stands in one source only, as the 10-player kind of 1023.
 * Source: WoWAnalyzer and fuantomu/gear-check.
 */
export const CATACLYSM_ZONES: ReadonlyMap<ZoneId, string> = new Map([
  [1023, 'TotFW / BWD / BoT'],
  [1024, 'TotFW / BWD / BoT'],
  [1027, 'Firelands'],
  [1033, 'Dragon Soul'],
]);

/** The zones that a character's kills are asked for in, one raid tier each. */
export const KILL_ZONES: readonly ZoneId[] = [1023, 1027, 1033];
