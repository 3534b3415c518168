import { observable } from '#data/observable';

export interface WaitingVersion {
  /** Reloads every tab with this version, at the same address. */
  accept(): void;
  /** Rejects if the version does not respond. */
  readChangelog(): Promise<string>;
}

export const waitingVersion = observable<WaitingVersion | undefined>(undefined);

export type WorkerTrouble =
  /** The browser has no workers here: a private window, no cookies, an insecure page. */
  | { kind: 'no workers' }
  | { kind: 'refused'; failure: unknown }
  /** A file of the app could not be fetched or stored. */
  | { kind: 'not installed' };

export const workerTrouble = observable<WorkerTrouble | undefined>(undefined);
