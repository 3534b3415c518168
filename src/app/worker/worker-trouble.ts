import { observable } from '#data/observable';

export type WorkerTrouble =
  /** The browser has no workers here: a private window, no cookies, an insecure page. */
  | { kind: 'no workers' }
  | { kind: 'refused'; failure: unknown }
  /** A file of the app could not be fetched or stored. */
  | { kind: 'not installed' };

export const workerTrouble = observable<WorkerTrouble | undefined>(undefined);
