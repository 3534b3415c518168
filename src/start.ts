import { openSentReport } from './app/first-page/open-sent-report';
import { listenForInstall } from './app/install-offer';
import { optionally } from './data/doors';
import { takeReturn } from './data/sign-in/returned-code';

/** A covered or busy browser may not render a frame. Milliseconds. */
const MAX_WAIT = 100;

/** Resolves after the prerendered page has painted; at once if it has or the tab is hidden. */
function firstPaint(): Promise<void> {
  const hasPainted = performance.getEntriesByType('paint').length > 0;
  if (hasPainted || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // The callback precedes the paint, the timer follows it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT);
  });
}

// First, so that a sign-in's code is in no request, log or history entry.
optionally(takeReturn);
optionally(listenForInstall);
const giveBack = optionally(openSentReport);
firstPaint()
  // Preloaded by build/first-page/preload.ts.
  .then(() => import('./main'))
  .catch((failure) => {
    giveBack?.();
    throw failure;
  });
