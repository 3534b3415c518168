import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/raids/raid-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { toOwnFailure } from '#data/raids/saving/save-kills';
import { type Audit, audit } from '#domain/audit/audit';
import type { Judging } from '#domain/audit/judging';
import type { AuditedKill } from '#domain/audit/night';
import type { Era } from '#domain/eras/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raid, Raider } from '#domain/raid/raid';
import { useJudging } from '../use-judging';

/**
 * Every kill of a raid with the audits of its players, as far as they are on the device or in memory.
 * Asks the log site for nothing: fetching the raid's kills does, and what it has saved comes here.
 */
export function useAuditedKills(code: ReportCode, raid: Raid, era: Era): AuditedKill[] | undefined {
  const judging = useJudging(era);
  const auditOnce = useMemo(() => auditsOf(judging), [judging]);
  const { data: saved, isPending } = useQuery(savedRaidQueries.list());
  const savedKills = saved?.find((entry) => entry.code === code)?.savedKills;
  const fetched = useQueries({
    queries: raid.kills.map((kill) => ({
      ...raiderQueries.ofFight(code, kill),
      enabled: savedKills?.includes(kill.id) ?? false,
    })),
    combine: (results) => results.map(({ data, error }) => ({ data, error })),
  });
  return useMemo(() => {
    if (isPending) return undefined;
    return raid.kills.map((kill, index): AuditedKill => {
      const { data, error } = fetched[index] ?? {};
      if (data) return { kill, audits: auditOnce(kill, data) };
      if (error) return { kill, missing: 'failed', why: toOwnFailure(error).message };
      return { kill, missing: savedKills?.includes(kill.id) ? 'unread' : 'not fetched' };
    });
  }, [isPending, raid, fetched, auditOnce, savedKills]);
}

/** Audits a kill's raiders once: a kill that comes does not have the others audited again. */
function auditsOf(judging: Judging): (kill: Kill, raiders: readonly Raider[]) => Audit[] {
  const known = new WeakMap<readonly Raider[], Audit[]>();
  return (kill, raiders) => {
    const audits =
      known.get(raiders) ?? raiders.map((raider) => audit(raider, { ...judging, fight: kill }));
    known.set(raiders, audits);
    return audits;
  };
}
