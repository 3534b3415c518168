import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { digestQueries } from '#data/digests/digest-queries';
import { guilds } from '#data/kept/kept-record';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { AuditedKill } from '#domain/audit/night';
import { raidInView } from '#domain/digests/digested-raid';
import { formatDate } from '#domain/format';
import { raidsAfter } from '#domain/groups/earlier';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { keptGuilds, listsAnyReport } from '#domain/statements/guilds';
import { raidQueryString } from '#routes';
import { SINCE_TEXTS } from '#texts/since';
import { shownTitle } from '#ui/game/shown-title';
import { LineLink } from '#ui/LineLink';
import styles from './SinceLists.module.css';

const MAX_RAIDS_OFFERED = 3;

interface RaidsToCompareProps extends OpenedRaid {
  kills: readonly AuditedKill[];
}

/** Offers earlier reports of a kept guild, and saved raids that are later. */
export function RaidsToCompare(present: RaidsToCompareProps) {
  const { code } = present;
  const reports = useGuildsReports(present);
  const later = useLaterRaids(present);
  return (
    <div className={styles.offers}>
      <p role="status" className="m-0">
        {SINCE_TEXTS.none}
      </p>
      {reports.map(({ code: against, title, startedAt }) => (
        <LineLink
          key={against}
          to={{ search: raidQueryString({ code, view: 'since', against }) }}
          words={[shownTitle(title), formatDate(startedAt)]}
        />
      ))}
      {later.map(({ code: other, title, pulledAt }) => (
        <LineLink
          key={other}
          to={{ search: raidQueryString({ code: other, view: 'since', against: code }) }}
          words={[shownTitle(title), formatDate(pulledAt), SINCE_TEXTS.comparedWithThis]}
        />
      ))}
    </div>
  );
}

function useGuildsReports({ code, raid }: OpenedRaid) {
  const { data = [] } = useQuery(guilds.query());
  const guild = keptGuilds(data).find((kept) => listsAnyReport(kept, new Set([code])));
  const isBefore = ({ startedAt }: { startedAt: number }) =>
    startedAt > 0 && startedAt < raid.startedAt;
  return guild?.list?.reports.filter(isBefore).slice(0, MAX_RAIDS_OFFERED) ?? [];
}

function useLaterRaids({ code, raid, era, kills }: RaidsToCompareProps) {
  const { data } = useQuery(digestQueries.latest({ era }, useObservable(standards)));
  return useMemo(() => {
    const others = data?.filter((one) => one.code !== code);
    if (!others) return [];
    return raidsAfter(raidInView({ code, raid, era, kills }), others).slice(0, MAX_RAIDS_OFFERED);
  }, [data, kills, code, raid, era]);
}
