import { useEffect } from 'react';
import { noteNightView, saveNight } from '#data/raids/saving/save-night';
import type { AuditedKill } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { PulledKill } from '#domain/pull/pull-night';
import type { Kill, Raid } from '#domain/raid/raid';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { NIGHT_TEXTS } from '#texts/night';
import { useFetchMissing } from './use-fetch-missing';

/**
 * Fetches missing kills once while the view is open, and again when the network is back or the
 * raid has grown. After a stop or a deletion the user decides.
 */
export function useNight(code: ReportCode, raid: Raid, era: Era): AuditedKill[] | undefined {
  const kills = useAuditedKills({ code, raid, era });
  useEffect(() => noteNightView(code), [code]);
  useFetchMissing(
    code,
    { subject: raid.kills, isMissing: kills?.some(isNotFetched) ?? false },
    () => void saveNight(code, lastFirst(raid.kills), { what: 'kills', isForView: true }),
  );
  return kills;
}

export const isNotFetched = (kill: object): boolean =>
  'missing' in kill && kill.missing !== 'unread';

/** Says why a kill's data is missing; empty if it is there. */
export function describeMissing(kill: AuditedKill | PulledKill | undefined): string {
  if (!kill || !('missing' in kill)) return '';
  if (kill.missing === 'failed') return NIGHT_TEXTS.failed(kill.why);
  return kill.missing === 'unread' ? NIGHT_TEXTS.reading : NIGHT_TEXTS.notFetched;
}

/** Puts the last kill first: it has the current state, and players are sorted by it. */
export const lastFirst = (kills: readonly Kill[]): Kill[] => [...kills].reverse();

/** Whether a kill is about to arrive: being read, or fetched. */
export const isComing = (kill: AuditedKill, isFetching: boolean): boolean =>
  'missing' in kill && (kill.missing === 'unread' || (isFetching && kill.missing !== 'failed'));
