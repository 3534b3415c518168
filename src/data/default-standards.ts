import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/audit/standards';
import { type AskedOfGear, standardsOf } from './chosen-standards';

/** The settings that the default standards come from: docs/specification.md. */
export const DEFAULTS: AskedOfGear = {
  minimumItemLevel: DEFAULT_MINIMUM_ITEM_LEVEL,
  minimumBy: 'number',
  rulings: {},
  excusedItems: [],
};

/** Whether gear is held to the default standards. */
export const hasDefaults = (asked: AskedOfGear): boolean =>
  JSON.stringify(standardsOf(asked)) === JSON.stringify(standardsOf(DEFAULTS));
