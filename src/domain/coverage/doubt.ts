import type { BuffSource } from './category';
import type { Provider } from './provider';

export type Doubt = 'pet' | 'talent' | 'points' | 'dispute' | 'choice';

/** Returns the reasons to doubt a source. A pet is a reason; the choice among pets is not. */
export function sourceDoubts(source: BuffSource): Doubt[] {
  const doubts: Doubt[] = [];
  if (source.pet) doubts.push('pet');
  if (source.talent) doubts.push('talent');
  if (source.byPoints) doubts.push('points');
  if (source.dispute) doubts.push('dispute');
  if (!source.pet && source.choice) doubts.push('choice');
  return doubts;
}

/** Whether a raider surely brings the source if they choose it. */
export const isCertainIfChosen = ({ pet, talent, byPoints, dispute }: BuffSource): boolean =>
  !pet && !talent && !byPoints && !dispute;

/** Whether every raider who matches brings the source. */
export const isCertain = (source: BuffSource): boolean =>
  isCertainIfChosen(source) && !source.choice;

export const allDoubts = (providers: readonly Provider[]): Doubt[] => [
  ...new Set(providers.flatMap(({ sources }) => sources.flatMap(sourceDoubts))),
];
