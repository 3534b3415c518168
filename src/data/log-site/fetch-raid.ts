import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Fight, Raid, Raider } from '#domain/raid/raid';
import { APP_BASE } from '../addresses';
import { NoPlayersFound, ReportNotFound } from './failure-kinds';
import { fetchResponse } from './fetch-response';
import { LoggedReport, toRaid } from './logged-report';
import { LoggedSummary } from './logged-summary';
import { hostOfReport } from './report-hosts';
import { requestReportData } from './request-log-site';
import { toRaiders } from './to-raiders';

const onNotFound = () => new ReportNotFound();

/** Fetches a report, or the sample from its file. Throws a LogSiteFailure. */
export async function fetchRaid(code: ReportCode, signal: AbortSignal): Promise<Raid> {
  const options = { schema: LoggedReport, onNotFound, signal };
  const report = await (code === SAMPLE_CODE
    ? fetchResponse(`${APP_BASE}sample/fights.json`, options)
    : requestReportData(code, `report/fights/${encodeURIComponent(code)}`, options));
  const raid = toRaid(report);
  // The sample has raiders for its kills only.
  if (code === SAMPLE_CODE) return { ...raid, tries: [] };
  const host = hostOfReport(code);
  return host === 'classic' ? raid : { ...raid, host };
}

/** Fetches the raiders of one fight, as gear changes between bosses. Throws a LogSiteFailure. */
export async function fetchRaiders(
  code: ReportCode,
  { id, startedAt, endedAt }: Fight,
  signal: AbortSignal,
): Promise<Raider[]> {
  const options = { schema: LoggedSummary, onNotFound, signal };
  const path = `report/tables/summary/${encodeURIComponent(code)}`;
  const summary = await (code === SAMPLE_CODE
    ? fetchResponse(`${APP_BASE}sample/summary-${id}.json`, options)
    : requestReportData(code, `${path}?start=${startedAt}&end=${endedAt}`, options));
  const raiders = toRaiders(summary);
  if (raiders.length === 0) throw new NoPlayersFound();
  return raiders;
}
