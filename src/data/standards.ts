import { DEFAULT_MINIMUM_ITEM_LEVEL, DEFAULT_STANDARDS, type Standards } from '#domain/standards';
import type { Settings } from './settings';

/** What a person's settings ask of gear. The specification's number stands for every era's own. */
export const standardsOf = ({
  minimumItemLevel,
}: Pick<Settings, 'minimumItemLevel'>): Standards => ({
  ...DEFAULT_STANDARDS,
  minimumItemLevel: minimumItemLevel === DEFAULT_MINIMUM_ITEM_LEVEL ? 'default' : minimumItemLevel,
});
