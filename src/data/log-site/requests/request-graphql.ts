import * as v from 'valibot';
import type { LogHost } from '#domain/raid/log-host';
import { SECOND } from '#domain/time';
import { LIST_BOUNDS, listUpTo, OutsideText } from '../../bounded-schemas';
import { forgetToken } from '../../settings/sign-in-state';
import { failure, requestRefused } from './failure-kinds';
import {
  failureForStatus,
  fetchBody,
  parseResponse,
  quoteSafely,
  readJson,
} from './fetch-response';
import { v2Url } from './host-addresses';
import { hourUse } from './hour-use';
import { currentRepeat, MAX_REPEATS } from './unprepared-report';

interface GraphQLRequest {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
}

export interface Caller {
  token: string;
  /** The host of the API; by default the sign-in host. */
  host?: LogHost;
  signal?: AbortSignal | undefined;
  /** The most milliseconds to wait, if shorter than usual. */
  patience?: number;
}

const GraphQLResponse = v.object({
  data: v.nullish(v.unknown()),
  errors: v.fallback(
    listUpTo(
      LIST_BOUNDS.others,
      v.object({
        message: OutsideText,
        path: v.fallback(
          v.optional(listUpTo(LIST_BOUNDS.others, v.union([OutsideText, v.number()]))),
          undefined,
        ),
      }),
    ),
    [],
  ),
});

const Limits = v.object({
  rateLimitData: v.object({
    limitPerHour: v.pipe(v.number(), v.minValue(1)),
    pointsSpentThisHour: v.pipe(v.number(), v.minValue(0)),
    pointsResetIn: v.pipe(v.number(), v.minValue(0)),
  }),
});

/** The site's error for a report whose log it has not read yet. Source: docs/log-site.md. */
const UNPREPARED = 'must either provide fightIDs';

/** The field of a response that an error is about: `['reportData', 'report', 'owner']`. */
type ErrorPath = readonly (string | number)[];

/** A response with GraphQL errors; `data` is what came with them. */
export class QueryFailed extends Error {
  override name = 'QueryFailed';
  readonly data: unknown;
  /** The paths of every error that names a field. */
  readonly paths: readonly ErrorPath[];

  constructor(message: string, data: unknown, paths: readonly ErrorPath[]) {
    super(message);
    this.data = data;
    this.paths = paths;
  }
}

/**
 * Requests the v2 API and returns the response's `data`. An unprepared report is requested again,
 * up to six times, a second apart. Throws QueryFailed or a LogSiteFailure.
 */
export async function requestGraphQL(request: GraphQLRequest, caller: Caller): Promise<unknown> {
  let attempt = 0;
  try {
    for (;;) {
      const { data, errors } = await requestOnce(request, caller);
      const [first, ...others] = data == null ? errors : errors.filter(isAboutRequest);
      if (!first) return data;
      if (!errors.some(({ message }) => message.includes(UNPREPARED))) {
        const paths = [first, ...others].flatMap(({ path }) => (path ? [path] : []));
        throw new QueryFailed(quoteSafely(first.message, 200), data, paths);
      }
      if (attempt === MAX_REPEATS) throw failure('reportNotPrepared');
      attempt += 1;
      currentRepeat.set(attempt);
      await pause(caller.signal);
    }
  } finally {
    if (attempt > 0) currentRepeat.set(0);
  }
}

async function requestOnce(
  { query, variables }: GraphQLRequest,
  { token, host, signal, patience }: Caller,
) {
  const fetched = await fetchBody(v2Url(host), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: withLimits(query), variables }),
    // A redirect would send the token to another host.
    redirect: 'error',
    signal: signal ?? null,
    ...(patience !== undefined && { patience }),
  });
  const { status, ok } = fetched.response;
  // Other hosts may reject a valid token of the sign-in host.
  if (status === 401 && !host) {
    forgetToken(token);
    throw failure('signInEnded');
  }
  if (status === 429) throw hourUse.limitReached(token);
  const json = readJson(fetched);
  if (!ok) {
    const { response } = fetched;
    if (status === 401) throw requestRefused(status);
    throw failureForStatus(status, json, {
      response,
      onNotFound: () => requestRefused(status),
    });
  }
  const read = parseResponse(GraphQLResponse, json);
  noteLimits(read.data, token);
  return read;
}

const withLimits = (query: string): string =>
  query.replace('{', '{ rateLimitData { limitPerHour pointsSpentThisHour pointsResetIn }');

/** Whether an error is about more than the limits, which every query also requests. */
const isAboutRequest = ({ path }: { path?: ErrorPath | undefined }): boolean =>
  path?.[0] !== 'rateLimitData';

function noteLimits(data: unknown, token: string): void {
  const read = v.safeParse(Limits, data);
  if (!read.success) return;
  const { limitPerHour, pointsSpentThisHour, pointsResetIn } = read.output.rateLimitData;
  hourUse.note(
    {
      limit: limitPerHour,
      spent: pointsSpentThisHour,
      resetsAt: Date.now() + pointsResetIn * SECOND,
    },
    token,
  );
}

/** Waits a second, or until aborted. */
const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, SECOND);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
