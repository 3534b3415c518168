import type { FAILURE_TEXTS } from '#texts/failures';

/** The kinds of failures, named like their sentences. */
export type FailureKind = Exclude<
  keyof typeof FAILURE_TEXTS,
  'kinds' | 'fieldMissing' | 'factsNotLoaded'
>;

export type FailureTraits = Partial<Omit<LogSiteFailure, keyof Error | 'kind' | 'text'>>;

/** Why the log site's data could not be fetched. Made by `failure`, with its kind's traits. */
export class LogSiteFailure extends Error {
  override name = 'LogSiteFailure';
  declare readonly kind: FailureKind;
  declare readonly text: () => string;
  /** Whether a retry may succeed a moment later. */
  readonly isTransient: boolean = false;
  /** Whether the connection failed: a retry follows once the network or the user is back. */
  readonly isAboutConnection: boolean = false;
  /** Whether every kill of a raid would fail in the same way. */
  declare readonly stopsSaving?: boolean;
  declare readonly isAboutKey?: boolean;
  /** Whether v1 may have data that v2 lacks. */
  declare readonly v1MayHaveIt?: boolean;
  /** Whether the host itself did not respond, so that an earlier host's response is used. */
  declare readonly isDown?: boolean;
  /** Whether the host may not exist at all. */
  declare readonly hostMayBeMissing?: boolean;
  /** Whether every host would fail in the same way. */
  declare readonly isOfAllHosts?: boolean;
  /** Seconds until an automatic retry. Absent if only the user retries. */
  declare readonly retriesIn?: number;
  /** Whether the log site demands a pause: nothing is requested before `retriesIn` has passed. */
  declare readonly demandsPause?: boolean;
  /** The console line that docs/specification.md fixes, if any. */
  declare readonly consoleLine?: string;

  constructor(
    traits: FailureTraits & Pick<LogSiteFailure, 'kind' | 'text'>,
    options?: ErrorOptions,
  ) {
    super(undefined, options);
    Object.assign(this, traits);
  }

  override get message() {
    return this.text();
  }
}
