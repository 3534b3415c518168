import { useSyncExternalStore } from 'react';

/** From this width the rail, columns and pane are side by side. */
const WIDE = '(min-width: 1200px)';

const watch = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const isWide = () => window.matchMedia(WIDE).matches;

export const useIsWide = (): boolean => useSyncExternalStore(watch, isWide);
