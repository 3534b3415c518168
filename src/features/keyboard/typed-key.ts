type TypedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'
>;

/** The signs that a Latin keyboard has on keys with letters of other scripts. */
const SIGNS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

/** Returns the Latin letter on the key of another script's letter: `j` for Russian `о`. */
function latinKey({ key, code }: TypedKey): string {
  if (!/^\p{L}$/u.test(key) || /\p{Script=Latin}/u.test(key)) return key;
  const letter = /^Key([A-Z])$/.exec(code)?.[1] ?? SIGNS[code] ?? key;
  return key === key.toLowerCase() ? letter.toLowerCase() : letter;
}

/**
 * Returns undefined if the key is part of a command. Many keyboards type brackets with Option or
 * AltGr, which counts as Ctrl and Alt. Ignores Caps Lock.
 */
export function typedKey(event: TypedKey): string | undefined {
  const { altKey, ctrlKey, metaKey } = event;
  const key = latinKey(event);
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
  if (metaKey || (ctrlKey && !altKey)) return undefined;
  if (altKey && !isSign) return undefined;
  return event.getModifierState('CapsLock') ? key.toLowerCase() : key;
}
