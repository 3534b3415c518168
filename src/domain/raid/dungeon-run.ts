/** The number that each copy of a raid adds to encounter numbers. Source: logs of 2025 and 2026. */
export const ENCOUNTER_COPY_STEP = 50_000;

/** No real encounter has a lower number. */
const FIRST_ENCOUNTER = 100;

/** Whether an encounter is a dungeon run: from about number 100004. Source: reports of 2026. */
export const isDungeonRun = (encounterId: number): boolean =>
  encounterId > ENCOUNTER_COPY_STEP && encounterId % ENCOUNTER_COPY_STEP < FIRST_ENCOUNTER;
