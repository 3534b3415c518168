import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isReportCode } from '#domain/log-site/report-link';
import { hostOfRealm, keyOf, pathOf, type Sought } from '#domain/log-site/search';
import { SEARCH_RESULT_TEXTS } from '#texts/search-result';
import { askLogSite } from './ask-log-site';
import { GuildNotFound } from './failure-kinds';
import { LogSiteFailure } from './log-site-failure';
import { LoggedTime } from './logged-time';

/** The site has no pages: a guild of many years sends thousands of reports. */
const MAX_REPORTS = 100;

/** A report in a guild's list, as the log site words it. */
const ListedReport = v.object({
  id: v.fallback(v.nullish(v.string(), ''), ''),
  title: v.nullish(v.string(), ''),
  start: v.nullish(LoggedTime), // since 1970
  zone: v.nullish(v.number(), 0),
});

type ListedReport = v.InferOutput<typeof ListedReport>;

const ListedReports = v.array(v.nullish(ListedReport, {}));

const GuildReport = v.object({
  code: v.string(),
  title: v.string(),
  /** Epoch milliseconds; 0 when the site does not say. */
  startedAt: v.number(),
  /** The log site's number of the zone; 0 or less when it is not known. */
  zone: v.number(),
});

/** A report in a guild's list. */
export type GuildReport = v.InferOutput<typeof GuildReport>;

/** The shape of a guild's list: what the query returns, and what the device stores. */
export const GuildReports = v.object({
  /** The newest first. */
  reports: v.array(GuildReport),
  /** Whether one newer than all of these came without a code that could open it. */
  isNewestLost: v.boolean(),
});

/** A guild's latest reports. */
export type GuildReports = v.InferOutput<typeof GuildReports>;

/** The guild is known, and its list is empty. */
export class NoReportsFound extends LogSiteFailure {
  override name = 'NoReportsFound';
  override message = SEARCH_RESULT_TEXTS.noReportsFound;
  override readonly consoleLine = 'No reports found for the guild';
}

/** No report of the list has a code. */
export class InvalidReportData extends LogSiteFailure {
  override name = 'InvalidReportData';
  override message = SEARCH_RESULT_TEXTS.noReportOpens;
  override readonly consoleLine = 'Invalid report data';
}

/** How a guild's reports are asked for and named in the cache. */
export const guildQueries = {
  all: () => ['guild'] as const,

  reports: (guild: Sought) =>
    queryOptions({
      queryKey: [...guildQueries.all(), ...keyOf(guild)],
      // Not cancelled on unmount: the view that shows it may come and go.
      queryFn: async () => {
        const reading = {
          schema: ListedReports,
          onNotFound: () => new GuildNotFound(),
          host: hostOfRealm(guild),
        };
        return toGuildReports(await askLogSite(`reports/guild/${pathOf(guild)}`, reading));
      },
      meta: { consoleLine: 'Error fetching data' },
    }),
};

/** Turns the log site's words into ours: each report once, those without a code left out. */
function toGuildReports(logged: ListedReport[]): GuildReports {
  if (logged.length === 0) throw new NoReportsFound();
  const newestFirst = [...logged].sort((one, other) => timeOf(other) - timeOf(one));
  const readable = newestFirst.filter(({ id }) => isReportCode(id));
  if (readable.length === 0) throw new InvalidReportData();

  const isNewestLost = readable[0] !== newestFirst[0];
  if (isNewestLost) console.error('Invalid report data');
  const byCode = new Map(readable.map((report) => [report.id, report]));
  return { reports: [...byCode.values()].slice(0, MAX_REPORTS).map(toGuildReport), isNewestLost };
}

/** When a report began, as far as the order goes: one without code or start may well be the newest. */
const timeOf = ({ id, start }: ListedReport): number =>
  start ?? (isReportCode(id) ? 0 : Number.MAX_SAFE_INTEGER);

const toGuildReport = ({ id, title, start, zone }: ListedReport): GuildReport => ({
  code: id,
  title,
  startedAt: start ?? 0,
  zone,
});
