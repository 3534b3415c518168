import type { BuffCategory, BuffSource, Choice } from './category';

/** A choice with the spells that it is among. Without spells, it is among the pets of the class. */
export interface ExclusiveChoice extends Choice {
  spells?: readonly number[];
}

/** The categories, with every source naming the choice that it costs. */
export const withChoices = (
  categories: readonly BuffCategory[],
  choices: readonly ExclusiveChoice[],
): BuffCategory[] =>
  categories.map((category) => ({
    ...category,
    sources: category.sources.map((source) => {
      const choice = choices.find((each) => isAmong(source, each));
      return choice ? { ...source, choice } : source;
    }),
  }));

const isAmong = ({ id, by, pet }: BuffSource, choice: ExclusiveChoice): boolean =>
  pet
    ? choice.by === by && !choice.spells
    : choice.by === by && choice.spells?.includes(id) === true;

/** What is chosen to bring the source: the pet where it needs one, or else the spell. */
export const optionOf = ({ pet, formOf, spell }: BuffSource): string => pet ?? formOf ?? spell;
