import { type Audit, hasGearRecorded } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import type { AuditedKill } from '../audit/night';
import type { Verdict } from '../audit/verdict';
import { distinctNames, playerId, playerIds } from '../raid/player-id';

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

/** How each player stood last, where their gear was logged: one audit a player, over all kills. */
export function lastAuditOfEach(kills: readonly AuditedKill[]): Audit[] {
  const last = new Map<string, Audit>();
  const audits = kills.flatMap((kill) => ('audits' in kill ? kill.audits : []));
  const idOf = playerIds(audits.map(({ raider }) => raider));
  for (const audit of audits) {
    const id = idOf(audit.raider);
    if (!last.has(id) || hasGearRecorded(audit)) last.set(id, audit);
  }
  return [...last.values()];
}

/** The audits of all who are not left out. */
export const withoutLeftOut = (audits: readonly Audit[], { leftOut }: Narrowing): Audit[] =>
  audits.filter(({ raider }) => !leftOut.has(playerId(raider)));

/** Players with what is to be said of them. */
export function playersToShare(audits: readonly Audit[], narrowing: Narrowing): PlayerToShare[] {
  const nameOf = distinctNames(audits.map(({ raider }) => raider));
  return withoutLeftOut(audits, narrowing).map((audit) => ({
    name: audit.raider.name,
    distinctName: nameOf(audit.raider),
    ...(audit.raider.server && { server: audit.raider.server }),
    verdicts: audit.verdicts,
    lines: [...resultLines(audit), ...(narrowing.withAdvice ? advised(audit) : [])],
  }));
}

const advised = (audit: Audit): LineToShare[] =>
  adviceLines(audit).map((line) => ({ ...line, isAdvice: true }));
