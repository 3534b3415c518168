import 'bootstrap/dist/css/bootstrap.min.css';
import './app/theme.css';
import './app/surfaces.css';
import './app/first-page/first-page.css';
import { onlineManager } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { APP_BASE } from '#data/addresses';
import { followLanguage } from '#data/language';
import { loadChunk } from '#data/load-chunk';
import { queryClient } from '#data/query-client';
import { connectRaids } from '#data/raids/connect-raids';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { followOtherTabs } from '#data/settings';
import { finishSignIn } from '#data/sign-in/sign-in';
import { loadOpenRaid } from '#screens/main/MainScreen';
import { prefetchRaid } from '#screens/main/prefetch-raid';
import { whenIdle } from '#ui/when-idle';
import { App } from './app/App';
import { askBeforeClosing } from './app/ask-before-closing';
import { nameLanguage } from './app/name-language';
import { followTheme } from './app/theme';

// The library believes it is online at start, and would take coming back for nothing new.
onlineManager.setOnline(navigator.onLine);
followOtherTabs();
followTheme();
nameLanguage();
const languageInUse = followLanguage();
askBeforeClosing();
// Requests wait for it.
finishSignIn();
// What is saved or asked for is on its way before anything draws it.
void prefetchRaid(window.location.search);
void queryClient.prefetchQuery(savedRaidQueries.list());
connectRaids(queryClient);

// The app works without these chunks.
const optional = () => {};
loadChunk('press-guard', () => import('#ui/press-guard')).then(
  ({ guardPresses }) => guardPresses(),
  optional,
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
// The prerendered page stays, and can be typed into, until the screen can take its place.
Promise.all([loadOpenRaid(), languageInUse]).then(() => {
  // As a transition, so that a slow phone can answer its person in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // Not before, since what the worker fetches would be in the way. Without it, all but the offline start works.
  whenIdle(() => {
    loadChunk('vitals', () => import('./app/web-vitals')).then(
      ({ reportWebVitals }) => reportWebVitals(),
      optional,
    );
    loadChunk('format', () => import('#ui/format')).then(
      ({ warmFormats }) => warmFormats(),
      optional,
    );
    loadChunk('worker', () => import('./app/worker')).then(
      ({ registerWorker }) => registerWorker(APP_BASE),
      optional,
    );
    loadChunk('press-guard', () => import('#ui/press-guard')).then(
      ({ guardPresses }) => guardPresses(),
      optional,
    );
    loadChunk('incoming-files', () => import('./app/incoming-files')).then(
      ({ listenForFiles }) => listenForFiles(),
      optional,
    );
  });
});
