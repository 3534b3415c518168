import { useEffect, useRef } from 'react';
import { say } from './say';

/** Says words when what they tell of changes, not when it appears. */
export function useSayOnChange(what: string, words: string): void {
  const told = useRef(what);
  useEffect(() => {
    if (told.current !== what) say(words);
    told.current = what;
  }, [what, words]);
}
