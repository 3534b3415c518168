/** More distinct names of items and icons than forty raiders wear in a night. */
const MAX_TEXTS = 5000;

const known = new Map<string, string>();

/**
 * Returns one and the same string for equal texts. Players wear much the same from kill to kill, and each answer
 * has strings of its own: a third of what a raid takes in memory.
 */
export function internText(text: string): string {
  const first = known.get(text);
  if (first !== undefined) return first;
  if (known.size >= MAX_TEXTS) known.clear();
  known.set(text, text);
  return text;
}
