import { openSentReport } from './app/first-page/open-sent-report';
import { listenForInstall } from './app/install/install-offer';
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

/** Whether a page of another origin frames this one. Headers forbid it, but some hosts set none. */
function isFramed(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** Replaces the page by a link: in a frame, another page could lead clicks astray. */
function offerWindow(): void {
  const link = document.createElement('a');
  Object.assign(link, { href: window.location.href, target: '_blank', rel: 'noopener' });
  link.textContent = 'Ready Check';
  document.body.replaceChildren(link);
}

function start(): void {
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
}

if (isFramed()) offerWindow();
else start();
