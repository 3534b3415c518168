import { FOREVER_AT_LOG_SITE } from '#domain/eras/forever-at-log-site';
import type { ReportCode } from '#domain/log-site/report-link';
import { CLASSIC_HOST, FRESH_HOST, type LogHost } from '#domain/raid/log-host';
import { BUILD_SETTINGS } from '../../build-settings';

const { apiUrls, signInUrl } = BUILD_SETTINGS;

/** The only addresses that receive a v1 key. */
const API_URLS: ReadonlyMap<LogHost, string> = new Map([
  [CLASSIC_HOST, apiUrls.classic],
  [FRESH_HOST, apiUrls.fresh],
  [FOREVER_AT_LOG_SITE.host, apiUrls.forever],
]);

/** Returns v1's base at a host, without a trailing slash; for other hosts that of `classic`. */
export const apiUrl = (host: LogHost): string => API_URLS.get(host) ?? apiUrls.classic;

const V2_PATH = '/api/v2/user';

/** The only addresses that receive a token, besides the sign-in host's address. */
const V2_URLS: ReadonlyMap<LogHost, string> = new Map(
  [CLASSIC_HOST, FRESH_HOST].map((host) => [host, new URL(V2_PATH, apiUrl(host)).href]),
);

/** Returns v2's address at a host, by default at the sign-in host. */
export const v2Url = (host?: LogHost): string => (host && V2_URLS.get(host)) ?? signInUrl + V2_PATH;

/** A DNS label. A raid file may name any host. */
const HOST_NAME = /^[a-z\d-]{1,63}$/;

export function reportPageAddress(code: ReportCode, host: LogHost = CLASSIC_HOST): string {
  const isOther = !API_URLS.has(host) && HOST_NAME.test(host);
  const site = isOther ? `https://${host}.warcraftlogs.com` : apiUrl(host);
  return new URL(`/reports/${code}`, site).href;
}
