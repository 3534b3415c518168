import { useAdjustedState } from '#ui/use-adjusted-state';

/** Returns a failure, also while what failed is repeated: its notice would interrupt again. */
export function useLastingFailure(error: Error | null, isRepeated: boolean): Error | null {
  const [failure] = useAdjustedState(error, (last) => error ?? (isRepeated ? last : null));
  return failure;
}
