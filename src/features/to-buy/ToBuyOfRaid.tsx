import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { allRaidsQuery } from '#data/digests/digested-raids';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { formatDate } from '#domain/format';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { type RaidInView, raidToBuy } from '#domain/to-buy/raid-to-buy';
import { useAuditedKills } from '#features/audit/use-audited-kills';
import { useCountedRaids } from '#features/groups/use-counted-raids';
import { shownTitle } from '#ui/game/shown-title';
import { ToBuyDialog } from './ToBuyDialog';

type ToBuyOfRaidProps = OpenedRaid & Pick<RaidInView, 'onlyPlayer'>;

export function ToBuyOfRaid({ code, raid, era, onlyPlayer }: ToBuyOfRaidProps) {
  const standardsInUse = useObservable(standards);
  const saved = useQuery(allRaidsQuery(standardsInUse));
  const kills = useAuditedKills({ code, raid, era });
  const { counted, isPending } = useCountedRaids(saved.data?.raids);
  // Other raids only help to name items. Without them the list is also right.
  const others = saved.isError
    ? NO_RAIDS
    : saved.data?.done === saved.data?.total && !isPending
      ? counted
      : undefined;
  const subject = useMemo(
    () => others && kills && raidToBuy({ code, raid, era, kills, others, onlyPlayer }),
    [code, raid, era, kills, others, onlyPlayer],
  );
  const title = {
    title: shownTitle(raid.title),
    date: subject && raid.startedAt > 0 ? formatDate(subject.evening.pulledAt) : '',
  };
  return <ToBuyDialog era={era} title={title} subject={subject} />;
}

const NO_RAIDS: readonly DigestedRaid[] = [];
