import type { Audit } from '#domain/audit/audit';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { ROLES, roleOf } from '#domain/raid/roles';
import type { FrameGroup } from './RaidFrame';
import { verdictMark } from './verdict-mark';

/** Groups raiders by role, each with the mark of the worst verdict. */
export const frameGroups = (audits: readonly Audit[]): FrameGroup[] =>
  ROLES.map((role) => ({
    role: ROLE_WORDS[role],
    cells: audits
      .filter(({ raider }) => roleOf(raider) === role)
      .map(({ raider, verdicts }) => ({
        key: raider.key,
        mark: verdictMark(verdicts[0] ?? 'PASSED'),
        classKey: raider.classKey,
      })),
  })).filter(({ cells }) => cells.length > 0);

/** Returns `12 of 25 passed: tanks 2 of 3, healers 3 of 5`. */
export function frameText(groups: readonly FrameGroup[]): string {
  const passed = groups.map(({ cells }) => cells.filter(({ mark }) => mark === 'tick').length);
  return ROLE_WORDS.passed(
    sum(passed),
    sum(groups.map(({ cells }) => cells.length)),
    groups.map(({ role, cells }, index) => [role, passed[index] ?? 0, cells.length]),
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
