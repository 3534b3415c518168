import type * as v from 'valibot';
import { isDoubtfulHost } from '#domain/log-site/hosts-in-order';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import { CLASSIC, type LogHost } from '#domain/raid/log-host';
import { APP_BASE, apiUrl } from '../addresses';
import { apiKey, ownKey } from '../api-key';
import { loadChunk } from '../load-chunk';
import { LogSiteFailure } from '../log-site-failure';
import { accessToken, isSignInOffered, signInFinished } from '../sign-in-state';
import {
  DeviceOffline,
  LogSiteFailed,
  LogSiteTooSlow,
  LogSiteUnreachable,
  NoApiKey,
  NotSignedIn,
  OriginTrouble,
  ReportNotFound,
  SignInEnded,
  TooManyRequests,
} from './failure-kinds';
import { fetchResponse, parseResponse, type ResponseOptions } from './fetch-response';
import { hostsToRequest, noteAnswer, noteSilence } from './report-hosts';

interface ReportData {
  code: ReportCode;
  /** v1's, without the code. */
  path: string;
  /** With its `?`. */
  query?: string;
  /** The sample's file. */
  sample: string;
}

/**
 * Requests a report's data at its hosts in order; the sample's from its file. Throws like
 * `requestLogSite`; the failure of a host that may not be there is passed over.
 */
export async function requestReportData<Schema extends v.GenericSchema>(
  { code, path, query = '', sample }: ReportData,
  options: Omit<ResponseOptions<Schema>, 'onNotFound'>,
): Promise<v.InferOutput<Schema>> {
  const ofReport = { ...options, onNotFound: (status?: number) => new ReportNotFound(status) };
  if (code === SAMPLE_CODE) return fetchResponse(`${APP_BASE}sample/${sample}.json`, ofReport);
  const requestAt = (host: LogHost) =>
    requestLogSite(`${path}/${encodeURIComponent(code)}${query}`, { ...ofReport, host });
  const silent: LogHost[] = [];
  let notFound: ReportNotFound | undefined;
  for (const host of hostsToRequest(code)) {
    try {
      const data = await requestAt(host);
      noteAnswer(code, host);
      noteSilence(silent);
      return data;
    } catch (error) {
      // A sign-in finds the reports of every host.
      if (accessToken()) throw error;
      const isDoubtful = isDoubtfulHost(host);
      const isPassedOver = isDoubtful ? saysNothing(error) : notFound && isDown(error);
      if (!isPassedOver && !(error instanceof ReportNotFound)) throw error;
      if (isDoubtful && isSilence(error)) silent.push(host);
      if (!isDoubtful && error instanceof ReportNotFound) notFound = error;
    }
  }
  noteSilence(silent);
  throw notFound ?? new ReportNotFound();
}

/** Whether a host gave no response of its own. Then what an earlier one said stands. */
const isDown = (error: unknown): boolean =>
  [LogSiteFailed, LogSiteTooSlow, LogSiteUnreachable, OriginTrouble].some(
    (kind) => error instanceof kind,
  );

/** Whether another host may have a report after the failure of one that may not be there. */
const saysNothing = (error: unknown): boolean =>
  error instanceof LogSiteFailure &&
  ![DeviceOffline, NoApiKey, NotSignedIn, TooManyRequests].some((kind) => error instanceof kind);

/** Whether no log site is there. The site itself refuses unknown reports with 400. */
const isSilence = (error: unknown): boolean =>
  error instanceof LogSiteUnreachable ||
  error instanceof LogSiteTooSlow ||
  (error instanceof ReportNotFound && error.status === 404);

interface OptionsAtHost<Schema extends v.GenericSchema> extends ResponseOptions<Schema> {
  /** v1's host; `classic` if absent. v2 has one host for all games. */
  host?: LogHost;
}

/**
 * Requests and parses data of the log site: by v2 while signed in, else by v1 with a key. `path` is
 * v1's, already encoded; the result has v1's shape. Throws a LogSiteFailure, or
 * ChunkLoadFailed while signed in.
 */
export async function requestLogSite<Schema extends v.GenericSchema>(
  path: string,
  options: OptionsAtHost<Schema>,
): Promise<v.InferOutput<Schema>> {
  await signInFinished();
  const token = accessToken();
  if (!token) return requestV1(path, options);
  const { requestV2, NotInV2 } = await loadV2();
  try {
    return parseResponse(options.schema, await requestV2(path, { ...options, token }));
  } catch (error) {
    // Another tab has signed in since.
    if (error instanceof SignInEnded && accessToken()) return requestLogSite(path, options);
    // The user's own key has a limit of its own, but may not know what the sign-in does.
    if (error instanceof TooManyRequests && ownKey()) {
      return requestV1(path, options).catch(() => {
        throw error;
      });
    }
    if (!(error instanceof NotInV2)) throw error;
    // A key may know what v2 does not.
    if (apiKey()) return requestV1(path, options);
    throw error.failure;
  }
}

/** Loads the v2 dialect. Throws ChunkLoadFailed. */
const loadV2 = () => loadChunk('request-v2', () => import('./v2/request-v2'));

async function requestV1<Schema extends v.GenericSchema>(
  path: string,
  { host = CLASSIC, ...options }: OptionsAtHost<Schema>,
): Promise<v.InferOutput<Schema>> {
  const key = apiKey();
  if (!key) throw isSignInOffered ? new NotSignedIn() : new NoApiKey();
  const address = new URL(`${apiUrl(host)}/${path}`);
  address.searchParams.set('api_key', key);
  return fetchResponse(address, options);
}
