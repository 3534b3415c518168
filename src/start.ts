import { SECOND } from '#domain/time';
import { openSentReport } from './app/first-page/open-sent-report';
import { listenForInstall } from './app/install/install-offer';
import { runOptional } from './data/browser-features';
import { takeReturn } from './data/sign-in/returned-code';

/** In a covered or busy browser a frame may never come. */
const MAX_WAIT_FOR_FRAME = 0.1 * SECOND;

/** Resolves after the prerendered page has painted; at once if it has painted or is hidden. */
function firstPaint(): Promise<void> {
  const hasPainted = performance.getEntriesByType('paint').length > 0;
  if (hasPainted || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A frame's callback runs before the paint, the timer after it.
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, MAX_WAIT_FOR_FRAME);
  });
}

/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a message channel. WebKit loses the
 * messages of a page that is left. They are sent again, or React would wait when it returns.
 */
function keepReactGoing(): void {
  let task: (() => void) | undefined;
  let send = () => {};
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = task;
      task = undefined;
      now?.();
    };
    send = () => port2.postMessage(null);
    if (task) send();
  };
  const setImmediate = (next: () => void) => {
    task = next;
    send();
  };
  Object.assign(window, { setImmediate });
  connect();
  window.addEventListener('pageshow', connect);
}

/** Whether a page of another origin frames this page. Some hosts set no headers against it. */
function isFramed(): boolean {
  try {
    return window.top?.location.origin !== window.location.origin;
  } catch {
    return true;
  }
}

/** Replaces the page by a link: a framing page could misdirect the user's clicks. */
function offerWindow(): void {
  const link = document.createElement('a');
  Object.assign(link, { href: window.location.href, target: '_blank', rel: 'noopener' });
  link.textContent = 'Ready Check';
  document.body.replaceChildren(link);
}

/** Requests the chunks that render an open raid. Otherwise they would wait until `main` has run. */
function preloadOpenRaid(): void {
  if (!new URLSearchParams(window.location.search).has('report')) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-with-report]')) {
    link.rel = link.dataset.withReport ?? '';
  }
}

function start(): void {
  // Runs first, so that a sign-in's code is in no request, log or history entry.
  runOptional(takeReturn);
  runOptional(preloadOpenRaid);
  runOptional(listenForInstall);
  runOptional(keepReactGoing);
  const giveFormBack = runOptional(openSentReport);
  firstPaint()
    // Preloaded by build/first-page/preload.ts.
    .then(() => import('./main'))
    .catch((failure) => {
      giveFormBack?.();
      throw failure;
    });
}

if (isFramed()) offerWindow();
else start();
