import type { CategoryCoverage } from '#domain/coverage/coverage';
import type { NarrowCoverage } from '#domain/coverage/narrow-coverage';
import { term } from '#domain/language';
import { BUFF_TEXTS } from '#texts/buffs';
import { BlockTitle } from './BlockTitle';
import styles from './CategoryEntry.module.css';
import { TOOLTIP_ID } from './CategoryTooltip';
import { EntryColumns } from './EntryColumns';
import { isDecidedByTalents } from './narrow-words';

/** Lists buffs for one raider at a time. Only having no paladin counts as missing. */
export function OnePerson({ narrow }: { narrow: NarrowCoverage }) {
  const { casters, each } = narrow.blessings;
  const brought = narrow.person.filter(({ providers }) => providers.length > 0);
  return (
    <section aria-label={BUFF_TEXTS.onePerson}>
      <BlockTitle
        title={BUFF_TEXTS.onePerson}
        hint={casters > 0 ? BUFF_TEXTS.blessings(casters, each) : undefined}
      />
      {casters === 0 && (
        <p className="px-2 py-1 m-0">
          {BUFF_TEXTS.noBlessings}
          <span className={styles.none}>
            <b>0</b> ✕ {BUFF_TEXTS.missing}
          </span>
        </p>
      )}
      <EntryColumns
        entries={brought.map((coverage) => ({
          key: coverage.category.name,
          entry: <PersonEntry coverage={coverage} />,
        }))}
      />
    </section>
  );
}

function PersonEntry({ coverage }: { coverage: CategoryCoverage }) {
  const { category, providers } = coverage;
  return (
    <button
      type="button"
      className={`${styles.entry} btn w-100 border-0 d-flex flex-wrap align-items-baseline column-gap-2 text-start px-2 py-1`}
      data-tooltip-id={TOOLTIP_ID}
      data-tooltip-content={category.name}
    >
      <span className={styles.count}>
        <span className={styles.name}>{BUFF_TEXTS.entryName(term(category.name))}</span>
        {providers.length}
      </span>
      {isDecidedByTalents(coverage) && (
        <span className={`${styles.name} small text-body-secondary`}>{BUFF_TEXTS.byTalents}</span>
      )}
    </button>
  );
}
