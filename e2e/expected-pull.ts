import { readFileSync } from 'node:fs';

type Category = 'flask' | 'food';

/** What another program made of a pull; see e2e/fixtures/README.md. */
export interface ExpectedPull {
  head: string;
  inLog: Record<Category, boolean>;
  /** Names by the title of the list. */
  lists: Record<string, string[]>;
  players: Record<string, ExpectedAtPull>;
}

/** `seen best: Flask of the Earth`, `battle elixir only: Ghost Elixir`, `not seen`, `no snapshot`. */
export interface ExpectedAtPull extends Record<Category, string> {
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

/** The cells of the gear board. */
export const expectedCells = ({ inLog }: ExpectedPull, atPull: ExpectedAtPull): string[] =>
  [
    ['Flask', atPull.flask, inLog.flask],
    ['Food', atPull.food, inLog.food],
  ].map(([word, state, isInLog]) => `${word}: ${toldWords(`${state}`, isInLog === true)}`);

function toldWords(state: string, isInLog: boolean): string {
  if (state === 'no snapshot') return state;
  if (!isInLog) return state === 'not seen' ? 'not in this log' : 'seen';
  if (/^seen (lower|middle|old)/.test(state)) return 'seen, lower tier';
  if (state.startsWith('seen')) return 'seen';
  return state.includes('elixir only') ? 'one elixir only' : state;
}
