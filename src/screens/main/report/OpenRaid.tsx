import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { markOpened } from '#data/device/saved-raids';
import { chosenKill } from '#domain/chosen-kill';
import { eraOf } from '#domain/eras/era-of';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { FailureNotice } from '../FailureNotice';
import { useRaidAddress } from '../raid-address';
import { OpenView } from '../views/OpenView';
import { RaidViews } from '../views/RaidViews';
import { BossList } from './BossList';
import { BossListSkeleton } from './BossListSkeleton';
import { EraNotice } from './EraNotice';
import { RaidHeading } from './RaidHeading';

interface OpenRaidProps {
  code: ReportCode;
  report: UseQueryResult<Raid>;
}

/** The open report: its boss kills, and the players of the chosen one. */
export function OpenRaid({ code, report }: OpenRaidProps) {
  const { address } = useRaidAddress();
  const raid = report.data;
  const isThere = raid !== undefined;
  const raidEra = useMemo(() => raid && eraOf(raid), [raid]);
  const kill = raid && chosenKill(raid, address.fight);

  const killId = kill?.id;

  // The list of saved raids rests on the device, and tells what was looked at last.
  useEffect(() => {
    if (isThere) markOpened(code, Date.now(), killId);
  }, [code, isThere, killId]);

  return (
    // A screen from the skeleton on, so that what stands below it stays there. Not beside a failure alone.
    <div className={raid || report.isPending ? 'screen' : undefined}>
      {report.error && (
        <FailureNotice
          error={report.error}
          savedAt={raid ? report.dataUpdatedAt : undefined}
          isFetching={report.isFetching}
          onTryAgain={() => report.refetch({ cancelRefetch: false })}
        />
      )}
      {raid && raidEra && (
        <RaidHeading
          code={code}
          raid={raid}
          era={raidEra.mixed ? undefined : raidEra.era}
          report={report}
        />
      )}
      {raidEra && <EraNotice raidEra={raidEra} />}
      {raid && <BossList key={code} raid={raid} chosen={kill} />}
      {!raid && report.isPending && <BossListSkeleton />}
      {raid && raid.kills.length > 0 && <RaidViews />}
      {raid && <OpenView code={code} raid={raid} kill={kill} />}
    </div>
  );
}
