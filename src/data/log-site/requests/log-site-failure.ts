import type { FAILURE_TEXTS } from '#texts/failures';

/** Named like their sentences. */
export type FailureKind = Exclude<
  keyof typeof FAILURE_TEXTS,
  'kinds' | 'fieldMissing' | 'factsNotLoaded'
>;

export type FailureTraits = Partial<Omit<LogSiteFailure, keyof Error | 'kind' | 'text'>>;

/** Why the log site's data could not be fetched. `failure` makes it, with its kind's traits. */
export class LogSiteFailure extends Error {
  override name = 'LogSiteFailure';
  declare readonly kind: FailureKind;
  declare readonly text: () => string;
  /** Whether a retry may succeed a moment later. */
  readonly isTransient: boolean = false;
  /** Whether the connection failed: then it is retried when the network or the user is back. */
  readonly isAboutConnection: boolean = false;
  /** Whether it would hit every kill of a raid alike. */
  declare readonly stopsSaving?: boolean;
  declare readonly isAboutKey?: boolean;
  /** Whether v2 does not have it and v1 may. */
  declare readonly v1MayHaveIt?: boolean;
  /** Whether the host gave no response of its own. Then what an earlier one said stands. */
  declare readonly isDown?: boolean;
  /** Whether the host may not exist at all. */
  declare readonly hostMayBeMissing?: boolean;
  /** Whether another host would fail alike. */
  declare readonly isOfAllHosts?: boolean;
  /** Seconds until an automatic retry. Absent if the user decides. */
  declare readonly retriesIn?: number;
  /** Whether the log site demands the pause: nothing is requested until then. */
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
