import type { AuditedKill } from '#domain/audit/night';
import type { PulledKill } from '#domain/pull/pull-night';
import type { MissingData } from '#domain/raid/missing';
import type { Kill } from '#domain/raid/raid';
import { NIGHT_TEXTS } from '#texts/night';

export type FetchedKill = AuditedKill | PulledKill | OfferedKill;

/** A kill in the list of bosses, where fetching waits for a click. */
export type OfferedKill = { fight: Kill } & (object | MissingData);

export const isNotFetched = (kill: object): boolean =>
  'missing' in kill && kill.missing !== 'unread';

/** Says why a kill's data are missing; empty if no data are missing. */
export function missingText(kill: AuditedKill | PulledKill | undefined): string {
  if (!kill || !('missing' in kill)) return '';
  if (kill.missing === 'failed') return NIGHT_TEXTS.failed(kill.reason);
  return kill.missing === 'unread' ? NIGHT_TEXTS.reading : NIGHT_TEXTS.notFetched;
}

/** Puts the last kill first: it shows the current state, and players are sorted by it. */
export const killsNewestFirst = (kills: readonly Kill[]): Kill[] => [...kills].reverse();

/** Whether a kill, or its pull, will soon be there: it is being read or fetched. */
export const isLoading = (kill: AuditedKill | PulledKill, isFetching: boolean): boolean =>
  'missing' in kill && (kill.missing === 'unread' || (isFetching && kill.missing !== 'failed'));
