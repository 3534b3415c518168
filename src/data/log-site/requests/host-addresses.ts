import { FOREVER_AT_LOG_SITE } from '#domain/eras/forever-at-log-site';
import type { ReportCode } from '#domain/log-site/report-link';
import { CLASSIC, FRESH, type LogHost } from '#domain/raid/log-host';
import { BUILD_SETTINGS } from '../../build-settings';

const { apiUrls } = BUILD_SETTINGS;

/** By host; any other is the log site's own. */
const API_URLS: ReadonlyMap<LogHost, string> = new Map([
  [CLASSIC, apiUrls.classic],
  [FRESH, apiUrls.fresh],
  ...(apiUrls.forever ? [[FOREVER_AT_LOG_SITE.host, apiUrls.forever] as const] : []),
]);

/** A DNS label. A raid file may name any host. */
const HOST_NAME = /^[a-z\d-]{1,63}$/;

/** Returns v1's base at a host, without a trailing slash; the classic one's for no host of the site. */
export const apiUrl = (host: LogHost): string =>
  API_URLS.get(host) ??
  (HOST_NAME.test(host) ? `https://${host}.warcraftlogs.com/v1` : apiUrls.classic);

export const reportPageAddress = (code: ReportCode, host: LogHost = CLASSIC): string =>
  new URL(`/reports/${code}`, apiUrl(host)).href;
