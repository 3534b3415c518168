import type { LogSiteFailure } from '../log-site-failure';

/** Something that v2 has no answer to, and v1 may have. `failure` holds where there is no key to ask v1 with. */
export class NotInV2 extends Error {
  override name = 'NotInV2';
  readonly failure: LogSiteFailure;

  constructor(failure: LogSiteFailure) {
    super('v2 has no answer to this');
    this.failure = failure;
  }
}
