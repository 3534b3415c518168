import { useSyncExternalStore } from 'react';

/** From here on the rail, the columns and the pane stand side by side. */
const WIDE = '(min-width: 1200px)';

const watch = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

const isWide = () => window.matchMedia(WIDE).matches;

/** Whether the window is as wide as a desktop's. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, isWide);
