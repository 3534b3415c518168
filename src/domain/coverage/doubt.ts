import type { BuffSource } from './category';
import type { Provider } from './provider';

/** A reason why a raider who matches a source brings it possibly, not certainly. */
export type Doubt = 'pet' | 'talent' | 'points' | 'dispute' | 'choice';

/**
 * Every reason to doubt a source; none means that who matches it brings it.
 *
 * A pet is a choice too, but one reason says it.
 */
export function doubtsOf(source: BuffSource): Doubt[] {
  const doubts: Doubt[] = [];
  if (source.pet) doubts.push('pet');
  if (source.talent) doubts.push('talent');
  if (source.byPoints) doubts.push('points');
  if (source.dispute) doubts.push('dispute');
  if (!source.pet && source.choice) doubts.push('choice');
  return doubts;
}

/** Whether a source brings its category without fail once the raider chooses it. */
export const isCertainIfChosen = ({ pet, talent, byPoints, dispute }: BuffSource): boolean =>
  !pet && !talent && !byPoints && !dispute;

/** Whether a source brings its category without fail. */
export const isCertain = (source: BuffSource): boolean =>
  isCertainIfChosen(source) && !source.choice;

/** Every doubt about these providers, each once. */
export const doubtsIn = (providers: readonly Provider[]): Doubt[] => [
  ...new Set(providers.flatMap(({ sources }) => sources.flatMap(doubtsOf))),
];
