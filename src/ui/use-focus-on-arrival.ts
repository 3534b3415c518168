import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing';

/**
 * Focuses a heading when it appears or its subject changes, and scrolls to its section. It needs
 * `tabIndex={-1}`.
 *
 * Does nothing while the user is in a field, except one of a form just submitted, marked
 * `data-sent`. `nearest` does not scroll if the section is in view. If the heading disappears with
 * the focus in its section, the focus returns.
 */
export function useFocusOnArrival(
  block: 'start' | 'nearest' = 'start',
  subject?: unknown,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another arrival
  useEffect(() => {
    const before = document.activeElement;
    if (isTyping(before) && !before.matches('[data-sent]')) return;
    if (heading.current) arriveAt(heading.current, block);
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [block, subject]);
  return heading;
}

/** Scrolls to the heading's section; in a box that scrolls by itself, only that box, and if need be. */
export function arriveAt(heading: HTMLElement, block: 'start' | 'nearest' = 'start'): void {
  heading.focus({ preventScroll: true });
  const section = heading.closest('section') ?? heading;
  for (let box: HTMLElement | null = section; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [words, shown] = [heading.getBoundingClientRect(), box.getBoundingClientRect()];
    const isInView = words.top >= shown.top && words.bottom <= shown.bottom;
    const distance = section.getBoundingClientRect().top - shown.top;
    if (!isInView) box.scrollTop = box === section ? 0 : box.scrollTop + distance;
    return;
  }
  section.scrollIntoView({ block });
}
