import { useQueries, useQuery } from '@tanstack/react-query';
import { raiderQueries } from '#data/raids/raid-queries';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { gearAtKill } from '#domain/audit/judge-in-night';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raider } from '#domain/raid/raid';

/** Reads the raiders of saved kills. Requests nothing. */
export function useSavedRaiders(code: ReportCode, kills: readonly Kill[]) {
  const { data: saved, isPending } = useQuery(savedRaidQueries.list());
  const savedKills = saved?.find((entry) => entry.code === code)?.savedKills;
  const fetched = useQueries({
    queries: kills.map((kill) => ({
      ...raiderQueries.ofFight(code, kill),
      enabled: savedKills?.includes(kill.id) ?? false,
    })),
    combine: (results) => results.map(({ data, error }) => ({ data, error })),
  });
  return { fetched, savedKills, isPending };
}

/** Returns the gear that raiders wore at the kills that have been read. */
export const gearInNight = (
  kills: readonly Kill[],
  fetched: readonly { data: Raider[] | undefined }[],
) => kills.flatMap((kill, index) => gearAtKill(kill, fetched[index]?.data ?? []));
