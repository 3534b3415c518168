import { TO_BUY } from '#tables/to-buy/burning-crusade';
import type { ToBuyTable } from '../../era/to-buy-table';

export const BURNING_CRUSADE_TO_BUY: ToBuyTable = {
  ...TO_BUY,
  // Casters: no cloak enchant gives spell damage or healing. Source: the era's enchants.
  anyEnchant: {
    slot: 14,
    classes: ['mage', 'warlock', 'priest'],
    specs: ['Elemental', 'Balance', 'Dreamstate', 'Restoration', 'Holy'],
  },
  minutes: { flask: 120, elixir: 60, food: 30 },
};
