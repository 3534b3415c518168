import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing';
import { giveFocus } from './second-press';

/** Focuses an element unless the user types; `if lost`: only if the focused one is gone. */
export function useFocusWhen<Element extends HTMLElement>(
  due: unknown,
  when: 'always' | 'if lost' = 'always',
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isFree = when === 'always' ? !isTyping(activeElement) : activeElement === document.body;
    if (due && isFree) giveFocus(element.current);
  }, [due, when]);
  return element;
}
