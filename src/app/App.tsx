import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { APP_BASE } from '#data/addresses';
import { queryClient } from '#data/query-cache/query-client';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import { isSharedLink, PATHS } from '#routes';
import { MainScreen } from '#screens/main/MainScreen';
import { FRAME_TEXTS } from '#texts/frame';
import { lateComponent } from '#ui/late-component';
import { CrashBoundary, CrashPage } from './CrashBoundary';
import { Frame } from './Frame';
import { replaceFirstPage } from './first-page/replace-first-page';

/** A failure to load shows the crash page. */
const SCREEN = { waiting: <main className="screen" id="content" />, Failed: null };

const NewPageScreen = lateComponent(
  'NewPageScreen',
  () => import('#screens/new-page/NewPageScreen'),
  SCREEN,
);

const SharedScreen = lateComponent(
  'SharedScreen',
  () => import('#screens/shared/SharedScreen'),
  SCREEN,
);

const SeasonScreen = lateComponent(
  'SeasonScreen',
  () => import('#screens/season/SeasonScreen'),
  SCREEN,
);

const TonightScreen = lateComponent(
  'TonightScreen',
  () => import('#screens/tonight/TonightScreen'),
  SCREEN,
);

const PlayerScreen = lateComponent(
  'PlayerScreen',
  () => import('#screens/player/PlayerScreen'),
  SCREEN,
);

/** Preloads the screen at the address. Otherwise it would not load until the app renders. */
export function loadScreen(): Promise<unknown> | undefined {
  const { pathname } = window.location;
  if (pathname.endsWith(PATHS.season)) return SeasonScreen.load();
  if (pathname.endsWith(PATHS.player)) return PlayerScreen.load();
  return pathname.endsWith(PATHS.tonight) ? TonightScreen.load() : undefined;
}

function Main() {
  const { hash } = useLocation();
  return isSharedLink(hash) ? <SharedScreen fragment={hash} /> : <MainScreen />;
}

function useReplacedFirstPage(): void {
  const [renderedAt] = useState(window.location.href);
  useLayoutEffect(() => replaceFirstPage(renderedAt), [renderedAt]);
}

export function App() {
  // A new language renders everything again.
  useObservable(language);
  useReplacedFirstPage();
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={APP_BASE} useTransitions={false}>
          <Frame>
            <Routes>
              <Route path={PATHS.main} element={<Main />} />
              {/* Some hosts open the app at this address. */}
              <Route path={PATHS.indexFile} element={<Main />} />
              <Route path={PATHS.newPage} element={<NewPageScreen />} />
              <Route path={PATHS.season} element={<SeasonScreen />} />
              <Route path={PATHS.tonight} element={<TonightScreen />} />
              <Route path={PATHS.player} element={<PlayerScreen />} />
              <Route path="*" element={<CrashPage reason={FRAME_TEXTS.crashUnknownAddress} />} />
            </Routes>
          </Frame>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
