import type { Point } from './raider';

// These functions run in the page, each by itself.

const CONTROLS =
  'button:enabled:not([aria-disabled="true"]), input:enabled, select:enabled, a[href], summary';

/** The controls of the open dialog, in document order. */
export const DIALOG_CONTROLS = `dialog[open] :is(${CONTROLS})`;

/** Returns the places of the elements that a selector finds. */
export const places = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter(({ offsetWidth }) => offsetWidth > 1)
    .map((found) => {
      const { left, top, width, height } = found.getBoundingClientRect();
      return `${found.textContent || found.outerHTML.slice(0, 60)}: ${[left, top, width, height]}`;
    });

/** Returns the middle of each element in the window that a selector finds. */
export const middlesInView = (selector: string): Point[] =>
  [...document.querySelectorAll(selector)]
    .map((found) => found.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > 1 && top > 0 && bottom < window.innerHeight)
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }));

/**
 * Scrolls to the nth element that a selector finds, and returns its middle; undefined if it is not
 * shown.
 */
export function middleOf({ selector, nth }: { selector: string; nth: number }): Point | null {
  const found = document.querySelectorAll<HTMLElement>(selector)[nth];
  if (!found || found.offsetWidth <= 1 || found.closest('details:not([open]) > :not(summary)')) {
    return null;
  }
  const { top: y, bottom } = found.getBoundingClientRect();
  if (y < 80 || bottom > window.innerHeight - 120) {
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Catches the next click, so that it does nothing. */
export function catchClick({ selector }: { selector: string }): void {
  const all = [...document.querySelectorAll(selector)];
  const caught = { nth: -1 };
  Object.assign(window, { caught });
  const options = { capture: true, once: true };
  window.addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      const target = event.target as Element;
      const control = target.closest('label')?.querySelector('input') ?? target;
      caught.nth = all.findIndex((one) => one.contains(control));
    },
    options,
  );
}

/** Returns the index of the element that was clicked, or -1. */
export const caughtClick = (_: null): number =>
  (window as unknown as { caught: { nth: number } }).caught.nth;

export function countErrors(_: null): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  window.addEventListener('error', ({ message }) => heard.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`${reason}`));
}

export const readErrors = (_: null): string[] => (window as unknown as { heard: string[] }).heard;

export const readPage = (_: null): string => document.body.innerText;

export const readDialog = (_: null): string =>
  document.querySelector<HTMLElement>('dialog[open]')?.innerText ?? '';

export function chooseFile(bytes: number[]): void {
  const field = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(bytes)], 'raids.readycheck'));
  if (field) field.files = chosen.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Leaves the page as by a link, once this script has ended. */
export function leaveFor(address: string): void {
  setTimeout(() => window.location.assign(address));
}

/** Marks the page, to distinguish it from a reloaded page. */
export const markPage = (_: null): void => void Object.assign(window, { isMarked: true });

export const isMarked = (_: null): boolean => 'isMarked' in window;

/** Chooses from the list whose options contain a value. */
export function chooseOption(value: string): void {
  const option = document.querySelector<HTMLOptionElement>(`option[value="${value}"]`);
  if (!option) throw new Error(`No list offers ${value}`);
  option.selected = true;
  option.closest('select')?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Returns whether the element that a selector finds is completely in the window. */
export function isInWindow(selector: string): boolean {
  const found = document.querySelector(selector)?.getBoundingClientRect();
  return found !== undefined && found.top >= 0 && found.bottom <= window.innerHeight;
}

/** Returns whether the element that a selector finds is completely in the window. */
export const browsersBars = (_: null): string[] =>
  [...document.querySelectorAll<HTMLElement>('meter, progress')]
    .filter(({ offsetWidth }) => offsetWidth > 1)
    .filter((bar) => bar.tagName === 'METER' || getComputedStyle(bar).appearance !== 'none')
    .map(({ outerHTML }) => outerHTML);

interface Rows {
  box: string;
  png: string;
}

/** Returns the colours of the last row of pixels inside a table's box, and of a row above it. */
export async function lastRows({ box, png }: Rows): Promise<{ last: string[]; above: string[] }> {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes]));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  const found = document.querySelector<HTMLElement>(box);
  if (!context || !found) throw new Error(`No ${box}`);
  context.drawImage(picture, 0, 0);
  const { left, top } = found.getBoundingClientRect();
  const end = Math.round(top) + found.clientTop + found.clientHeight;
  const coloursAt = (y: number) => {
    // The rounded corners are left out.
    const { data } = context.getImageData(Math.ceil(left) + 24, y, found.clientWidth - 48, 1);
    const colours = new Set<string>();
    for (let at = 0; at < data.length; at += 4) colours.add(data.slice(at, at + 3).join(' '));
    return [...colours];
  };
  return { last: coloursAt(end - 1), above: coloursAt(end - 4) };
}

/** Returns the middle of the first uncovered element that a selector finds. */
export function firstPointInReach(selector: string): Point | null {
  for (const found of document.querySelectorAll(selector)) {
    const { left, top, width, height } = found.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (found.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  return null;
}

/** Scrolls a table by pixels, and the page until the table's end is in view. */
export function scrollTable({ box, by }: { box: string; by: number }): void {
  const found = document.querySelector(box);
  if (!found) throw new Error(`No ${box}`);
  found.scrollTop = by;
  found.scrollIntoView({ block: 'end', behavior: 'instant' });
}

export const scrollPosition = (_: null): number => window.scrollY;
