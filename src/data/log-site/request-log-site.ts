import type * as v from 'valibot';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import type { LogHost } from '#domain/raid/log-host';
import { APP_BASE, BUILD_SETTINGS } from '../addresses';
import { apiKey } from '../api-key';
import { loadChunk } from '../load-chunk';
import { accessToken, isSignInOffered, signInFinished } from '../sign-in-state';
import {
  LogSiteFailed,
  LogSiteTooSlow,
  LogSiteUnreachable,
  NoApiKey,
  NotSignedIn,
  OriginTrouble,
  ReportNotFound,
  SignInEnded,
} from './failure-kinds';
import { fetchResponse, parseResponse, type ResponseOptions } from './fetch-response';
import { hostOfReport, noteHost } from './report-hosts';

const OTHER: Readonly<Record<LogHost, LogHost>> = { classic: 'fresh', fresh: 'classic' };

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
 * Requests a report's data at its host, then at the other one; the sample's from its file. Throws
 * like `requestLogSite`.
 */
export async function requestReportData<Schema extends v.GenericSchema>(
  { code, path, query = '', sample }: ReportData,
  options: Omit<ResponseOptions<Schema>, 'onNotFound'>,
): Promise<v.InferOutput<Schema>> {
  const ofReport = { ...options, onNotFound: () => new ReportNotFound() };
  if (code === SAMPLE_CODE) return fetchResponse(`${APP_BASE}sample/${sample}.json`, ofReport);
  const requestAt = (host: LogHost) =>
    requestLogSite(`${path}/${encodeURIComponent(code)}${query}`, { ...ofReport, host });
  const first = hostOfReport(code);
  const other = OTHER[first];
  try {
    return await requestAt(first);
  } catch (error) {
    // A sign-in finds the reports of every host.
    if (!(error instanceof ReportNotFound) || accessToken()) throw error;
    const data = await requestAt(other).catch((ofOther) => {
      throw isDown(ofOther) ? error : ofOther;
    });
    noteHost(code, other);
    return data;
  }
}

/** Whether a host gave no response of its own. Then what the other one said stands. */
const isDown = (error: unknown): boolean =>
  [LogSiteFailed, LogSiteTooSlow, LogSiteUnreachable, OriginTrouble].some(
    (kind) => error instanceof kind,
  );

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
  { host = 'classic', ...options }: OptionsAtHost<Schema>,
): Promise<v.InferOutput<Schema>> {
  const key = apiKey();
  if (!key) throw isSignInOffered ? new NotSignedIn() : new NoApiKey();
  const address = new URL(`${BUILD_SETTINGS.apiUrls[host]}/${path}`);
  address.searchParams.set('api_key', key);
  return fetchResponse(address, options);
}
