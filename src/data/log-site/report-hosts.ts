import type { LogHost } from '#domain/log-site/log-host';
import type { ReportCode } from '#domain/log-site/report-link';

const hosts = new Map<ReportCode, LogHost>();

/** Where a report is, as far as its link, its record or an answer has said so; else `classic`. */
export const hostOfReport = (code: ReportCode): LogHost => hosts.get(code) ?? 'classic';

/** Notes where a report is, so that it is asked for there first. */
export const noteHost = (code: ReportCode, host: LogHost): void => void hosts.set(code, host);
