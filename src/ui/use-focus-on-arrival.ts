import { type RefObject, useEffect, useRef } from 'react';
import { returnFocusFrom } from './keep-focus';
import { takesText } from './takes-text';

interface ArrivalOptions {
  /** `nearest` does not scroll if the section is in view. */
  block?: 'start' | 'nearest';
  subject?: unknown;
  /** Finds what should stay in sight above the heading, if both fit half the window. */
  findAbove?: (() => Element | null) | undefined;
}

/**
 * Focuses a heading when it appears or its subject changes, and scrolls to its section. It needs
 * `tabIndex={-1}`. Does nothing while the user is in a field, unless its form, marked `data-sent`,
 * was just submitted, or on a control marked `data-stays-focused`, such as a link to the next boss.
 * If the heading disappears with the focus in its section, the focus returns to where it was before
 * the first subject.
 */
export function useFocusOnArrival({
  block = 'start',
  subject,
  findAbove,
}: ArrivalOptions = {}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another arrival
  useEffect(() => {
    const before = document.activeElement;
    if (takesText(before) && !before.matches('[data-sent]')) return;
    // A link to a player focuses the details; later arrivals leave the focus there.
    const focusedDetails = hasArrived.current ? null : before?.closest('[data-details]');
    hasArrived.current = true;
    if (focusedDetails && !heading.current?.closest('[data-details]')) return;
    if (!heading.current) return;
    returnFocusFrom(heading.current.closest('section') ?? heading.current, before);
    arriveAt(heading.current, block, findAbove?.());
  }, [block, subject]);
  return heading;
}

export const staysFocused = (element: Element | null): boolean =>
  element?.matches('[data-stays-focused]') ?? false;

/** Scrolls to the heading's section, or in a scrolling box to the heading if it is out of view. */
export function arriveAt(
  heading: HTMLElement,
  block: 'start' | 'nearest' = 'start',
  above?: Element | null,
): void {
  if (!staysFocused(document.activeElement)) heading.focus({ preventScroll: true });
  const section = heading.closest('section') ?? heading;
  for (let box: HTMLElement | null = section; box; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const [words, shown] = [heading.getBoundingClientRect(), box.getBoundingClientRect()];
    const isInView = words.top >= shown.top && words.bottom <= shown.bottom;
    const distance = section.getBoundingClientRect().top - shown.top;
    if (!isInView) box.scrollTop = box === section ? 0 : box.scrollTop + distance;
    // The box itself may be out of view.
    (heading.closest('header') ?? heading).scrollIntoView({ block: 'nearest' });
    return;
  }
  const box = above && scrollBoxOf(above);
  if (box) scrollWithin(box, above);
  const isTogether = above && !box && fitTogether(above, heading);
  (isTogether ? above : section).scrollIntoView({ block });
}

function scrollBoxOf({ parentElement: box }: Element): Element | undefined {
  if (!box || box === document.body) return undefined;
  return /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : scrollBoxOf(box);
}

function scrollWithin(box: Element, element: Element): void {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) box.scrollTop += Math.ceil(inner.bottom - outer.bottom);
  else if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
}

/** Whether both fit into half the window, with the element above at its top. */
function fitTogether(above: Element, heading: Element): boolean {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const room =
    window.innerHeight -
    (Number.parseFloat(scrollPaddingTop) || 0) -
    (Number.parseFloat(scrollPaddingBottom) || 0);
  const height = heading.getBoundingClientRect().bottom - above.getBoundingClientRect().top;
  return height > 0 && height <= room / 2;
}
