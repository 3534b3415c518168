import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Passes the focus on when an element disappears with it: to its section's heading that can have
 * it, else to the control that opens the section.
 */
export function usePassedFocus<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const box = element.current;
    return () => {
      if (!box?.contains(document.activeElement)) return;
      const section = box.closest('section');
      const heading = section?.querySelector<HTMLElement>('[tabindex="-1"]');
      (heading ?? section?.querySelector<HTMLElement>('[aria-expanded]'))?.focus();
    };
  }, []);
  return element;
}
