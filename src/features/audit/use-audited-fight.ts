import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { raiderQueries } from '#data/raids/raid-queries';
import { type Audit, audit, judgesPull } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { AtThePull } from '#domain/pull/at-the-pull';
import type { Fight, Raider } from '#domain/raid/raid';
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
  const auditOnce = useMemo(() => auditsOf(context), [context]);
  const raiders = useQuery(raiderQueries.ofFight(code, fight));
  const isWaiting = useIsWaitingForFacts(era, raiders.data !== undefined);
  const ready = isWaiting ? undefined : raiders.data;
  const data = useLater(`${code} ${fight.id}`, ready, isAtOnce);
  const isNeeded = judgesPull(context.standards);
  const { pull } = usePull({ code, fight, era, raiders: data, isNeeded });
  const judged = isNeeded ? pull : undefined;
  const audits = useMemo(
    () => data && auditOnce(data, fight, judged),
    [data, auditOnce, fight, judged],
  );
  return { context, raiders, audits };
}

/** Audits a fight once: users go back and forth between kills. */
function auditsOf(context: AuditContext) {
  type Known = { fight: Fight; pull: AtThePull | undefined; audits: Audit[] };
  const known = new WeakMap<readonly Raider[], Known>();
  return (raiders: readonly Raider[], fight: Fight, pull: AtThePull | undefined): Audit[] => {
    const before = known.get(raiders);
    if (before?.fight === fight && before.pull === pull) return before.audits;
    const audits = raiders.map((raider) => audit(raider, { ...context, fight, pull }));
    known.set(raiders, { fight, pull, audits });
    return audits;
  };
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
