import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/audit/standards';
import { type AskedOfGear, standardsOf } from './chosen-standards';
import { changeSettings } from './settings';

/** The settings that the default standards come from: docs/specification.md. */
const DEFAULTS: AskedOfGear = {
  minimumItemLevel: DEFAULT_MINIMUM_ITEM_LEVEL,
  minimumBy: 'number',
  rulings: {},
  excusedItems: [],
};

/** Whether gear is held to the default standards. */
export const hasDefaults = (asked: AskedOfGear): boolean =>
  JSON.stringify(standardsOf(asked)) === JSON.stringify(standardsOf(DEFAULTS));

/** Holds gear to the default standards again. */
export const restoreDefaults = () => changeSettings(DEFAULTS);
