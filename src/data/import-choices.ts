import { type Choices, changeSettings, chosenHere, readChoices, type Settings } from './settings';

/** Choices that mean little apart: where one of them was made here, the others are not imported. */
const TOGETHER: readonly (readonly (keyof Settings)[])[] = [
  ['minimumItemLevel', 'minimumBy'],
  ['region', 'realm'],
];

/**
 * Imports another device's choices where none was made on this one. Rulings, excused items and guilds are
 * joined: where both have set a rule, this device's setting holds.
 */
export const importChoices = (theirs: Choices): void =>
  changeSettings((now) => {
    const chosen = chosenHere();
    const together = TOGETHER.filter((names) => names.some((name) => name in chosen)).flat();
    return readChoices({
      ...theirs,
      ...chosen,
      ...Object.fromEntries(together.map((name) => [name, now[name]])),
      rulings: { ...theirs.rulings, ...now.rulings },
      excusedItems: [...theirs.excusedItems, ...now.excusedItems],
      guilds: [...new Set([...now.guilds, ...theirs.guilds])],
    });
  });
