export abstract class LogSiteFailure extends Error {
  /** A sentence in the current language. */
  abstract readonly text: () => string;
  /** Whether a retry may succeed a moment later. */
  readonly isTransient: boolean = false;
  /** Whether the connection failed: then it is retried when the network or the user is back. */
  readonly isAboutConnection: boolean = false;
  /** Seconds until an automatic retry. Absent if the user decides. */
  readonly retriesIn?: number;
  /** The console line that docs/specification.md fixes, if any. */
  readonly consoleLine?: string;

  constructor(options?: ErrorOptions) {
    super(undefined, options);
  }

  override get message() {
    return this.text();
  }
}
