import { hostsInOrder } from '#domain/log-site/hosts-in-order';
import type { ReportCode } from '#domain/log-site/report-link';
import type { LogHost } from '#domain/raid/log-host';
import { toldHost } from './report-hosts';

/** With the host that its link had told by then: another link is requested at its own first. */
const answered = new Map<ReportCode, { host: LogHost; told: LogHost | undefined }>();
const silent = new Set<LogHost>();

const hostThatAnswered = (code: ReportCode): LogHost | undefined => {
  const answer = answered.get(code);
  return answer && answer.told === toldHost(code) ? answer.host : undefined;
};

/** Returns a report's host as its link, record or response told; undefined if none did. */
export const hostOfReport = (code: ReportCode): LogHost | undefined =>
  toldHost(code) ?? hostThatAnswered(code);

/** Notes the host that has a report, to request it at first. */
export const noteAnswer = (code: ReportCode, host: LogHost): void =>
  void answered.set(code, { host, told: toldHost(code) });

/** Notes hosts that are not there while others are: they are not requested again in this visit. */
export function noteSilence(hosts: readonly LogHost[]): void {
  for (const host of hosts) silent.add(host);
}

export function hostsToRequest(code: ReportCode): LogHost[] {
  const first = hostThatAnswered(code);
  const hosts = [...(first === undefined ? [] : [first]), ...hostsInOrder(toldHost(code))];
  return [...new Set(hosts)].filter((host) => !silent.has(host));
}
