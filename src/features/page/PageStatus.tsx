import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';

const statusWords = observable('');

/** Announces words in the page's status, even if it has these words already. */
export function announce(words: string): void {
  // A live region is silent unless its text changes.
  statusWords.set(statusWords.get() === words ? `${words}\u00a0` : words);
}

/** Renders the page's one live region. It must exist before anything is announced. */
export function PageStatus() {
  return (
    <p className="visually-hidden" role="status" data-page-status="">
      {useObservable(statusWords)}
    </p>
  );
}
