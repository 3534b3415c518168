import type { LogSiteFailure } from '../../log-site-failure';

/** v2 lacks it and v1 may have it. `failure` applies if there is no key for v1. */
export class NotInV2 extends Error {
  override name = 'NotInV2';
  readonly failure: LogSiteFailure;

  constructor(failure: LogSiteFailure) {
    super('v2 does not have this');
    this.failure = failure;
  }
}
