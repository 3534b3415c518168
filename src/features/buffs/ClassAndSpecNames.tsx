import { Fragment } from 'react';
import { type ClassAndSpec, className, describeClassAndSpec } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';

interface ClassAndSpecNamesProps {
  classesAndSpecs: readonly ClassAndSpec[];
}

export function ClassAndSpecNames({ classesAndSpecs }: ClassAndSpecNamesProps) {
  const classKeys = new Map(classesAndSpecs.map((one) => [describeProvider(one), one.classKey]));
  return [...classKeys].map(([words, classKey], index) => (
    <Fragment key={words}>
      {BUFF_TEXTS.beforeEither(index, classKeys.size)}
      <span className={`class-${classKey} fw-semibold`}>{words}</span>
    </Fragment>
  ));
}

const describeProvider = (classAndSpec: ClassAndSpec): string =>
  classAndSpec.classKey && !classAndSpec.spec
    ? BUFF_TEXTS.anySpec(className(classAndSpec.classKey))
    : describeClassAndSpec(classAndSpec);
