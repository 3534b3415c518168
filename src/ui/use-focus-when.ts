import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element that takes the ref whenever `due` turns to something true; with `if lost` only
 * where the element that had the focus is gone.
 */
export function useFocusWhen<Element extends HTMLElement>(
  due: unknown,
  when: 'always' | 'if lost' = 'always',
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  // Focus is the browser's, not React's.
  useEffect(() => {
    const isWanted = when === 'always' || document.activeElement === document.body;
    if (due && isWanted) element.current?.focus();
  }, [due, when]);
  return element;
}
