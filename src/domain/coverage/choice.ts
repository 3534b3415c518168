import type { ClassKey } from '../classes';
import { EXCLUSIVE_PETS, EXCLUSIVE_SPELLS } from '../tables/exclusive-choices';
import type { BuffSource } from './category';

/** Something of which one raider can hold only one at a time. */
export interface Choice {
  /** What is chosen: `blessing`, `air totem`, `pet`. */
  name: string;
  by: ClassKey;
}

const CHOICE_OF_SPELL = new Map<number, Choice>(
  EXCLUSIVE_SPELLS.flatMap((choice) => choice.spells.map((id) => [id, choice] as const)),
);

/** The choice that a raider has to make to bring the source; nothing when it costs no other. */
export const choiceOf = ({ id, by, pet }: BuffSource): Choice | undefined =>
  pet ? EXCLUSIVE_PETS.find((choice) => choice.by === by) : CHOICE_OF_SPELL.get(id);

/** What is chosen to bring the source: the pet where it needs one, or else the spell. */
export const optionOf = ({ pet, formOf, spell }: BuffSource): string => pet ?? formOf ?? spell;
