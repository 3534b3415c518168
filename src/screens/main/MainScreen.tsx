import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { apiKey } from '#data/api-key';
import { reportQueries } from '#data/report-queries';
import { type ReportLink, SAMPLE_CODE } from '#domain/report-link';
import { lazyChunk } from '#ui/lazy-chunk';
import { DecorativeLabels } from './DecorativeLabels';
import { useShortcuts } from './keyboard/use-shortcuts';
import { readRaidAddress, useRaidAddress } from './raid-address';
import { BossListSkeleton } from './report/BossListSkeleton';
import { ReportBox } from './report/ReportBox';
import { useFetchFights } from './report/use-fetch-fights';
import { WaysIn } from './report/WaysIn';
import { LaunchedRaid } from './saved/LaunchedRaid';
import { SavedRaids } from './saved/SavedRaids';
import { SearchSection } from './search/SearchSection';

const OpenRaid = lazyChunk(
  'OpenRaid',
  async () => (await import('./report/OpenRaid')).OpenRaid,
  <BossListSkeleton />,
);

/** The screen, with what draws an open raid where the address names one. Only a worker has that at once. */
export async function loadMainScreen(): Promise<typeof MainScreen> {
  if (readRaidAddress(new URLSearchParams(window.location.search)).code) {
    const loading = OpenRaid.load();
    if (navigator.serviceWorker?.controller) await loading;
  }
  return MainScreen;
}

/** /: paste a report, pick a boss, see who is ready. */
export function MainScreen() {
  const { address, openReport } = useRaidAddress();
  useShortcuts();
  const { code } = address;
  const report = useQuery({
    ...reportQueries.raid(code ?? SAMPLE_CODE),
    enabled: code !== undefined,
    // It may have been asked for ahead.
    retryOnMount: false,
  });
  const fetchFights = useFetchFights();

  // Had ready while the person looks for a report.
  useEffect(() => void OpenRaid.load(), []);

  // The labels decorate an empty page; once fights were there, they stay away.
  const [hadFights, setHadFights] = useState(false);
  if (code && report.data && !hadFights) setHadFights(true);

  const open = useCallback(
    (link: ReportLink) => {
      openReport(link);
      fetchFights(link.code);
    },
    [openReport, fetchFights],
  );

  return (
    <main className="container-xl screen py-3" id="content">
      {!hadFights && <DecorativeLabels />}
      <LaunchedRaid onOpen={openReport} onFetch={open} />
      <ReportBox typedCode={address.typedCode} isFetching={report.isFetching} onOpen={open}>
        <WaysIn isKeyMissed={report.isError && !apiKey()} onOpen={open} />
      </ReportBox>
      <SearchSection onOpen={open} />
      {code && <OpenRaid code={code} report={report} />}
      <SavedRaids onOpen={openReport} />
    </main>
  );
}
