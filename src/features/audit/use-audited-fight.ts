import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { raiderQueries } from '#data/raids/raid-queries';
import { audit, judgesPull } from '#domain/audit/audit';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight } from '#domain/raid/raid';
import { SECOND } from '#domain/time';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useLater } from '#ui/use-later';
import { usePull } from '../pull/use-pull';
import { useAuditContext } from './use-audit-context';

/** Raiders wait this long for facts on their way, so that they are rendered once. */
const MAX_WAIT_FOR_FACTS = SECOND;

/** Returns the fight's audits. They hear of its pull only if a rule judges it. */
export function useAuditedFight(code: ReportCode, fight: Fight, era: Era, isAtOnce = true) {
  const context = useAuditContext(era);
  const raiders = useQuery(raiderQueries.ofFight(code, fight));
  const isWaiting = useIsWaitingForFacts(era, raiders.data !== undefined);
  const ready = isWaiting ? undefined : raiders.data;
  const data = useLater(`${code} ${fight.id}`, ready, isAtOnce);
  const isNeeded = judgesPull(context.standards);
  const { pull } = usePull({ code, fight, era, raiders: data, isNeeded });
  const judged = isNeeded ? pull : undefined;
  const audits = useMemo(
    () => data?.map((raider) => audit(raider, { ...context, fight, pull: judged })),
    [data, context, fight, judged],
  );
  return { context, raiders, audits };
}

/** Whether raiders still wait for an era's facts: once they came, failed or were late, never again. */
export function useIsWaitingForFacts(era: Era, hasRaiders: boolean): boolean {
  const { isPending } = useQuery(eraQueries.facts(era));
  const [isOver, setOver] = useAdjustedState(false, (wasOver) => wasOver || !isPending);
  const isWaiting = hasRaiders && !isOver;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), MAX_WAIT_FOR_FACTS);
    return () => clearTimeout(timer);
  }, [isWaiting, setOver]);
  return isWaiting;
}
