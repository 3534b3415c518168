import type { ReportCode } from '#domain/log-site/report-link';
import { CLASSIC_HOST, type LogHost } from '#domain/raid/log-host';

const hosts = new Map<ReportCode, LogHost>();

/** Returns a report's host by its link or record; undefined if neither names a host. */
export const knownHost = (code: ReportCode): LogHost | undefined => hosts.get(code);

/** Notes a report's host. `classic` never replaces a known host: a bare code also means it. */
export function noteHost(code: ReportCode, host: LogHost): void {
  if (host !== CLASSIC_HOST || !hosts.has(code)) hosts.set(code, host);
}
