import type { ReportCode } from '#domain/log-site/report-link';
import { CLASSIC, type LogHost } from '#domain/raid/log-host';

const told = new Map<ReportCode, LogHost>();

/** Returns a report's host as its link or record told; undefined if none did. */
export const toldHost = (code: ReportCode): LogHost | undefined => told.get(code);

/** Notes the host of a report's link or record. A link to `classic` says no more than its code. */
export function noteHost(code: ReportCode, host: LogHost): void {
  if (host !== CLASSIC || !told.has(code)) told.set(code, host);
}
