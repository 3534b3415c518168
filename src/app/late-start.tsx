import { focusManager } from '@tanstack/react-query';
import { APP_BASE } from '#data/addresses';
import { optionally } from '#data/browser-features';
import { storageTrouble } from '#data/device/device-store';
import { onReturning } from '#data/page-visits';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { warmFormats } from '#domain/format';
import { FindPlayer } from '#features/find/FindPlayer';
import { whenIdle } from '#ui/when-idle';
import { askBeforeClosing } from './ask-before-closing';
import { rememberFirstPage } from './first-page/remember-texts';
import { listenForFiles } from './incoming-files';
import { AddToHomeScreen, InstallButton } from './install/InstallButton';
import { SignInStatus } from './SignInStatus';
import { StorageNotice } from './StorageNotice';
import { lateParts } from './top-bar/late-parts';
import { UpdatePrompt } from './worker/UpdatePrompt';
import { waitingVersion } from './worker/waiting-version';
import { registerWorker } from './worker/worker';

/** Starts what can wait until the page is idle. The worker's requests compete with the page's. */
export function startLate(): void {
  for (const start of [
    () => lateParts.set({ Notices, InstallButton, FindPlayer, AddToHomeScreen }),
    askBeforeClosing,
    rememberFirstPage,
    () => language.subscribe(() => whenIdle(rememberFirstPage)),
    () => whenIdle(warmFormats),
    // A cached page may hear no `visibilitychange`.
    () => onReturning(() => focusManager.onFocus()),
    () => registerWorker(APP_BASE),
    listenForFiles,
    reportWebVitals,
  ])
    optionally(start);
}

function Notices({ isInSettings }: { isInSettings: boolean }) {
  const waiting = useObservable(waitingVersion);
  const trouble = useObservable(storageTrouble);
  return (
    <>
      {waiting && <UpdatePrompt waiting={waiting} />}
      {trouble !== 'none' && <StorageNotice key={trouble} trouble={trouble} />}
      <SignInStatus isInSettings={isInSettings} />
    </>
  );
}

/** What browsers measure for web vitals; each knows only some. */
const MEASURED = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'];

/** Passes a visit's web vitals to a target; the app has none. See docs/specification.md. */
function reportWebVitals(target?: (measured: PerformanceEntry) => void): void {
  if (!target) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(target));
  for (const type of MEASURED) observer.observe({ type, buffered: true });
}
