import { useEffect, useRef } from 'react';
import { say } from './say';

/** Announces words whenever their subject changes, but not the first one. */
export function useSayOnChange(subject: string, words: string): void {
  const last = useRef(subject);
  useEffect(() => {
    if (last.current !== subject) say(words);
    last.current = subject;
  }, [subject, words]);
}
