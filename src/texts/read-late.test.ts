import { expect, test, vi } from 'vitest';

const read = vi.hoisted((): string[] => []);

vi.mock(import('#domain/language'), async (importOriginal) => ({
  ...(await importOriginal()),
  inLanguage: (part, english) =>
    new Proxy(english, {
      get(_, key) {
        read.push(`${part}.${String(key)}`);
        return Reflect.get(english, key);
      },
    }),
  term: (english) => {
    read.push(english);
    return english;
  },
}));

const MODULES = import.meta.glob([
  '../**/*.{ts,tsx}',
  '!../**/*.test.ts',
  '!../main.tsx',
  '!../start.ts',
]);

test('no module reads a text when it is imported: it would stay in that language', async () => {
  const early: string[] = [];
  for (const [file, load] of Object.entries(MODULES)) {
    read.length = 0;
    await load();
    early.push(...read.map((name) => `${file} reads ${name}`));
  }
  expect(early).toEqual([]);
});
