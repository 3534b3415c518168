import { useSyncExternalStore } from 'react';

/** Returns a hook that tells whether a media query matches. */
export function mediaHook(media: string): () => boolean {
  let query: MediaQueryList | undefined;
  const list = () => (query ??= window.matchMedia(media));
  const watch = (onChange: () => void) => {
    list().addEventListener('change', onChange);
    return () => list().removeEventListener('change', onChange);
  };
  const matches = () => list().matches;
  return () => useSyncExternalStore(watch, matches);
}

/** Rail, columns and pane are then side by side. */
export const useIsWide = mediaHook('(min-width: 75em)');

/** The pane is wider, and readiness fits below the columns. */
export const useIsWidest = mediaHook('(min-width: 100em)');

/** As on a phone: one column. */
export const useIsNarrow = mediaHook('(max-width: 37.499em)');
