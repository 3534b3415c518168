import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing';

/**
 * Moves the focus to the element that takes the ref whenever `due` turns to something true, but not away from a field
 * that is typed in; with `if lost` only where the element that had the focus is gone.
 */
export function useFocusWhen<Element extends HTMLElement>(
  due: unknown,
  when: 'always' | 'if lost' = 'always',
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  // Focus is the browser's, not React's.
  useEffect(() => {
    const { activeElement } = document;
    const isFree = when === 'always' ? !isTyping(activeElement) : activeElement === document.body;
    if (due && isFree) element.current?.focus();
  }, [due, when]);
  return element;
}
