import type { BuffSource } from '#domain/coverage/category';
import { type Doubt, sourceDoubts } from '#domain/coverage/doubt';
import { term } from '#domain/language';
import { classAndSpecText, className, specName } from '#domain/raid/classes';
import { BUFF_TEXTS } from '#texts/buffs';

/** Returns `Shaman`, `Fury Warrior` or `Hunter's Wolf`. */
export const casterText = ({ by, spec, pet }: BuffSource): string =>
  BUFF_TEXTS.broughtBy(classAndSpecText({ classKey: by, ...(spec && { spec }) }), pet && term(pet));

export const doubtTexts = (source: BuffSource): string[] =>
  sourceDoubts(source).map((doubt) => WORDS[doubt](source));

const WORDS: Readonly<Record<Doubt, (source: BuffSource) => string>> = {
  pet: () => BUFF_TEXTS.ofPet,
  talent: ({ talent = '' }) => BUFF_TEXTS.ofTalent(term(talent)),
  points: ({ byPoints }) =>
    BUFF_TEXTS.ofPoints(byPoints?.least ?? 0, specName(byPoints?.tree ?? '')),
  dispute: ({ dispute = '' }) => term(dispute),
  choice: ({ choice, by }) => BUFF_TEXTS.ofChoice(term(choice?.name ?? ''), className(by)),
};
