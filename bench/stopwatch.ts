import type { Page } from '@playwright/test';
import { RENDERED_SELECTORS } from './rendered';

/** Injected into every measured page. Times count from the page's navigation. */
interface Stopwatch {
  /** The time at which the first frame with the element has been painted. */
  whenPainted(selector: string, isDue?: () => boolean): Promise<number>;
  /** Milliseconds from the next key or click until the element is painted. */
  afterInteraction(selector: string): Promise<number>;
  reading?: Promise<number>;
  /** Resolves with the time at which a script handled a submit of the report field. */
  submitHandled?: Promise<number>;
}

type WindowWithStopwatch = { stopwatch: Stopwatch };

/** Runs in each page before its own scripts. */
export function installStopwatch(): void {
  const whenPainted = (selector: string, isDue = () => true) =>
    new Promise<number>((done) => {
      const look = () => {
        const isRendered = isDue() && document.querySelector(selector) !== null;
        // A frame callback runs before the paint, a timer after it.
        if (isRendered) setTimeout(() => done(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  const afterInteraction = async (selector: string) => {
    let startedAt = Number.POSITIVE_INFINITY;
    const start = ({ timeStamp }: Event) => {
      startedAt = Math.min(startedAt, timeStamp);
    };
    for (const kind of ['keydown', 'click']) addEventListener(kind, start, { capture: true });
    const paintedAt = await whenPainted(selector, () => startedAt < Number.POSITIVE_INFINITY);
    for (const kind of ['keydown', 'click']) removeEventListener(kind, start, { capture: true });
    return paintedAt - startedAt;
  };
  Object.assign(window, { stopwatch: { whenPainted, afterInteraction } satisfies Stopwatch });
}

/** Runs before a page's own scripts. Notes when a script would first handle a submit. */
export function watchSubmit(): void {
  const { stopwatch } = window as unknown as WindowWithStopwatch;
  const listening = new Set<EventTarget>();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...listener) {
    if (listener[0] === 'submit') listening.add(this);
    addEventListener.apply(this, listener);
  };
  const field = 'form input[name="report"]';
  const isHandled = () =>
    [...listening].some(
      (target) => target instanceof Node && target.contains(document.querySelector(field)),
    );
  stopwatch.submitHandled = stopwatch.whenPainted(field, isHandled);
}

/** Returns the milliseconds from navigation until a submit was handled. */
export const millisecondsToSubmit = (page: Page): Promise<number> =>
  readStopwatch(page, 'submitHandled');

/** Opens an address. Returns the milliseconds until an element is painted. */
export async function timeVisit(page: Page, address: string, selector: string): Promise<number> {
  await page.addInitScript((selector) => {
    const { stopwatch } = window as unknown as WindowWithStopwatch;
    stopwatch.reading = stopwatch.whenPainted(selector);
  }, selector);
  await page.goto(address, { waitUntil: 'commit' });
  return readStopwatch(page);
}

/** Returns the milliseconds from navigation until an element is painted, in an open page. */
export const timeRendering = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (selector) => (window as unknown as WindowWithStopwatch).stopwatch.whenPainted(selector),
    selector,
  );

/** Returns the milliseconds from a click or key press until a selected element is painted. */
export async function timeInteraction(
  page: Page,
  selector: string,
  interact: () => Promise<void>,
): Promise<number> {
  await page.evaluate((selector) => {
    const { stopwatch } = window as unknown as WindowWithStopwatch;
    stopwatch.reading = stopwatch.afterInteraction(selector);
  }, selector);
  await interact();
  return readStopwatch(page);
}

/** Clicks a boss. Returns the milliseconds until the verdicts of that kill have painted. */
export const timeKill = (tab: Page, fightId: number): Promise<number> =>
  timeInteraction(tab, RENDERED_SELECTORS.regions(fightId), () =>
    tab.locator(`[data-fight="${fightId}"]`).click(),
  );

export const nextPaint = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => done()))),
  );

/** Waits until the page is idle. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done)));

async function readStopwatch(
  page: Page,
  which: 'reading' | 'submitHandled' = 'reading',
): Promise<number> {
  const reading = await page.evaluate(
    (which) => (window as unknown as WindowWithStopwatch).stopwatch[which],
    which,
  );
  if (reading === undefined) throw new Error('The stopwatch was not started');
  return reading;
}
