import type * as v from 'valibot';
import { hostsInOrder, isDoubtfulHost } from '#domain/log-site/hosts-in-order';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import { composeName, type SearchSubject } from '#domain/log-site/search';
import { CLASSIC_HOST, type LogHost } from '#domain/raid/log-host';
import { loadChunk } from '#load-chunk';
import { APP_BASE } from '../../addresses';
import { apiKey, ownApiKey } from '../../settings/api-key';
import { accessToken, awaitSignIn, isSignInOffered } from '../../settings/sign-in-state';
import { failure } from './failure-kinds';
import { fetchResponse, parseResponse, type ResponseOptions } from './fetch-response';
import { apiUrl } from './host-addresses';
import { LogSiteFailure } from './log-site-failure';
import type { LogSiteRequest, ReportRequest } from './log-site-request';
import { knownHost } from './report-hosts';

/**
 * Requests a report's data at its hosts in order, or the sample's from its file. Throws like
 * `requestLogSite`, but ignores the failure of a host that may not exist.
 */
export async function requestReportData<Schema extends v.GenericSchema>(
  request: ReportRequest,
  options: ResponseOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { code } = request;
  if (code === SAMPLE_CODE) return requestSample(request, options);
  const newlyMissing: LogHost[] = [];
  let notFound: LogSiteFailure | undefined;
  for (const host of hostsToRequest(code)) {
    try {
      const data = await requestLogSite(request, { ...options, host });
      respondedAt.set(code, { host, known: knownHost(code) });
      noteMissingHosts(newlyMissing);
      return data;
    } catch (error) {
      // A sign-in's host has the reports of all hosts.
      if (accessToken() || !(error instanceof LogSiteFailure)) throw error;
      const isNotFound = error.kind === 'reportNotFound';
      const isDoubtful = isDoubtfulHost(host);
      const isSkipped = isDoubtful ? !error.isOfAllHosts : notFound && error.isDown;
      if (!isSkipped && !isNotFound) throw error;
      if (isDoubtful && error.hostMayBeMissing) newlyMissing.push(host);
      if (!isDoubtful && isNotFound) notFound = error;
    }
  }
  noteMissingHosts(newlyMissing);
  throw notFound ?? failure('reportNotFound');
}

/** For each report, the host that responded, and the host that its link named at that time. */
const respondedAt = new Map<ReportCode, { host: LogHost; known: LogHost | undefined }>();
/** Hosts that seem to be missing: only other hosts responded. This visit skips them. */
const missingHosts = new Set<LogHost>();

const hostThatResponded = (code: ReportCode): LogHost | undefined => {
  const response = respondedAt.get(code);
  return response && response.known === knownHost(code) ? response.host : undefined;
};

/** Returns a report's host by its link, record or response; undefined without such a host. */
export const hostOfReport = (code: ReportCode): LogHost | undefined =>
  knownHost(code) ?? hostThatResponded(code);

function hostsToRequest(code: ReportCode): LogHost[] {
  const first = hostThatResponded(code);
  const hosts = [...(first === undefined ? [] : [first]), ...hostsInOrder(knownHost(code))];
  return [...new Set(hosts)].filter((host) => !missingHosts.has(host));
}

function noteMissingHosts(hosts: readonly LogHost[]): void {
  for (const host of hosts) missingHosts.add(host);
}

/**
 * Requests and parses data of the log site: by v2 while signed in, else by v1 with a key. Both give
 * v1's shape. Throws a LogSiteFailure, or ChunkLoadFailed while signed in.
 */
export async function requestLogSite<Schema extends v.GenericSchema>(
  request: LogSiteRequest,
  /** `host` is for v1: v2 has one host for all games. */
  options: ResponseOptions<Schema> & { host?: LogHost },
): Promise<v.InferOutput<Schema>> {
  await awaitSignIn();
  const token = accessToken();
  if (!token) return requestV1(request, options);
  const { requestV2 } = await loadChunk('request-v2', () => import('./request-v2'));
  try {
    const { schema, signal } = options;
    return parseResponse(schema, await requestV2(request, { token, signal }));
  } catch (error) {
    if (!(error instanceof LogSiteFailure)) throw error;
    // Another tab has signed in meanwhile.
    if (error.kind === 'signInEnded' && accessToken()) return requestLogSite(request, options);
    // The user's key has a limit of its own, but may not see every report that the sign-in does.
    if (error.demandsPause && ownApiKey()) {
      return requestV1(request, options).catch(() => {
        throw error;
      });
    }
    // v1 may find what v2 lacks.
    if (error.v1MayHaveIt && apiKey()) return requestV1(request, options);
    throw error;
  }
}

/** Requests data of a host, `classic` by default. */
async function requestV1<Schema extends v.GenericSchema>(
  request: LogSiteRequest,
  { host = CLASSIC_HOST, ...options }: ResponseOptions<Schema> & { host?: LogHost },
): Promise<v.InferOutput<Schema>> {
  const key = apiKey();
  if (!key) throw isSignInOffered ? failure('notSignedIn') : failure('noApiKey');
  const address = new URL(`${apiUrl(host)}/${pathOf(request)}`);
  address.searchParams.set('api_key', key);
  return fetchResponse(address, { ...options, onNotFound: notFoundHandler(request) });
}

/** Fetches the sample's data from files of the app. */
const requestSample = <Schema extends v.GenericSchema>(
  request: ReportRequest,
  options: ResponseOptions<Schema>,
): Promise<v.InferOutput<Schema>> =>
  fetchResponse(`${APP_BASE}sample/${sampleFile(request)}.json`, {
    ...options,
    onNotFound: notFoundHandler(request),
  });

function pathOf(request: LogSiteRequest): string {
  switch (request.kind) {
    case 'fights':
      return `report/fights/${encodeURIComponent(request.code)}`;
    case 'players':
      return `report/tables/summary/${encodeURIComponent(request.code)}?${windowOf(request)}`;
    case 'pull':
      return `report/events/${encodeURIComponent(request.code)}?${windowOf(request)}&filter=${PULL_FILTER}&translate=true`;
    case 'guildReports':
      return `reports/guild/${subjectPath(request.guild)}`;
    case 'kills':
      return `parses/character/${subjectPath(request.character)}?zone=${request.zone}`;
  }
}

/** With single quotes in the filter, the site returns no events. */
const PULL_FILTER = encodeURIComponent('type="combatantinfo"');

const windowOf = ({ start, end }: { start: number; end: number }): string =>
  `start=${start}&end=${end}`;

const subjectPath = ({ name, realm, region }: SearchSubject): string =>
  [composeName(name), realm, region].map(encodeURIComponent).join('/');

function sampleFile(request: ReportRequest): string {
  if (request.kind === 'fights') return 'fights';
  return `${request.kind === 'players' ? 'summary' : 'events'}-${request.fightId}`;
}

/** Maps 400 or 404, the site's responses to an unknown subject, to the request's failure. */
const notFoundHandler =
  ({ kind }: LogSiteRequest) =>
  (status: number): LogSiteFailure => {
    if (kind === 'guildReports') return failure('guildNotFound');
    if (kind === 'kills') return failure('characterNotFound');
    // The site itself refuses unknown reports with 400; a 404 may come from a missing host.
    return failure('reportNotFound', { hostMayBeMissing: status === 404 });
  };
