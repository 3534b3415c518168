import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { eraOf, type RaidEra } from '#domain/eras/era-of';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Raid } from '#domain/raid/raid';
import { QueryFailure } from '#features/notices/FailureNotice';
import { lateComponent, useLate } from '#ui/late-component';
import { useIsWide } from '#ui/use-is-wide';
import { useIsOpened } from '#ui/when-idle';
import { useAddressInView } from '../address/raid-address';
import { useFightInView } from '../address/use-fight-in-view';
import { BossList } from './BossList';
import { BossListSkeleton } from './BossListSkeleton';
import { FollowRaid } from './FollowRaid';
import type { CountsOfRaid } from './KillCounts';
import { OnDevice } from './OnDevice';
import { RaidHeading } from './RaidHeading';
import styles from './RaidRail.module.css';

const EraNotice = lateComponent('EraNotice', () => import('./EraNotice'));

// The verdicts come first.
const LateKillCounts = lateComponent('KillCounts', () => import('./KillCounts'));

const LostKills = lateComponent('LostKills', () => import('./LostKills'));

const NONE: CountsOfRaid['byKill'] = {};

interface RaidRailProps {
  code: ReportCode;
  report: UseQueryResult<Raid>;
  raid?: Raid | undefined;
  /** Whether the report was refused: a repeated request then shows no skeleton. */
  isRefused?: boolean;
}

export function RaidRail({ code, report, raid, isRefused = false }: RaidRailProps) {
  const address = useAddressInView();
  const isWide = useIsWide();
  const isOpened = useIsOpened(LateKillCounts.load);
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
          {isWide && <OnDevice code={code} raid={raid} report={report} />}
        </>
      )}
      {isComing && <BossListSkeleton />}
    </div>
  );
}

/** Whether there is nothing to say of a report's era. */
const isPlainlyJudged = ({ era, isCertain, unknownVersion, mixed }: RaidEra): boolean =>
  era.tables !== undefined && isCertain && unknownVersion === undefined && !mixed;
