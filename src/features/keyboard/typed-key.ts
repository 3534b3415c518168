export type TypedKey = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'getModifierState'
>;

/**
 * Returns undefined if the key is part of a command. Many keyboards type brackets with Option or
 * AltGr, which counts as Ctrl and Alt. Ignores Caps Lock.
 */
export function typedKey(event: TypedKey): string | undefined {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isSign = key.length === 1 && !/[\p{L}\p{N}]/u.test(key);
  if (metaKey || (ctrlKey && !altKey)) return undefined;
  if (altKey && !isSign) return undefined;
  return event.getModifierState('CapsLock') ? key.toLowerCase() : key;
}
