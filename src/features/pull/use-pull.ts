import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { isFailure } from '#data/log-site/requests/failure-kinds';
import { queryClient, refetchesOnReturn } from '#data/query-cache/query-client';
import { PullNotSaved, pullQueries } from '#data/raids/pull-queries';
import { type Era, fetchesPulls, hasConsumableTable } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import { type AtThePull, EMPTY_PULL } from '#domain/pull/at-the-pull';
import type { Pull } from '#domain/pull/pull';
import type { Fight, Raider } from '#domain/raid/raid';
import { whenIdle } from '#ui/when-idle';

export interface PullInView {
  /** `no table`: the era has no table of consumables. `not here`: not saved and not requested. */
  state: 'no table' | 'loading' | 'loaded' | 'not here' | 'failed';
  pull?: AtThePull | undefined;
  /** The auras as logged, in an era without a table. */
  logged?: Pull | undefined;
  error?: Error | null;
  fetchPull: () => void;
}

export interface PullProps {
  code: ReportCode;
  fight: Fight;
  era: Era;
  raiders: readonly Raider[] | undefined;
  /** If false, the pull is not loaded, and its arrival causes no render. */
  isNeeded?: boolean;
}

/** Loads the pull once the raiders have rendered. */
export function usePull({ isNeeded = true, ...props }: PullProps): PullInView {
  const { code, fight, era, raiders } = props;
  const isWanted = useIsRendered(isNeeded ? raiders : undefined) && fetchesPulls(era);
  const pulled = { code, fight, raiders: raiders ?? [], era };
  const table = useQuery({
    ...eraQueries.consumables(era),
    enabled: isWanted && hasConsumableTable(era),
    subscribed: isNeeded,
  });
  const logged = useQuery({
    ...pullQueries.ofFight(pulled),
    enabled: isWanted,
    subscribed: isNeeded,
    // Does not retry during a pause that the log site demands.
    retryOnMount: ({ state }) => refetchesOnReturn(state.error),
    // The open panel requests a pull that is not saved; a refetch would only read IndexedDB.
    refetchOnReconnect: ({ state }) =>
      !(state.error instanceof PullNotSaved) && refetchesOnReturn(state.error),
  });
  const isLost = fight.isLost && logged.error instanceof PullNotSaved;
  const loadedPull = logged.data ?? (isLost ? EMPTY_PULL : undefined);
  const pull = useMemo(
    () =>
      loadedPull && table.data && raiders
        ? table.data.atThePull(loadedPull, { raiders, fight })
        : undefined,
    [loadedPull, table.data, raiders, fight],
  );
  const error = logged.error ?? table.error;
  const loggedPull = era.listsLoggedAuras ? logged.data : undefined;
  return {
    state: stateOf(era, pull ?? loggedPull, error),
    pull,
    logged: loggedPull,
    error,
    fetchPull: () => {
      if (table.error) void table.refetch();
      void queryClient.prefetchQuery(pullQueries.wanted(pulled));
    },
  };
}

function stateOf(
  era: Era,
  pull: AtThePull | Pull | undefined,
  error: Error | null,
): PullInView['state'] {
  if (!fetchesPulls(era)) return 'no table';
  if (pull) return 'loaded';
  if (error instanceof PullNotSaved || isFailure(error, 'offline')) return 'not here';
  return error ? 'failed' : 'loading';
}

/** Delays the pull until the verdicts have rendered. */
function useIsRendered(raiders: readonly Raider[] | undefined): boolean {
  const [rendered, setRendered] = useState<readonly Raider[]>();
  useEffect(() => {
    if (raiders) whenIdle(() => setRendered(raiders));
  }, [raiders]);
  return raiders !== undefined && rendered === raiders;
}
