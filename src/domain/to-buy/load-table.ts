import type { EraId } from '../era/era';
import type { ToBuyTable } from '../era/to-buy-table';

/** Loaders of eras' tables, each a chunk. */
const TABLE_LOADERS: Readonly<Record<EraId, () => Promise<ToBuyTable>>> = {
  'burning-crusade': async () =>
    (await import('../eras/burning-crusade/burning-crusade-to-buy')).BURNING_CRUSADE_TO_BUY,
  cataclysm: async () => (await import('../eras/cataclysm/cataclysm-to-buy')).CATACLYSM_TO_BUY,
  mists: async () => (await import('../eras/mists/mists-to-buy')).MISTS_TO_BUY,
};

export const hasToBuyTable = (era: EraId): boolean => Object.hasOwn(TABLE_LOADERS, era);

/** Loads an era's table; undefined without a table. Rejects if the chunk cannot be loaded. */
export const loadToBuyTable = async (era: EraId): Promise<ToBuyTable | undefined> =>
  hasToBuyTable(era) ? TABLE_LOADERS[era]?.() : undefined;
