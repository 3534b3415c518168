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
import { followPage } from '#data/page-visits';
import { queryClient } from '#data/query-client';
import { connectRaids } from '#data/raids/connect-raids';
import { takeOverLeft } from '#data/raids/raid-deeds';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { followOtherTabs } from '#data/settings/settings';
import { finishSignIn } from '#data/sign-in/sign-in';
import { loadOpenRaid } from '#screens/main/MainScreen';
import { prefetchRaid } from '#screens/main/prefetch-raid';
import { whenIdle } from '#ui/when-idle';
import { App } from './app/App';
import { askBeforeClosing } from './app/ask-before-closing';
import { nameLanguage } from './app/name-language';
import { followTheme } from './app/theme';

// TanStack Query assumes it starts online and would miss the first `online` event.
onlineManager.setOnline(navigator.onLine);
followPage();
followOtherTabs();
followTheme();
nameLanguage();
const languageInUse = followLanguage();
askBeforeClosing();
finishSignIn();
// Starts before anything renders.
void prefetchRaid(window.location.search);
void queryClient.prefetchQuery(savedRaidQueries.list());
connectRaids(queryClient);

const optional = () => {};
loadChunk('double-click-guard', () => import('#ui/double-click-guard')).then(
  ({ guardDoubleClicks }) => guardDoubleClicks(),
  optional,
);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
// The prerendered page stays usable until the screen can replace it.
Promise.all([loadOpenRaid(), languageInUse]).then(() => {
  // A transition, so that a slow phone stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
  // Late, since the worker's requests compete with the page's. Only the offline start needs it.
  whenIdle(() => {
    void takeOverLeft();
    loadChunk('visit-timing', () => import('./app/visit-timing')).then(
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
    loadChunk('incoming-files', () => import('./app/incoming-files')).then(
      ({ listenForFiles }) => listenForFiles(),
      optional,
    );
  });
});
