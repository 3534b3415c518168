import { useMemo } from 'react';
import type { RaidBuffs } from '#domain/coverage/category';
import { type CategoryCoverage, coverRaid } from '#domain/coverage/coverage';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { PanelSummary } from '#ui/DisclosurePanel';

interface CoverageSummaryProps {
  raiders: readonly Raider[];
  buffs: RaidBuffs;
}

export function CoverageSummary({ raiders, buffs }: CoverageSummaryProps) {
  const { categories } = useMemo(() => coverRaid(raiders, buffs), [raiders, buffs]);
  if (raiders.length === 0) return null;
  return <PanelSummary>{summaryText(categories, buffs)}</PanelSummary>;
}

/**
 * Returns `27 of 27 covered`, or what is missing or uncertain and what depends on one raider.
 * Returns only the count if most categories are missing.
 */
function summaryText(categories: readonly CategoryCoverage[], { narrow }: RaidBuffs): string {
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  const uncertain = categories.filter(({ state }) => state === 'possible');
  const isMostMissing = !narrow && missing.length > covered.length;
  if (isMostMissing || missing.length + uncertain.length === 0)
    return BUFF_TEXTS.coveredOf(covered.length, categories.length);
  const byOneRaider = covered.filter(({ providers }) => providers.length === 1);
  const countByOneRaider = byOneRaider.length > 0 ? [`${byOneRaider.length}`] : [];
  if (missing.length === 0)
    return [
      BUFF_TEXTS.uncertain(namesInBrief(uncertain, 1)),
      ...(countByOneRaider.length > 0 ? [BUFF_TEXTS.categoriesOnOne(countByOneRaider)] : []),
    ].join('. ');
  return narrow
    ? BUFF_TEXTS.missingCategories(namesInBrief(missing, MAX_NAMED), textsByOneRaider(byOneRaider))
    : BUFF_TEXTS.missingCategories(namesInBrief(missing, 1), countByOneRaider);
}

/** The most names, which fit on two lines. Further names are counted. */
const MAX_NAMED = 3;

function namesInBrief(missing: readonly CategoryCoverage[], max: number): string[] {
  const names = coverageNames(missing);
  const [first = '', ...others] = names;
  return names.length <= max ? names : [BUFF_TEXTS.andMore(first, others.length)];
}

function textsByOneRaider(byOneRaider: readonly CategoryCoverage[]): string[] {
  const debuffs = byOneRaider.filter(({ category }) => category.kind === 'debuff');
  if (debuffs.length <= MAX_NAMED) return coverageNames(byOneRaider);
  const others = byOneRaider.filter((each) => !debuffs.includes(each));
  return [...coverageNames(others), BUFF_TEXTS.debuffCount(debuffs.length)];
}

const coverageNames = (categories: readonly CategoryCoverage[]): string[] =>
  categories.map(({ category }) => term(category.name));
