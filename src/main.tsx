import 'bootstrap/dist/css/bootstrap.min.css';
import './app/typeface.css';
import './app/theme.css';
import './app/colour-classes.css';
import './app/surfaces.css';
import './app/controls.css';
import './app/first-page/first-page.css';
import { notifyManager, onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { runOptional } from '#data/browser-features';
import { replayJournal } from '#data/changes/changes';
import { followConnection, online } from '#data/online';
import { followPageVisits } from '#data/page-visits';
import { queryClient } from '#data/query-cache/query-client';
import { connectRaids } from '#data/raids/connect-raids';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { followLanguage, language } from '#data/settings/language';
import { followOtherTabs } from '#data/settings/settings';
import { followTheme } from '#data/settings/theme';
import { finishSignIn } from '#data/sign-in/sign-in';
import { loadChunk } from '#load-chunk';
import { loadOpenRaid, prefetchRaid } from '#screens/main/MainScreen';
import { keepFocus } from '#ui/keep-focus';
import { holdLatePartsUntil, whenIdle } from '#ui/when-idle';
import { App, loadScreen } from './app/App';

const nameLanguage = () => {
  document.documentElement.lang = language.get();
};

let languageInUse: Promise<void> | undefined;
for (const start of [
  followConnection,
  // TanStack Query assumes it starts online and would miss the first `online` event.
  () => onlineManager.setOnline(online.get()),
  // By default TanStack Query notifies by a timer: a controlled checkbox would flash its old state.
  () => notifyManager.setScheduler(queueMicrotask),
  followPageVisits,
  followOtherTabs,
  followTheme,
  keepFocus,
  () => language.subscribe(nameLanguage),
  () => {
    languageInUse = followLanguage();
  },
  finishSignIn,
  // The start of a raid's request must precede rendering.
  () => holdLatePartsUntil(prefetchRaid(window.location.search)),
  () => queryClient.prefetchQuery(savedRaidQueries.list()),
  connectRaids,
])
  runOptional(start);

const optional = () => {};
loadChunk('double-click-guard', () => import('#ui/double-click-guard')).then(
  ({ guardDoubleClicks }) => guardDoubleClicks(),
  optional,
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
// The prerendered page stays usable until the screen replaces it.
Promise.allSettled([loadOpenRaid(), loadScreen(), languageInUse]).then(() => {
  // The prerendered page is in the last visit's language.
  nameLanguage();
  // As a transition, rendering leaves a slow phone responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  whenIdle(() => {
    void replayJournal();
    return loadChunk('late-start', () => import('./app/late-start')).then(
      ({ startLate }) => startLate,
      () => optional,
    );
  });
});
