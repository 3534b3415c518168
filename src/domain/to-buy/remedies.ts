import type { Audit } from '../audit/audit';
import { ruleOf } from '../audit/finding';
import type { Remedy } from '../audit/rule/remedy';
import type { Standards } from '../audit/rule/standards';
import type { EraFacts } from '../era/facts';

/** A raider's findings, of an audit or a digest. */
export type RaiderFindings = Pick<Audit, 'raider' | 'findings' | 'advice'>;

/** Returns what mends findings; nothing for excused items and pieces too low for newer enchants. */
export function remediesOf(
  { raider, findings, advice }: RaiderFindings,
  facts: EraFacts,
  { excusedItems }: Pick<Standards, 'excusedItems'>,
): Remedy[] {
  const found = [...findings, ...advice];
  const remedies = found.flatMap((finding): Remedy[] => {
    const piece = raider.gear.find(({ slot }) => slot === finding.slot);
    if (!piece || excusedItems.includes(piece.itemId)) return [];
    if (piece.itemLevel && piece.itemLevel < facts.newerFitsFrom) return [];
    // Stored findings can have a rule of another version.
    return ruleOf(finding)?.toBuy?.({ ...finding, piece, raider, facts, found }) ?? [];
  });
  return mergeRemedies(remedies);
}

/** Adds up a piece's gems of one kind, and drops second enchants. */
function mergeRemedies(remedies: readonly Remedy[]): Remedy[] {
  const merged = new Map<string, Remedy>();
  for (const one of remedies) {
    const worn = one.kind === 'weak gem' ? one.worn : '';
    const key = `${one.kind} ${one.piece.slot} ${worn}`;
    const before = merged.get(key);
    const isCounted = before && 'count' in before && 'count' in one;
    merged.set(key, isCounted ? { ...before, count: before.count + one.count } : (before ?? one));
  }
  return [...merged.values()];
}
