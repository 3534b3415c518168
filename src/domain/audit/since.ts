import { playerIdsAcross } from '../raid/players-across-raids';
import { groupNamesakes } from '../raid/shown-names';
import { type Finding, gearFindings, isCoveredBy, isSameFinding } from './finding';
import { isJudged, type NightCell, type NightRow } from './night';

export interface PlayerChange {
  row: NightRow;
  findings: readonly Finding[];
  /** Absent unless both raids have a level. */
  itemLevelChange?: number;
}

export interface ItemLevelChange {
  row: NightRow;
  before: number;
  now: number;
}

/** Changes between two raids. A player is in every list that applies. */
export interface RaidChanges {
  fixed: PlayerChange[];
  newFindings: PlayerChange[];
  stillOpen: PlayerChange[];
  newHere: PlayerChange[];
  notHere: PlayerChange[];
  /** Players whose known level changed; highest gain first. */
  itemLevels: ItemLevelChange[];
}

export type ChangeList = Exclude<keyof RaidChanges, 'itemLevels'>;

export interface ComparedRaid {
  rows: readonly NightRow[];
  itemLevelOf(row: NightRow): number | undefined;
}

/**
 * Compares a raid's players with the players of an earlier raid, each at the last kill with logged
 * gear. A player without logged gear in one of the raids is only compared by attendance. Ignores
 * findings without a slot.
 */
export function compareRaids(
  present: ComparedRaid,
  earlier: ComparedRaid,
  era: { id: string },
): RaidChanges {
  const idOf = playerIdsOfBoth(present, earlier, era);
  const rowId = ({ player }: NightRow) => idOf(player);
  const presentIds = new Set(present.rows.map(rowId));
  const earlierRows = new Map(earlier.rows.map((row) => [rowId(row), row]));
  const rowsInBoth = present.rows.flatMap((row) => {
    const old = earlierRows.get(rowId(row));
    if (!old) return [];
    const [now, before] = [present.itemLevelOf(row), earlier.itemLevelOf(old)];
    const levels = now === undefined || before === undefined ? undefined : { now, before };
    return { row, changes: compareFindings(row.now, old.now), levels };
  });
  const playersWith = (change: FindingChange): PlayerChange[] =>
    rowsInBoth
      .filter(({ changes }) => changes[change].length > 0)
      .map(({ row, changes, levels }) => ({
        row,
        findings: changes[change],
        ...(levels && { itemLevelChange: gain(levels) }),
      }));
  return {
    fixed: playersWith('fixed'),
    newFindings: playersWith('newFindings'),
    stillOpen: playersWith('stillOpen'),
    newHere: present.rows.filter((row) => !earlierRows.has(rowId(row))).map(withGearFindings),
    notHere: earlier.rows.filter((row) => !presentIds.has(rowId(row))).map(withGearFindings),
    itemLevels: groupNamesakes(
      rowsInBoth
        .flatMap(({ row, levels }) => (levels && gain(levels) !== 0 ? { row, ...levels } : []))
        .sort((one, other) => gain(other) - gain(one)),
      ({ row }) => row.player,
    ),
  };
}

/** Returns a function that gives each player of two raids one id. */
export const playerIdsOfBoth = (
  { rows }: Pick<ComparedRaid, 'rows'>,
  earlier: Pick<ComparedRaid, 'rows'>,
  era: { id: string },
) =>
  playerIdsAcross(
    [rows, earlier.rows].map((rowsOfRaid) => rowsOfRaid.map(({ player }) => player)),
    era,
  );

const withGearFindings = (row: NightRow): PlayerChange => ({
  row,
  findings: gearFindings(row.now.findings),
});

const gain = ({ now, before }: Omit<ItemLevelChange, 'row'>): number => now - before;

type FindingChange = 'fixed' | 'newFindings' | 'stillOpen';

/** Compares findings of gear; no changes unless both cells are judged. */
function compareFindings(present: NightCell, earlier: NightCell): Record<FindingChange, Finding[]> {
  if (!isJudged(present) || !isJudged(earlier))
    return { fixed: [], newFindings: [], stillOpen: [] };
  const [now, then] = [gearFindings(present.findings), gearFindings(earlier.findings)];
  return {
    fixed: withCounts(then, (finding) => finding.count - countSame(now, finding)),
    newFindings: withCounts(now, (finding) => finding.count - countSame(then, finding)),
    stillOpen: withCounts(now, (finding) => Math.min(finding.count, countSame(then, finding))),
  };
}

/** Returns findings with new counts, without findings whose count is zero. */
const withCounts = (
  findings: readonly Finding[],
  countOf: (finding: Finding) => number,
): Finding[] =>
  findings
    .map((finding) => ({ ...finding, count: countOf(finding) }))
    .filter(({ count }) => count > 0);

/** Returns the count of the same finding in a list: one of two empty sockets may be fixed. */
const countSame = (others: readonly Finding[], finding: Finding): number =>
  others.find((other) => isSameFinding(finding, other))?.count ?? 0;

/**
 * Counts the raids in a row with one of a player's findings, this raid included. `earlier` has the
 * findings of earlier raids, latest first; undefined if unknown.
 */
export function countRaidsInARow(
  findings: readonly Finding[],
  earlier: readonly (readonly Finding[] | undefined)[],
): number {
  const judged = earlier.filter((each) => each !== undefined);
  const raidsInARow = findings.map((finding) => {
    const fixedAt = judged.findIndex((then) => !then.some((other) => isCoveredBy(finding, other)));
    return fixedAt < 0 ? judged.length : fixedAt;
  });
  return 1 + Math.max(0, ...raidsInARow);
}

interface RaidReadiness {
  passed: number;
  /** The mean of known levels; absent if no level is known. */
  itemLevel?: number;
}

/** Counts players whose gear passed, and averages item levels. */
export function measureReadiness({ rows, itemLevelOf }: ComparedRaid): RaidReadiness {
  const levels = rows.flatMap((row) => itemLevelOf(row) ?? []);
  const sum = levels.reduce((total, level) => total + level, 0);
  return {
    passed: rows.filter(({ now }) => isJudged(now) && gearFindings(now.findings).length === 0)
      .length,
    ...(levels.length > 0 && { itemLevel: sum / levels.length }),
  };
}
