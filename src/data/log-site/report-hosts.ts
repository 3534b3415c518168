import type { ReportCode } from '#domain/log-site/report-link';
import type { LogHost } from '#domain/raid/log-host';

const hosts = new Map<ReportCode, LogHost>();

/** Returns a report's host as its link, record or response told; `classic` if none did. */
export const hostOfReport = (code: ReportCode): LogHost => hosts.get(code) ?? 'classic';

/** Notes the host to request a report at first. */
export const noteHost = (code: ReportCode, host: LogHost): void => void hosts.set(code, host);
