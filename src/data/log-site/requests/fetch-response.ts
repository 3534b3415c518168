import * as v from 'valibot';
import { HOUR, MAX_TIME, SECOND } from '#domain/time';
import type { Misfit } from '#texts/failures';
import { OutsideText } from '../../bounded-schemas';
import { noteConnection } from '../../online';
import { secrets } from '../../settings/api-key';
import {
  failure,
  logSiteFailed,
  originFailed,
  requestRefused,
  responseMisshapen,
} from './failure-kinds';
import type { LogSiteFailure } from './log-site-failure';

const MAX_WAIT_FOR_RESPONSE = 30 * SECOND;

/** Far above the largest responses: a page of events or a thousand fights takes about 5 MB. */
const MAX_BODY_BYTES = 32_000_000;

/** The time until a retry if the site names no pause. */
const USUAL_PAUSE_SECONDS = 30;
const MAX_PAUSE_SECONDS = HOUR / SECOND;

/** How to parse a response, and what aborts its request. */
export interface ResponseOptions<Schema extends v.GenericSchema> {
  schema: Schema;
  signal?: AbortSignal | undefined;
}

type NotFoundHandler = (status: number) => LogSiteFailure;

/** Fetches and parses a response of the log site, or a file of the sample. */
export async function fetchResponse<Schema extends v.GenericSchema>(
  address: URL | string,
  { schema, onNotFound, signal }: ResponseOptions<Schema> & { onNotFound: NotFoundHandler },
): Promise<v.InferOutput<Schema>> {
  const fetched = await fetchBody(address, { signal: signal ?? null });
  const json = readJson(fetched);
  const { response } = fetched;
  const status = response.ok ? refusedStatus(json) : response.status;
  if (status !== undefined) throw failureForStatus(status, json, { response, onNotFound });
  return parseResponse(schema, json);
}

interface FetchedBody {
  response: Response;
  body: string;
}

/** Fetches an address without cookies, referrer and HTTP cache. Throws a LogSiteFailure. */
export async function fetchBody(
  address: URL | string,
  { signal, patience = MAX_WAIT_FOR_RESPONSE, ...request }: RequestInit & { patience?: number },
): Promise<FetchedBody> {
  const { limited, isTooLate, release } = limitTime(signal, patience);
  try {
    const response = await fetch(address, {
      ...request,
      signal: limited,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A repeated request must bring fresh data, and no address with a key may be cached.
      cache: 'no-store',
    });
    const body = await readBody(response);
    noteConnection();
    return { response, body };
  } catch (cause) {
    if (isTooLate()) throw failure('tooSlow', { cause });
    // `fetch` throws a TypeError if the network fails.
    if (signal?.aborted || !(cause instanceof TypeError)) throw cause;
    throw navigator.onLine ? failure('unreachable', { cause }) : failure('offline', { cause });
  } finally {
    release();
  }
}

/** Reads a text. Throws `responseTooLarge`, or the browser's error if the connection breaks. */
async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = '';
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw failure('responseTooLarge');
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Adds a timeout to a signal. `AbortSignal.any` and `timeout` would need Safari 17.4 and 16. */
function limitTime(signal: AbortSignal | null | undefined, patience: number) {
  const controller = new AbortController();
  let isLate = false;
  const abort = () => controller.abort(signal?.reason);
  const timer = setTimeout(() => {
    isLate = !controller.signal.aborted;
    controller.abort();
  }, patience);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return {
    limited: controller.signal,
    isTooLate: () => isLate,
    release() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}

/** Parses a response by its schema. Throws `responseMisshapen`. */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  throw responseMisshapen(misfitOf(read.issues[0]));
}

/** Parses a response's JSON. A refusal's body may be a web page or empty: its status is enough. */
export function readJson({ response, body }: FetchedBody): unknown {
  const looksLikeJson = /^\s*[[{]/.test(body);
  // The maintenance page has status 200.
  if (!looksLikeJson && /down for maintenance/i.test(body)) throw failure('underMaintenance');
  try {
    return JSON.parse(body);
  } catch {
    if (!response.ok) return undefined;
    // The parser's message quotes the response, which may contain the key, so it is not the cause.
    throw failure('responseUnreadable');
  }
}

const Status = v.pipe(v.union([v.number(), OutsideText]), v.transform(Number), v.number());

const Refusal = v.object({ status: v.optional(Status, 400), error: OutsideText });

/** Returns the status in the body of a refusal that was sent as 200. */
function refusedStatus(json: unknown): number | undefined {
  const read = v.safeParse(Refusal, json);
  return read.success ? read.output.status : undefined;
}

/** Maps a status and the site's words to a failure. */
export function failureForStatus(
  status: number,
  json: unknown,
  { response, onNotFound }: { response: Response; onNotFound: NotFoundHandler },
): LogSiteFailure {
  const read = v.safeParse(Refusal, json);
  const words = read.success ? read.output.error : '';
  if (status === 401 || /invalid key/i.test(words)) return failure('keyRefused');
  if (status === 400 || status === 404) return onNotFound(status);
  if (status === 429) return failure('tooManyRequests', { retriesIn: demandedPause(response) });
  if (status >= 520 && status <= 524) return originFailed(status);
  if (status >= 500) return logSiteFailed(status);
  return requestRefused(status, quoteSafely(words, 200));
}

/** Reads Retry-After in seconds, from a number or a date, up to an hour. */
function demandedPause({ headers }: Response): number {
  const pause = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(pause) ? Number(pause) : (Date.parse(pause) - Date.now()) / SECOND;
  if (!Number.isFinite(seconds)) return USUAL_PAUSE_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 1), MAX_PAUSE_SECONDS);
}

/** The schema's requirements that keep a time within the range of Date. */
const TIMES = [`>=${-MAX_TIME}`, `<=${MAX_TIME}`];

function misfitOf(issue: v.BaseIssue<unknown>): Misfit {
  const expected = issue.expected ?? issue.type;
  return {
    path: quoteSafely(v.getDotPath(issue) ?? '', 120),
    expected: TIMES.includes(expected) ? 'time' : expected,
    ...(issue.received !== 'undefined' && { received: quoteSafely(issue.received, 60) }),
  };
}

/** Quotes words from outside, cut, without key, token, direction marks and line breaks. */
export const quoteSafely = (words: string, maxLength: number): string =>
  secrets()
    .reduce((safe, secret) => safe.replaceAll(secret, ' '), words)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, maxLength);
