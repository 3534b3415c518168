import { currentLanguage } from '../language';

const collators = new Map<string, Intl.Collator>();

function collator(): Intl.Collator {
  const language = currentLanguage();
  const made = collators.get(language) ?? new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}

/** Compares names in the current language. Case and accents decide between equal letters only. */
export const byName = ({ name }: { name: string }, { name: other }: { name: string }): number =>
  collator().compare(name, other);
