import { useEffect } from 'react';
import { noteNightView, saveNight } from '#data/raids/saving/save-night';
import type { AuditedKill } from '#domain/audit/night';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { isNotFetched, killsNewestFirst } from './missing-kills';
import { useFetchMissing } from './use-fetch-missing';

/**
 * Fetches missing kills once while the view is open, and again when the network is back or the raid
 * has grown. After the user stopped it or deleted the raid, it waits for the user.
 */
export function useNightKills(code: ReportCode, raid: Raid, era: Era): AuditedKill[] | undefined {
  const kills = useAuditedKills({ code, raid, era });
  useEffect(() => noteNightView(code), [code]);
  useFetchMissing(
    code,
    { subject: raid.kills, isMissing: kills?.some(isNotFetched) ?? false },
    () => void saveNight(code, killsNewestFirst(raid.kills), { what: 'kills', isForView: true }),
  );
  return kills;
}
