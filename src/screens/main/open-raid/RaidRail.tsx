import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, useMemo, useState } from 'react';
import { reportPageAddress } from '#data/log-site/requests/host-addresses';
import type { Era } from '#domain/era/era';
import { eraOf, type RaidEra } from '#domain/eras/era-of';
import { firstPullAt } from '#domain/eras/raid-fights';
import { formatDate } from '#domain/format';
import { type ReportCode, SAMPLE_CODE } from '#domain/log-site/report-link';
import { mayStillGrow } from '#domain/raid/following';
import type { Kill, Raid } from '#domain/raid/raid';
import { QueryFailure } from '#features/notices/FailureNotice';
import { RAID_TEXTS } from '#texts/raid';
import { EraName } from '#ui/game/EraName';
import { shownTitle } from '#ui/game/shown-title';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { UserText } from '#ui/UserText';
import { useIsWide } from '#ui/use-is-wide';
import { useIsMainContentLoaded } from '#ui/when-idle';
import { needsFight, useAddressInView } from '../address/raid-address';
import { useFightInView } from '../address/use-fight-in-view';
import { BossList, LostKills } from './BossList';
import { BossListSkeleton } from './BossListSkeleton';
import type { CountsOfRaid } from './KillCounts';
import styles from './RaidRail.module.css';

const EraNotice = lateComponent('EraNotice', () => import('./EraNotice'));

// The verdicts load first.
const LateKillCounts = lateComponent('KillCounts', () => import('./KillCounts'));

const NO_COUNTS: CountsOfRaid['byKill'] = {};

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
  const isOpened = useIsMainContentLoaded(LateKillCounts.load);
  const { fight: open } = useFightInView(address, raid);
  const KillCounts = useLateComponent(LateKillCounts);
  const [countsOfRaid, setCountsOfRaid] = useState<CountsOfRaid>();
  const counts = countsOfRaid?.code === code ? countsOfRaid.byKill : NO_COUNTS;
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
            era={raidEra.mixedEras ? undefined : raidEra.era}
            isOpened={isOpened}
          />
          <FollowRaid key={`follow ${code}`} code={code} raid={raid} fight={open} />
          {!needsNoEraNotice(raidEra) && <EraNotice raidEra={raidEra} />}
          <BossList key={code} raid={raid} open={open} counts={counts} />
          {raid.kills.some(({ isLost }) => isLost) && (
            <LostKills raid={raid} open={open} counts={counts} />
          )}
          {isWide && <KillsOnDeviceLine code={code} raid={raid} report={report} />}
        </>
      )}
      {isComing && <BossListSkeleton />}
    </div>
  );
}

/** Whether a report needs no notice about its era. */
const needsNoEraNotice = ({ era, isCertain, unknownVersion, mixedEras }: RaidEra): boolean =>
  era.tables !== undefined && isCertain && unknownVersion === undefined && !mixedEras;

const FollowSwitch = lateComponent('FollowSwitch', () => import('./FollowSwitch'), {
  waiting: <p className="form-check-label mb-3">&nbsp;</p>,
});

/** Loads the switch only for a raid that may grow. */
function FollowRaid(props: ComponentProps<typeof FollowSwitch>) {
  const [openedAt] = useState(Date.now);
  return mayStillGrow(props.raid, openedAt) && <FollowSwitch {...props} />;
}

interface RaidHeadingProps {
  code: ReportCode;
  raid: Raid;
  /** Undefined for several eras. */
  era: Era | undefined;
  /** Dates wait for this: a visit's first formatting takes a slow phone 100 ms. */
  isOpened: boolean;
}

function RaidHeading({ code, raid, era, isOpened }: RaidHeadingProps) {
  return (
    <header className="mb-2">
      <p className={styles.title}>
        <UserText>{shownTitle(raid.title)}</UserText>
        <EraName era={era} className="badge" />
      </p>
      <p className={`${styles.facts} facts`}>
        {raid.owner && <UserText>{RAID_TEXTS.by(raid.owner)}</UserText>}
        {raid.startedAt > 0 && (
          <span className={styles.date}>{isOpened && formatDate(firstPullAt(raid))}</span>
        )}
        <span>
          {code === SAMPLE_CODE ? (
            RAID_TEXTS.data
          ) : (
            <a href={reportPageAddress(code, raid.host)} target="_blank" rel="noopener noreferrer">
              {RAID_TEXTS.data}
            </a>
          )}
        </span>
      </p>
    </header>
  );
}

const KillsOnDevice = lateComponent(
  'KillsOnDevice',
  () => import('../missing-kills/KillsOnDevice'),
);

const NO_KILLS: readonly Kill[] = [];

interface KillsOnDeviceLineProps {
  code: ReportCode;
  raid: Raid;
  report: UseQueryResult<Raid>;
}

/** Reserves space for its line. Night and comparison have separate lines. */
export function KillsOnDeviceLine({ code, raid, report }: KillsOnDeviceLineProps) {
  const isOpened = useIsMainContentLoaded(KillsOnDevice.load);
  const { view } = useAddressInView();
  const kills = needsFight(view) ? raid.kills : NO_KILLS;
  return (
    <div className={`${styles.onDevice} d-print-none`}>
      {isOpened && <KillsOnDevice key={code} code={code} kills={kills} report={report} />}
    </div>
  );
}
