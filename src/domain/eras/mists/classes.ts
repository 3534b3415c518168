import type { ClassKey } from '../../raid/classes';
import { CATACLYSM_CLASSES } from '../cataclysm/classes';

/**
 * The classes of Mists: the monk is new, and every other class has the specs it had.
 *
 * Source: the specs of fuantomu/gear-check 24f9fb1.
 */
export const MISTS_CLASSES: readonly ClassKey[] = [...CATACLYSM_CLASSES, 'monk'];
