import { useMemo } from 'react';
import { buffsInWords, showBuffsInWords } from '#data/settings/buffs-in-words';
import { useObservable } from '#data/use-observable';
import type { RaidBuffs } from '#domain/coverage/category';
import { type CategoryCoverage, coverRaid } from '#domain/coverage/coverage';
import { coverNarrowly, type NarrowCoverage } from '#domain/coverage/narrow-coverage';
import type { Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { classAndSpecByTalents } from '#domain/raid/talent-trees';
import { BUFF_TEXTS } from '#texts/buffs';
import { CategoriesToBring, type RenderBringers } from './CategoriesToBring';
import { CategoryEntry } from './CategoryEntry';
import styles from './CategoryEntry.module.css';
import { CategoryTooltip } from './CategoryTooltip';
import { Conflicts } from './Conflicts';
import { BlockTitle, EntryColumns } from './EntryColumns';
import { NarrowBuffs } from './NarrowBuffs';
import { RaiderNames } from './RaiderNames';

interface BuffsBoardProps {
  raiders: readonly Raider[];
  buffs: RaidBuffs;
  size: number;
  bringersOf?: RenderBringers | undefined;
}

export function BuffsBoard({ raiders, buffs, size, bringersOf }: BuffsBoardProps) {
  const { categories, extras, conflicts } = useMemo(
    () => coverRaid(raiders, buffs),
    [raiders, buffs],
  );
  const narrow = useMemo(() => coverNarrowly(raiders, buffs, size), [raiders, buffs, size]);
  const nameOf = useMemo(() => shownNames(raiders).fullNameOf, [raiders]);
  if (raiders.length === 0 && !bringersOf) return <p className="m-0">{BUFF_TEXTS.nobody}</p>;

  const ofKind = (kind: string) => categories.filter(({ category }) => category.kind === kind);
  const isNarrow = narrow !== undefined;
  return (
    <div>
      <CategoriesToBring
        categories={categories}
        classes={buffs.classes}
        nameOf={nameOf}
        bringersOf={bringersOf}
      />
      <BuffBlock
        title={isNarrow ? BUFF_TEXTS.wholeRaid : BUFF_TEXTS.buffs}
        hint={isNarrow ? BUFF_TEXTS.wholeRaidHint : undefined}
        entries={ofKind('buff')}
      />
      {narrow && <NarrowBuffs {...narrow} />}
      <BuffBlock
        title={BUFF_TEXTS.debuffs}
        hint={isNarrow ? BUFF_TEXTS.debuffsHint : undefined}
        entries={ofKind('debuff')}
      />
      {extras.length > 0 && <BuffBlock title={BUFF_TEXTS.extras} entries={extras} />}
      <WordsToggle />
      <Conflicts conflicts={conflicts} nameOf={nameOf} />
      <UnknownSpecs raiders={raiders} nameOf={nameOf} buffs={buffs} />
      <p className="small text-body-secondary mt-3 mb-0">
        {isNarrow ? BUFF_TEXTS.aboutReach : BUFF_TEXTS.aboutCoverage}
      </p>
      <CategoryTooltip
        categories={[...categories, ...extras, ...tooltipsOf(narrow)]}
        nameOf={nameOf}
      />
    </div>
  );
}

const tooltipsOf = (narrow: NarrowCoverage | undefined): CategoryCoverage[] =>
  narrow
    ? [
        ...narrow.boxes.flatMap(({ lines }) => lines.map(({ coverage }) => coverage)),
        ...narrow.singleTarget,
      ]
    : [];

interface BuffBlockProps {
  title: string;
  hint?: string | undefined;
  entries: readonly CategoryCoverage[];
}

function BuffBlock({ title, hint, entries }: BuffBlockProps) {
  return (
    <section aria-label={title}>
      <BlockTitle title={title} hint={hint} />
      <EntryColumns
        isInWords={useObservable(buffsInWords)}
        entries={entries.map((coverage) => ({
          key: coverage.category.name,
          entry: <CategoryEntry coverage={coverage} />,
        }))}
      />
    </section>
  );
}

/** Switches between pictures and rows of words, and explains the colours. */
function WordsToggle() {
  const isInWords = useObservable(buffsInWords);
  return (
    <p className="second d-flex flex-wrap align-items-center row-gap-1 column-gap-3 mt-3 mb-0">
      <button
        type="button"
        className="btn btn-sm btn-outline-secondary"
        aria-pressed={isInWords}
        onClick={() => showBuffsInWords(!isInWords)}
      >
        {BUFF_TEXTS.inWords}
      </button>
      <span className={styles.enough}>{BUFF_TEXTS.legend.enough}</span>
      <span className={styles.one}>{BUFF_TEXTS.legend.one}</span>
      <span className={styles.none}>{BUFF_TEXTS.legend.none}</span>
    </p>
  );
}

interface UnknownSpecsProps {
  raiders: readonly Raider[];
  nameOf: (raider: Raider) => string;
  buffs: Pick<RaidBuffs, 'classes' | 'talents'>;
}

/** Names raiders whom the counts leave out because the log lacks their class or spec. */
function UnknownSpecs({ raiders, nameOf, buffs }: UnknownSpecsProps) {
  const { classes, talents } = buffs;
  const specOf = (raider: Raider) =>
    (talents ? classAndSpecByTalents(raider, talents) : raider).spec;
  const withoutClass = raiders.filter(({ classKey }) => !classKey || !classes.includes(classKey));
  const withoutSpec = raiders
    .filter((each) => !specOf(each))
    .filter((each) => !withoutClass.includes(each));
  return (
    <>
      {withoutClass.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.classUnknown} <RaiderNames raiders={withoutClass} nameOf={nameOf} />
        </p>
      )}
      {withoutSpec.length > 0 && (
        <p className="small mt-3 mb-0">
          {BUFF_TEXTS.specUnknown} <RaiderNames raiders={withoutSpec} nameOf={nameOf} />
        </p>
      )}
    </>
  );
}
