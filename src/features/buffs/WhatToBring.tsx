import type { ReactNode } from 'react';
import { type Addition, fewestAdditions, type Remedy, remedyFor } from '#domain/coverage/additions';
import type { BuffCategory } from '#domain/coverage/category';
import { term } from '#domain/language';
import type { ClassKey } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';
import { ClassAndSpecNames } from './ClassAndSpecNames';
import { describeCaster } from './source-words';

interface WhatToBringProps {
  missing: readonly BuffCategory[];
  classes: readonly ClassKey[];
  bringersOf?: BringersOf | undefined;
}

export type BringersOf = (category: BuffCategory) => ReactNode;

export function WhatToBring({ missing, classes, bringersOf }: WhatToBringProps) {
  if (missing.length === 0) return null;
  const additions = fewestAdditions(missing, classes);
  const covered = additions.flatMap(({ covers }) => covers);
  return (
    <section aria-label={BUFF_TEXTS.whatToBring}>
      <h4 className="h6 fw-semibold mt-3">{BUFF_TEXTS.whatToBring}</h4>
      <ul className="small ps-3 mb-2">
        {missing.map((category) => (
          <RemedyLine
            key={category.name}
            remedy={remedyFor(category, classes)}
            bringers={bringersOf?.(category)}
          />
        ))}
      </ul>
      <p className="small mb-1">
        {BUFF_TEXTS.fewest(additions.length, covered.length, missing.length)}
      </p>
      <ol className="small ps-3 m-0">
        {additions.map((addition) => (
          <AdditionLine key={addition.covers[0]?.name} addition={addition} />
        ))}
      </ol>
    </section>
  );
}

interface RemedyLineProps {
  remedy: Remedy;
  bringers: ReactNode;
}

function RemedyLine({ remedy, bringers }: RemedyLineProps) {
  const { category, classesAndSpecs, possible } = remedy;
  return (
    <li>
      <strong>{term(category.name)}</strong>: {bringers}
      <ClassAndSpecNames classesAndSpecs={classesAndSpecs} />
      {possible.length > 0 && (
        <span className="text-body-secondary">
          {`; ${BUFF_TEXTS.possibly(possible.map(describeCaster))}`}
        </span>
      )}
    </li>
  );
}

function AdditionLine({ addition: { classesAndSpecs, covers } }: { addition: Addition }) {
  return (
    <li>
      <ClassAndSpecNames classesAndSpecs={classesAndSpecs} />:{' '}
      {BUFF_TEXTS.allOf(covers.map(({ name }) => term(name)))}
    </li>
  );
}
