import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { savedReadinessQueries } from '#data/raids/history/saved-readiness';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import { type ReadinessCounts, readinessCounts } from '#domain/audit/verdict';
import type { ReportCode } from '#domain/log-site/report-link';

export interface CountsOfRaid {
  code: ReportCode;
  /** How many passed at each kill on the device, by its number. Stays the same while they do. */
  byKill: Readonly<Partial<Record<number, ReadinessCounts>>>;
}

interface KillCountsProps {
  code: ReportCode;
  onCounts: (counts: CountsOfRaid | undefined) => void;
}

/** Tells how many passed at each kill on the device, undefined while it knows of none. No requests. */
export function KillCounts({ code, onCounts }: KillCountsProps) {
  const standardsInUse = useObservable(standards);
  const { data: saved } = useQuery(savedRaidQueries.list());
  const kills = saved?.find((one) => one.code === code)?.savedKills ?? NONE;
  const byKill = useQueries({
    queries: kills.map((lastKill) => savedReadinessQueries.of({ code, lastKill }, standardsInUse)),
    combine: countsOf,
  });
  useEffect(() => onCounts(byKill && { code, byKill }), [code, byKill, onCounts]);
  return null;
}

const NONE: readonly number[] = [];

function countsOf(
  results: readonly { data?: { kill: { id: number }; audits: Audit[] } | null | undefined }[],
): CountsOfRaid['byKill'] | undefined {
  const counts = results.flatMap(({ data }) =>
    data ? [[data.kill.id, readinessCounts(data.audits)] as const] : [],
  );
  return counts.length > 0 ? Object.fromEntries(counts) : undefined;
}
