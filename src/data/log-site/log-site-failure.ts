/** Why the log site's answer cannot be had. The message is a sentence for the reader. */
export abstract class LogSiteFailure extends Error {
  /** Whether the same request may do better a moment later. */
  readonly isTransient: boolean = false;
  /** Whether it is the connection that fails: asked again once the device or the person is back. */
  readonly isAboutConnection: boolean = false;
  /** Seconds after which it is asked again by itself. Absent when the person decides. */
  readonly asksAgainIn?: number;
  /** The whole console line that docs/specification.md asks for, where the failure has one of its own. */
  readonly consoleLine?: string;
}
