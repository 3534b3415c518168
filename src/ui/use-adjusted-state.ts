import { type Dispatch, type SetStateAction, useState } from 'react';

/**
 * Returns state that follows other values. `adjust` returns the new state, or the same object to
 * keep it. React renders again before painting.
 */
export function useAdjustedState<State>(
  first: State | (() => State),
  adjust: (state: State) => State,
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState(first);
  const adjusted = adjust(state);
  if (adjusted !== state) setState(adjusted);
  return [adjusted, setState];
}
