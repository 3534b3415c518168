import { CLASSES, type ClassAndSpec, classAndSpecWords } from '#domain/classes';
import { BUFF_TEXTS } from '#texts/buffs';

/** Classes and specs of which any one will do, each in the colour of the class. */
export function ClassAndSpecNames({
  classesAndSpecs,
}: {
  classesAndSpecs: readonly ClassAndSpec[];
}) {
  // Words and what stands between them take turns, words first.
  return BUFF_TEXTS.eitherOf(classesAndSpecs.map(wordsOf)).map(({ type, value }, index) => {
    const classKey = classesAndSpecs[index / 2]?.classKey;
    return type === 'element' ? (
      <span key={value} className={`class-${classKey} fw-semibold`}>
        {value}
      </span>
    ) : (
      value
    );
  });
}

const wordsOf = (classAndSpec: ClassAndSpec): string =>
  classAndSpec.classKey && !classAndSpec.spec
    ? BUFF_TEXTS.anySpec(CLASSES[classAndSpec.classKey].name)
    : classAndSpecWords(classAndSpec);
