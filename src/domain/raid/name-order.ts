/** Letters of names that no mark makes of another letter, and what they are sorted as. */
const SORTED_AS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
};

/**
 * Sorts raiders by name: neither capitals nor marks on letters count, unless all else is equal.
 *
 * Not `localeCompare`, whose first call reads the browser's tables: a fifth of a second on a slow phone.
 */
export function byName({ name }: { name: string }, { name: other }: { name: string }): number {
  return compared(asSorted(name), asSorted(other)) || compared(name, other);
}

const asSorted = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[æøœß]/g, (letter) => SORTED_AS[letter] ?? letter);

function compared(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
