import { failure, FAILURE_KINDS as ROWS } from '#data/log-site/requests/failure-kinds';
import type { FailureKind, LogSiteFailure } from '#data/log-site/requests/log-site-failure';

const isKind = (name: string): name is FailureKind => name in ROWS;

export const FAILURE_KINDS: readonly FailureKind[] = Object.keys(ROWS).filter(isKind);

export const MISFIT = { path: 'fights.0', expected: 'Array', received: 'null' };

/** Makes a failure of a kind, with what the site sent if the kind tells it. */
export function failureOf(kind: FailureKind): LogSiteFailure {
  switch (kind) {
    case 'originTrouble':
      return failure(kind, { told: [522] });
    case 'logSiteFailed':
      return failure(kind, { told: [503] });
    case 'requestRefused':
      return failure(kind, { told: [418, 'no tea'] });
    case 'responseMisshapen':
      return failure(kind, { told: [MISFIT] });
    case 'hourlyLimit':
    case 'noReportsFound':
    case 'noReportOpens':
      return failure(kind, { told: [() => `The sentence of ${kind}.`] });
    default:
      return failure(kind);
  }
}
