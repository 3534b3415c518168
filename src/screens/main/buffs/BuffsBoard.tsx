import { useMemo } from 'react';
import type { RaidBuffs } from '#domain/coverage/category';
import { type CategoryCoverage, coverRaid } from '#domain/coverage/coverage';
import { distinctNames } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import styles from './BuffsBoard.module.css';
import { CategoryEntry } from './CategoryEntry';
import { CategoryTooltip } from './CategoryTooltip';
import { Conflicts } from './Conflicts';
import { UnknownSpecs } from './UnknownSpecs';
import { WhatToBring } from './WhatToBring';

interface BuffsBoardProps {
  raiders: readonly Raider[];
  /** Of the raid's era. */
  buffs: RaidBuffs;
}

/** Every category with its count, what cannot be had together, and what is missing. */
export function BuffsBoard({ raiders, buffs }: BuffsBoardProps) {
  const { categories, extras, conflicts } = useMemo(
    () => coverRaid(raiders, buffs),
    [raiders, buffs],
  );
  const nameOf = useMemo(() => distinctNames(raiders), [raiders]);
  if (raiders.length === 0) return <p className="m-0">{BUFF_TEXTS.nobody}</p>;

  const ofKind = (kind: string) => categories.filter(({ category }) => category.kind === kind);
  const missing = categories.filter(({ state }) => state === 'missing');
  return (
    <div>
      <Block title={BUFF_TEXTS.buffs} entries={ofKind('buff')} />
      <Block title={BUFF_TEXTS.debuffs} entries={ofKind('debuff')} />
      {extras.length > 0 && <Block title={BUFF_TEXTS.extras} entries={extras} />}
      <Conflicts conflicts={conflicts} nameOf={nameOf} />
      <WhatToBring missing={missing.map(({ category }) => category)} classes={buffs.classes} />
      <UnknownSpecs raiders={raiders} nameOf={nameOf} classes={buffs.classes} />
      <p className="small text-body-secondary mt-3 mb-0">{BUFF_TEXTS.aboutCoverage}</p>
      <CategoryTooltip categories={[...categories, ...extras]} nameOf={nameOf} />
    </div>
  );
}

/** Entries in two columns, of which the first has the larger half; in one on a phone. */
function Block({ title, entries }: { title: string; entries: CategoryCoverage[] }) {
  const half = Math.ceil(entries.length / 2);
  return (
    <section aria-label={title}>
      <h4 className="h6 fw-semibold mt-3 mb-1">{title}</h4>
      <div className={styles.columns}>
        {[entries.slice(0, half), entries.slice(half)].map((column) => (
          <ul key={column[0]?.category.name} className="list-unstyled m-0">
            {column.map((coverage) => (
              <li key={coverage.category.name}>
                <CategoryEntry coverage={coverage} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}
