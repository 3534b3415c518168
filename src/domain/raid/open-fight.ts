import { groupBy } from '../group-by';
import { isSameFight } from './fight-identity';
import type { Attempt, Fight, Raid } from './raid';

/** Returns the kill or attempt that `fight` of the address names. */
export const chosenFight = (raid: Raid, fight: string): Fight | undefined =>
  [...raid.kills, ...numberedAttempts(raid)].find(({ id }) => `${id}` === fight);

export interface FightInView {
  fight?: Fight | undefined;
  /** Whether the report has lost the fight. */
  isLost?: true;
  /** Whether the address names no fight of the report, so that another fight is shown. */
  isUnknown?: true;
}

/** Whether an address lets the report choose the fight. */
export const isOpenEnded = (fight: string): boolean => fight === '' || fight === 'last';

/** Returns the addressed fight, else `opening`. A fight in view stays, even under a new number. */
export function fightInView(
  raid: Raid,
  fight: string,
  opening?: Fight,
  before?: Fight,
): FightInView {
  const isGone = before && !stillHas(raid, before);
  const same = isGone ? allFights(raid).find((other) => isSameFight(other, before)) : undefined;
  if (isGone && !same) return { fight: before, isLost: true };
  const addressed = same ?? chosenFight(raid, isOpenEnded(fight) ? `${before?.id}` : fight);
  const shown = addressed ?? opening;
  return {
    fight: shown,
    ...(shown?.isLost && { isLost: true }),
    ...(!addressed && shown && !isOpenEnded(fight) && { isUnknown: true }),
  };
}

/** Whether a report still has a fight, not only another boss under its number. */
const stillHas = ({ kills, attempts = [] }: Raid, { id, boss }: Fight): boolean =>
  [...kills, ...attempts].some((other) => other.id === id && other.boss === boss);

/** Identifies a boss by name and difficulty. */
export const bossKey = ({ boss, difficulty }: Pick<Fight, 'boss' | 'difficulty'>): string =>
  `${difficulty} ${boss}`;

export const killsByBoss = <Kill extends Pick<Fight, 'boss' | 'difficulty'>>(
  kills: readonly Kill[],
): Map<string, Kill[]> => groupBy(kills, bossKey);

/** Returns a raid's attempts in order, numbered per boss. */
function numberedAttempts({ attempts = [] }: Raid): Attempt[] {
  const counts = new Map<string, number>();
  return attempts.map((fight) => {
    const nth = (counts.get(bossKey(fight)) ?? 0) + 1;
    counts.set(bossKey(fight), nth);
    return { ...fight, nth };
  });
}

/** Returns a raid's kills and attempts in the order fought. */
export const allFights = (raid: Raid): Fight[] =>
  [...raid.kills, ...numberedAttempts(raid)].sort(
    (one, other) => one.startedAt - other.startedAt || one.id - other.id,
  );

/** Returns the fights to step through: the kills, or the attempts of a raid without kills. */
export const fightsToStep = (raid: Raid): readonly Fight[] =>
  raid.kills.length > 0 ? raid.kills : allFights(raid);
