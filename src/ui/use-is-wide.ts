import { useSyncExternalStore } from 'react';

/** Rail, columns and pane are then side by side. */
const WIDE = '(min-width: 75em)';

const watch = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const isWide = () => window.matchMedia(WIDE).matches;

export const useIsWide = (): boolean => useSyncExternalStore(watch, isWide);
