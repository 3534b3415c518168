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

/** Says `27 of 27 covered`; if something is missing, that and what depends on one raider. */
export function CoverageSummary({ raiders, buffs }: CoverageSummaryProps) {
  const { categories } = useMemo(() => coverRaid(raiders, buffs), [raiders, buffs]);
  if (raiders.length === 0) return null;
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  return (
    <PanelSummary>
      {missing.length === 0
        ? BUFF_TEXTS.coveredOf(covered.length, categories.length)
        : BUFF_TEXTS.lacking(
            coverageNames(missing),
            describeOnOne(covered.filter(hasOneProvider), buffs.narrow !== undefined),
          )}
    </PanelSummary>
  );
}

const hasOneProvider = ({ providers }: CategoryCoverage): boolean => providers.length === 1;

/** As many as fit two lines; more are counted. */
const MAX_DEBUFFS = 3;

function describeOnOne(onOne: readonly CategoryCoverage[], isCounted: boolean): string[] {
  const debuffs = onOne.filter(({ category }) => category.kind === 'debuff');
  if (!isCounted || debuffs.length <= MAX_DEBUFFS) return coverageNames(onOne);
  const others = onOne.filter((each) => !debuffs.includes(each));
  return [...coverageNames(others), BUFF_TEXTS.debuffCount(debuffs.length)];
}

const coverageNames = (categories: readonly CategoryCoverage[]): string[] =>
  categories.map(({ category }) => term(category.name));
