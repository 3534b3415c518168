import { observable } from '#data/observable';

/** A newer build of the app, ready to take over. */
export interface WaitingVersion {
  /** Reloads every open tab with it. The address stays, and with it the view. */
  accept(): void;
  /** Its changelog. Rejects where the version does not answer. */
  readChangelog(): Promise<string>;
}

/** The version that waits to be accepted, if any. */
export const waitingVersion = observable<WaitingVersion | undefined>(undefined);
