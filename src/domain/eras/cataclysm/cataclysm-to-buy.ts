import { TO_BUY } from '#tables/to-buy/cataclysm';
import type { ToBuyTable } from '../../era/to-buy-table';

export const CATACLYSM_TO_BUY: ToBuyTable = {
  ...TO_BUY,
  // Sources: Skillet-Classic e4166dc, LoonBestInSlot ac48b3e, AtlasLootClassic_MoP 84c5da5.
  buckle: { item: 55054, name: 'Ebonsteel Belt Buckle' },
  smithSockets: { 8: 'Socket Bracer', 9: 'Socket Gloves' },
  minutes: { flask: 60, elixir: 60, food: 60 },
};
