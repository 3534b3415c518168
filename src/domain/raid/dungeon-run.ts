/** The log adds this to the game's encounter numbers, once for each copy of a raid. Source: logs of 2025 and 2026. */
const COPY = 50_000;

/** The game's own encounters begin well above. */
const FIRST_ENCOUNTER = 100;

/**
 * Whether a fight is a whole run of a dungeon: the log puts one in a fight of its own, numbered 100004 or so, which is
 * no boss. Source: recorded Anniversary reports of 2026.
 */
export const isDungeonRun = (encounterId: number): boolean =>
  encounterId > COPY && encounterId % COPY < FIRST_ENCOUNTER;
