import type { NavigateFunction } from 'react-router-dom';

/** How many steps back nobody was chosen yet in this view; 0 where the address came with a player. */
const stepsToNobody = (): number => Number(window.history.state?.usr?.stepsToNobody) || 0;

const isPlayerChosen = (): boolean => new URLSearchParams(window.location.search).has('player');

/** Leads to a player. Each is a step that Back undoes, and closing the details goes back over all of them. */
export function openPlayer(navigate: NavigateFunction, search: string): void {
  // Pressed twice, it is one step.
  if (search === window.location.search) return;
  const steps = stepsToNobody();
  const isFirst = !isPlayerChosen();
  navigate({ search }, { state: { stepsToNobody: isFirst || steps > 0 ? steps + 1 : 0 } });
}

/** Leads to another player in place of the chosen one, which leaves no step. */
export function replacePlayer(navigate: NavigateFunction, search: string): void {
  navigate({ search }, { replace: true, state: window.history.state?.usr });
}

let isGoingBack = false;

/** Leads to where nobody is chosen, and leaves no step that would open the details again. */
export function closePlayer(navigate: NavigateFunction, search: string): void {
  const steps = stepsToNobody();
  if (steps === 0) navigate({ search }, { replace: true });
  // The browser goes back late: a second press would go back too far.
  else if (!isGoingBack) {
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
    navigate(-steps);
  }
}
