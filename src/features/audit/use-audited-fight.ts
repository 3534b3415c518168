import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { raiderQueries } from '#data/raids/raid-queries';
import { audit, judgesPull } from '#domain/audit/audit';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight } from '#domain/raid/raid';
import { usePull } from '../pull/use-pull';
import { useAuditContext } from './use-audit-context';

/** Returns the fight's audits. They hear of its pull only if a rule judges it. */
export function useAuditedFight(code: ReportCode, fight: Fight, era: Era) {
  const context = useAuditContext(era);
  const raiders = useQuery(raiderQueries.ofFight(code, fight));
  const { data } = raiders;
  const isNeeded = judgesPull(context.standards);
  const { pull } = usePull({ code, fight, era, raiders: data, isNeeded });
  const judged = isNeeded ? pull : undefined;
  const audits = useMemo(
    () => data?.map((raider) => audit(raider, { ...context, fight, pull: judged })),
    [data, context, fight, judged],
  );
  return { context, raiders, audits };
}
