/** The message is a sentence in the current language. */
export abstract class LogSiteFailure extends Error {
  /** Whether a retry may succeed a moment later. */
  readonly isTransient: boolean = false;
  /** Whether the connection failed: then it is retried when the network or the user is back. */
  readonly isAboutConnection: boolean = false;
  /** Seconds until an automatic retry. Absent if the user decides. */
  readonly asksAgainIn?: number;
  /** The console line that docs/specification.md fixes, if any. */
  readonly consoleLine?: string;

  constructor(options?: ErrorOptions) {
    super(undefined, options);
  }
}
