import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { raiderQueries, reportQueries } from '#data/raids/raid-queries';
import { type Audit, audit, judgesPull } from '#domain/audit/audit';
import { isNightNeeded, judgeInNight, refutationCheck } from '#domain/audit/judge-in-night';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Fight, Kill } from '#domain/raid/raid';
import { SECOND } from '#domain/time';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useAfterPause } from '#ui/use-after-pause';
import { useDeferredSubject } from '#ui/use-deferred-subject';
import { usePull } from '../pull/use-pull';
import { useAuditContext } from './use-audit-context';
import { gearInNight, useSavedRaiders } from './use-saved-raiders';

/** The longest time that raiders wait for facts under way, so that they render once. */
const MAX_WAIT_FOR_FACTS = SECOND;

interface AuditedFightProps {
  code: ReportCode;
  fight: Fight;
  era: Era;
  /** Whether the raiders render at once; else a slow phone stays responsive first. */
  isAtOnce?: boolean;
}

/** Returns the fight's audits, which include its pull only if a rule judges it. */
export function useAuditedFight({ code, fight, era, isAtOnce = true }: AuditedFightProps) {
  const context = useAuditContext(era);
  const raiders = useQuery(raiderQueries.ofFight(code, fight));
  const isWaiting = useIsWaitingForFacts(era, raiders.data !== undefined);
  const ready = isWaiting ? undefined : raiders.data;
  const data = useDeferredSubject(`${code} ${fight.id}`, ready, isAtOnce);
  const isNeeded = judgesPull(context.standards);
  const { pull } = usePull({ code, fight, era, raiders: data, isNeeded });
  const judgedPull = isNeeded ? pull : undefined;
  const audits = useMemo(
    () => data?.map((raider) => audit(raider, { ...context, fight, pull: judgedPull })),
    [data, context, fight, judgedPull],
  );
  return { context, raiders, audits: useJudgedInNight(code, fight, audits) };
}

const NO_KILLS: readonly Kill[] = [];

/** Drops findings that other saved kills refute. Reads these kills only if they might. */
function useJudgedInNight(code: ReportCode, fight: Fight, audits: Audit[] | undefined) {
  const isNeeded = audits?.some(isNightNeeded) ?? false;
  const { data: raid } = useQuery({ ...reportQueries.raid(code), enabled: false });
  const kills = isNeeded && raid ? raid.kills : NO_KILLS;
  const { fetched } = useSavedRaiders(code, kills);
  return useMemo(
    () =>
      audits &&
      judgeInNight(
        audits,
        fight,
        refutationCheck(() => gearInNight(kills, fetched)),
      ),
    [audits, fight, kills, fetched],
  );
}

/** Whether raiders wait for an era's facts. They wait once at most, and not after a failure. */
export function useIsWaitingForFacts(era: Era, hasRaiders: boolean): boolean {
  const { isPending } = useQuery(eraQueries.facts(era));
  const [isOver, setOver] = useAdjustedState(false, (wasOver) => wasOver || !isPending);
  const isWaiting = hasRaiders && !isOver;
  useAfterPause(MAX_WAIT_FOR_FACTS, isWaiting || undefined, () => setOver(true));
  return isWaiting;
}
