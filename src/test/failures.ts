import {
  failure,
  logSiteFailed,
  originFailed,
  FAILURE_KINDS as ROWS,
  requestRefused,
  responseMisshapen,
} from '#data/log-site/requests/failure-kinds';
import type { FailureKind, LogSiteFailure } from '#data/log-site/requests/log-site-failure';

const isKind = (name: string): name is FailureKind => name in ROWS;

export const FAILURE_KINDS: readonly FailureKind[] = Object.keys(ROWS).filter(isKind);

export const MISFIT = { path: 'fights.0', expected: 'Array', received: 'null' };

/** Makes a failure of a kind, as if the site had sent what its sentence quotes. */
export function failureOf(kind: FailureKind): LogSiteFailure {
  switch (kind) {
    case 'originFailed':
      return originFailed(522);
    case 'logSiteFailed':
      return logSiteFailed(503);
    case 'requestRefused':
      return requestRefused(418, 'no tea');
    case 'responseMisshapen':
      return responseMisshapen(MISFIT);
    default:
      return failure(kind);
  }
}
