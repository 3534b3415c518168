import { useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { pullQueries } from '#data/raids/pull-queries';
import { type Audit, audit, judgesPull } from '#domain/audit/audit';
import { judgeInNight, refutationCheck } from '#domain/audit/judge-in-night';
import type { AuditedKill } from '#domain/audit/night';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { hasConsumableTable } from '#domain/era/era';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { memoizeLast } from '#domain/memoize';
import type { AtThePull } from '#domain/pull/at-the-pull';
import type { Kill, Raider } from '#domain/raid/raid';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { failureText } from '../notices/failure-text';
import { useAuditContext } from './use-audit-context';
import { gearInNight, useSavedRaiders } from './use-saved-raiders';

/** Returns saved or cached kills, with pulls if a rule or the caller needs them. It only reads. */
export function useAuditedKills(
  { code, raid, era }: OpenedRaid,
  { withPulls = false } = {},
): AuditedKill[] | undefined {
  const context = useAuditContext(era);
  const auditOnce = useMemo(() => auditsOf(context), [context]);
  const { fetched, savedKills, isPending } = useSavedRaiders(code, raid.kills);
  const isPullWanted = (withPulls || judgesPull(context.standards)) && hasConsumableTable(era);
  const pullOf = usePulls({ code, raid, era }, isPullWanted, savedKills);
  const kills = useMemo(() => {
    if (isPending) return undefined;
    const isRefuted = refutationCheck(() => gearInNight(raid.kills, fetched));
    return raid.kills.map((kill, index): AuditedKill => {
      const { data, error } = fetched[index] ?? {};
      if (data) {
        const pull = pullOf(index, data);
        return {
          fight: kill,
          audits: judgeInNight(auditOnce(kill, data, pull), kill, isRefuted),
          pull,
        };
      }
      if (error) return { fight: kill, missing: 'failed', reason: failureText(error) };
      return { fight: kill, missing: savedKills?.includes(kill.id) ? 'unread' : 'not fetched' };
    });
  }, [isPending, raid, fetched, auditOnce, savedKills, pullOf]);
  // Each saved kill makes a new list, in which all other entries are unchanged.
  const [known] = useAdjustedState(kills, (before) => (isAlike(before, kills) ? before : kills));
  return known;
}

const isAlike = (one: AuditedKill[] | undefined, other: AuditedKill[] | undefined): boolean =>
  one?.length === other?.length &&
  (one ?? []).every((kill, index) => {
    const now: Partial<Record<string, unknown>> = { ...other?.[index] };
    return Object.entries(kill).every(([key, value]) => now[key] === value);
  });

type PullOfKill = (index: number, raiders: readonly Raider[]) => AtThePull | undefined;

/** Returns a function that reads a kill's pull, if it is wanted and saved or cached. */
function usePulls(
  { code, raid, era }: OpenedRaid,
  isWanted: boolean,
  savedKills: readonly number[] | undefined,
): PullOfKill {
  const { data: table } = useQuery({
    ...eraQueries.consumables(era),
    enabled: isWanted,
  });
  const pulls = useQueries({
    queries: raid.kills.map((kill) => ({
      ...pullQueries.saved({ code, fight: kill, raiders: [], era }),
      enabled: isWanted && (savedKills?.includes(kill.id) ?? false),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  return useCallback(
    (index, raiders) => {
      const logged = isWanted ? pulls[index] : undefined;
      const fight = raid.kills[index];
      return logged && table && fight ? table.atThePull(logged, { raiders, fight }) : undefined;
    },
    [isWanted, pulls, table, raid],
  );
}

/** Audits each kill once: a further kill does not repeat earlier audits. */
function auditsOf(context: AuditContext) {
  const knownAudits = memoizeLast<readonly Raider[], boolean, Audit[]>();
  const isAboutPulls = judgesPull(context.standards);
  return (kill: Kill, raiders: readonly Raider[], pull: AtThePull | undefined): Audit[] => {
    const judgedPull = isAboutPulls ? pull : undefined;
    return knownAudits(raiders, judgedPull !== undefined, () =>
      raiders.map((raider) => audit(raider, { ...context, fight: kill, pull: judgedPull })),
    );
  };
}
