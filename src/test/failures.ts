import * as failures from '#data/log-site/failure-kinds';
import type { LogSiteFailure } from '#data/log-site-failure';

export type FailureKind = (typeof failures)[keyof typeof failures];

export const FAILURE_KINDS: readonly FailureKind[] = Object.values(failures);

export const MISFIT = { path: 'fights.0', expected: 'Array', received: 'null' };

/** What the site sent, for the kinds that tell it. */
const SENT = new Map<FailureKind, readonly unknown[]>([
  [failures.NoFightsFound, ['missing']],
  [failures.TooManyRequests, [7]],
  [failures.OriginTrouble, [522]],
  [failures.LogSiteFailed, [503]],
  [failures.RequestRefused, [418, 'no tea']],
  [failures.ResponseMisshapen, [MISFIT]],
]);

export const failureOf = (kind: FailureKind): LogSiteFailure =>
  Reflect.construct(kind, SENT.get(kind) ?? []);
