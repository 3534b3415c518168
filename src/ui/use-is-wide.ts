import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from './use-window-event';

/** Returns a hook that tells whether a media query matches. */
export function createMediaHook(media: string, { keepsInPrint = false } = {}): () => boolean {
  let wasMatching = false;
  const watch = (onChange: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  const readMatch = () => {
    // Chromium counts the pages before React renders what depends on the paper's width.
    const isKept = keepsInPrint && window.matchMedia('print').matches;
    if (!isKept) wasMatching = window.matchMedia(media).matches;
    return wasMatching;
  };
  return () => useSyncExternalStore(watch, readMatch);
}

/** Whether rail, columns and pane are side by side. */
export const useIsWide = createMediaHook('(min-width: 75em)', { keepsInPrint: true });

/** Whether the pane is wider, so that readiness fits below the columns. */
export const useIsWidest = createMediaHook('(min-width: 100em)', { keepsInPrint: true });

/** Whether there is one column, as on a phone. */
export const useIsNarrow = createMediaHook('(max-width: 37.499em)');

const useIsPrintMedia = createMediaHook('print');

/** Whether the page is being printed. React renders the change before printing. */
export function useIsPrinting(): boolean {
  const isPrintMedia = useIsPrintMedia();
  // Firefox prints a copy of the page, in which media queries do not change.
  const [isAsked, setAsked] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setAsked(true)));
  useWindowEvent('afterprint', () => setAsked(false));
  return isPrintMedia || isAsked;
}
