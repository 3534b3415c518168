import { observable } from '#data/observable';

export interface WaitingVersion {
  /** Reloads every tab with this version, at the same address. */
  accept(): void;
  /** Rejects if the version does not respond. */
  readChangelog(): Promise<string>;
}

export const waitingVersion = observable<WaitingVersion | undefined>(undefined);
