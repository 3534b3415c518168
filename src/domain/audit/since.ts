import { playerIds } from '../raid/player-id';
import type { Finding } from './audit';
import { isCoveredBy, isJudged, isSameFault, type NightRow } from './night';

/** A player in a list of the comparison, with the findings that put them there. */
export interface SincePlayer {
  row: NightRow;
  findings: readonly Finding[];
  /** How far the average item level went up or down; absent where it is not known of both raids. */
  itemLevelChange?: number;
}

/** How far a player's average item level went, from the one raid to the other. */
export interface ItemLevelChange {
  row: NightRow;
  before: number;
  now: number;
}

/** What changed between two raids. A player stands in every list that holds for them. */
export interface Since {
  mended: SincePlayer[];
  newFaults: SincePlayer[];
  stillOpen: SincePlayer[];
  newHere: SincePlayer[];
  notHere: SincePlayer[];
  /** Of everybody whose level is known of both raids and is another now; who won most comes first. */
  itemLevels: ItemLevelChange[];
}

export type SinceList = Exclude<keyof Since, 'itemLevels'>;

/** A raid's players as they stood at their last logged kill, and the average item level of each. */
export interface SinceRaid {
  rows: readonly NightRow[];
  itemLevelOf(row: NightRow): number | undefined;
}

/**
 * Compares the players of a raid with those of an earlier one, each by the last kill that logged their gear.
 *
 * Of a player whose gear one of the raids never logged nothing is said but that they were there.
 */
export function compareRaids(present: SinceRaid, earlier: SinceRaid): Since {
  const raiderId = playerIds([...present.rows, ...earlier.rows].map(({ raider }) => raider));
  const idOf = ({ raider }: NightRow) => raiderId(raider);
  const before = new Map(earlier.rows.map((row) => [idOf(row), row]));
  const here = new Set(present.rows.map(idOf));
  const since: Since = {
    mended: [],
    newFaults: [],
    stillOpen: [],
    newHere: [],
    notHere: [],
    itemLevels: [],
  };
  for (const row of present.rows) {
    const old = before.get(idOf(row));
    const now = present.itemLevelOf(row);
    const then = old && earlier.itemLevelOf(old);
    const levels = now === undefined || then === undefined ? undefined : { now, before: then };
    if (levels && now !== then) since.itemLevels.push({ row, ...levels });
    if (!old) since.newHere.push({ row, findings: row.now.findings });
    if (!old || !isJudged(row.now) || !isJudged(old.now)) continue;
    const changes = changesOf(row.now.findings, old.now.findings);
    for (const list of CHANGES) {
      const findings = changes[list];
      if (findings.length > 0)
        since[list].push({ row, findings, ...(levels && { itemLevelChange: gain(levels) }) });
    }
  }
  for (const row of earlier.rows) {
    if (!here.has(idOf(row))) since.notHere.push({ row, findings: row.now.findings });
  }
  since.itemLevels.sort((one, other) => gain(other) - gain(one));
  return since;
}

const gain = ({ now, before }: Omit<ItemLevelChange, 'row'>): number => now - before;

const CHANGES = ['mended', 'newFaults', 'stillOpen'] as const;

/** What became of a player's faults. */
const changesOf = (
  now: readonly Finding[],
  then: readonly Finding[],
): Record<(typeof CHANGES)[number], readonly Finding[]> => ({
  mended: counted(then, (finding) => finding.count - countIn(now, finding)),
  newFaults: counted(now, (finding) => finding.count - countIn(then, finding)),
  stillOpen: counted(now, (finding) => Math.min(finding.count, countIn(then, finding))),
});

/** Findings with another count; without those of which nothing is left. */
const counted = (findings: readonly Finding[], countOf: (finding: Finding) => number): Finding[] =>
  findings
    .map((finding) => ({ ...finding, count: countOf(finding) }))
    .filter(({ count }) => count > 0);

/** How many of a fault there are among others: of two empty sockets, one may have been filled. */
const countIn = (others: readonly Finding[], finding: Finding): number =>
  others.find((other) => isSameFault(finding, other))?.count ?? 0;

/**
 * For how many raids in a row one of a player's findings has stood, this one among them. `earlier` are the findings of
 * the raids before, the later raid first; nothing where the player's gear is not known.
 */
export function raidsInARow(
  findings: readonly Finding[],
  earlier: readonly (readonly Finding[] | undefined)[],
): number {
  const known = earlier.filter((then) => then !== undefined);
  const inARow = findings.map((finding) => {
    const mendedAt = known.findIndex((then) => !then.some((other) => isCoveredBy(finding, other)));
    return mendedAt < 0 ? known.length : mendedAt;
  });
  return 1 + Math.max(0, ...inARow);
}

/** How a raid stood as a whole. */
export interface Readiness {
  passed: number;
  /** The mean over everybody whose level is known; absent where nobody's is. */
  itemLevel?: number;
}

/** How many passed, and the mean item level. */
export function readinessOf({ rows, itemLevelOf }: SinceRaid): Readiness {
  const levels = rows.flatMap((row) => itemLevelOf(row) ?? []);
  const sum = levels.reduce((total, level) => total + level, 0);
  return {
    passed: rows.filter(({ now }) => now.state === 'passed').length,
    ...(levels.length > 0 && { itemLevel: sum / levels.length }),
  };
}
