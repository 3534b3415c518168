import type { ReactNode } from 'react';
import { buffsInWords } from '#data/settings/buffs-in-words';
import { useObservable } from '#data/use-observable';
import type { CategoryCoverage, CoverageState } from '#domain/coverage/coverage';
import { allDoubts } from '#domain/coverage/doubt';
import { term } from '#domain/language';
import { SPELLING } from '#domain/spelling';
import { BUFF_TEXTS, possibleText } from '#texts/buffs';
import styles from './CategoryEntry.module.css';
import { CategoryPicture, coverageClass } from './CategoryPicture';
import { TOOLTIP_ID } from './CategoryTooltip';

/** Shows a category as a picture or in words, with its count, colour and notes. */
export function CategoryEntry({ coverage }: { coverage: CategoryCoverage }) {
  return (
    <CountEntry coverage={coverage} tone={countTone(coverage)}>
      <span className={`small ${MARK_TONES[coverage.state]}`}>{markOf(coverage)}</span>
    </CountEntry>
  );
}

interface CountEntryProps {
  coverage: CategoryCoverage;
  tone?: string;
  children: ReactNode;
}

/** Shows a category's count; hover, focus or a tap lists the providers. */
export function CountEntry({ coverage, tone = '', children }: CountEntryProps) {
  const { category, providers } = coverage;
  const isInWords = useObservable(buffsInWords);
  return (
    <button
      type="button"
      className={`plain ${styles.entry}`}
      data-tooltip-id={TOOLTIP_ID}
      data-tooltip-content={category.name}
    >
      <CategoryPicture name={category.name} coverage={coverage} />
      <span className={styles.text}>
        <span className={`${styles.count} ${tone}`}>
          <span className={isInWords ? styles.name : 'visually-hidden'}>
            {term(category.name) + SPELLING.colon}
          </span>
          <span className={`${styles.number} ${styles[`${coverageClass(coverage)}Number`] ?? ''}`}>
            {providers.length}
          </span>
        </span>
        {isInWords ? children : <span className="visually-hidden">{children}</span>}
      </span>
    </button>
  );
}
/** The specification's thresholds: red for 0, orange for 1, green for 2 or more. */
const TONES = [styles.none, styles.one];

/** Returns the count's colour. No raid lacks an extra, so a missing extra is not red. */
const countTone = ({ state, providers }: CategoryCoverage): string =>
  state === 'not-brought'
    ? 'text-body-secondary'
    : (TONES[providers.length] ?? styles.enough ?? '');

const MARK_TONES: Readonly<Record<CoverageState, string>> = {
  covered: 'text-body-secondary',
  possible: styles.possible ?? '',
  missing: styles.none ?? '',
  'not-brought': '',
};

/** Returns a mark with its reason; empty if nothing needs a mark. */
function markOf({ category, providers, state }: CategoryCoverage): string {
  if (state === 'missing') return `✕ ${BUFF_TEXTS.missing}`;
  if (state === 'possible' && category.kind === 'extra') return `? ${BUFF_TEXTS.possibleExtra}`;
  if (state === 'possible') return `? ${possibleText(allDoubts(providers))}`;
  return providers.length === 1 && category.kind !== 'extra' ? `! ${BUFF_TEXTS.onlyOne}` : '';
}
