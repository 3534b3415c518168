import { byName } from '../raid/name-order';
import { ROLES, roleOf } from '../raid/roles';
import { groupNamesakes } from '../raid/shown-names';
import type { Audit } from './audit';
import { ruleOf } from './finding';
import { columnOf, type Verdict } from './verdict';

/**
 * Sorts a column by its faults, then by name. If nobody has a fault, sorts it by role (tanks,
 * healers, damage), then by name. Namesakes are together. Findings that depend on facts or the pull
 * do not count: the order would change when they load.
 */
export function sortForColumn(verdict: Verdict, audits: readonly Audit[]): Audit[] {
  const sorted = audits
    .map((audit) => {
      const faults = countFaults(verdict, audit);
      // Equal faults are sorted by name alone.
      const role = faults > 0 ? 0 : ROLES.indexOf(roleOf(audit.raider));
      return { audit, faults, role };
    })
    .sort(
      (one, other) =>
        other.faults - one.faults ||
        one.role - other.role ||
        byName(one.audit.raider, other.audit.raider),
    )
    .map(({ audit }) => audit);
  return groupNamesakes(sorted, ({ raider }) => raider);
}

const countFaults = (verdict: Verdict, { findings }: Audit): number =>
  findings.filter(
    (finding) => columnOf(finding.rule) === verdict && ruleOf(finding)?.needs === 'tables',
  ).length;
