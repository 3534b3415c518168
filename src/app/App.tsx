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

const SCREENS = {
  [PATHS.newPage]: lateComponent(
    'NewPageScreen',
    () => import('#screens/new-page/NewPageScreen'),
    SCREEN,
  ),
  [PATHS.season]: lateComponent(
    'SeasonScreen',
    () => import('#screens/season/SeasonScreen'),
    SCREEN,
  ),
  [PATHS.tonight]: lateComponent(
    'TonightScreen',
    () => import('#screens/tonight/TonightScreen'),
    SCREEN,
  ),
  [PATHS.player]: lateComponent(
    'PlayerScreen',
    () => import('#screens/player/PlayerScreen'),
    SCREEN,
  ),
};

/** Preloads the screen at the address. Otherwise it would not load until the app renders. */
export function loadScreen(): Promise<unknown> | undefined {
  const isInAddress = ([path]: [string, unknown]) => window.location.pathname.endsWith(path);
  return Object.entries(SCREENS).find(isInAddress)?.[1].load();
}

const SharedScreen = lateComponent(
  'SharedScreen',
  () => import('#screens/shared/SharedScreen'),
  SCREEN,
);

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
              {Object.entries(SCREENS).map(([path, Screen]) => (
                <Route key={path} path={path} element={<Screen />} />
              ))}
              <Route path="*" element={<CrashPage reason={FRAME_TEXTS.crashUnknownAddress} />} />
            </Routes>
          </Frame>
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  );
}
