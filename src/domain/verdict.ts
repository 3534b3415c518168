import { type Audit, slotsBreaking } from './audit';
import { lowItemLevel } from './rules/low-item-level';
import { missingEnchant } from './rules/missing-enchant';
import { isScored } from './slots';

/** A column of the summary, in the order they are shown. */
export const VERDICTS = [
  'PASSED',
  'MISSING ENCHANTS',
  'LOW ITEM LEVEL',
  'NO GEAR RECORDED',
] as const;

/** What an audit comes to. A raider with both faults stands in both columns. */
export type Verdict = (typeof VERDICTS)[number];

/**
 * Whether the log has any gear to judge for a raider.
 *
 * Without it nobody is PASSED: the specification would pass such a raider by its words, and
 * mislead a raid leader. See docs/decisions/2026-11-departures.md.
 */
export const hasGearRecorded = ({ raider }: Audit): boolean =>
  raider.gear.some(({ slot }) => isScored(slot));

/** Every column that a raider stands in. */
export function verdictsOf(audit: Audit): Verdict[] {
  if (!hasGearRecorded(audit)) return ['NO GEAR RECORDED'];
  const verdicts: Verdict[] = [];
  if (slotsBreaking(audit, missingEnchant)) verdicts.push('MISSING ENCHANTS');
  if (slotsBreaking(audit, lowItemLevel)) verdicts.push('LOW ITEM LEVEL');
  return verdicts.length > 0 ? verdicts : ['PASSED'];
}

/** The audits in the columns they stand in, each column in the order given. */
export function byVerdict(audits: readonly Audit[]): Record<Verdict, Audit[]> {
  const columns: Record<Verdict, Audit[]> = {
    PASSED: [],
    'MISSING ENCHANTS': [],
    'LOW ITEM LEVEL': [],
    'NO GEAR RECORDED': [],
  };
  for (const audit of audits) {
    for (const verdict of verdictsOf(audit)) columns[verdict].push(audit);
  }
  return columns;
}
