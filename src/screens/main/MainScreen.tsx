import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart } from '#data/lazy-part';
import { asksOnReturn } from '#data/query-client';
import { fetchFights, loadFetchRaid, reportQueries } from '#data/raids/raid-queries';
import type { ReportLink } from '#domain/log-site/report-link';
import { useLoadedAhead } from '#ui/use-loaded-ahead';
import { BelowReport } from './BelowReport';
import { DecorativeLabels } from './DecorativeLabels';
import { useShortcuts } from './keyboard/use-shortcuts';
import { readLaunch } from './launch/launch';
import styles from './MainScreen.module.css';
import { type RaidAddress, readRaidAddress, useRaidAddress } from './raid-address';
import { BossListSkeleton } from './report/BossListSkeleton';
import { ReportBox } from './report/ReportBox';
import { WaysIn } from './report/WaysIn';
import { useFightInView } from './use-fight-in-view';

const LaunchedRaid = lazyPart('LaunchedRaid', () => import('./launch/LaunchedRaid'));

const RaidRail = lazyPart('RaidRail', () => import('./report/RaidRail'), <BossListSkeleton />);

const OpenRaid = lazyPart(
  'OpenRaid',
  () => import('./report/OpenRaid'),
  <div className="screen" />,
);

/** Loads what draws an open raid if the address names a report, and waits for it only where a worker has it at once. */
export async function loadOpenRaid(): Promise<void> {
  if (!readRaidAddress(new URLSearchParams(window.location.search)).code) return;
  const loading = Promise.all([RaidRail.load(), OpenRaid.load()]);
  if (navigator.serviceWorker?.controller) await loading;
}

/** /: paste a report, pick a boss, see who is ready. */
export function MainScreen() {
  const { address, openReport } = useRaidAddress();
  const isLaunch = readLaunch(useSearchParams()[0]) !== undefined;
  useShortcuts();
  const { code } = address;
  const isReturn = useIsReturn();
  const report = useQuery({
    ...reportQueries.ofOpen(code),
    // What was asked for ahead is not asked again; but what failed offline, before another page was in view, is.
    retryOnMount: ({ state: { error } }) => isReturn && asksOnReturn(error),
  });
  const inView = useFightInView(address, report.data);

  // Loaded while the person looks for a report.
  useLoadedAhead(RaidRail.load);
  useLoadedAhead(OpenRaid.load);
  useLoadedAhead(loadFetchRaid);

  // The labels decorate an empty page; once fights were there, they stay away.
  const [hasShownFights, setShownFights] = useState(false);
  if (code && report.data && !hasShownFights) setShownFights(true);

  const open = useCallback(
    (link: ReportLink) => {
      // Asked for before what follows is drawn.
      void fetchFights(link);
      openReport(link);
    },
    [openReport],
  );

  const isRefused = report.isError && !report.data;

  return (
    <main className={`${layoutOf(code, isRefused)} page screen`} id="content">
      {!hasShownFights && (!code || isRefused) && <DecorativeLabels />}
      {isLaunch && <LaunchedRaid onOpen={openReport} onFetch={open} />}
      <div className={styles.report}>
        <div className={styles.rail}>
          <ReportBox
            typedCode={address.typedCode}
            isFetching={report.isFetching}
            isOpen={code !== undefined}
            onOpen={open}
            waysIn={(typed) =>
              (!code || isRefused) && (
                <WaysIn typed={typed} isKeyFailureShown={report.isError} onOpen={open} />
              )
            }
          />
          {code && <RaidRail code={code} report={report} chosen={inView.fight} />}
        </div>
      </div>
      {code && report.data && <OpenRaid code={code} raid={report.data} inView={inView} />}
      {code && report.isPending && isViewOpen(address) && <div className="screen" />}
      <BelowReport isHome={!code} onOpenSaved={openReport} onOpen={open} />
    </main>
  );
}

/** Whether a view will stand below the bosses, which then has its room from the start. */
const isViewOpen = ({ fight, view }: RaidAddress): boolean => fight !== '' || view !== 'verdicts';

function layoutOf(code: string | undefined, isRefused: boolean) {
  if (!code) return styles.home;
  return isRefused ? styles.refused : styles.open;
}

let wasShown = false;

/** Whether the screen has been in view before, in this visit. */
function useIsReturn(): boolean {
  const [isReturn] = useState(() => wasShown);
  // The visit outlasts every drawing of the screen.
  useEffect(() => {
    wasShown = true;
  }, []);
  return isReturn;
}
