import { type RefCallback, useCallback, useState } from 'react';

interface Nearness {
  /** Whether the element is, or once was, in or near the view. */
  isNear: boolean;
  watch: RefCallback<Element>;
}

export function useIsNear(): Nearness {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watcher.disconnect();
      },
      { rootMargin: '200px' },
    );
    if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { isNear, watch };
}
