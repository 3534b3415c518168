import type { Era } from '../eras/era';
import { slotsInWords } from '../gear/slots';
import { inSentence, term } from '../language';
import { byName } from '../raid/name-order';
import { playerIds } from '../raid/player-id';
import type { Kill, Raider } from '../raid/raid';
import type { Audit, Finding } from './audit';

/** The audits of one kill: of everybody in it, or why they are not there. */
export type AuditedKill =
  | { kill: Kill; audits: readonly Audit[] }
  /** On the device and still to be read, or neither there nor asked for. */
  | { kill: Kill; missing: 'unread' | 'not fetched' }
  /** `why` is a sentence that says what went wrong. */
  | { kill: Kill; missing: 'failed'; why: string };

/**
 * How a player stood at one kill. `unknown`: the kill's players are not there to be judged.
 * `not judged`: nobody of this era is.
 */
export type NightState = 'passed' | 'faults' | 'absent' | 'no gear' | 'not judged' | 'unknown';

/** A player at one kill. */
export interface NightCell {
  state: NightState;
  /** The findings that count, in the order of the rules. */
  findings: readonly Finding[];
  /** Whether something was mended, or is newly wrong, since the kill before at which the gear was logged. */
  isMended: boolean;
  isNew: boolean;
}

/** A player over all kills of a raid. */
export interface NightRow {
  /** Name and server: the same player under two specs is one row, two of one name from two servers are two. */
  id: string;
  /** As the player stood at the last kill that logged their gear; where none did, at their last kill. */
  raider: Raider;
  /** One for each kill, in the order they fell. */
  cells: readonly NightCell[];
  /** What still stands at the last kill that logged the player's gear; where none did, their last kill. */
  now: NightCell;
  attended: number;
  /** How many kills are there to be judged by. */
  known: number;
}

/** Every player of a raid over all its kills: who has most to mend first, then by name. */
export function nightRows(kills: readonly AuditedKill[]): NightRow[] {
  const rows = new Map<string, (Audit | undefined)[]>();
  const audits = kills.flatMap((kill) => ('audits' in kill ? kill.audits : []));
  const idOf = playerIds(audits.map(({ raider }) => raider));
  kills.forEach((kill, index) => {
    if (!('audits' in kill)) return;
    for (const audit of kill.audits) {
      const id = idOf(audit.raider);
      const row = rows.get(id) ?? kills.map(() => undefined);
      rows.set(id, row);
      row[index] = audit;
    }
  });
  return [...rows].map(([id, found]) => rowOf(id, found, kills)).sort(mostToMendFirst);
}

/** Whether something of a player changed from one kill to the next. */
export const hasChanged = ({ cells }: NightRow): boolean =>
  cells.some(({ isMended, isNew }) => isMended || isNew);

/** Whether a player's gear was held to the rules at a kill. */
export const isJudged = ({ state }: Pick<NightCell, 'state'>): boolean =>
  state === 'passed' || state === 'faults';

function rowOf(
  id: string,
  audits: readonly (Audit | undefined)[],
  kills: readonly AuditedKill[],
): NightRow {
  let before: NightCell | undefined;
  const cells = kills.map((kill, index) => {
    const cell = cellOf(audits[index], 'audits' in kill, before);
    if (isJudged(cell)) before = cell;
    return cell;
  });
  const lastSeen = cells.filter(({ state }) => state !== 'absent' && state !== 'unknown').at(-1);
  const present = audits.filter((audit) => audit !== undefined);
  const logged = present.filter(({ verdicts }) => !verdicts.includes('NO GEAR RECORDED'));
  const last = present.at(-1);
  if (!last || !lastSeen) throw new RangeError('A row is of somebody who was there');
  return {
    id,
    raider: (logged.at(-1) ?? last).raider,
    cells,
    now: before ?? lastSeen,
    attended: present.length,
    known: kills.filter((kill) => 'audits' in kill).length,
  };
}

function cellOf(
  audit: Audit | undefined,
  isKnown: boolean,
  before: NightCell | undefined,
): NightCell {
  const state = stateOf(audit, isKnown);
  const findings = state === 'faults' && audit ? audit.findings : [];
  const isComparable = isJudged({ state }) && before !== undefined;
  return {
    state,
    findings,
    isMended: isComparable && lacks(findings, before.findings),
    isNew: isComparable && lacks(before.findings, findings),
  };
}

function stateOf(audit: Audit | undefined, isKnown: boolean): NightState {
  if (!isKnown) return 'unknown';
  if (!audit) return 'absent';
  if (audit.verdicts.includes('NOT JUDGED')) return 'not judged';
  if (audit.verdicts.includes('NO GEAR RECORDED')) return 'no gear';
  return audit.findings.length > 0 ? 'faults' : 'passed';
}

/** Whether some of the findings are not among the others. */
const lacks = (others: readonly Finding[], findings: readonly Finding[]): boolean =>
  findings.some((finding) => !others.some((other) => isCoveredBy(finding, other)));

/** Whether a finding is nothing beyond another: the same fault of the same slot, and no more of it. */
export const isCoveredBy = (one: Finding, other: Finding): boolean =>
  isSameFault(one, other) && one.count <= other.count;

/** Whether two findings are of the same fault of the same slot. */
export const isSameFault = (one: Finding, other: Finding): boolean =>
  one.title === other.title && one.slot === other.slot;

function mostToMendFirst(one: NightRow, other: NightRow): number {
  const open = ({ now }: NightRow) => now.findings.length;
  return open(other) - open(one) || byName(one.raider, other.raider);
}

/**
 * Findings in few words: `Legs, Cloak; low: Ring 1`. A missing enchant is what a slot alone means; what any
 * other rule says of it stands before its slots.
 */
export function findingWords(era: Era, findings: readonly Finding[]): string {
  const bySubject = new Map<string, Finding[]>();
  for (const finding of findings) {
    const subject = shortTitle(finding);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), finding]);
  }
  return [...bySubject]
    .map(([subject, same]) => (subject ? `${subject}: ` : '') + slotsInWords(era, same))
    .join('; ');
}

function shortTitle({ rule, title }: Finding): string {
  if (rule === 'missing-enchant') return '';
  return rule === 'low-item-level' ? term('low') : inSentence(term(title));
}
