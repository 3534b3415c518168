import { Fragment, type ReactNode, useState } from 'react';
import { type Addition, fewestAdditions, remedyFor } from '#domain/coverage/additions';
import type { BuffCategory } from '#domain/coverage/category';
import type { CategoryCoverage } from '#domain/coverage/coverage';
import { term } from '#domain/language';
import { listSeparator } from '#domain/listing';
import {
  type ClassAndSpec,
  type ClassKey,
  classAndSpecText,
  className,
  pictureName,
} from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';
import { BUFF_TEXTS } from '#texts/buffs';
import { Mark } from '#ui/Mark';
import { useIsNarrow } from '#ui/use-is-wide';
import { ClassPicture } from '../emblems/ClassPicture';
import styles from './CategoriesToBring.module.css';
import { CategoryPicture, dependsOnOneRaider } from './CategoryPicture';
import { casterText } from './source-words';

interface CategoriesToBringProps {
  categories: readonly CategoryCoverage[];
  classes: readonly ClassKey[];
  nameOf: (raider: Raider) => string;
  /** Given for Tonight, where uncertain categories also have rows. */
  bringersOf?: RenderBringers | undefined;
}

export type RenderBringers = (category: BuffCategory) => ReactNode;

/** The number of rows in view at first. What is missing is never hidden. */
const MAX_ROWS = 7;
const MAX_ROWS_ON_PHONES = 3;

const NO_CATEGORIES: readonly CategoryCoverage[] = [];

const isUncertain = ({ category, state }: CategoryCoverage): boolean =>
  state === 'possible' && category.kind !== 'extra';

export function CategoriesToBring({
  categories,
  classes,
  nameOf,
  bringersOf,
}: CategoriesToBringProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isPhone = useIsNarrow();
  const missing = categories.filter(({ state }) => state === 'missing');
  const byOneRaider = categories.filter(dependsOnOneRaider);
  const uncertain = bringersOf ? categories.filter(isUncertain) : NO_CATEGORIES;
  const first = [...missing, ...uncertain];
  if (bringersOf && first.length + byOneRaider.length === 0) return null;
  const maxRows = isPhone ? MAX_ROWS_ON_PHONES : MAX_ROWS;
  const shown = showsAll ? byOneRaider : byOneRaider.slice(0, Math.max(0, maxRows - first.length));
  const rest = byOneRaider.length - shown.length;
  const rowOf = (coverage: CategoryCoverage) => (
    <CategoryRow
      key={coverage.category.name}
      coverage={coverage}
      classes={classes}
      nameOf={nameOf}
      bringers={bringersOf?.(coverage.category)}
    />
  );
  return (
    <section aria-label={BUFF_TEXTS.whatToBring}>
      <h4 className="h6 fw-semibold mt-2">{BUFF_TEXTS.whatToBring}</h4>
      {missing.length + byOneRaider.length === 0 && (
        <p className="tone-tick mb-1">
          <Mark name="tick" /> {BUFF_TEXTS.nothingToBring}
        </p>
      )}
      <ul className={`${styles.rows} list-unstyled m-0`}>{[...first, ...shown].map(rowOf)}</ul>
      {rest > 0 && (
        <button
          type="button"
          className={`plain ${styles.moreButton}`}
          onClick={() => setShowsAll(true)}
        >
          <Mark name="open" /> <span>{BUFF_TEXTS.moreOnOne(rest)}</span>
        </button>
      )}
      {missing.length > 0 && (
        <Additions missing={missing.map(({ category }) => category)} classes={classes} />
      )}
    </section>
  );
}

interface CategoryRowProps extends Pick<CategoriesToBringProps, 'classes' | 'nameOf'> {
  coverage: CategoryCoverage;
  bringers: ReactNode;
}

function CategoryRow({ coverage, classes, nameOf, bringers }: CategoryRowProps) {
  const { category, providers, state: covered } = coverage;
  const { classesAndSpecs, possible } = remedyFor(category, classes);
  const [only] = providers;
  const isMissing = covered === 'missing';
  const state = isMissing
    ? BUFF_TEXTS.missing
    : covered === 'covered' && only
      ? BUFF_TEXTS.only(nameOf(only.raider))
      : BUFF_TEXTS.possibleExtra;
  return (
    <li className={styles.row}>
      <CategoryPicture name={category.name} coverage={coverage} />
      <span className={`${styles.category} ${isMissing ? 'tone-cross' : 'tone-triangle'}`}>
        <strong className="d-block fw-semibold">{term(category.name)}</strong>
        <span className="visually-hidden">: </span>
        <span className={styles.state}>{state}</span>
        <span className="visually-hidden"> · </span>
      </span>
      <span className={styles.bringers}>
        {bringers}
        <ClassAndSpecNames classesAndSpecs={classesAndSpecs} />
        {possible.length > 0 && (
          <span className="text-body-secondary">
            {`; ${BUFF_TEXTS.possibly(possible.map(casterText))}`}
          </span>
        )}
      </span>
    </li>
  );
}

interface AdditionsProps extends Pick<CategoriesToBringProps, 'classes'> {
  missing: readonly BuffCategory[];
}

function Additions({ missing, classes }: AdditionsProps) {
  const additions = fewestAdditions(missing, classes);
  const covered = additions.flatMap(({ covers }) => covers);
  return (
    <>
      <p className="small mt-2 mb-1">
        {BUFF_TEXTS.fewest(additions.length, covered.length, missing.length)}
      </p>
      <ol className="small ps-3 m-0">
        {additions.map((addition) => (
          <AdditionLine key={addition.covers[0]?.name} addition={addition} />
        ))}
      </ol>
    </>
  );
}

function AdditionLine({ addition: { classesAndSpecs, covers } }: { addition: Addition }) {
  return (
    <li>
      <ClassAndSpecNames classesAndSpecs={classesAndSpecs} />
      <span>{`: ${covers.map(({ name }) => term(name)).join(', ')}`}</span>
    </li>
  );
}

function ClassAndSpecNames({ classesAndSpecs }: { classesAndSpecs: readonly ClassAndSpec[] }) {
  const byWords = new Map(classesAndSpecs.map((one) => [providerText(one), one]));
  return [...byWords].map(([words, one], index) => (
    <Fragment key={words}>
      <span>{listSeparator(index, byWords.size, 'or')}</span>
      <span className={`class-${one.classKey} text-nowrap`}>
        <ClassPicture name={pictureName(one)} size={20} /> {words}
      </span>
    </Fragment>
  ));
}

const providerText = (classAndSpec: ClassAndSpec): string =>
  classAndSpec.classKey && !classAndSpec.spec
    ? BUFF_TEXTS.anySpec(className(classAndSpec.classKey))
    : classAndSpecText(classAndSpec);
