import { useMemo } from 'react';
import type { RaidBuffs } from '#domain/coverage/category';
import { type CategoryCoverage, coverRaid } from '#domain/coverage/coverage';
import { term } from '#domain/language';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import styles from './CoverageSummary.module.css';

interface CoverageSummaryProps {
  raiders: readonly Raider[];
  /** Of the raid's era. */
  buffs: RaidBuffs;
}

/** `27 of 27 covered`; where something is missing, that and what hangs on one raider. */
export function CoverageSummary({ raiders, buffs }: CoverageSummaryProps) {
  const { categories } = useMemo(() => coverRaid(raiders, buffs), [raiders, buffs]);
  if (raiders.length === 0) return null;
  const missing = categories.filter(({ state }) => state === 'missing');
  const covered = categories.filter(({ state }) => state === 'covered');
  return (
    <p className={styles.summary}>
      <span className={styles.lines}>
        {missing.length === 0
          ? BUFF_TEXTS.coveredOf(covered.length, categories.length)
          : BUFF_TEXTS.lacking(namesOf(missing), namesOf(covered.filter(hangsOnOne)))}
      </span>
    </p>
  );
}

const hangsOnOne = ({ providers }: CategoryCoverage): boolean => providers.length === 1;

const namesOf = (categories: readonly CategoryCoverage[]): string[] =>
  categories.map(({ category }) => term(category.name));
