import { messageSW, Workbox } from 'workbox-window';
import { awaitFeature, tellWorker, workerContainer } from '#data/browser-features';
import { watchReturn } from '#data/page-visits';
import { queryClient } from '#data/query-cache/query-client';
import { language } from '#data/settings/language';
import { workUnderWay } from '#data/work-under-way';
import { withDeadline } from '#deadline';
import { HOUR, SECOND } from '#domain/time';
import { whenIdle } from '#ui/when-idle';
import type { WorkerMessage } from '#worker-contract';
import { type WaitingVersion, waitingVersion, workerTrouble } from './worker-state';

/** How long an accepted version waits for the old worker to finish. */
const MAX_TAKE_OVER = 5 * SECOND;

/** The log site may take long to respond. */
const MAX_WAIT_FOR_REQUESTS = 10 * SECOND;

/** Registers the worker that opens the app offline, once the page has fetched what it shows. */
export async function registerWorker(appBase: string): Promise<void> {
  const container = workerContainer();
  if (!container) return workerTrouble.set({ kind: 'no workers' });
  try {
    const tab = followWorker(container);
    storeLanguage(container);
    await untilPageFetched();
    const workbox = new Workbox(trustedAddress(`${appBase}sw.js`), { scope: appBase });
    const registration = await workbox.register();
    if (!registration) return;
    // The page has no controller: it was hard-reloaded, or loaded before any worker was active.
    if (!container.controller) send(registration.active, { type: 'TAKE_OVER' });
    offerVersions(workbox, registration, tab);
    watchInstall(registration);
  } catch (failure) {
    // Without a worker only the offline start is missing.
    workerTrouble.set({ kind: 'refused', failure });
  }
}

type ScriptAddress = ConstructorParameters<typeof Workbox>[0];

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): { createScriptURL(address: string): ScriptAddress };
    };
  }
}

/** Names the worker's script where the browser demands a trusted type. See build/content-policy.ts. */
function trustedAddress(address: string): ScriptAddress {
  const policy = window.trustedTypes?.createPolicy('ready-check', {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}

/** Notes whether the first worker fails to install because a file cannot be fetched or stored. */
function watchInstall(registration: ServiceWorkerRegistration): void {
  const { active, installing } = registration;
  const note = () => {
    if (installing?.state === 'redundant' && !registration.active) {
      workerTrouble.set({ kind: 'not installed' });
    }
  };
  if (active || !installing) return;
  installing.addEventListener('statechange', note);
  note();
}

interface Tab {
  /** Whether a worker served the tab, or the user accepted a newer worker here. */
  isReplaceable: boolean;
  hasAccepted: boolean;
}

/** Reloads the tab once work has ended and a new worker, but not the first, controls the tab. */
function followWorker(container: ServiceWorkerContainer): Tab {
  let served = container.controller;
  const tab = { isReplaceable: served !== null, hasAccepted: false };
  // storeShownIcons reads these entries, of which a browser keeps 250 by default.
  performance.setResourceTimingBufferSize(2000);
  container.addEventListener('controllerchange', () => {
    if (!tab.isReplaceable) storeShownIcons(container);
    else if (tab.hasAccepted) reload();
    else reloadAfterWork(container.controller);
    tab.isReplaceable = true;
    served = container.controller;
  });
  const reloadIfReplaced = async () => {
    const active = (await awaitFeature(() => container.getRegistration()))?.active;
    if (served && active && active !== served) reloadAfterWork(active);
  };
  // A cached page misses the change, while the files of its version are deleted. Firefox may tell
  // the page only later that its worker has been replaced.
  watchReturn(() => {
    if (served) served.onstatechange = reloadIfReplaced;
    void reloadIfReplaced();
  });
  return tab;
}

const reload = (): void => window.location.reload();

/** Reloads the tab once no work is under way; the user can reload it earlier. */
function reloadAfterWork(worker: ServiceWorker | null): void {
  const reloadIfIdle = () => {
    if (workUnderWay.get().length === 0) reload();
  };
  if (worker) waitingVersion.set({ ...changelogOf(worker), accept: reload });
  workUnderWay.subscribe(reloadIfIdle);
  reloadIfIdle();
}

const changelogOf = (worker: ServiceWorker): Pick<WaitingVersion, 'readChangelog'> => ({
  readChangelog: () => messageSW(worker, { type: 'READ_CHANGELOG' } satisfies WorkerMessage),
});

/** Makes the worker cache the icons that were shown before it took control. */
function storeShownIcons({ controller }: ServiceWorkerContainer): void {
  for (const entry of performance.getEntriesByType('resource')) {
    if (entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img') {
      send(controller, { type: 'STORE_ICON', url: entry.name });
    }
  }
}

/** Tells the worker and a waiting worker which language to store, now and at each change. */
function storeLanguage(container: ServiceWorkerContainer): void {
  const tellWorkers = async () => {
    sendLanguage(container.controller);
    // A waiting version has files of its own.
    sendLanguage((await awaitFeature(() => container.getRegistration()))?.waiting);
  };
  void tellWorkers();
  language.subscribe(() => void tellWorkers());
  container.addEventListener('controllerchange', () => void tellWorkers());
}

function sendLanguage(worker: ServiceWorker | null | undefined): void {
  if (language.get() !== 'en') send(worker, { type: 'SAVE_LANGUAGE', language: language.get() });
}

function send(worker: ServiceWorker | null | undefined, message: WorkerMessage): void {
  if (worker) tellWorker(worker, message);
}

/** Waits until the page's requests end, because the worker's requests would compete with them. */
async function untilPageFetched(): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve));
  await withDeadline(untilNothingFetched(), MAX_WAIT_FOR_REQUESTS, () => {});
}

const untilNothingFetched = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });

/** Offers each new version once, including versions that other tabs find. */
function offerVersions(workbox: Workbox, registration: ServiceWorkerRegistration, tab: Tab): void {
  let offered: ServiceWorker | undefined;
  const offer = () => {
    const { active, waiting } = registration;
    // The very first version also waits for a moment, although there is no worker to replace.
    if (!active || !waiting || waiting === offered) return;
    offered = waiting;
    // The language may have been chosen during the installation.
    sendLanguage(waiting);
    waitingVersion.set({
      ...changelogOf(waiting),
      accept() {
        tab.isReplaceable = true;
        tab.hasAccepted = true;
        workbox.messageSkipWaiting();
        // If the worker is late, a reload ends the requests it waits for, or repeats the offer.
        setTimeout(reload, MAX_TAKE_OVER);
      },
    });
  };
  // Workbox's `waiting` event misses versions found earlier or by other tabs.
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
  checkForUpdates(registration);
}

/** Checks when the app gets the focus, at most once an hour. Opening the app is a check too. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  const check = async () => {
    if (document.hidden || !isCheckDue(checkedAt, Date.now())) return;
    const before = checkedAt;
    checkedAt = Date.now();
    try {
      await registration.update();
    } catch {
      // The check often fails for lack of a network: the next focus repeats it.
      checkedAt = before;
    }
  };
  document.addEventListener('visibilitychange', check);
  // An app's window can get the focus without having been hidden.
  window.addEventListener('focus', check);
}

/** Whether the last check was at least an hour ago, or the clock was put back by an hour. */
export const isCheckDue = (checkedAt: number, now: number): boolean =>
  Math.abs(now - checkedAt) >= HOUR;
