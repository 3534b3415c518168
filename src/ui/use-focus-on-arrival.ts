import { type RefObject, useEffect, useRef } from 'react';
import { isTyping } from './is-typing';

/**
 * Brings the focus to a heading when it appears or turns to another subject, and the view to its
 * section: smoothly, or at once where a person prefers reduced motion. The heading needs `tabIndex={-1}`.
 *
 * Neither moves while a person is in a field: what comes then waits to be looked at. A field whose form was just sent,
 * marked `data-sent`, gives way.
 *
 * `nearest` leaves the view where it is when the section is in it already. When the heading goes
 * with the focus still in its section, the focus returns to where it came from.
 */
export function useFocusOnArrival(
  block: 'start' | 'nearest' = 'start',
  subject?: unknown,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Effect: focus and scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another arrival
  useEffect(() => {
    const before = document.activeElement;
    if (isTyping(before) && !before.matches('[data-sent]')) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block });
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [block, subject]);
  return heading;
}
