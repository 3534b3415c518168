import type * as v from 'valibot';
import type { LogHost } from '#domain/log-site/log-host';
import { BUILD_SETTINGS } from '../addresses';
import { apiKey } from '../api-key';
import { loadChunk } from '../load-chunk';
import { accessToken, isSignInOffered, signInFinished } from '../sign-in-state';
import { NoApiKey, NotSignedIn, SignInEnded } from './failure-kinds';
import { fitted, type Reading, readAnswer } from './read-answer';

export interface Asked<Schema extends v.GenericSchema> extends Reading<Schema> {
  /** v1's host; `classic` if absent. v2 has one host for all games. */
  host?: LogHost;
}

/**
 * Requests and parses data of the log site: by v2 while signed in, else by v1 with a key. `path` is
 * v1's, already encoded; the result has v1's shape. Throws a LogSiteFailure.
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
    // A key may know what v2 does not.
    if (apiKey()) return askV1(path, reading);
    throw error.failure;
  }
}

/** Loads the v2 dialect. Throws ChunkLoadFailed. */
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
