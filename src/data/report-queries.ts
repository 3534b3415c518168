import { queryOptions } from '@tanstack/react-query';
import type { Raid } from '#domain/raid';
import { type ReportCode, SAMPLE_CODE } from '#domain/report-link';
import { APP_BASE } from './addresses';
import { keptOnDevice } from './kept-on-device';
import { askLogSite, readAnswer } from './log-site';
import { ReportNotFound } from './log-site-failures';
import { LoggedReport, toRaid } from './logged-report';

/** How reports are asked for, named in the cache and kept. */
export const reportQueries = {
  all: () => ['report'] as const,

  /** A raid with its boss kills. */
  raid: (code: ReportCode) =>
    queryOptions({
      queryKey: [...reportQueries.all(), code],
      queryFn: async ({ signal }) => toRaid(await fetchReport(code, signal)),
      persister: keptOnDevice.persisterFn<Raid, string[]>,
      meta: { consoleLine: 'Error fetching fights:' },
    }),
};

function fetchReport(code: ReportCode, signal: AbortSignal) {
  const reading = { schema: LoggedReport, whenUnknown: () => new ReportNotFound(), signal };
  return code === SAMPLE_CODE
    ? readAnswer(`${APP_BASE}sample/fights.json`, reading)
    : askLogSite(`report/fights/${encodeURIComponent(code)}`, reading);
}
