import { byName } from '../raid/name-order';
import { ROLES, roleOf } from '../raid/roles';
import { namesakesTogether } from '../raid/shown-names';
import type { Audit } from './audit';
import { ruleOf } from './finding';

/**
 * Sorts audits by role (tanks, healers, damage), then faults, then name. Namesakes of a role stand
 * together. What is found later, once facts or the pull are loaded, does not count: the order would
 * change.
 */
export function inListOrder(audits: readonly Audit[]): Audit[] {
  const keys = new Map(
    audits.map((audit) => [
      audit,
      [
        ROLES.indexOf(roleOf(audit.raider)),
        -audit.findings.filter((finding) => ruleOf(finding)?.needs === 'tables').length,
      ],
    ]),
  );
  const compareRanks = (one: Audit, other: Audit, key: number) =>
    (keys.get(one)?.[key] ?? 0) - (keys.get(other)?.[key] ?? 0);
  const sorted = [...audits].sort(
    (one, other) =>
      compareRanks(one, other, 0) ||
      compareRanks(one, other, 1) ||
      byName(one.raider, other.raider),
  );
  return ROLES.flatMap((role) =>
    namesakesTogether(
      sorted.filter(({ raider }) => roleOf(raider) === role),
      ({ raider }) => raider,
    ),
  );
}
