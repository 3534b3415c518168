import type * as v from 'valibot';
import type { LogHost } from '#domain/log-site/log-host';
import { BUILD_SETTINGS } from '../addresses';
import { apiKey } from '../api-key';
import { loadChunk } from '../load-chunk';
import { accessToken, isSignInOffered, signInFinished } from '../sign-in-state';
import { NoApiKey, NotSignedIn, SignInEnded } from './failure-kinds';
import { fitted, type Reading, readAnswer } from './read-answer';

/** How a question is put to the log site. */
export interface Asked<Schema extends v.GenericSchema> extends Reading<Schema> {
  /** Which host v1 is asked at; `classic` where it is left out. v2 has one host for every game's reports. */
  host?: LogHost;
}

/**
 * Asks the log site and reads the answer: by the v2 API while the user is signed in, else by v1 with a key.
 *
 * `path` is v1's, with its parts encoded already; what comes back has v1's shape either way. Throws a LogSiteFailure;
 * without a sign-in or a key it asks nothing.
 */
export async function askLogSite<Schema extends v.GenericSchema>(
  path: string,
  reading: Asked<Schema>,
): Promise<v.InferOutput<Schema>> {
  await signInFinished();
  const token = accessToken();
  if (!token) return askV1(path, reading);
  const { askV2, NotInV2 } = await loadV2();
  try {
    return fitted(reading.schema, await askV2(path, { ...reading, token }));
  } catch (error) {
    // Another tab has signed in since.
    if (error instanceof SignInEnded && accessToken()) return askLogSite(path, reading);
    if (!(error instanceof NotInV2)) throw error;
    // What v2 cannot tell, a key may.
    if (apiKey()) return askV1(path, reading);
    throw error.failure;
  }
}

/** Loads what speaks v2. Throws ChunkLoadFailed. */
export const loadV2 = () => loadChunk('ask-v2', () => import('./v2/ask-v2'));

async function askV1<Schema extends v.GenericSchema>(
  path: string,
  { host = 'classic', ...reading }: Asked<Schema>,
): Promise<v.InferOutput<Schema>> {
  const key = apiKey();
  if (!key) throw isSignInOffered ? new NotSignedIn() : new NoApiKey();
  const address = new URL(`${BUILD_SETTINGS.apiUrls[host]}/${path}`);
  address.searchParams.set('api_key', key);
  return readAnswer(address, reading);
}
