import type { Era } from '../era/era';
import { slotsInWords } from '../gear/slots';
import { inLanguage } from '../language';
import type { AtThePull } from '../pull/at-the-pull';
import { groupBy, type NonEmpty } from '../raid/group-by';
import type { Missing } from '../raid/missing';
import { byName } from '../raid/name-order';
import { playerIds } from '../raid/players-over-fights';
import type { Fight, Kill, Raider } from '../raid/raid';
import { namesakesTogether } from '../raid/shown-names';
import { SPELLING } from '../spelling';
import type { Audit } from './audit';
import type { NamedFinding } from './audit-lines';
import { gearFindings, isCoveredBy } from './compared-findings';
import type { Finding } from './finding';
import { shortWord } from './finding-words';

/** One fight's audits, with its pull if it is loaded, or why they are missing. */
export type AuditedFight<F extends Fight = Fight> = { fight: F } & (
  | { audits: readonly Audit[]; pull?: AtThePull | undefined }
  | Missing
);

export type AuditedKill = AuditedFight<Kill>;

/** `unknown`: the kill's raiders are not loaded. `not judged`: the era has no rules. */
export type NightState = 'passed' | 'faults' | 'absent' | 'no gear' | 'not judged' | 'unknown';

export interface NightCell {
  state: NightState;
  /** What counts, in rule order. */
  findings: readonly Finding[];
  isFixed: boolean;
  isNew: boolean;
}

/** A player over all kills of a raid. */
export interface NightRow {
  /** Two specs of a player share a row. */
  id: string;
  /** At the last kill with logged gear, else at their last kill; by the latest name. */
  player: Raider;
  /** One per kill, in kill order. */
  cells: readonly NightCell[];
  /** At the last kill with logged gear, else at their last kill. */
  now: NightCell;
  attended: number;
  /** Kills whose raiders are loaded. */
  known: number;
}

/** Returns every player over all kills, those with most to fix first, then by name; namesakes together. */
export function nightRows(kills: readonly AuditedFight[]): NightRow[] {
  const attended = kills.flatMap((kill) =>
    'audits' in kill ? kill.audits.map((audit) => ({ kill, audit })) : [],
  );
  const idOf = playerIds(attended.map(({ audit }) => audit.raider));
  const rows = groupBy(attended, ({ audit }) => idOf(audit.raider));
  return namesakesTogether(
    [...rows].map(([id, found]) => nightRow(id, found, kills)).sort(mostToFixFirst),
    ({ player }) => player,
  );
}

/** Whether a player fixed a fault or has a new one at some kill. */
export const hasChanged = ({ cells }: Pick<NightRow, 'cells'>): boolean =>
  cells.some(({ isFixed, isNew }) => isFixed || isNew);

/** Whether the rules were applied to a player's gear, at a kill or an evening. */
export const isJudged = ({ state }: { state: string }): boolean =>
  state === 'passed' || state === 'faults';

/** In display order. */
export const NIGHT_GROUPS = ['changed', 'same', 'passed', 'not judged'] as const;

export type NightGroup = (typeof NIGHT_GROUPS)[number];

/** Returns how a player fared over the night. Absences change nothing. */
export function nightGroup(row: Pick<NightRow, 'cells'>): NightGroup {
  const [first, ...others] = row.cells.filter(isJudged);
  if (!first) return 'not judged';
  // A flask missing at one kill does not last all night.
  if (hasChanged(row) || others.some(({ state }) => state !== first.state)) return 'changed';
  return first.state === 'passed' ? 'passed' : 'same';
}

export interface ReadinessCounts {
  passed: number;
  faulty: number;
  /** Raiders without logged gear, or in an era without rules. */
  unknown: number;
}

/** Counts each raider of a kill once. */
export function readinessCounts(raiders: readonly { state: NightState }[]): ReadinessCounts {
  const count = (state: NightState) => raiders.filter((one) => one.state === state).length;
  const [passed, faulty] = [count('passed'), count('faults')];
  return { passed, faulty, unknown: raiders.length - passed - faulty };
}

/** Returns the last of a player's results for which their gear was logged; undefined if it never was. */
export const lastLogged = <Result>(
  inOrder: readonly Result[],
  stateOf: (result: Result) => NightState,
): Result | undefined => inOrder.filter((result) => stateOf(result) !== 'no gear').at(-1);

function nightRow(
  id: string,
  attended: Readonly<NonEmpty<{ kill: AuditedFight; audit: Audit }>>,
  kills: readonly AuditedFight[],
): NightRow {
  const audits = new Map(attended.map(({ kill, audit }) => [kill, audit]));
  let before: NightCell | undefined;
  const cells = kills.map((kill) => {
    const audit = audits.get(kill);
    const state = 'audits' in kill ? (audit ? nightState(audit) : 'absent') : 'unknown';
    const cell = nightCell(state, audit?.findings ?? [], before);
    if (isJudged(cell)) before = cell;
    return cell;
  });
  const { audit: last } = attended.at(-1) ?? attended[0];
  const { raider } = lastLogged([...audits.values()], nightState) ?? last;
  return {
    id,
    player: underName(last.raider.name, raider),
    cells,
    now: before ?? nightCell(nightState(last), last.findings, undefined),
    attended: audits.size,
    known: kills.filter((kill) => 'audits' in kill).length,
  };
}

const underName = (name: string, raider: Raider): Raider =>
  raider.name === name ? raider : { ...raider, name };

function nightCell(
  state: NightState,
  findings: readonly Finding[],
  before: NightCell | undefined,
): NightCell {
  const isComparable = isJudged({ state }) && before !== undefined;
  return {
    state,
    findings,
    isFixed: isComparable && hasOthers(before.findings, findings),
    isNew: isComparable && hasOthers(findings, before.findings),
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

/** Whether some of the findings in gear are not among known ones. */
const hasOthers = (findings: readonly Finding[], known: readonly Finding[]): boolean =>
  gearFindings(findings).some((finding) => !known.some((one) => isCoveredBy(finding, one)));

function mostToFixFirst(one: NightRow, other: NightRow): number {
  const openFindingCount = ({ now }: NightRow) => now.findings.length;
  return openFindingCount(other) - openFindingCount(one) || byName(one.player, other.player);
}

export const NIGHT_WORDS = inLanguage('night-state', {
  passed: 'passed',
  absent: 'absent',
  noGear: 'no gear',
  notJudged: 'not judged',
});

/** Returns `Legs, Cloak; low: Ring 1`, or the state's word; empty if a kill is not loaded. */
export function describeState(
  { state, findings }: { state: NightState; findings: readonly NamedFinding[] },
  era: Pick<Era, 'slots'>,
): string {
  switch (state) {
    case 'passed':
      return NIGHT_WORDS.passed;
    case 'faults':
      return shortenFindings(era, findings);
    case 'absent':
      return NIGHT_WORDS.absent;
    case 'no gear':
      return NIGHT_WORDS.noGear;
    case 'not judged':
      return NIGHT_WORDS.notJudged;
    case 'unknown':
      return '';
  }
}

/** Shortens findings to `Legs, Cloak; low: Ring 1`. A slot alone lacks its enchant. */
export function shortenFindings(
  era: Pick<Era, 'slots'>,
  findings: readonly NamedFinding[],
): string {
  const bySubject = new Map<string, NamedFinding[]>();
  for (const finding of findings) {
    const subject = shortWord(finding);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), finding]);
  }
  return [...bySubject]
    .map(([subject, same]) =>
      [subject, slotsInWords(era, same)].filter(Boolean).join(SPELLING.colon),
    )
    .join(SPELLING.semicolon);
}
