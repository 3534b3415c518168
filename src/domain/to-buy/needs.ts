import type { Audit } from '../audit/audit';
import type { Finding } from '../audit/finding';
import type { Standards } from '../audit/rule/standards';
import { enchantGrade } from '../audit/rules/enchant-grade';
import { gemGrade, weakGems } from '../audit/rules/gem-grade';
import type { EraFacts } from '../era/facts';
import type { Piece, Raider } from '../raid/raid';

export type Need =
  | { kind: 'enchant' | 'meta' | 'buckle' | 'smith socket' | 'ring enchant'; piece: Piece }
  | { kind: 'gem'; piece: Piece; count: number }
  | { kind: 'weak gem'; piece: Piece; worn: number; count: number };

const [WEAK_ENCHANT] = enchantGrade.titles;
const [WEAK_GEM] = gemGrade.titles;

/** A raider's findings, of an audit or a digest. */
export type RaiderFindings = Pick<Audit, 'raider' | 'findings' | 'advice'>;

/** Returns the needs of findings. Excused items and pieces too low for newer enchants have none. */
export function needsOf(
  { raider, findings, advice }: RaiderFindings,
  facts: EraFacts,
  { excusedItems }: Pick<Standards, 'excusedItems'>,
): Need[] {
  const found = [...findings, ...advice];
  const needs = found.flatMap((finding): Need[] => {
    const piece = raider.gear.find(({ slot }) => slot === finding.slot);
    if (!piece || excusedItems.includes(piece.itemId)) return [];
    if (piece.itemLevel && piece.itemLevel < facts.newerFitsFrom) return [];
    return needsOfFinding(finding, piece, { raider, facts, found });
  });
  return mergeNeeds(needs);
}

interface FindingContext {
  raider: Raider;
  facts: EraFacts;
  found: readonly Finding[];
}

function needsOfFinding(
  { rule, title, count }: Finding,
  piece: Piece,
  around: FindingContext,
): Need[] {
  switch (rule) {
    case 'missing-enchant':
    case 'scope':
      return [{ kind: 'enchant', piece }];
    case 'enchant-grade':
      return title === WEAK_ENCHANT ? [{ kind: 'enchant', piece }] : [];
    case 'empty-socket':
      return emptySockets(piece, count, around);
    case 'belt-buckle':
      return [
        { kind: 'buckle', piece },
        { kind: 'gem', piece, count: 1 },
      ];
    case 'meta-missing':
      return [{ kind: 'meta', piece }];
    case 'gem-grade':
      return title === WEAK_GEM
        ? weakGems(around, piece).map((worn) => ({ kind: 'weak gem', piece, worn, count: 1 }))
        : [];
    case 'blacksmith-socket':
      return [{ kind: 'smith socket', piece }];
    case 'ring-enchant':
      return [{ kind: 'ring enchant', piece }];
    case 'low-item-level':
    case 'empty-slot':
    case 'meta-inactive':
    case 'tinker':
    case 'armour-type':
    case 'pvp-gear':
    case 'no-flask-seen':
    case 'no-food-seen':
      return [];
    default:
      // Stored findings can have a rule of another version.
      rule satisfies never;
      return [];
  }
}

/** Returns the gems for empty sockets, except for a missing meta gem's and a quest's socket. */
function emptySockets(piece: Piece, empty: number, { facts, found }: FindingContext): Need[] {
  if (facts.item(piece.itemId)?.hasQuestSocket) return [];
  const lacksMeta = found.some(({ rule, slot }) => rule === 'meta-missing' && slot === piece.slot);
  const count = lacksMeta ? empty - 1 : empty;
  return count > 0 ? [{ kind: 'gem', piece, count }] : [];
}

/** Adds up a piece's gems of one kind, and drops second enchants. */
function mergeNeeds(needs: readonly Need[]): Need[] {
  const merged = new Map<string, Need>();
  for (const need of needs) {
    const worn = need.kind === 'weak gem' ? need.worn : '';
    const key = `${need.kind} ${need.piece.slot} ${worn}`;
    const before = merged.get(key);
    const isCounted = before && 'count' in before && 'count' in need;
    merged.set(key, isCounted ? { ...before, count: before.count + need.count } : (before ?? need));
  }
  return [...merged.values()];
}
