import { useEffect, useState } from 'react';
import { SECOND } from '#domain/time';

/** The most milliseconds that late parts wait for an idle page, and then for loading. */
const MAX_WAIT_FOR_LATE_PARTS = SECOND;

/** The most milliseconds to wait for the log site. */
const MAX_WAIT_FOR_OPENING = 5 * SECOND;

const opening = { isOver: true, end: Promise.resolve() };

/** Delays late parts until the main content of the page is loaded. `work` must not reject. */
export function holdLatePartsUntil(work: Promise<void>): void {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_FOR_OPENING));
  opening.isOver = false;
  opening.end = Promise.race([work, patience]).then(async () => {
    // TanStack Query renders the result in a later task, and the page seems idle before that.
    await new Promise((resolve) => setTimeout(resolve));
    opening.isOver = true;
  });
}

/** Waits for loading, but briefly, so that parts appear together. */
const awaitBriefly = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_FOR_LATE_PARTS))]);

/** Work for an idle page, or a load that returns how to show it. Must not reject. */
type Work = () => void | Promise<() => void>;

const waiting: Work[] = [];

/** Runs work once the page is idle, together with other work, and shows all results at once. */
export function whenIdle(work: Work): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  void opening.end.then(() => {
    // Safari lacks requestIdleCallback.
    window.requestIdleCallback?.(runWaiting, { timeout: MAX_WAIT_FOR_LATE_PARTS }) ??
      setTimeout(runWaiting);
  });
}

async function runWaiting(): Promise<void> {
  const works = waiting.splice(0).map((work) => work());
  await awaitBriefly(Promise.all(works));
  for (const work of works) work?.then((show) => show());
}

/** Runs work once the page is idle. `work` must be stable; its failure is silent. */
export function useWhenIdle(work: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void work().catch(() => {})), [work]);
}

/** Whether the page's main content is loaded, so that the rest may load. */
export const isMainContentLoaded = (): boolean => opening.isOver;

/** Whether the page's main content, and then a stable `load` that never rejects, are loaded. */
export function useIsMainContentLoaded(load: () => Promise<unknown>): boolean {
  const [isOver, setOver] = useState(isMainContentLoaded);
  useEffect(() => {
    if (!isOver) whenIdle(() => awaitBriefly(load()).then(() => () => setOver(true)));
  }, [isOver, load]);
  return isOver;
}
