import { DEFAULT_MINIMUM_ITEM_LEVEL } from '#domain/standards';
import { type AskedOfGear, standardsOf } from './chosen-standards';
import { changeSettings } from './settings';

/** The settings that the specification's standards come from. */
const AS_SPECIFIED: AskedOfGear = {
  minimumItemLevel: DEFAULT_MINIMUM_ITEM_LEVEL,
  minimumBy: 'number',
  rulings: {},
  excusedItems: [],
};

/** Whether anything is asked of gear that the specification does not ask, or the other way round. */
export const isAsSpecified = (asked: AskedOfGear): boolean =>
  JSON.stringify(standardsOf(asked)) === JSON.stringify(standardsOf(AS_SPECIFIED));

/** Asks of gear what the specification does. */
export const returnToSpecification = () => changeSettings(AS_SPECIFIED);
