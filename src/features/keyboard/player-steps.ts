import type { NavigateFunction } from 'react-router-dom';
import { type EntryState, entryInView } from '#ui/entry-state';

const isPlayerChosen = (): boolean => new URLSearchParams(window.location.search).has('player');

/** Opens a player. The first player adds a history entry, which further players replace. */
export function openPlayer(navigate: NavigateFunction, queryString: string): void {
  isGoingBack = false;
  if (isPlayerChosen()) replacePlayer(navigate, queryString);
  else navigate({ search: queryString }, { state: { isAfterNone: true } satisfies EntryState });
}

export function replacePlayer(navigate: NavigateFunction, queryString: string): void {
  navigate({ search: queryString }, { replace: true, state: entryInView().state });
}

let isGoingBack = false;

/** Closes the details without a history entry that would reopen them. */
export function closePlayer(navigate: NavigateFunction, queryString: string): void {
  if (!entryInView().state.isAfterNone) navigate({ search: queryString }, { replace: true });
  // Going back is asynchronous: a second click would go back too far.
  else if (!isGoingBack) {
    isGoingBack = true;
    window.addEventListener('popstate', () => (isGoingBack = false), { once: true });
    navigate(-1);
  }
}
