/** Added to the game's encounter numbers for each copy of a raid. Source: logs of 2025 and 2026. */
export const COPY_STEP = 50_000;

/** Real encounters have higher numbers. */
const FIRST_ENCOUNTER = 100;

/** Encounters of dungeon runs have numbers from about 100004. Source: recorded Anniversary reports of 2026. */
export const isDungeonRun = (encounterId: number): boolean =>
  encounterId > COPY_STEP && encounterId % COPY_STEP < FIRST_ENCOUNTER;
