import { openSentReport } from './app/first-page/open-sent-report';
import { listenForInstall } from './app/install-offer';
import { takeReturn } from './data/sign-in/returned-code';

/** In milliseconds: how long a frame is waited for, which a browser that is covered or busy may not draw. */
const MAX_WAIT = 100;

/** Settles once the page as it came is drawn; at once where it is already, or where nothing is, as in a hidden tab. */
function firstPaint(): Promise<void> {
  const isDrawn = performance.getEntriesByType('paint').length > 0;
  if (isDrawn || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // This is called before the frame is painted, a timer after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT);
  });
}

// Before anything else, so that a sign-in's code is in no request, log or history entry.
takeReturn();
listenForInstall();
const giveBack = openSentReport();
firstPaint()
  // The page asks for it already: see build/preload-first-answer.ts.
  .then(() => import('./main'))
  .catch((failure) => {
    giveBack();
    throw failure;
  });
