import { hostsInOrder } from '#domain/log-site/hosts-in-order';
import type { ReportCode } from '#domain/log-site/report-link';
import { CLASSIC, type LogHost } from '#domain/raid/log-host';

const told = new Map<ReportCode, LogHost>();
const answered = new Map<ReportCode, LogHost>();
const silent = new Set<LogHost>();

/** Returns a report's host as its link, record or response told; undefined if none did. */
export const hostOfReport = (code: ReportCode): LogHost | undefined =>
  told.get(code) ?? answered.get(code);

/** Notes the host of a report's link or record. A link to `classic` says no more than its code. */
export function noteHost(code: ReportCode, host: LogHost): void {
  const before = told.get(code);
  if (host === before || (host === CLASSIC && before !== undefined)) return;
  told.set(code, host);
  answered.delete(code);
}

/** Notes the host that has a report, to request it at first. */
export const noteAnswer = (code: ReportCode, host: LogHost): void => void answered.set(code, host);

/** Notes hosts that are not there while others are: they are not requested again in this visit. */
export function noteSilence(hosts: readonly LogHost[]): void {
  for (const host of hosts) silent.add(host);
}

/** Returns the hosts to request a report at, in order. */
export function hostsToRequest(code: ReportCode): LogHost[] {
  const first = answered.get(code);
  const hosts = [...(first === undefined ? [] : [first]), ...hostsInOrder(told.get(code))];
  return [...new Set(hosts)].filter((host) => !silent.has(host));
}
