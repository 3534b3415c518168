import { readFileSync } from 'node:fs';

/** What another program made of a pull; see e2e/fixtures/README.md. */
export interface ExpectedPull {
  head: string;
  /** Names by the title of the list. */
  lists: Record<string, string[]>;
  players: Record<string, ExpectedAtPull>;
}

export interface ExpectedAtPull {
  details: string[];
  night: string;
  advice: string[];
}

/** The pulls of a fixture, by fight id. */
export const expectedPulls = (fixture: string): [fight: string, ExpectedPull][] =>
  Object.entries(JSON.parse(readFileSync(`e2e/fixtures/${fixture}/expected-pull.json`, 'utf8')));

/** One of them. */
export function expectedPull(fixture: string, fight: number): ExpectedPull {
  const [, pull] = expectedPulls(fixture).find(([id]) => id === `${fight}`) ?? [];
  if (!pull) throw new Error(`No pull of fight ${fight}`);
  return pull;
}
