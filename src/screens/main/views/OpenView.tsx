import { useMemo } from 'react';
import { eraOf } from '#domain/eras/era-of';
import type { Kill, Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { PlayersSection } from '../players/PlayersSection';
import { useRaidAddress } from '../raid-address';

/** What every view is given of the open raid. */
export interface ViewProps {
  code: ReportCode;
  raid: Raid;
  /** Absent while none is chosen. */
  kill: Kill | undefined;
}

/** The open raid in the view that the address names. */
export function OpenView({ code, raid, kill }: ViewProps) {
  const { address } = useRaidAddress();
  const era = useMemo(() => eraOf(raid).era, [raid]);
  switch (address.view) {
    // A further view is a case here, and its name in the list of RaidViews.
    default:
      return kill && <PlayersSection code={code} kill={kill} era={era} />;
  }
}
