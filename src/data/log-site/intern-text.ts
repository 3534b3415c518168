/** More than the distinct item and icon names of forty raiders in a night. */
const MAX_TEXTS = 5000;

const interned = new Map<string, string>();

/** Returns the same string for equal texts: copies would take a third of a raid's memory. */
export function internText(text: string): string {
  const first = interned.get(text);
  if (first !== undefined) return first;
  if (interned.size >= MAX_TEXTS) interned.clear();
  interned.set(text, text);
  return text;
}
