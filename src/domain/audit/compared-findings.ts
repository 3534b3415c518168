import type { NamedFinding } from './finding';

/** Drops findings without a slot, which cannot be compared: a pull may be missing. */
export const gearFindings = <One extends NamedFinding>(findings: readonly One[]): One[] =>
  findings.filter(({ slot }) => slot !== undefined);

/** Whether another finding covers one: same fault, same slot, no lower count. */
export const isCoveredBy = (one: NamedFinding, other: NamedFinding): boolean =>
  isSameFinding(one, other) && one.count <= other.count;

/** Whether two findings have the same title and slot. */
export const isSameFinding = (one: NamedFinding, other: NamedFinding): boolean =>
  one.title === other.title && one.slot === other.slot;
