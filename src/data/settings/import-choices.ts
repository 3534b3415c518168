import { type Choices, changeSettings, chosenHere, readChoices, type Settings } from './settings';

/** If one of these was chosen here, the others are not imported. */
const TOGETHER: readonly (readonly (keyof Settings)[])[] = [
  ['minimumItemLevel', 'minimumBy'],
  ['region', 'realm'],
];

/**
 * Imports another device's choices where this one has its default. Lists and rule settings are
 * merged; this device's rule settings win, including those reset to their default.
 */
export const importChoices = (theirs: Choices): void =>
  changeSettings((now) => {
    const chosen = chosenHere();
    const together = TOGETHER.filter((names) => names.some((name) => name in chosen)).flat();
    return readChoices({
      ...theirs,
      ...chosen,
      ...Object.fromEntries(together.map((name) => [name, now[name]])),
      rulings: { ...without(theirs.rulings, now.takenBack.rules), ...now.rulings },
      excusedItems: [
        ...theirs.excusedItems.filter(({ id }) => !now.takenBack.items.includes(id)),
        ...now.excusedItems,
      ],
      guilds: [...new Set([...now.guilds, ...theirs.guilds])],
    });
  });

const without = (rulings: Choices['rulings'], rules: readonly string[]): Choices['rulings'] =>
  Object.fromEntries(Object.entries(rulings).filter(([rule]) => !rules.includes(rule)));
