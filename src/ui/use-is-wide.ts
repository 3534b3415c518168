import { useSyncExternalStore } from 'react';

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
