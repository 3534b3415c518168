import type { BuffCategory, BuffSource, CasterChoice } from './category';

/** A choice of one spell among several, by default of one of the class's pets. */
export interface ExclusiveChoice extends CasterChoice {
  spells?: readonly number[];
}

/** Adds to each source the choice that the source uses up. */
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
  choice.by === by && (pet ? !choice.spells : choice.spells?.includes(id) === true);

/** Returns a source's option in its choice: the pet, else the full spell, else the spell. */
export const optionOf = ({ pet, formOf, spell }: BuffSource): string => pet ?? formOf ?? spell;
