import { groupBy, type NonEmpty } from '../group-by';
import type { AtThePull } from '../pull/at-the-pull';
import type { MissingData } from '../raid/missing';
import { byName } from '../raid/name-order';
import { playerIds } from '../raid/players-over-fights';
import type { Fight, Kill, Raider } from '../raid/raid';
import { groupNamesakes } from '../raid/shown-names';
import type { Audit } from './audit';
import { type Finding, gearFindings, isCoveredBy, type NamedFinding } from './finding';

/** A fight's audits, with its pull if loaded; or why the audits are missing. */
export type AuditedFight<F extends Fight = Fight> = { fight: F } & (
  | { audits: readonly Audit[]; pull?: AtThePull | undefined }
  | MissingData
);

export type AuditedKill = AuditedFight<Kill>;

/** `unknown`: the kill's raiders are not loaded. `not judged`: the era has no rules. */
export type NightState = 'passed' | 'faults' | 'absent' | 'no gear' | 'not judged' | 'unknown';

export interface NightCell<Found extends NamedFinding = Finding> {
  state: NightState;
  /** Findings that count, in rule order. Empty for faults that a shared link does not name. */
  findings: readonly Found[];
  isFixed: boolean;
  isNew: boolean;
}

/** A player over all kills of a raid. */
export interface NightRow<Found extends NamedFinding = Finding, Player = Raider> {
  /** The player's id: two specs share a row. */
  id: string;
  /** The player at the last kill with logged gear, else at the last kill; with the latest name. */
  player: Player;
  /** A cell per kill, in kill order. */
  cells: readonly NightCell<Found>[];
  /** The cell at the last judged kill, else at the player's last kill. */
  now: NightCell<Found>;
  attended: number;
  /** The number of kills whose raiders are loaded. */
  known: number;
}

/** Returns every player over all kills, sorted by faults, then by name. Namesakes are together. */
export function nightRows(kills: readonly AuditedFight[]): NightRow[] {
  const attended = kills.flatMap((kill) =>
    'audits' in kill ? kill.audits.map((audit) => ({ kill, audit })) : [],
  );
  const idOf = playerIds(attended.map(({ audit }) => audit.raider));
  const rows = groupBy(attended, ({ audit }) => idOf(audit.raider));
  return groupNamesakes(
    [...rows].map(([id, found]) => nightRow(id, found, kills)).sort(mostToFixFirst),
    ({ player }) => player,
  );
}

interface WithCells {
  cells: readonly NightCell<NamedFinding>[];
}

/** Whether the rules were applied to a player's gear, at a kill or an evening. */
export const isJudged = ({ state }: { state: string }): boolean =>
  state === 'passed' || state === 'faults';

/** The groups of the night's table, in display order. */
export const NIGHT_GROUPS = ['changed', 'same', 'passed', 'not judged'] as const;

export type NightGroup = (typeof NIGHT_GROUPS)[number];

/** Returns the group of a player's row by the night's results. Absences change nothing. */
export function nightGroup({ cells }: WithCells): NightGroup {
  const [first, ...others] = cells.filter(isJudged);
  if (!first) return 'not judged';
  if (cells.some(({ isFixed, isNew }) => isFixed || isNew)) return 'changed';
  // A finding without a slot, such as a missing flask, may be at one kill only.
  if (others.some(({ state }) => state !== first.state)) return 'changed';
  // A shared link leaves out only names of findings that changed.
  if (cells.some(areFaultsUnnamed)) return 'changed';
  return first.state === 'passed' ? 'passed' : 'same';
}

/** Whether a shared link says only that there were faults. */
export const areFaultsUnnamed = ({
  state,
  findings,
}: Pick<NightCell<NamedFinding>, 'state' | 'findings'>) =>
  state === 'faults' && findings.length === 0;

export interface PassedCount {
  passed: number;
  present: number;
}

/** Counts the players of a kill, and the players who passed; undefined if nobody is judged. */
export const countPassedAt = (rows: readonly WithCells[], kill: number): PassedCount | undefined =>
  countPassedIn(rows.flatMap(({ cells }) => cells[kill] ?? []));

/** Counts the players who took part, and the players who passed; undefined if nobody is judged. */
export function countPassedIn(players: readonly { state: NightState }[]): PassedCount | undefined {
  if (!players.some(isJudged)) return undefined;
  const count = (...states: NightState[]) =>
    players.filter(({ state }) => states.includes(state)).length;
  return { passed: count('passed'), present: players.length - count('absent', 'unknown') };
}

/** Returns the last of a player's results with logged gear; undefined if the log has no gear. */
export const lastResultWithGear = <Result>(
  oldestFirst: readonly Result[],
  stateOf: (result: Result) => NightState,
): Result | undefined => oldestFirst.filter((result) => stateOf(result) !== 'no gear').at(-1);

function nightRow(
  id: string,
  attended: Readonly<NonEmpty<{ kill: AuditedFight; audit: Audit }>>,
  kills: readonly AuditedFight[],
): NightRow {
  const audits = new Map(attended.map(({ kill, audit }) => [kill, audit]));
  const { audit: last } = attended.at(-1) ?? attended[0];
  const { raider } = lastResultWithGear([...audits.values()], nightState) ?? last;
  return {
    id,
    player: withName(last.raider.name, raider),
    ...rowFromStates(
      kills.map((kill): StateAt<Finding> => {
        const audit = audits.get(kill);
        if (!audit) return { state: 'audits' in kill ? 'absent' : 'unknown', findings: [] };
        return { state: nightState(audit), findings: audit.findings };
      }),
    ),
  };
}

type StateAt<Found extends NamedFinding> = Pick<NightCell<Found>, 'state' | 'findings'>;

/** Returns a player's row by their state at each kill. */
export function rowFromStates<Found extends NamedFinding>(
  states: readonly StateAt<Found>[],
): Omit<NightRow<Found>, 'id' | 'player'> {
  let before: NightCell<Found> | undefined;
  const cells = states.map((at) => {
    const cell = { ...at, ...changesBetween(before, at) };
    if (isJudged(cell)) before = cell;
    return cell;
  });
  const known = cells.filter(({ state }) => state !== 'unknown');
  const attended = known.filter(({ state }) => state !== 'absent');
  return {
    cells,
    now: before ?? attended.at(-1) ?? ABSENT_CELL,
    attended: attended.length,
    known: known.length,
  };
}

const ABSENT_CELL: NightCell<never> = {
  state: 'unknown',
  findings: [],
  isFixed: false,
  isNew: false,
};

const withName = (name: string, raider: Raider): Raider =>
  raider.name === name ? raider : { ...raider, name };

function changesBetween(before: StateAt<NamedFinding> | undefined, at: StateAt<NamedFinding>) {
  if (!before || !isJudged(at)) return { isFixed: false, isNew: false };
  if (areFaultsUnnamed(before) || areFaultsUnnamed(at))
    return { isFixed: at.state === 'passed', isNew: before.state === 'passed' };
  return {
    isFixed: hasOthers(before.findings, at.findings),
    isNew: hasOthers(at.findings, before.findings),
  };
}

/** Returns a player's result at a kill by their audit. */
export function nightState({
  verdicts,
  findings,
}: Audit): Exclude<NightState, 'absent' | 'unknown'> {
  if (verdicts.includes('NOT JUDGED')) return 'not judged';
  if (verdicts.includes('NO GEAR RECORDED')) return 'no gear';
  return findings.length > 0 ? 'faults' : 'passed';
}

/** Whether some findings about gear are not covered by known findings. */
const hasOthers = (findings: readonly NamedFinding[], known: readonly NamedFinding[]): boolean =>
  gearFindings(findings).some((finding) => !known.some((one) => isCoveredBy(finding, one)));

function mostToFixFirst(one: NightRow, other: NightRow): number {
  const openFindingCount = ({ now }: NightRow) => now.findings.length;
  return openFindingCount(other) - openFindingCount(one) || byName(one.player, other.player);
}
