import type { CategoryCoverage } from '#domain/coverage/coverage';
import type { NarrowCoverage } from '#domain/coverage/narrow-coverage';
import { BUFF_TEXTS } from '#texts/buffs';
import { BlockTitle } from './BlockTitle';
import { CountEntry } from './CategoryEntry';
import styles from './CategoryEntry.module.css';
import { EntryColumns } from './EntryColumns';

/** Lists buffs for one raider at a time. Only having no paladin counts as missing. */
export function OnePerson({ narrow }: { narrow: NarrowCoverage }) {
  const { casters, each } = narrow.blessings;
  const brought = narrow.singleTarget.filter(({ providers }) => providers.length > 0);
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
        isInWords
        entries={brought.map((coverage) => ({
          key: coverage.category.name,
          entry: <PersonEntry coverage={coverage} />,
        }))}
      />
    </section>
  );
}

function PersonEntry({ coverage }: { coverage: CategoryCoverage }) {
  const { sources } = coverage.category;
  return (
    <CountEntry coverage={coverage}>
      {sources.every(({ leastPoints, byPoints }) => leastPoints ?? byPoints) && (
        <span className={`${styles.name} small text-body-secondary`}>{BUFF_TEXTS.byTalents}</span>
      )}
    </CountEntry>
  );
}
