import type { Finding } from './audit';
import { isJudged, isSame, type NightRow } from './night';

/** A player in a region of the comparison, with the findings that put them there. */
export interface SincePlayer {
  row: NightRow;
  findings: readonly Finding[];
  /** How far the average item level went up or down; absent where it is not known of both raids. */
  itemLevelChange?: number;
}

/** What changed between two raids. A player stands in every region that holds for them. */
export interface Since {
  mended: SincePlayer[];
  newFaults: SincePlayer[];
  stillOpen: SincePlayer[];
  newHere: SincePlayer[];
  notHere: SincePlayer[];
}

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
  const before = new Map(earlier.rows.map((row) => [row.id, row]));
  const here = new Set(present.rows.map(({ id }) => id));
  const since: Since = { mended: [], newFaults: [], stillOpen: [], newHere: [], notHere: [] };
  for (const row of present.rows) {
    const old = before.get(row.id);
    if (!old) since.newHere.push({ row, findings: row.now.findings });
    else if (isJudged(row.now) && isJudged(old.now))
      sort(since, row, old, changeOf(row, old, present, earlier));
  }
  for (const row of earlier.rows) {
    if (!here.has(row.id)) since.notHere.push({ row, findings: row.now.findings });
  }
  return since;
}

function sort(since: Since, row: NightRow, old: NightRow, change: { itemLevelChange?: number }) {
  const now = row.now.findings;
  const then = old.now.findings;
  const add = (region: SincePlayer[], findings: readonly Finding[]) => {
    if (findings.length > 0) region.push({ row, findings, ...change });
  };
  add(since.mended, without(then, now));
  add(since.newFaults, without(now, then));
  add(
    since.stillOpen,
    now.filter((finding) => then.some((other) => isSame(finding, other))),
  );
}

const without = (findings: readonly Finding[], others: readonly Finding[]): Finding[] =>
  findings.filter((finding) => !others.some((other) => isSame(finding, other)));

function changeOf(row: NightRow, old: NightRow, present: SinceRaid, earlier: SinceRaid) {
  const now = present.itemLevelOf(row);
  const then = earlier.itemLevelOf(old);
  return now === undefined || then === undefined ? {} : { itemLevelChange: now - then };
}
