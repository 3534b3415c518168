import type { ClassKey } from '../../raid/classes';
import { CATACLYSM_CLASSES } from '../cataclysm/classes';

/**
 * The classes of Cataclysm with their specs, and the monk. Source: the specs of fuantomu/gear-check
 * 24f9fb1.
 */
export const MISTS_CLASSES: readonly ClassKey[] = [...CATACLYSM_CLASSES, 'monk'];
