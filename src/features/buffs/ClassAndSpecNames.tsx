import { Fragment } from 'react';
import { CLASSES, type ClassAndSpec, className, describeClassAndSpec } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';
import { ClassPicture } from '../emblems/ClassPicture';

interface ClassAndSpecNamesProps {
  classesAndSpecs: readonly ClassAndSpec[];
}

export function ClassAndSpecNames({ classesAndSpecs }: ClassAndSpecNamesProps) {
  const inWords = new Map(classesAndSpecs.map((one) => [describeProvider(one), one]));
  return [...inWords].map(([words, one], index) => (
    <Fragment key={words}>
      {BUFF_TEXTS.beforeEither(index, inWords.size)}
      <span className={`class-${one.classKey} text-nowrap`}>
        <ClassPicture name={pictureOf(one)} size={20} /> {words}
      </span>
    </Fragment>
  ));
}

const describeProvider = (classAndSpec: ClassAndSpec): string =>
  classAndSpec.classKey && !classAndSpec.spec
    ? BUFF_TEXTS.anySpec(className(classAndSpec.classKey))
    : describeClassAndSpec(classAndSpec);

function pictureOf({ classKey, spec }: ClassAndSpec): string {
  const { loggedName } = classKey ? CLASSES[classKey] : { loggedName: 'Unknown' };
  return spec ? `${loggedName}-${spec}` : loggedName;
}
