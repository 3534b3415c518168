import { CLASS_KEYS } from '../../raid/class-keys';

/** Source, with the monk in Mists: the specs of WoWAnalyzer 1570e01 and fuantomu/gear-check 24f9fb1. */
export const CATACLYSM_CLASSES = CLASS_KEYS.filter(
  (key) => key !== 'monk' && key !== 'demonhunter',
);
