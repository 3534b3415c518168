import type { Fight, Kill, Raid, Try } from './raid';

/** Returns the kill that `fight` of the address names; `last` is the last kill. */
export const chosenKill = ({ kills }: Raid, fight: string): Kill | undefined =>
  fight === 'last' ? kills.at(-1) : kills.find(({ id }) => `${id}` === fight);

/** A fight to open: a kill or an attempt. */
export interface OpenFight extends Try {
  /** Which attempt at its boss, from 1. Absent for a kill. */
  nthTry?: number;
}

/** Returns the kill or attempt that `fight` of the address names. */
export const chosenFight = (raid: Raid, fight: string): OpenFight | undefined =>
  chosenKill(raid, fight) ?? numberedTries(raid).find(({ id }) => `${id}` === fight);

export interface FightInView {
  fight?: OpenFight | undefined;
  /** The report no longer has it. */
  isLost?: true;
}

/** Returns the fight to show; the previous one if the report has lost it. */
export function fightInView(raid: Raid, fight: string, before?: OpenFight): FightInView {
  if (before && !holds(raid, before)) return { fight: before, isLost: true };
  const inView = chosenFight(raid, fight);
  return { fight: inView, ...(inView?.isLost && { isLost: true }) };
}

/** A report may reuse a lost fight's number for another boss. */
const holds = ({ kills, tries = [] }: Raid, { id, boss }: OpenFight): boolean =>
  [...kills, ...tries].some((other) => other.id === id && other.boss === boss);

/** Identifies a boss by name and difficulty. */
export const bossOf = ({ boss, difficulty }: Fight): string => `${difficulty} ${boss}`;

/** Groups kills by boss, in one pass: a report can have a thousand kills. */
export function killsByBoss(kills: readonly Kill[]): Map<string, Kill[]> {
  const groups = new Map<string, Kill[]>();
  for (const kill of kills) {
    const group = groups.get(bossOf(kill)) ?? [];
    groups.set(bossOf(kill), group);
    group.push(kill);
  }
  return groups;
}

/** Returns a raid's attempts in order, numbered per boss. */
export function numberedTries({ tries = [] }: Raid): OpenFight[] {
  const counts = new Map<string, number>();
  return tries.map((fight) => {
    const nthTry = (counts.get(bossOf(fight)) ?? 0) + 1;
    counts.set(bossOf(fight), nthTry);
    return { ...fight, nthTry };
  });
}

/** Returns kills and attempts in the order fought. */
export const killsAndTries = (raid: Raid): OpenFight[] =>
  [...raid.kills, ...numberedTries(raid)].sort(
    (one, other) => one.startedAt - other.startedAt || one.id - other.id,
  );
