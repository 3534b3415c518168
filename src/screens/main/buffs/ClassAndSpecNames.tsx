import { type Calling, CLASSES, callingWords } from '#domain/classes';
import { BUFF_TEXTS } from '#texts/buffs';

/** Classes and specs of which any one will do, each in the colour of the class. */
export function CallingNames({ callings }: { callings: readonly Calling[] }) {
  // Words and what stands between them take turns, words first.
  return BUFF_TEXTS.eitherOf(callings.map(wordsOf)).map(({ type, value }, index) => {
    const classKey = callings[index / 2]?.classKey;
    return type === 'element' ? (
      <span key={value} className={`class-${classKey} fw-semibold`}>
        {value}
      </span>
    ) : (
      value
    );
  });
}

const wordsOf = (calling: Calling): string =>
  calling.classKey && !calling.spec
    ? BUFF_TEXTS.anySpec(CLASSES[calling.classKey].name)
    : callingWords(calling);
