import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { Fight, Raid, Raider } from '#domain/raid/raid';
import { APP_BASE } from '../addresses';
import { askAboutReport } from './ask-about-report';
import { NoPlayersFound, ReportNotFound } from './failure-kinds';
import { LoggedReport, toRaid } from './logged-report';
import { LoggedSummary } from './logged-summary';
import { readAnswer } from './read-answer';
import { hostOfReport } from './report-hosts';
import { toRaiders } from './to-raiders';

const onNotFound = () => new ReportNotFound();

/** Fetches a report, or the sample from its file. Throws a LogSiteFailure. */
export async function fetchRaid(code: ReportCode, signal: AbortSignal): Promise<Raid> {
  const reading = { schema: LoggedReport, onNotFound, signal };
  const report = await (code === SAMPLE_CODE
    ? readAnswer(`${APP_BASE}sample/fights.json`, reading)
    : askAboutReport(code, `report/fights/${encodeURIComponent(code)}`, reading));
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
  const reading = { schema: LoggedSummary, onNotFound, signal };
  const path = `report/tables/summary/${encodeURIComponent(code)}`;
  const summary = await (code === SAMPLE_CODE
    ? readAnswer(`${APP_BASE}sample/summary-${id}.json`, reading)
    : askAboutReport(code, `${path}?start=${startedAt}&end=${endedAt}`, reading));
  const raiders = toRaiders(summary);
  if (raiders.length === 0) throw new NoPlayersFound();
  return raiders;
}
