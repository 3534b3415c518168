import { useEffect, useState } from 'react';
import { SECOND } from '#domain/time';

/** For an idle page, and then for what is loading. */
const MAX_WAIT = SECOND;

/** The log site may respond late. */
const MAX_WAIT_FOR_OPENING = 5 * SECOND;

const opening = { isOver: true, over: Promise.resolve() };

/** Lets all that is late wait for what the page was opened for, which never rejects. */
export function waitForOpening(work: Promise<void>): void {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_FOR_OPENING));
  opening.isOver = false;
  opening.over = Promise.race([work, patience]).then(async () => {
    // TanStack Query tells what has arrived in a later task; until then the page is idle.
    await new Promise((resolve) => setTimeout(resolve));
    opening.isOver = true;
  });
}

/** What loads in time shows together. */
const awaitBriefly = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))]);

/** Does its work, or loads something and returns how to show it. Never rejects. */
type Work = () => void | Promise<() => void>;

const waiting: Work[] = [];

/** Runs all that waits in one task, and shows what it loads in one commit. */
export function whenIdle(work: Work): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  void opening.over.then(() => {
    // Safari lacks requestIdleCallback.
    window.requestIdleCallback?.(runWaiting, { timeout: MAX_WAIT }) ?? setTimeout(runWaiting);
  });
}

async function runWaiting(): Promise<void> {
  const works = waiting.splice(0).map((work) => work());
  await awaitBriefly(Promise.all(works));
  for (const work of works) work?.then((show) => show());
}

/** Preloads what a page may need, or does what can wait. `work` must be stable; its failure is silent. */
export function useWhenIdle(work: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void work().catch(() => {})), [work]);
}

/** Whether what the page was opened for is there, so that the rest may load. */
export const isOpened = (): boolean => opening.isOver;

/** The same as a hook, with what comes then if it loads in time. `load` must be stable, and not reject. */
export function useIsOpened(load: () => Promise<unknown>): boolean {
  const [isOver, setOver] = useState(isOpened);
  useEffect(() => {
    if (!isOver) whenIdle(() => awaitBriefly(load()).then(() => () => setOver(true)));
  }, [isOver, load]);
  return isOver;
}
