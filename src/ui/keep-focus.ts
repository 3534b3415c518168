import { giveFocus } from './double-clicks';
import { takesText } from './takes-text';

/** A `ref` for an element that takes the focus when it appears, unless the user types. */
export function takeFocus(element: HTMLElement | null): void {
  if (!takesText(document.activeElement)) giveFocus(element);
}

/** A `ref` for an element that takes the focus when it appears, if nothing has the focus. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (isLost()) giveFocus(element);
}

/** A `ref` for an element that appears after a full page load: focuses the page's heading. */
export function giveHeadingLostFocus(element: HTMLElement | null): void {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (!element || !heading || !isLost()) return;
  heading.tabIndex = -1;
  giveFocus(heading, { preventScroll: true });
}

const isLost = (): boolean => document.activeElement === document.body;

/** The elements that had the focus before a part of the page took it. */
const cameFrom = new WeakMap<Element, Element>();

/** Notes the element that gets a part's focus back, unless the element is a heading. */
export function returnFocusFrom(part: Element, before: Element | null): void {
  if (
    before &&
    before !== document.body &&
    !before.matches('[tabindex="-1"]') &&
    !part.contains(before)
  )
    cameFrom.set(part, before);
}

/** Moves the focus when its element leaves the page, unless a screen moves it. */
export function keepFocus(): void {
  let path: readonly Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    path = pathFrom(target);
  });
  // In Safari a click does not focus a button.
  document.addEventListener('pointerdown', ({ target }) => {
    path = pathFrom(target instanceof Element ? target.closest('a, button, label') : null);
  });
  // A hidden element cannot take the focus.
  const passFocus = () => {
    for (const next of successorsIn(path)) if (isLost()) giveFocus(next, { preventScroll: true });
  };
  new MutationObserver((changes) => {
    const isGone = ({ removedNodes }: MutationRecord) =>
      [...removedNodes].some((node) => path.some((element) => element === node));
    // A screen that moves the focus moves it first.
    if (isLost() && changes.some(isGone)) setTimeout(passFocus);
  }).observe(document.body, { childList: true, subtree: true });
}

const pathFrom = (target: EventTarget | null): Element[] =>
  target instanceof Element && target !== document.body
    ? [target, ...pathFrom(target.parentElement)]
    : [];

/** Returns the element if it only moved, then successors by `data-next`, then elements near. */
const successorsIn = (path: readonly Element[]): HTMLElement[] =>
  [
    ...path.slice(0, 1),
    ...path.flatMap((part) => (part.isConnected ? placeIn(part) : namedSuccessors(part))),
  ]
    .filter((element) => element instanceof HTMLElement)
    .filter(({ isConnected }) => isConnected);

const namedSuccessors = (removed: Element) => [
  cameFrom.get(removed),
  removed instanceof HTMLElement &&
    removed.dataset.next &&
    document.querySelector(removed.dataset.next),
];

/** Returns a part's heading or status that can have the focus, or its section's button. */
const placeIn = (part: Element): Element | null =>
  part.matches('[tabindex="-1"]')
    ? part
    : (part.querySelector(':is(h1, h2, h3, [role="status"])[tabindex="-1"]') ??
      part.querySelector(':scope:is(section) [aria-expanded]'));
