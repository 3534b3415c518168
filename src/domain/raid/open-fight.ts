import type { Fight, Kill, Raid, Try } from './raid';

/** The kill that an address's `fight` names; `last` is the last boss that fell. */
export const chosenKill = ({ kills }: Raid, fight: string): Kill | undefined =>
  fight === 'last' ? kills.at(-1) : kills.find(({ id }) => `${id}` === fight);

/** A fight that can be looked at: a kill, or a try. */
export interface OpenFight extends Try {
  /** Which try of its boss it was, from 1 on. A kill has none. */
  nthTry?: number;
}

/** The kill or try that an address's `fight` names. */
export const chosenFight = (raid: Raid, fight: string): OpenFight | undefined =>
  chosenKill(raid, fight) ?? numberedTries(raid).find(({ id }) => `${id}` === fight);

/** The fight that is looked at. */
export interface FightInView {
  /** Absent while none is chosen. */
  fight?: OpenFight | undefined;
  /** The report held it before, and does so no longer. */
  isLost?: true;
}

/** What an address's `fight` shows now. What it showed before stays in view though the report has lost it. */
export function fightInView(raid: Raid, fight: string, before?: OpenFight): FightInView {
  if (before && !holds(raid, before)) return { fight: before, isLost: true };
  return { fight: chosenFight(raid, fight) };
}

/** The report may use a lost fight's number again for another boss. */
const holds = ({ kills, tries = [] }: Raid, { id, boss }: OpenFight): boolean =>
  [...kills, ...tries].some((other) => other.id === id && other.boss === boss);

/** Bosses are distinguished by name and difficulty. */
export const bossOf = ({ boss, difficulty }: Fight): string => `${difficulty} ${boss}`;

/** The kills of each boss, by `bossOf`. One walk, for a report may hold a thousand. */
export function killsByBoss(kills: readonly Kill[]): Map<string, Kill[]> {
  const groups = new Map<string, Kill[]>();
  for (const kill of kills) {
    const group = groups.get(bossOf(kill)) ?? [];
    groups.set(bossOf(kill), group);
    group.push(kill);
  }
  return groups;
}

/** A raid's tries in the order they were fought, each with which of its boss it was. */
export function numberedTries({ tries = [] }: Raid): OpenFight[] {
  const counts = new Map<string, number>();
  return tries.map((fight) => {
    const nthTry = (counts.get(bossOf(fight)) ?? 0) + 1;
    counts.set(bossOf(fight), nthTry);
    return { ...fight, nthTry };
  });
}

/** Kills and tries together, in the order they were fought. */
export const killsAndTries = (raid: Raid): OpenFight[] =>
  [...raid.kills, ...numberedTries(raid)].sort(
    (one, other) => one.startedAt - other.startedAt || one.id - other.id,
  );
