import { readFileSync } from 'node:fs';

type Category = 'flask' | 'food';

/** Another program's result for a pull; see e2e/fixtures/README.md. */
export interface ExpectedPull {
  head: string;
  inLog: Record<Category, boolean>;
  /** Names by the title of their list. */
  lists: Record<string, string[]>;
  players: Record<string, ExpectedAtPull>;
}

/**
 * Words such as `seen best: Flask of the Earth`, `battle elixir only: Ghost Elixir`, `not seen`,
 * `no snapshot`.
 */
interface ExpectedAtPull extends Record<Category, string> {
  details: string[];
  night: string;
  advice: string[];
}

export const expectedPulls = (fixture: string): [fight: string, ExpectedPull][] =>
  Object.entries(JSON.parse(readFileSync(`e2e/fixtures/${fixture}/expected-pull.json`, 'utf8')));

export function expectedPull(fixture: string, fight: number): ExpectedPull {
  const [, pull] = expectedPulls(fixture).find(([id]) => id === `${fight}`) ?? [];
  if (!pull) throw new Error(`No pull of fight ${fight}`);
  return pull;
}

export const expectedCells = ({ inLog }: ExpectedPull, atPull: ExpectedAtPull): string[] =>
  [
    ['Flask', atPull.flask, inLog.flask],
    ['Food', atPull.food, inLog.food],
  ].map(([word, state, isInLog]) => `${word}: ${toldText(`${state}`, isInLog === true)}`);

function toldText(state: string, isInLog: boolean): string {
  if (state === 'no snapshot') return state;
  if (!isInLog) return state === 'not seen' ? 'not in this log' : 'seen';
  if (/^seen (lower|middle|old)/.test(state)) return 'seen, lower tier';
  if (state.startsWith('seen')) return 'seen';
  return state.includes('elixir only') ? 'one elixir only' : state;
}

/** Returns each player's cells of the night: one per pull, then a count per category. */
export function expectedNight(fixture: string): Map<string, string[]> {
  const pulls = expectedPulls(fixture).map(([, pull]) => pull);
  const names = new Set(pulls.flatMap(({ players }) => Object.keys(players)));
  return new Map(
    [...names].map((name) => [
      name,
      [...pulls.map(({ players }) => players[name]?.night ?? 'absent'), countsOf(name, pulls)],
    ]),
  );
}

function countsOf(name: string, pulls: readonly ExpectedPull[]): string {
  const counts = (['flask', 'food'] as const).flatMap((category) => {
    const told = pulls
      .filter(({ inLog }) => inLog[category])
      .flatMap(({ players }) => players[name]?.[category] ?? [])
      .filter((state) => state !== 'no snapshot');
    const word = category === 'flask' ? 'Flask' : 'Food';
    const seen = told.filter((state) => state.startsWith('seen')).length;
    return told.length > 0 ? [`${word} ${seen} of ${told.length}`] : [];
  });
  return counts.join(' · ') || 'not in this log';
}
