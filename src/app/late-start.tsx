import { focusManager } from '@tanstack/react-query';
import { APP_BASE } from '#data/addresses';
import { runOptional } from '#data/browser-features';
import { storageTrouble } from '#data/device/device-store';
import { currentRepeat } from '#data/log-site/requests/unprepared-report';
import { watchReturn } from '#data/page-visits';
import { refetchFailed } from '#data/query-cache/query-client';
import { language } from '#data/settings/language';
import { settings } from '#data/settings/settings';
import { accessToken, signInProgress } from '#data/settings/sign-in-state';
import { useObservable } from '#data/use-observable';
import { warmFormatters } from '#domain/format';
import { FindPlayer } from '#features/find/FindPlayer';
import { smallWindow } from '#features/live/small-window';
import { loadChunk } from '#load-chunk';
import { lateComponent } from '#ui/late-component';
import { whenIdle } from '#ui/when-idle';
import { askBeforeClosing } from './ask-before-closing';
import { CrashBoundary } from './CrashBoundary';
import { storeFirstPage } from './first-page/store-texts';
import { listenForFiles } from './incoming-files';
import { AddToHomeScreen, InstallButton } from './install/InstallButton';
import { StorageNotice } from './StorageNotice';
import { lateParts } from './top-bar/late-parts';
import { UpdatePrompt } from './worker/UpdatePrompt';
import { registerWorker } from './worker/worker';
import { waitingVersion } from './worker/worker-state';

/** Starts the rest once the page is idle: the worker's requests would delay the page's requests. */
export function startLate(): void {
  for (const start of [
    () => lateParts.set({ Notices, InstallButton, FindPlayer, AddToHomeScreen, SmallWindow }),
    askBeforeClosing,
    storeFirstPage,
    () => language.subscribe(() => whenIdle(storeFirstPage)),
    () => whenIdle(warmFormatters),
    // A page restored from the browser's cache may get no `visibilitychange`.
    () => watchReturn(() => focusManager.onFocus()),
    () => registerWorker(APP_BASE),
    followSignIn,
    followOwnPlayers,
    listenForFiles,
    reportWebVitals,
  ])
    runOptional(start);
}

/** Refetches what failed, after a sign-in in any tab. */
function followSignIn(): void {
  let last = '';
  const apply = () => {
    const token = accessToken() ?? '';
    if (token && token !== last) refetchFailed();
    last = token;
  };
  apply();
  settings.subscribe(apply);
}

function followOwnPlayers(): void {
  loadChunk('follow-own-players', () => import('#features/player/follow-own-players')).then(
    (chunk) => chunk.followOwnPlayers(),
    console.error,
  );
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

function SmallWindow() {
  const open = useObservable(smallWindow);
  return (
    open && (
      <CrashBoundary instead="">
        <open.LiveWindow target={open.target} code={open.code} />
      </CrashBoundary>
    )
  );
}

const SignInNotice = lateComponent('SignInNotice', () => import('./SignInNotice'));

/** Shows nothing in the settings, which have their own notice. */
function SignInStatus({ isInSettings }: { isInSettings: boolean }) {
  const progress = useObservable(signInProgress);
  const repeat = useObservable(currentRepeat);
  if (isInSettings) return null;
  const hasOutcome = ['finishing', 'signed in', 'failed'].includes(progress.kind);
  return hasOutcome || repeat > 0 ? <SignInNotice progress={progress} repeat={repeat} /> : null;
}

/** Entry types of web vitals. Each browser lacks some of them. */
const WEB_VITALS = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'];

/** Passes a visit's web vitals to a target. The app has no target. See docs/specification.md. */
function reportWebVitals(target?: (measured: PerformanceEntry) => void): void {
  if (!target) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(target));
  for (const type of WEB_VITALS) observer.observe({ type, buffered: true });
}
