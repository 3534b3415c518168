import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/audit/standards';
import { type AskedOfGear, standardsOf } from './chosen-standards';

/** Source: docs/specification.md. */
export const DEFAULTS: AskedOfGear = {
  minimumItemLevel: DEFAULT_MINIMUM_ITEM_LEVEL,
  minimumBy: 'number',
  rulings: {},
  excusedItems: [],
};

/** Whether the settings equal the default standards. */
export const hasDefaults = (asked: AskedOfGear): boolean =>
  JSON.stringify(standardsOf(asked)) === JSON.stringify(standardsOf(DEFAULTS));
