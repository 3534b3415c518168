/** What one rule finds wrong with a player's gear: `Missing Enchant` and `Legs, Cloak`. */
export interface HandedLine {
  title: string;
  slots: string;
  /** What is worth a look and does not count. */
  isAdvice?: true;
}

/** A player as their findings are handed over: what counts and, where it was asked for, the advice after it. */
export interface HandedPlayer {
  name: string;
  /** What tells the player from the others of the fight; where it is absent, the name does. */
  distinctName?: string;
  /** Absent where the log does not say. */
  server?: string;
  lines: readonly HandedLine[];
}
