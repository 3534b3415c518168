import { byName } from '../raid/name-order';
import { ROLES, roleOf } from '../raid/roles';
import { namesakesTogether } from '../raid/shown-names';
import type { Audit } from './audit';
import { adviceLines } from './audit-lines';

/** Counts the lines of advice in a raider's details. */
export const adviceCount = (audit: Audit): number => adviceLines(audit).length;

/**
 * Sorts audits by role (tanks, healers, damage), then faults, then advice, then name. Namesakes of a
 * role stand together.
 */
export function inListOrder(audits: readonly Audit[]): Audit[] {
  const keys = new Map(
    audits.map((audit) => [
      audit,
      [ROLES.indexOf(roleOf(audit.raider)), -audit.findings.length, -adviceCount(audit)],
    ]),
  );
  const compareRanks = (one: Audit, other: Audit, key: number) =>
    (keys.get(one)?.[key] ?? 0) - (keys.get(other)?.[key] ?? 0);
  const sorted = [...audits].sort(
    (one, other) =>
      compareRanks(one, other, 0) ||
      compareRanks(one, other, 1) ||
      compareRanks(one, other, 2) ||
      byName(one.raider, other.raider),
  );
  return ROLES.flatMap((role) =>
    namesakesTogether(
      sorted.filter(({ raider }) => roleOf(raider) === role),
      ({ raider }) => raider,
    ),
  );
}
