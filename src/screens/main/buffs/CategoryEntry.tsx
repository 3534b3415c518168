import type { CategoryCoverage, Standing } from '#domain/coverage/coverage';
import { doubtsIn } from '#domain/coverage/doubt';
import { BUFF_TEXTS } from '#texts/buffs';
import styles from './CategoryEntry.module.css';
import { TOOLTIP_ID } from './CategoryTooltip';

/** A category with the number of its providers; hover, focus or a tap tells who they are. */
export function CategoryEntry({ coverage }: { coverage: CategoryCoverage }) {
  const { category, providers, standing } = coverage;
  return (
    <button
      type="button"
      className={`${styles.entry} btn w-100 border-0 d-flex flex-wrap align-items-baseline column-gap-2 text-start px-2 py-1`}
      data-tooltip-id={TOOLTIP_ID}
      data-tooltip-content={category.name}
    >
      <span className={`${styles.count} ${toneOf(providers.length)}`}>
        <span className={styles.name}>{BUFF_TEXTS.entryName(category.name)}</span>
        {providers.length}
      </span>
      <span className={`small ${MARK_TONES[standing]}`}>{markOf(coverage)}</span>
    </button>
  );
}

/** Source: spec.md point 9, "Buff count colour thresholds". */
const TONES = [styles.none, styles.one];

const toneOf = (count: number): string => TONES[count] ?? styles.enough ?? '';

const MARK_TONES: Readonly<Record<Standing, string>> = {
  covered: 'text-body-secondary',
  possible: styles.possible ?? '',
  missing: styles.none ?? '',
};

/** What the count alone does not say; nothing where it is covered, and not by one raider alone. */
function markOf({ providers, standing }: CategoryCoverage): string {
  if (standing === 'missing') return `✕ ${BUFF_TEXTS.missing}`;
  if (standing === 'possible') return `? ${BUFF_TEXTS.possible(doubtsIn(providers))}`;
  return providers.length === 1 ? `! ${BUFF_TEXTS.onlyOne}` : '';
}
