import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { countPassedIn, type PassedCount } from '#domain/audit/night';
import type { DigestedFight } from '#domain/digests/digested-raid';
import type { ReportCode } from '#domain/log-site/report-link';

export interface CountsOfRaid {
  code: ReportCode;
  /** The count of each judged kill on the device, by fight id. A change makes a new object. */
  byKill: Readonly<Record<number, PassedCount | undefined>>;
}

interface KillCountsProps {
  code: ReportCode;
  onCounts: (counts: CountsOfRaid | undefined) => void;
}

/** Counts who passed at each kill on the device; undefined without a count. Requests nothing. */
export function KillCounts({ code, onCounts }: KillCountsProps) {
  const standardsInUse = useObservable(standards);
  const { data: saved } = useQuery(savedRaidQueries.list());
  const kills = saved?.find((one) => one.code === code)?.savedKills ?? NO_KILLS;
  const { data: byKill } = useQuery({
    ...digestQueries.ofKills(code, kills, standardsInUse),
    enabled: kills.length > 0,
    select: countsOf,
    placeholderData: (before, query) => (query?.queryKey[1] === code ? before : undefined),
  });
  useEffect(() => onCounts(byKill && { code, byKill }), [code, byKill, onCounts]);
  return null;
}

const NO_KILLS: readonly number[] = [];

const countsOf = (kills: readonly DigestedFight[]): CountsOfRaid['byKill'] =>
  Object.fromEntries(kills.map(({ fight, players }) => [fight.id, countPassedIn(players)]));
