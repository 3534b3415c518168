import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { keepGuild, removeGuild } from '#data/guilds/keep-guild';
import { guilds } from '#data/kept/kept-record';
import { type GuildReports, guildQueries } from '#data/log-site/guild-queries';
import { judgedEraNames } from '#domain/eras/era-list';
import { eraOfZone } from '#domain/eras/log-zones';
import { reportToOpen } from '#domain/log-site/report-to-open';
import type { SearchSubject } from '#domain/log-site/search';
import { keptGuild, keptGuilds, MAX_KEPT_GUILDS } from '#domain/statements/guilds';
import { UndoNotice } from '#features/notices/UndoNotice';
import { GUILD_TEXTS } from '#texts/guilds';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { useAddressInView } from '../address/raid-address';
import { ReportRows } from '../reports/ReportRows';
import { ResultFrame, type ResultProps } from './ResultFrame';

/** Lists a guild's reports. The newest that can be judged opens at once. */
export function GuildResult({ subject, onSearchAgain, onOpen }: ResultProps) {
  // This query only watches: runSearch requests the data.
  const { data, error, dataUpdatedAt, isFetching, isPending } = useQuery({
    ...guildQueries.reports(subject),
    enabled: false,
  });
  const { code } = useAddressInView();
  const fetchedAt = data && dataUpdatedAt;
  return (
    <ResultFrame
      title={SEARCH_RESULT_TEXTS.guildReports(subject.name)}
      beside={data && <KeepGuild guild={subject} />}
      isFetching={isFetching || isPending}
      fetchedAt={fetchedAt}
      error={error}
      savedAt={fetchedAt}
      onSearchAgain={onSearchAgain}
    >
      {data && (
        <>
          <ReportLists found={data} onOpen={onOpen} />
          {code && <UndoNotice />}
        </>
      )}
    </ResultFrame>
  );
}

interface ReportListsProps extends Pick<ResultProps, 'onOpen'> {
  found: GuildReports;
}

function ReportLists({ found: { reports, isNewestLost }, onOpen }: ReportListsProps) {
  const others = isNewestLost ? reports : reports.slice(1);
  return (
    <>
      {isNewestLost ? (
        <Notice tone="warning">{SEARCH_RESULT_TEXTS.invalidReportData}</Notice>
      ) : (
        <ReportRows
          title={SEARCH_RESULT_TEXTS.newestReport}
          reports={reports.slice(0, 1)}
          onOpen={onOpen}
        />
      )}
      {!isNewestLost && <OpenedReportNotice reports={reports} />}
      {others.length > 0 && (
        <ReportRows title={SEARCH_RESULT_TEXTS.otherReports} reports={others} onOpen={onOpen} />
      )}
    </>
  );
}

/** Says why an older report was opened, or why no report was opened. */
function OpenedReportNotice({ reports }: Pick<GuildReports, 'reports'>) {
  const [newest] = reports;
  const opened = reportToOpen(reports);
  if (!newest || opened === newest) return null;
  const era = eraOfZone(newest.zone)?.name;
  return (
    <Notice tone="info">
      {opened
        ? SEARCH_RESULT_TEXTS.olderOpened(era, judgedEraNames())
        : SEARCH_RESULT_TEXTS.noneOpened(era)}
    </Notice>
  );
}

function KeepGuild({ guild }: { guild: SearchSubject }) {
  const { data } = useQuery(guilds.query());
  const hint = useId();
  if (!data) return null;
  const kept = keptGuilds(data);
  const isKept = keptGuild(data, guild) !== undefined;
  const hasRoom = isKept || kept.length < MAX_KEPT_GUILDS;
  return (
    <>
      <Button
        isSmall
        className={isKept ? 'active' : ''}
        aria-pressed={isKept}
        aria-describedby={hasRoom ? undefined : hint}
        disabled={!hasRoom}
        onClick={() => (isKept ? removeGuild(guild) : keepGuild(guild))}
      >
        {isKept ? GUILD_TEXTS.kept : GUILD_TEXTS.keep}
      </Button>
      {!hasRoom && (
        <span id={hint} className="small text-body-secondary">
          {GUILD_TEXTS.noRoom}
        </span>
      )}
    </>
  );
}
