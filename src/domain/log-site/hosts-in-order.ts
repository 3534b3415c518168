import { FOREVER_AT_LOG_SITE } from '../eras/forever-at-log-site';
import { CLASSIC_HOST, FRESH_HOST, type LogHost } from '../raid/log-host';

/** Whether a host may not exist yet: Forever's host opens with its raids. */
export const isDoubtfulHost = (host: LogHost): boolean => host === FOREVER_AT_LOG_SITE.host;

/**
 * Returns the hosts to request a report from, by its link's host. Each host has every report, and a
 * link must not decide who receives the user's key.
 */
export function hostsInOrder(host: LogHost | undefined): LogHost[] {
  if (host === CLASSIC_HOST) return [CLASSIC_HOST, FRESH_HOST];
  if (host === FRESH_HOST) return [FRESH_HOST, CLASSIC_HOST];
  const { host: forever } = FOREVER_AT_LOG_SITE;
  return host === forever
    ? [forever, CLASSIC_HOST, FRESH_HOST]
    : [CLASSIC_HOST, FRESH_HOST, forever];
}
