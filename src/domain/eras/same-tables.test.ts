import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { TRANSLATIONS } from '#test/translations';
import type { EraFacts } from '../era/facts';
import type { ConsumableToBuy, ToBuyTable } from '../era/to-buy-table';
import { loadToBuyTable } from '../to-buy/load-table';
import { ERAS } from './era-list';

/** No id of an item, gem or enchant is higher. */
const MAX_ID = 200_000;

const rowsOf = (find: (id: number) => object | undefined): unknown[] =>
  Array.from({ length: MAX_ID }, (_, id) => ({ id, ...find(id) })).filter(
    (row) => Object.keys(row).length > 1,
  );

const byItem = (rows: readonly ConsumableToBuy[]) => [...rows].sort((a, b) => a.item - b.item);

const tablesOf = (facts: EraFacts, toBuy: ToBuyTable) => ({
  gems: rowsOf(facts.gem),
  enchants: rowsOf(facts.enchant),
  items: rowsOf(facts.item),
  toBuy: {
    ...toBuy,
    flasks: byItem(toBuy.flasks),
    battleElixirs: byItem(toBuy.battleElixirs),
    guardianElixirs: byItem(toBuy.guardianElixirs),
    foods: byItem(toBuy.foods),
  },
});

/** JSON with sorted keys. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('hex').slice(0, 16);

test('each table has the rows that it had as code', async () => {
  const digests: Record<string, string> = {};
  for (const { id, tables } of ERAS) {
    const toBuy = await loadToBuyTable(id);
    if (!tables || !toBuy) continue;
    for (const [kind, rows] of Object.entries(tablesOf(await tables.loadFacts(), toBuy))) {
      digests[`${id} ${kind}`] = digestOf(rows);
    }
  }
  for (const { language, terms } of TRANSLATIONS) digests[`terms ${language}`] = digestOf(terms);
  expect(digests).toMatchInlineSnapshot(`
    {
      "burning-crusade enchants": "2ed743951e5ee566",
      "burning-crusade gems": "0de7eeb01c105b29",
      "burning-crusade items": "cc0b5fba792d2810",
      "burning-crusade toBuy": "5f0942e3bdcbd672",
      "cataclysm enchants": "c81559b2c77ecec7",
      "cataclysm gems": "891cffe38af3d23d",
      "cataclysm items": "96ce79e147a01d1a",
      "cataclysm toBuy": "51964ffd599d3f2e",
      "mists enchants": "9005c5befdcdd59f",
      "mists gems": "3305a2f18dc9db40",
      "mists items": "a4163a25a082df4d",
      "mists toBuy": "1bf982499dd9f674",
      "terms de": "350fdf64d6ab59d4",
      "terms es": "8d20f8b32cb059ba",
      "terms fr": "1aead6beefe14972",
      "terms ru": "68032f8e74b1011c",
    }
  `);
});
