import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type followedRaidQuery, noteResponse } from '#data/raids/follow-raids';
import type { ReportCode } from '#domain/log-site/report-link';

/** Reads a raid. If the raid is followed, each response is noted. */
export function useFollowedRaid(
  code: ReportCode,
  query: Pick<ReturnType<typeof followedRaidQuery>, 'queryKey' | 'queryFn'>,
) {
  const { data: raid, dataUpdatedAt } = useQuery(query);
  useEffect(() => {
    if (raid) noteResponse(code, raid, dataUpdatedAt);
  }, [code, raid, dataUpdatedAt]);
  return { raid, dataUpdatedAt };
}
