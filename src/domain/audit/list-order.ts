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
  const sorted = [...audits].sort(
    (one, other) =>
      rankIn(verdict, one) - rankIn(verdict, other) || byName(one.raider, other.raider),
  );
  return groupNamesakes(sorted, ({ raider }) => raider);
}

function rankIn(verdict: Verdict, { raider, findings }: Audit): number {
  const faults = findings.filter(
    (finding) => columnOf(finding.rule) === verdict && ruleOf(finding)?.needs === 'tables',
  ).length;
  return faults > 0 ? -faults : ROLES.indexOf(roleOf(raider));
}
