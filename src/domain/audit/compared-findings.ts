import type { NamedFinding } from './finding';

/** Drops findings without a slot: a pull may be missing, so they cannot be compared. */
export const gearFindings = <One extends NamedFinding>(findings: readonly One[]): One[] =>
  findings.filter(({ slot }) => slot !== undefined);

/** Whether a finding adds nothing to another: same fault, same slot, no higher count. */
export const isCoveredBy = (one: NamedFinding, other: NamedFinding): boolean =>
  isSameFinding(one, other) && one.count <= other.count;

/** Whether two findings have the same title and slot. */
export const isSameFinding = (one: NamedFinding, other: NamedFinding): boolean =>
  one.title === other.title && one.slot === other.slot;
