import { useQuery } from '@tanstack/react-query';
import { type GuildReports, guildQueries } from '#data/log-site/guild-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { judgedEraNames } from '#domain/eras/era-list';
import { eraOfZone, type ZoneId, zoneName } from '#domain/eras/log-zones';
import type { GuildReport } from '#domain/log-site/kept-guilds';
import { reportToOpen } from '#domain/log-site/report-to-open';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { EraName } from '#ui/game/EraName';
import { shownTitle } from '#ui/game/shown-title';
import { Notice } from '#ui/Notice';
import { searchOf } from '#ui/search-of';
import { useAddressInView } from '../address/raid-address';
import { ResultFrame, type ResultProps, ResultRow, ShortList } from './ResultFrame';

/** Lists a guild's reports. The newest that can be judged opens at once. */
export function GuildResult({ subject, onSearchAgain, onOpen }: ResultProps) {
  // Requested by runSearch.
  const { data, error, dataUpdatedAt, isFetching, isPending } = useQuery({
    ...guildQueries.reports(subject),
    enabled: false,
  });
  const fetchedAt = data && dataUpdatedAt;
  return (
    <ResultFrame
      title={SEARCH_RESULT_TEXTS.guildReports(subject.name)}
      isFetching={isFetching || isPending}
      fetchedAt={fetchedAt}
      error={error}
      savedAt={fetchedAt}
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
      {!isNewestLost && <Choice reports={reports} />}
      {others.length > 0 && (
        <ReportRows title={SEARCH_RESULT_TEXTS.otherReports} reports={others} onOpen={onOpen} />
      )}
    </>
  );
}

/** Says why another report than the newest was opened, or none. */
function Choice({ reports }: Pick<GuildReports, 'reports'>) {
  const [newest] = reports;
  const opened = reportToOpen(reports);
  if (!newest || opened === newest) return null;
  const era = eraOfZone(newest.zone)?.name;
  return (
    <Notice role="status" tone="info">
      {opened
        ? SEARCH_RESULT_TEXTS.olderOpened(era, judgedEraNames())
        : SEARCH_RESULT_TEXTS.noneOpened(era)}
    </Notice>
  );
}

interface ReportRowsProps extends Pick<ResultProps, 'onOpen'> {
  title: string;
  reports: readonly GuildReport[];
}

function ReportRows({ title, reports, onOpen }: ReportRowsProps) {
  const { data: saved = [] } = useQuery(savedRaidQueries.list());
  const address = useAddressInView();
  const open = address.code;
  const rowOf = ({ code, ...report }: GuildReport) => (
    <ResultRow
      key={code}
      title={shownTitle(report.title)}
      date={report.startedAt}
      isOpen={code === address.typedCode}
      onChoose={() => onOpen({ code })}
      compareSearch={
        open !== undefined && open !== code
          ? searchOf({ code: open, view: 'since', against: code })
          : undefined
      }
    >
      {saved.some((raid) => raid.code === code) && (
        <span className="badge">{SEARCH_RESULT_TEXTS.savedHere}</span>
      )}
      <Zone zone={report.zone} />
    </ResultRow>
  );

  return (
    <>
      <h4 className="h6 mt-3">{title}</h4>
      <ShortList label={title} items={reports} rowOf={rowOf} />
    </>
  );
}

function Zone({ zone }: { zone: ZoneId }) {
  const name = zoneName(zone);
  if (!name) return <span className="text-body-secondary">{SEARCH_RESULT_TEXTS.unknownZone}</span>;
  return (
    <>
      <EraName era={eraOfZone(zone)} />
      <span className="badge">{name}</span>
    </>
  );
}
