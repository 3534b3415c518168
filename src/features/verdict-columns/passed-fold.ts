import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';
import type { Verdict } from '#domain/audit/verdict';
import { useIsNarrow, useIsPrinting } from '#ui/use-is-wide';
import type { FoldState } from './VerdictColumn';

/** Whether PASSED is unfolded on phones. Leaving the raid folds it. */
export const isPassedUnfolded = observable(false);

/** Returns the fold of PASSED on a phone, if other columns have players. */
export function usePassedFold(canFold: boolean): FoldState | undefined {
  const isPhone = useIsNarrow();
  const isPrinting = useIsPrinting();
  const isUnfolded = useObservable(isPassedUnfolded) || isPrinting;
  return isPhone && canFold ? { isFolded: !isUnfolded, onFold: isPassedUnfolded.set } : undefined;
}

/** Moves PASSED to the end on a phone. */
export const passedLastOnPhones = (verdicts: readonly Verdict[], isPhone: boolean): Verdict[] =>
  isPhone && verdicts[0] === 'PASSED' ? [...verdicts.slice(1), 'PASSED'] : [...verdicts];
