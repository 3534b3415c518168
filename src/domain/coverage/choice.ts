import type { ClassKey } from '../classes';
import { EXCLUSIVE_CHOICES } from '../tables/exclusive-choices';
import type { BuffSource } from './category';

/** Spells of which one raider can hold only one at a time. */
export interface Choice {
  /** What is chosen: `blessing`, `air totem`. */
  name: string;
  by: ClassKey;
  spells: readonly number[] | 'those of a pet';
}

/** The choice that a raider has to make to bring the source; nothing when it costs no other. */
export const choiceOf = (source: BuffSource): Choice | undefined =>
  EXCLUSIVE_CHOICES.find(
    ({ by, spells }) =>
      by === source.by &&
      (spells === 'those of a pet' ? source.pet !== undefined : spells.includes(source.id)),
  );

/** What is chosen to bring the source: the pet where it needs one, or else the spell. */
export const optionOf = ({ pet, spell }: BuffSource): string => pet ?? spell;
