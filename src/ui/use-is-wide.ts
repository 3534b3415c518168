import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from './use-window-event';

/** Returns a hook that tells whether a media query matches. */
export function mediaHook(media: string): () => boolean {
  const watch = (onChange: () => void) => {
    const query = window.matchMedia(media);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  };
  const matches = () => window.matchMedia(media).matches;
  return () => useSyncExternalStore(watch, matches);
}

/** Rail, columns and pane are then side by side. */
export const useIsWide = mediaHook('(min-width: 75em)');

/** The pane is wider, and readiness fits below the columns. */
export const useIsWidest = mediaHook('(min-width: 100em)');

/** As on a phone: one column. */
export const useIsNarrow = mediaHook('(max-width: 37.499em)');

const useIsPrintMedia = mediaHook('print');

/** React renders the change before the page is printed. */
export function useIsPrinting(): boolean {
  const isPrintMedia = useIsPrintMedia();
  // Firefox prints a copy of the page, of which no media query tells.
  const [isAsked, setAsked] = useState(false);
  useWindowEvent('beforeprint', () => flushSync(() => setAsked(true)));
  useWindowEvent('afterprint', () => setAsked(false));
  return isPrintMedia || isAsked;
}
