import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { savedReadinessQueries } from '#data/raids/history/saved-readiness';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { Audit } from '#domain/audit/audit';
import { type ReadinessCounts, readinessCounts } from '#domain/audit/verdict';
import type { ReportCode } from '#domain/log-site/report-link';
import { whenIdle } from '#ui/when-idle';

/** Returns how many passed at each kill on the device, by its number. No requests. */
export function useKillCounts(code: ReportCode): ReadonlyMap<number, ReadinessCounts> {
  // The verdicts come first.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const standardsInUse = useObservable(standards);
  const { data: saved } = useQuery(savedRaidQueries.list());
  const entry = saved?.find((one) => one.code === code);
  const kills = (isIdle && entry?.savedKills) || NONE;
  return useQueries({
    queries: kills.map((lastKill) => savedReadinessQueries.of({ code, lastKill }, standardsInUse)),
    combine: countsOf,
  });
}

const NONE: readonly number[] = [];

const countsOf = (
  results: readonly { data?: { kill: { id: number }; audits: Audit[] } | null | undefined }[],
): ReadonlyMap<number, ReadinessCounts> =>
  new Map(
    results.flatMap(({ data }) => (data ? [[data.kill.id, readinessCounts(data.audits)]] : [])),
  );
