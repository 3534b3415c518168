import type { BuffCategory, BuffSource, Choice } from './category';

/** A choice among some spells, or by default among the class's pets. */
export interface ExclusiveChoice extends Choice {
  spells?: readonly number[];
}

/** Returns the categories with the choice that each source uses up. */
export const withChoices = (
  categories: readonly BuffCategory[],
  choices: readonly ExclusiveChoice[],
): BuffCategory[] =>
  categories.map((category) => ({
    ...category,
    sources: category.sources.map((source) => {
      const choice = choices.find((each) => usesUpChoice(source, each));
      return choice ? { ...source, choice } : source;
    }),
  }));

const usesUpChoice = ({ id, by, pet }: BuffSource, choice: ExclusiveChoice): boolean =>
  pet
    ? choice.by === by && !choice.spells
    : choice.by === by && choice.spells?.includes(id) === true;

/** Returns what the choice is: the source's pet, else its form, else its spell. */
export const optionOf = ({ pet, formOf, spell }: BuffSource): string => pet ?? formOf ?? spell;
