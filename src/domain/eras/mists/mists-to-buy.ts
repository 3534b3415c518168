import { TO_BUY } from '#tables/to-buy/mists';
import type { ToBuyTable } from '../../era/to-buy-table';

export const MISTS_TO_BUY: ToBuyTable = {
  ...TO_BUY,
  // Sources: Skillet-Classic e4166dc, AtlasLootClassic_MoP 84c5da5.
  buckle: { item: 90046, name: 'Living Steel Belt Buckle' },
  smithSockets: { 8: 'Socket Bracer', 9: 'Socket Gloves' },
  minutes: { flask: 60, elixir: 60, food: 60 },
};
