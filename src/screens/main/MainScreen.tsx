import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportQueries } from '#data/report-queries';
import { SAMPLE_CODE } from '#domain/report-link';
import { DecorativeLabels } from './DecorativeLabels';
import { useRaidAddress } from './raid-address';
import { OpenRaid } from './report/OpenRaid';
import { ReportBox } from './report/ReportBox';
import { useFetchFights } from './report/use-fetch-fights';
import { SavedRaids } from './saved/SavedRaids';
import { SearchSection } from './search/SearchSection';

/** /: paste a report, pick a boss, see who is ready. */
export function MainScreen() {
  const { address, openReport } = useRaidAddress();
  const { code } = address;
  const fetchFights = useFetchFights();
  const report = useQuery({
    ...reportQueries.raid(code ?? SAMPLE_CODE),
    enabled: code !== undefined,
  });

  // The labels decorate an empty page; once fights were there, they stay away.
  const [hadFights, setHadFights] = useState(false);
  if (code && report.data && !hadFights) setHadFights(true);

  const open = (link: Parameters<typeof openReport>[0]) => {
    openReport(link);
    fetchFights(link.code);
  };

  return (
    <main className="container-xl screen py-3" id="content">
      {!hadFights && <DecorativeLabels />}
      <ReportBox
        key={address.typedCode}
        typedCode={address.typedCode}
        isFetching={report.isFetching}
        onOpen={open}
      />
      <SearchSection onOpen={open} />
      {code && <OpenRaid code={code} report={report} />}
      <SavedRaids onOpen={openReport} />
    </main>
  );
}
