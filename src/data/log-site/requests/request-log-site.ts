import type * as v from 'valibot';
import { isDoubtfulHost } from '#domain/log-site/hosts-in-order';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import type { LogHost } from '#domain/raid/log-host';
import { loadChunk } from '#load-chunk';
import { apiKey, ownKey } from '../../settings/api-key';
import { accessToken, signInFinished } from '../../settings/sign-in-state';
import { failure } from './failure-kinds';
import { parseResponse, type ResponseOptions } from './fetch-response';
import { hostsToRequest, noteAnswer, noteSilence } from './hosts-to-request';
import { LogSiteFailure } from './log-site-failure';
import type { LogSiteRequest, ReportRequest } from './log-site-request';
import { requestSample, requestV1 } from './request-v1';

/**
 * Requests a report's data at its hosts in order; the sample's from its file. Throws like
 * `requestLogSite`; the failure of a host that may not be there is passed over.
 */
export async function requestReportData<Schema extends v.GenericSchema>(
  request: ReportRequest,
  options: ResponseOptions<Schema>,
): Promise<v.InferOutput<Schema>> {
  const { code } = request;
  if (code === SAMPLE_CODE) return requestSample(request, options);
  const silent: LogHost[] = [];
  let notFound: LogSiteFailure | undefined;
  for (const host of hostsToRequest(code)) {
    try {
      const data = await requestLogSite(request, { ...options, host });
      noteAnswer(code, host);
      noteSilence(silent);
      return data;
    } catch (error) {
      // A sign-in finds the reports of every host.
      if (accessToken() || !(error instanceof LogSiteFailure)) throw error;
      const isNotFound = error.kind === 'reportNotFound';
      const isDoubtful = isDoubtfulHost(host);
      const isPassedOver = isDoubtful ? !error.isOfAllHosts : notFound && error.isDown;
      if (!isPassedOver && !isNotFound) throw error;
      if (isDoubtful && error.isSilence) silent.push(host);
      if (!isDoubtful && isNotFound) notFound = error;
    }
  }
  noteSilence(silent);
  throw notFound ?? failure('reportNotFound');
}

/**
 * Requests and parses data of the log site: by v2 while signed in, else by v1 with a key. Both give
 * v1's shape. Throws a LogSiteFailure, or ChunkLoadFailed while signed in.
 */
export async function requestLogSite<Schema extends v.GenericSchema>(
  request: LogSiteRequest,
  /** `host` is for v1: v2 has one for all games. */
  options: ResponseOptions<Schema> & { host?: LogHost },
): Promise<v.InferOutput<Schema>> {
  await signInFinished();
  const token = accessToken();
  if (!token) return requestV1(request, options);
  const { requestV2 } = await loadV2();
  try {
    const { schema, signal } = options;
    return parseResponse(schema, await requestV2(request, { token, signal }));
  } catch (error) {
    if (!(error instanceof LogSiteFailure)) throw error;
    // Another tab has signed in since.
    if (error.kind === 'signInEnded' && accessToken()) return requestLogSite(request, options);
    // The user's own key has a limit of its own, but may not know what the sign-in does.
    if (error.demandsPause && ownKey()) {
      return requestV1(request, options).catch(() => {
        throw error;
      });
    }
    // A key may know what v2 does not.
    if (error.mayBeInV1 && apiKey()) return requestV1(request, options);
    throw error;
  }
}

/** Loads the v2 adapter. Throws ChunkLoadFailed. */
const loadV2 = () => loadChunk('request-v2', () => import('./request-v2'));
