import { FOREVER_AT_LOG_SITE } from '../eras/forever-at-log-site';
import { CLASSIC, FRESH, type LogHost } from '../raid/log-host';

/** Hosts of other games, and of retail's languages. See docs/log-site.md. */
const ELSEWHERE = /^(?:www|vanilla|sod|tbc|titan|[a-z]{2})$/;

/** Whether a host may not be there: Forever's opens with its raids, and a link may name any. */
export const isDoubtfulHost = (host: LogHost): boolean =>
  host !== CLASSIC && host !== FRESH && !ELSEWHERE.test(host);

/** Returns the hosts to request a report at, by its link's host. */
export function hostsInOrder(host: LogHost | undefined): LogHost[] {
  if (host === undefined) return [CLASSIC, FRESH, FOREVER_AT_LOG_SITE.host];
  if (host === FRESH) return [FRESH, CLASSIC];
  return isDoubtfulHost(host) ? [host, CLASSIC, FRESH] : [CLASSIC, FRESH];
}
