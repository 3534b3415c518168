import * as v from 'valibot';
import { MAX_TIME, SECOND } from '#domain/raid/time';
import type { Misfit } from '#texts/failures';
import { secrets } from '../api-key';
import {
  AnswerMisshapen,
  AnswerUnreadable,
  KeyRefused,
  LogSiteFailed,
  OriginTrouble,
  RequestRefused,
  TooManyRequests,
  UnderMaintenance,
} from './failure-kinds';
import { type FetchedBody, fetchBody } from './fetch-body';
import type { LogSiteFailure } from './log-site-failure';

/** Seconds until a retry if the site names no pause. */
const USUAL_PAUSE = 30;
const MAX_PAUSE = 3600;

/** How to parse a response, and what 400 and 404 mean for this request. */
export interface Reading<Schema extends v.GenericSchema> {
  schema: Schema;
  onNotFound: () => LogSiteFailure;
  signal?: AbortSignal | undefined;
}

/** Fetches and parses a response of the log site, or a file of the sample. */
export async function readAnswer<Schema extends v.GenericSchema>(
  address: URL | string,
  { schema, onNotFound, signal }: Reading<Schema>,
): Promise<v.InferOutput<Schema>> {
  const fetched = await fetchBody(address, { signal: signal ?? null });
  const answer = readJson(fetched);
  const { response } = fetched;
  const status = response.ok ? refusalIn(answer) : response.status;
  if (status !== undefined) throw refusal(status, answer, { response, onNotFound });
  return fitted(schema, answer);
}

/** Throws AnswerMisshapen. */
export function fitted<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, answer);
  if (!read.success) throw new AnswerMisshapen(misfitOf(read.issues[0]));
  return read.output;
}

/** Parses the JSON of a response. A refusal can be a page or empty: its status is enough. */
export function readJson({ response, body }: FetchedBody): unknown {
  const looksLikeJson = /^\s*[[{]/.test(body);
  // The maintenance page has status 200.
  if (!looksLikeJson && /down for maintenance/i.test(body)) throw new UnderMaintenance();
  try {
    return JSON.parse(body);
  } catch {
    if (!response.ok) return undefined;
    // No cause: its message quotes the response, which may contain the key.
    throw new AnswerUnreadable();
  }
}

const Refusal = v.object({ status: v.optional(v.number(), 400), error: v.string() });

/** Returns the status in the body of a 200 that is a refusal. */
function refusalIn(answer: unknown): number | undefined {
  const read = v.safeParse(Refusal, answer);
  return read.success ? read.output.status : undefined;
}

/** Maps a status and the site's words to a failure. */
export function refusal(
  status: number,
  answer: unknown,
  { response, onNotFound }: { response: Response; onNotFound: () => LogSiteFailure },
): LogSiteFailure {
  const read = v.safeParse(Refusal, answer);
  const words = read.success ? read.output.error : '';
  if (status === 401 || /invalid key/i.test(words)) return new KeyRefused();
  if (status === 400 || status === 404) return onNotFound();
  if (status === 429) return new TooManyRequests(pauseAskedFor(response));
  if (status >= 520 && status <= 524) return new OriginTrouble(status);
  if (status >= 500) return new LogSiteFailed(status);
  return new RequestRefused(status, quoted(words, 200));
}

/** Reads Retry-After in seconds, from a number or a date, up to an hour. */
function pauseAskedFor({ headers }: Response): number {
  const asked = headers.get('retry-after') ?? '';
  const seconds = /^\d+$/.test(asked) ? Number(asked) : (Date.parse(asked) - Date.now()) / SECOND;
  if (!Number.isFinite(seconds)) return USUAL_PAUSE;
  return Math.min(Math.max(Math.ceil(seconds), 1), MAX_PAUSE);
}

/** Checks that keep a time within the range of Date. */
const TIMES = [`>=${-MAX_TIME}`, `<=${MAX_TIME}`];

function misfitOf(issue: v.BaseIssue<unknown>): Misfit {
  const expected = issue.expected ?? issue.type;
  return {
    path: quoted(v.getDotPath(issue) ?? '', 120),
    expected: TIMES.includes(expected) ? 'time' : expected,
    received: quoted(issue.received, 60),
  };
}

/** Quotes others' words: cut, without key, token, direction marks or line breaks. */
export const quoted = (words: string, maxLength: number): string =>
  secrets()
    .reduce((safe, secret) => safe.replaceAll(secret, ' '), words)
    .replace(/\p{C}+/gu, ' ')
    .slice(0, maxLength);
