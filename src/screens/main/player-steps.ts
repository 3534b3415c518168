import type { NavigateFunction } from 'react-router-dom';

/** Returns how many steps go back to no player; 0 if the address came with one. */
const stepsToNoPlayer = (): number => Number(window.history.state?.usr?.stepsToNoPlayer) || 0;

const isPlayerChosen = (): boolean => new URLSearchParams(window.location.search).has('player');

/** Counts the step in the history entry, so that closing can go back over all of them. */
export function openPlayer(navigate: NavigateFunction, search: string): void {
  // A double click is one step.
  if (search === window.location.search) return;
  const steps = stepsToNoPlayer();
  const isFirst = !isPlayerChosen();
  navigate({ search }, { state: { stepsToNoPlayer: isFirst || steps > 0 ? steps + 1 : 0 } });
}

export function replacePlayer(navigate: NavigateFunction, search: string): void {
  navigate({ search }, { replace: true, state: window.history.state?.usr });
}

let isGoingBack = false;

/** Closes the details without a history entry that would reopen them. */
export function closePlayer(navigate: NavigateFunction, search: string): void {
  const steps = stepsToNoPlayer();
  if (steps === 0) navigate({ search }, { replace: true });
  // Going back is asynchronous: a second click would go too far.
  else if (!isGoingBack) {
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
    navigate(-steps);
  }
}
