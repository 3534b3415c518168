import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/audit/standards';
import { type GearSettings, standardsOf } from './chosen-standards';

/** Source: docs/specification.md. */
export const DEFAULTS: GearSettings = {
  minimumItemLevel: DEFAULT_MINIMUM_ITEM_LEVEL,
  minimumBy: 'number',
  rulings: {},
  excusedItems: [],
};

/** Whether the settings equal the default standards. */
export const hasDefaults = (chosen: GearSettings): boolean =>
  JSON.stringify(standardsOf(chosen)) === JSON.stringify(standardsOf(DEFAULTS));
