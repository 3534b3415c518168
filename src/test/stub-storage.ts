import { vi } from 'vitest';

/** Stubs a storage of the browser, and returns its contents. A full storage refuses every write. */
export function stubStorage(
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
  isFull = () => false,
): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal(area, {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, text: string) {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
  });
  return stored;
}
