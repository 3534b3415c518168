import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { canReadClipboard, servingWorker } from '#data/browser-features';
import { refetchesOnReturn } from '#data/query-cache/query-client';
import { fetchFights, loadFetchRaid, reportQueries } from '#data/raids/raid-queries';
import { type ReportCode, type ReportLink, readReportLink } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { useShortcuts } from '#features/keyboard/use-shortcuts';
import { announce } from '#features/page/PageStatus';
import { sharedLinkIn } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { controlsOf } from '#ui/commands';
import { pageFocusedControls } from '#ui/double-clicks';
import { useEntryState } from '#ui/entry-state';
import { lateComponent } from '#ui/late-component';
import { takesText } from '#ui/takes-text';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useDeferredSubject } from '#ui/use-deferred-subject';
import { useIsNarrow } from '#ui/use-is-wide';
import { useOnLeave } from '#ui/use-on-leave';
import { useWindowEvent } from '#ui/use-window-event';
import { isMainContentLoaded, useWhenIdle } from '#ui/when-idle';
import { readRaidAddress, useRaidAddress } from './address/raid-address';
import { DecorativeLabels } from './DecorativeLabels';
import { readLaunch } from './launch/launch';
import styles from './MainScreen.module.css';
import { BossListSkeleton } from './open-raid/BossListSkeleton';
import { PartsBelowReport } from './PartsBelowReport';
import { ReportBox } from './ways-in/ReportBox';
import { WaysIn } from './ways-in/WaysIn';

export { prefetchRaid } from './address/prefetch-raid';

const LaunchedRaid = lateComponent('LaunchedRaid', () => import('./launch/LaunchedRaid'));

const PasteButton = lateComponent('PasteButton', () => import('./ways-in/PasteButton'));

const RaidRail = lateComponent('RaidRail', () => import('./open-raid/RaidRail'), {
  waiting: <BossListSkeleton />,
});

const OpenRaid = lateComponent('OpenRaid', () => import('./open-raid/OpenRaid'), {
  waiting: <div className="screen" />,
});

/** Loads an open raid's chunks, and waits for them only if a worker has them. */
export async function loadOpenRaid(): Promise<void> {
  if (!readRaidAddress(new URLSearchParams(window.location.search)).code) return;
  const loading = Promise.all([RaidRail.load(), OpenRaid.load()]);
  if (servingWorker()) await loading;
}

export function MainScreen() {
  const { address, openReport } = useRaidAddress();
  const isLaunch = readLaunch(useSearchParams()[0]) !== undefined;
  useShortcuts();
  const { code } = address;
  const report = useOpenReport(code);
  const raid = useDeferredSubject(code ?? '', report.data, isMainContentLoaded());
  const { isHome, wasHome, isRefused } = useHomeInView(code, report);

  useWhenIdle(RaidRail.load);
  useWhenIdle(OpenRaid.load);
  useWhenIdle(loadFetchRaid);

  // The decorative labels disappear once a report has been shown.
  const [hasShownFights] = useAdjustedState(
    false,
    (before) => before || Boolean(code && report.data),
  );

  const open = useCallback(
    (link: ReportLink) => {
      void fetchFights(link);
      openReport(link);
    },
    [openReport],
  );
  const openPasted = (text: string) => openReportIn(text, open);
  usePastedReport(isHome, openPasted);
  useFocusForLink(isHome);
  const hasPaste = useIsNarrow() && canReadClipboard();

  return (
    <main className={`${isHome ? styles.home : styles.open} stack page screen`} id="content">
      {!hasShownFights && isHome && <DecorativeLabels />}
      {isLaunch && <LaunchedRaid onOpen={openReport} onFetch={open} />}
      <div className={styles.report}>
        <div className={styles.rail}>
          <ReportBox
            typedCode={address.typedCode}
            isFetching={report.isFetching}
            isOpen={!isHome}
            onOpen={open}
            refusal={
              code && isRefused && <RaidRail key={code} code={code} report={report} isRefused />
            }
            atFieldsEnd={isHome && hasPaste && <PasteButton onPaste={openPasted} />}
            waysIn={(typed) =>
              isHome && <WaysIn typed={typed} isKeyFailureShown={report.isError} onOpen={open} />
            }
          />
          {code && !isHome && <RaidRail code={code} report={report} raid={raid} />}
        </div>
      </div>
      {code && raid && !wasHome && <OpenRaid code={code} raid={raid} report={report} />}
      {!isHome && (wasHome || (!raid && !report.isError)) && <div className="screen" />}
      <PartsBelowReport isHome={isHome} onOpenSaved={openReport} onOpen={open} />
    </main>
  );
}

const pageVisit = { hasShownScreen: false };

/** Reads the open report. A return from another page retries an earlier failure. */
function useOpenReport(code: ReportCode | undefined): UseQueryResult<Raid> {
  const [isReturn] = useState(() => pageVisit.hasShownScreen);
  useOnLeave(() => {
    pageVisit.hasShownScreen = true;
  });
  return useQuery({
    ...reportQueries.ofOpen(code),
    retryOnMount: ({ state: { error } }) => isReturn && refetchesOnReturn(error),
  });
}

/** Whether the home page is in view. It stays while a report is fetched from it or is refused. */
function useHomeInView(code: ReportCode | undefined, report: UseQueryResult<Raid>) {
  // A repeated request clears the refusal.
  const [refused] = useAdjustedState<string | undefined>(undefined, (last) => {
    if (report.isError && !report.data) return code;
    return report.isPending && last === code ? last : undefined;
  });
  const isRefused = code !== undefined && refused === code;
  // The home page stays until the report is loaded.
  const [isHome] = useAdjustedState(
    !code,
    (before) => !code || isRefused || (before && report.isPending),
  );
  const isWaiting = isHome && code !== undefined && report.isPending;
  useEffect(() => {
    if (!isWaiting) return;
    announce(MAIN_TEXTS.readingReport);
    return () => announce('');
  }, [isWaiting]);
  // Renders the list of bosses before the view when a raid opens from home.
  return { isHome, wasHome: useDeferredValue(isHome), isRefused };
}

function useFocusForLink(isHome: boolean): void {
  const { isForField } = useEntryState();
  const isDue = isHome && isForField;
  useEffect(() => {
    if (isDue) controlsOf('report').at(-1)?.focus();
  }, [isDue]);
}

/** Opens what is pasted on the home page, unless the user has chosen a field to paste into. */
function usePastedReport(isHome: boolean, open: (text: string) => boolean): void {
  useWindowEvent('paste', (event) => {
    // The event's target may be the field nearest to the click.
    const { activeElement } = document;
    const isFocusedByPage =
      activeElement?.matches(':placeholder-shown') && pageFocusedControls.has(activeElement);
    if (!isHome || (takesText(activeElement) && !isFocusedByPage)) return;
    if (document.querySelector('dialog[open]')) return;
    if (open(event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  });
}

/** Opens the report or shared result that a text links to. Returns whether the text has a link. */
function openReportIn(text: string, open: (link: ReportLink) => void): boolean {
  const shared = sharedLinkIn(text);
  const link = readReportLink(text);
  if (shared) window.location.hash = shared;
  else if (link) open(link);
  return shared !== undefined || link !== undefined;
}
