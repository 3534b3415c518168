import { useEffect, useState } from 'react';
import { SECOND } from '#domain/raid/time';

/** The task runs after this time even if the page is never idle. */
const MAX_WAIT = SECOND;

/** The log site may be slow to answer. */
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

const waiting: (() => void)[] = [];

/** Runs all that waits in one task, so that it renders in one commit. */
export function whenIdle(work: () => void): void {
  waiting.push(work);
  if (waiting.length > 1) return;
  void opening.over.then(() => {
    // Safari lacks requestIdleCallback.
    window.requestIdleCallback?.(runWaiting, { timeout: MAX_WAIT }) ?? setTimeout(runWaiting);
  });
}

function runWaiting(): void {
  for (const work of waiting.splice(0)) work();
}

/** Whether what the page was opened for is there, so that the rest may load. */
export const isOpened = (): boolean => opening.isOver;

export function useIsOpened(): boolean {
  const [isOver, setOver] = useState(isOpened);
  useEffect(() => {
    if (!isOver) whenIdle(() => setOver(true));
  }, [isOver]);
  return isOver;
}
