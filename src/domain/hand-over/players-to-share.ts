import { type Audit, hasGearRecorded } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import type { AuditedKill } from '../audit/night';
import type { Verdict } from '../audit/verdict';
import { distinctNames, playerIds } from '../raid/player-id';
import type { Raider } from '../raid/raid';

/** What one rule finds wrong with a player's gear: `Missing Enchant` and `Legs, Cloak`. */
export interface LineToShare {
  title: string;
  slots: string;
  /** What is worth a look and does not count. */
  isAdvice?: true;
}

/** A player as their findings are shared: what counts and, where it was asked for, the advice after it. */
export interface PlayerToShare {
  name: string;
  /** What tells the player from the others of the fight; where it is absent, the name does. */
  distinctName?: string;
  /** Absent where the log does not say. */
  server?: string;
  verdicts: readonly Verdict[];
  lines: readonly LineToShare[];
}

/** What of the findings is shared. */
export interface Narrowing {
  /** Whether what is worth a look goes along. */
  withAdvice: boolean;
  /** The ids of players who are left out. */
  leftOut: ReadonlySet<string>;
}

const raidersOf = (kills: readonly AuditedKill[]): Raider[] =>
  kills.flatMap((kill) => ('audits' in kill ? kill.audits.map(({ raider }) => raider) : []));

/**
 * Tells which raiders of some kills are left out. Older kills name no servers: who was chosen by name and server is
 * left out there as well.
 */
export function isLeftOut(
  kills: readonly AuditedKill[],
  leftOut: Narrowing['leftOut'],
): (raider: Raider) => boolean {
  const idOf = playerIds(raidersOf(kills));
  const ids = new Set([...leftOut].map((id) => idOf({ key: id, name: id })));
  return (raider) => ids.has(idOf(raider));
}

/** How each player stood last, where their gear was logged: one audit a player, over all kills. */
export function lastAuditOfEach(kills: readonly AuditedKill[]): Audit[] {
  const last = new Map<string, Audit>();
  const idOf = playerIds(raidersOf(kills));
  for (const audit of kills.flatMap((kill) => ('audits' in kill ? kill.audits : []))) {
    const id = idOf(audit.raider);
    if (!last.has(id) || hasGearRecorded(audit)) last.set(id, audit);
  }
  return [...last.values()];
}

/** Players with what is to be said of them, as they stood last. */
export function playersToShare(
  kills: readonly AuditedKill[],
  { withAdvice, leftOut }: Narrowing,
): PlayerToShare[] {
  const audits = lastAuditOfEach(kills);
  const nameOf = distinctNames(audits.map(({ raider }) => raider));
  const isOut = isLeftOut(kills, leftOut);
  return audits
    .filter(({ raider }) => !isOut(raider))
    .map((audit) => ({
      name: audit.raider.name,
      distinctName: nameOf(audit.raider),
      ...(audit.raider.server && { server: audit.raider.server }),
      verdicts: audit.verdicts,
      lines: [...resultLines(audit), ...(withAdvice ? advised(audit) : [])],
    }));
}

const advised = (audit: Audit): LineToShare[] =>
  adviceLines(audit).map((line) => ({ ...line, isAdvice: true }));
