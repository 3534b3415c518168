import { messageSW, Workbox } from 'workbox-window';
import { language } from '#data/language';
import { workUnderWay } from '#data/work-under-way';
import { MINUTE, SECOND } from '#domain/raid/time';
import type { WorkerMessage } from '#worker-contract';
import { type WaitingVersion, waitingVersion } from './waiting-version';

const HOUR = 60 * MINUTE;

/** How long an accepted version may take, which waits for what the worker before it still does. */
const MAX_TAKE_OVER = 5 * SECOND;

/**
 * Has the worker serve the app below `appBase`, so that it opens offline, once the page is up.
 *
 * Where workers are missing or refused (a private window, an old browser) the app goes on without.
 */
export async function registerWorker(appBase: string): Promise<void> {
  try {
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (!container) return;
    const tab = followWorker(container);
    saveLanguage(container);
    await pageLoaded();
    const workbox = new Workbox(`${appBase}sw.js`, { scope: appBase });
    const registration = await workbox.register();
    if (!registration) return;
    // Loaded past the worker: by a hard reload, or at the very moment at which the first one took over.
    if (!container.controller) say(registration.active, { type: 'TAKE_OVER' });
    offerVersions(workbox, registration, tab);
  } catch {
    // Nothing to report: all but the offline start works.
  }
}

/** This tab, as far as a change of workers matters to it. */
interface Tab {
  /** Whether what it shows came from a worker, or the user accepted a newer one here. */
  isReplaceable: boolean;
  hasAccepted: boolean;
}

/**
 * Reloads the tab when a newer worker takes over, whichever tab accepted it, but not in the middle of its work. A first
 * worker changes nothing.
 */
function followWorker(container: ServiceWorkerContainer): Tab {
  const tab = { isReplaceable: container.controller !== null, hasAccepted: false };
  container.addEventListener('controllerchange', () => {
    if (!tab.isReplaceable) storeShownIcons(container);
    else if (tab.hasAccepted) reload();
    else reloadAfterWork(container);
    tab.isReplaceable = true;
  });
  return tab;
}

const reload = (): void => window.location.reload();

/** Reloads once this tab has no work under way. Until then the user may. */
function reloadAfterWork({ controller }: ServiceWorkerContainer): void {
  const reloadIfIdle = () => {
    if (workUnderWay.get().length === 0) reload();
  };
  if (controller) waitingVersion.set({ ...changelogOf(controller), accept: reload });
  workUnderWay.subscribe(reloadIfIdle);
  reloadIfIdle();
}

const changelogOf = (worker: ServiceWorker): Pick<WaitingVersion, 'readChangelog'> => ({
  readChangelog: () => messageSW(worker, { type: 'READ_CHANGELOG' } satisfies WorkerMessage),
});

/** Icons shown before there was a worker went past it. It hears of them here, or they would be missing offline. */
function storeShownIcons({ controller }: ServiceWorkerContainer): void {
  for (const entry of performance.getEntriesByType('resource')) {
    if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img') {
      say(controller, { type: 'STORE_ICON', url: entry.name });
    }
  }
}

/** Has the worker save the texts of the language in use, now or once it serves the page, and of the next that is chosen. */
function saveLanguage(container: ServiceWorkerContainer): void {
  const save = () => {
    if (language.get() !== 'en') {
      say(container.controller, { type: 'SAVE_LANGUAGE', language: language.get() });
    }
  };
  save();
  language.subscribe(save);
  container.addEventListener('controllerchange', save);
}

const say = (worker: ServiceWorker | null, message: WorkerMessage): void =>
  worker?.postMessage(message);

const pageLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/** Offers each version that comes to wait, those that other tabs find among them. */
function offerVersions(workbox: Workbox, registration: ServiceWorkerRegistration, tab: Tab): void {
  let offered: ServiceWorker | undefined;
  const offer = () => {
    const { active, waiting } = registration;
    // The very first version waits for a moment as well, but there is none to replace.
    if (!active || !waiting || waiting === offered) return;
    offered = waiting;
    waitingVersion.set({
      ...changelogOf(waiting),
      accept() {
        tab.isReplaceable = true;
        tab.hasAccepted = true;
        workbox.messageSkipWaiting();
        // Where it is late, a reload ends what it waits for, or offers it again.
        setTimeout(reload, MAX_TAKE_OVER);
      },
    });
  };
  // Not Workbox's own `waiting` event: it misses a version that was found before this page had
  // registered, and every one after the first that another tab found.
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
  checkForUpdates(registration);
}

/** Checks for a new version when the app comes to the front, at most hourly. Opening it was a check, too. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = async () => {
    if (document.hidden || !isCheckDue(checkedAt, Date.now())) return;
    const before = checkedAt;
    checkedAt = Date.now();
    try {
      await registration.update();
    } catch {
      // No network, as often when offline: the next time in front checks again.
      checkedAt = before;
    }
  };
  document.addEventListener('visibilitychange', check);
  // A window of its own can come to the front without ever having been hidden.
  window.addEventListener('focus', check);
}

/** Whether an hour has passed since the last check for a new version, or the clock was put back by one. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  Math.abs(now - checkedAt) >= HOUR;
