import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import { hostOfRealm, type SearchSubject, searchKey } from '#domain/log-site/search';
import { type GuildReport, MAX_REPORTS } from '#domain/statements/guilds';
import { LIST_BOUNDS, listUpTo, OutsideId, OutsideText } from '../bounded-schemas';
import { LoggedTime, OptionalText } from './logged-values';
import { failure } from './requests/failure-kinds';
import { requestLogSite } from './requests/request-log-site';

const ListedReport = v.object({
  id: v.fallback(v.nullish(OutsideId, ''), ''),
  title: OptionalText,
  start: v.fallback(v.nullish(LoggedTime), undefined), // since 1970
  zone: v.fallback(v.nullish(v.number(), 0), 0),
});

type ListedReport = v.InferOutput<typeof ListedReport>;

const UNREADABLE_REPORT: ListedReport = { id: '', title: '', start: undefined, zone: 0 };

const ListedReports = listUpTo(LIST_BOUNDS.rows, v.fallback(ListedReport, UNREADABLE_REPORT));

const ReadReport = v.object({
  code: OutsideId,
  title: OutsideText,
  startedAt: v.number(),
  zone: v.number(),
});

export const GuildReports = v.object({
  /** Reports, newest first. */
  reports: listUpTo(MAX_REPORTS, ReadReport),
  /** Whether a newer report came without a usable code. */
  isNewestLost: v.boolean(),
});

export type GuildReports = v.InferOutput<typeof GuildReports>;

export const guildQueries = {
  all: () => ['guild'] as const,

  reports: (guild: SearchSubject) =>
    queryOptions({
      queryKey: [...guildQueries.all(), ...searchKey(guild)],
      // Ignores the signal, so that unmounting cancels no request: the view may come back.
      queryFn: () => fetchGuildReports(guild),
      meta: { consoleLine: 'Error fetching data' },
    }),
};

/** Fetches a guild's reports. Throws a LogSiteFailure. */
export const fetchGuildReports = async (guild: SearchSubject): Promise<GuildReports> =>
  toGuildReports(
    await requestLogSite(
      { kind: 'guildReports', guild },
      { schema: ListedReports, host: hostOfRealm(guild) },
    ),
  );

/** Returns each report once, without reports that have no code. */
function toGuildReports(logged: ListedReport[]): GuildReports {
  if (logged.length === 0) throw failure('noReportsFound');
  const newestFirst = [...logged].sort((one, other) => timeOf(other) - timeOf(one));
  const readable = newestFirst.filter(({ id }) => isReportCode(id));
  if (readable.length === 0) throw failure('noReportOpens');

  const isNewestLost = readable[0] !== newestFirst[0];
  if (isNewestLost) console.error('Invalid report data');
  const byCode = new Map(readable.map((report) => [report.id, report]));
  return { reports: [...byCode.values()].slice(0, MAX_REPORTS).map(toGuildReport), isNewestLost };
}

/** Returns a sort key. A report without code or start may be the newest. */
const timeOf = ({ id, start }: ListedReport): number =>
  start ?? (isReportCode(id) ? 0 : Number.MAX_SAFE_INTEGER);

const toGuildReport = ({ id, title, start, zone }: ListedReport): GuildReport => ({
  code: id,
  title,
  startedAt: start ?? 0,
  zone,
});
