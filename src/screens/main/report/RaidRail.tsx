import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { savedRaidQueries } from '#data/raids/saved-raid-queries';
import { eraOf, type RaidEra } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raid } from '#domain/raid/raid';
import { QueryFailure } from '#features/notices/QueryFailure';
import { late, useLate } from '#ui/late';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { useIsOpened } from '#ui/when-idle';
import { useAddressInView } from '../address/raid-address';
import { useFightInView } from '../address/use-fight-in-view';
import { BossList } from './BossList';
import { BossListSkeleton } from './BossListSkeleton';
import { FollowRaid } from './FollowRaid';
import type { CountsOfRaid } from './KillCounts';
import { Fetched, RaidHeading } from './RaidHeading';
import styles from './RaidRail.module.css';

const SaveForOffline = late('SaveForOffline', () => import('../save-for-offline/SaveForOffline'));

const EraNotice = late('EraNotice', () => import('./EraNotice'));

// The verdicts come first.
const LateKillCounts = late('KillCounts', () => import('./KillCounts'));

const LostKills = late('LostKills', () => import('./LostKills'));

const NONE: CountsOfRaid['byKill'] = {};

interface RaidRailProps {
  code: ReportCode;
  report: UseQueryResult<Raid>;
  raid?: Raid | undefined;
  /** Then a repeated request shows no skeleton. */
  isRefused?: boolean;
}

export function RaidRail({ code, report, raid, isRefused = false }: RaidRailProps) {
  const address = useAddressInView();
  const isOpened = useIsOpened(SaveForOffline.load);
  const { fight: open } = useFightInView(address, raid);
  const KillCounts = useLate(LateKillCounts);
  const [countsOfRaid, setCountsOfRaid] = useState<CountsOfRaid>();
  const counts = countsOfRaid?.code === code ? countsOfRaid.byKill : NONE;
  const raidEra = useMemo(() => raid && eraOf(raid), [raid]);

  const isComing = !raid && !report.isError && !isRefused;
  const isAlone = raid ? address.view === 'verdicts' && !open : isComing;

  return (
    <div className={`${styles.rail} ${isAlone ? styles.alone : ''}`}>
      {KillCounts && <KillCounts code={code} onCounts={setCountsOfRaid} />}
      <QueryFailure key={`failure ${code}`} query={report} />
      {raid && raidEra && (
        <>
          <RaidHeading
            code={code}
            raid={raid}
            era={raidEra.mixed ? undefined : raidEra.era}
            isOpened={isOpened}
          />
          <FollowRaid key={`follow ${code}`} code={code} raid={raid} />
          {!isPlainlyJudged(raidEra) && <EraNotice raidEra={raidEra} />}
          <BossList key={code} raid={raid} open={open} counts={counts} />
          {raid.kills.some(({ isLost }) => isLost) && (
            <LostKills raid={raid} open={open} counts={counts} />
          )}
          <Fetched code={code} report={report} isOpened={isOpened} />
          <SavePlace key={`save ${code}`} code={code} kills={raid.kills} isOpened={isOpened} />
        </>
      )}
      {isComing && <BossListSkeleton />}
    </div>
  );
}

interface SavePlaceProps {
  code: ReportCode;
  kills: readonly Kill[];
  isOpened: boolean;
}

/** Keeps the room of what is late: of a raid that opens whole also for what its icons may lack. */
function SavePlace({ code, kills, isOpened }: SavePlaceProps) {
  const { data: saved } = useQuery(savedRaidQueries.list());
  const entry = saved?.find((one) => one.code === code);
  const [wasWhole] = useAdjustedState<boolean | undefined>(
    undefined,
    (was) => was ?? (saved && entry?.savedKills.length === kills.length),
  );
  return (
    <div className={`${styles.save} ${wasWhole ? styles.whole : ''}`}>
      {isOpened && <SaveForOffline code={code} kills={kills} />}
    </div>
  );
}

/** Whether there is nothing to say of a report's era. */
const isPlainlyJudged = ({ era, isCertain, unknownVersion, mixed }: RaidEra): boolean =>
  era.tables !== undefined && isCertain && unknownVersion === undefined && !mixed;
