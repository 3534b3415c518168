import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { PullNotSaved, pullQueries } from '#data/raids/pull-queries';
import { saveNight } from '#data/raids/saving/save-night';
import type { AuditedKill } from '#domain/audit/night';
import { EMPTY_PULL } from '#domain/pull/at-the-pull';
import type { Pull } from '#domain/pull/pull';
import type { PulledKill } from '#domain/pull/pull-night';
import type { PullTable } from '#domain/pull/read-pull';
import type { ViewProps } from '#features/audit/opened-raid';
import { failureText } from '#features/notices/failure-text';
import { isNotFetched, newestFirst } from '../missing-kills/missing-kills';
import { useFetchMissing } from '../missing-kills/use-fetch-missing';

interface PullNightProps extends Pick<ViewProps, 'code' | 'era'> {
  kills: readonly AuditedKill[];
}

/** Fetches missing pulls once while in view, and again once online or the raid has grown. */
export function usePullNight({ code, era, kills }: PullNightProps): PulledKill[] {
  const { data: table, error: tableError } = useQuery(eraQueries.consumables(era));
  const logged = useQueries({
    queries: kills.map(({ fight, ...rest }) => ({
      ...pullQueries.saved({ code, fight, raiders: [], era }),
      enabled: 'audits' in rest,
    })),
    combine: (results) => results.map(({ data, error }) => ({ data, error })),
  });
  const pulls = useMemo(
    () =>
      kills.map((kill, index): PulledKill => {
        const { data, error } = logged[index] ?? {};
        return pulledKill(kill, { pull: data, table, error: tableError ?? error });
      }),
    [kills, logged, table, tableError],
  );
  useFetchMissing(
    code,
    {
      subject: pulls.length,
      isMissing: pulls.every(({ raiders }) => raiders.length > 0) && pulls.some(isNotFetched),
    },
    () =>
      void saveNight(code, newestFirst(pulls.map(({ fight }) => fight)), {
        what: 'kills and pulls',
        isForView: true,
      }),
  );
  return pulls;
}

interface Loaded {
  pull: Pull | undefined;
  table: PullTable | null | undefined;
  error: Error | null | undefined;
}

function pulledKill(audited: AuditedKill, { pull, table, error }: Loaded): PulledKill {
  if (!('audits' in audited)) return { ...audited, raiders: [] };
  const { fight } = audited;
  const raiders = audited.audits.map(({ raider }) => raider);
  const pulled = { fight, raiders };
  const known = pull ?? (fight.isLost && error instanceof PullNotSaved ? EMPTY_PULL : undefined);
  if (known && table) return { ...pulled, pull: table.atThePull(known, { raiders, fight }) };
  if (error instanceof PullNotSaved) return { ...pulled, missing: 'not fetched' };
  if (error) return { ...pulled, missing: 'failed', why: failureText(error) };
  return { ...pulled, missing: 'unread' };
}
