import { useQuery } from '@tanstack/react-query';
import { type GuildReports, guildQueries } from '#data/guild-queries';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Notice } from '#ui/Notice';
import { ReportRows } from './ReportRows';
import { ResultFrame, type ResultProps } from './ResultFrame';

/** A guild's reports: the newest, which is opened at once, and the others to choose from. */
export function GuildResult({ sought, onSearchAgain, onOpen }: ResultProps) {
  // The search itself asks; see askAnew.
  const { data, error, dataUpdatedAt, isFetching, isPending } = useQuery({
    ...guildQueries.reports(sought),
    enabled: false,
  });
  const fetchedAt = data && dataUpdatedAt;
  return (
    <ResultFrame
      title={SEARCH_RESULT_TEXTS.guildReports(sought.name)}
      isAsking={isFetching || isPending}
      fetchedAt={fetchedAt}
      error={error}
      keptAt={fetchedAt}
      onSearchAgain={onSearchAgain}
    >
      {data && <Reports found={data} onOpen={onOpen} />}
    </ResultFrame>
  );
}

interface ReportsProps extends Pick<ResultProps, 'onOpen'> {
  found: GuildReports;
}

function Reports({ found: { reports, isNewestLost }, onOpen }: ReportsProps) {
  const others = isNewestLost ? reports : reports.slice(1);
  return (
    <>
      {isNewestLost ? (
        <Notice role="alert" tone="warning">
          {SEARCH_RESULT_TEXTS.invalidReportData}
        </Notice>
      ) : (
        <ReportRows
          title={SEARCH_RESULT_TEXTS.newestReport}
          reports={reports.slice(0, 1)}
          onOpen={onOpen}
        />
      )}
      {others.length > 0 && (
        <ReportRows title={SEARCH_RESULT_TEXTS.otherReports} reports={others} onOpen={onOpen} />
      )}
    </>
  );
}
