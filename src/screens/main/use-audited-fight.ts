import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/raids/raid-queries';
import { audit } from '#domain/audit/audit';
import type { Era } from '#domain/eras/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight } from '#domain/raid/raid';
import { useJudging } from './use-judging';

/** A fight's raiders as they are asked for, what they are judged by, and their audits once they are there. */
export function useAuditedFight(code: ReportCode, fight: Fight, era: Era) {
  const judging = useJudging(era);
  const raiders = useQuery(raiderQueries.ofFight(code, fight));
  const { data } = raiders;
  const audits = useMemo(
    () => data?.map((raider) => audit(raider, { ...judging, fight })),
    [data, judging, fight],
  );
  return { judging, raiders, audits };
}
