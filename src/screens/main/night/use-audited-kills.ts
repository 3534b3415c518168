import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { savedRaidQueries } from '#data/device/saved-raids';
import { savingOf } from '#data/device/saving-progress';
import { raiderQueries } from '#data/log-site/raider-queries';
import { useObservable } from '#data/use-observable';
import { audit } from '#domain/audit';
import type { Era } from '#domain/eras/era';
import type { AuditedKill } from '#domain/night';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { useJudging } from '../use-judging';

/**
 * Every kill of a raid with the audits of its players, as far as they are on the device or in memory.
 * Asks the log site for nothing: saving the raid does, and what it has saved comes here.
 */
export function useAuditedKills(code: ReportCode, raid: Raid, era: Era): AuditedKill[] | undefined {
  const judging = useJudging(era);
  const { data: saved, isPending } = useQuery(savedRaidQueries.list());
  const savedKills = saved?.find((entry) => entry.code === code)?.keptKills;
  const failed = useObservable(savingOf(code))?.missing;
  const players = useQueries({
    queries: raid.kills.map((kill) => ({
      ...raiderQueries.ofKill(code, kill),
      enabled: savedKills?.includes(kill.id) ?? false,
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    if (isPending) return undefined;
    return raid.kills.map((kill, index) => {
      const audits = players[index]?.map((raider) => audit(raider, { ...judging, fight: kill }));
      if (audits) return { kill, audits };
      const isFailed = failed?.some(({ id }) => id === kill.id);
      return { kill, missing: isFailed ? 'failed' : 'not fetched' };
    });
  }, [isPending, raid, players, judging, failed]);
}
