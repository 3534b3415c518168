import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';

const statusWords = observable('');

/** Says in the page's status what has changed. The same words are announced again, too. */
export function say(words: string): void {
  // A live region is silent unless its text changes.
  statusWords.set(statusWords.get() === words ? `${words}\u00a0` : words);
}

/** The one region for changes of what is shown, there before anything is said. */
export function PageStatus() {
  return (
    <p className="visually-hidden" role="status" data-page-status="">
      {useObservable(statusWords)}
    </p>
  );
}
