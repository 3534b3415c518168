import { useEffect, useMemo } from 'react';
import { markOpened } from '#data/device/raids/saved-raids';
import { chosenFight } from '#domain/open-fight';
import type { Raid } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import { useRaidAddress } from '../raid-address';
import { OpenView } from '../views/OpenView';
import { RaidViews } from '../views/RaidViews';
import styles from './OpenRaid.module.css';

interface OpenRaidProps {
  code: ReportCode;
  raid: Raid;
}

/** The open raid as it is looked at: the ways to do so, and the one that is chosen. */
export function OpenRaid({ code, raid }: OpenRaidProps) {
  const { address } = useRaidAddress();
  const fight = useMemo(() => chosenFight(raid, address.fight), [raid, address.fight]);
  const killId = fight?.nthTry ? undefined : fight?.id;

  // The list of saved raids rests on the device, and tells what was looked at last.
  useEffect(() => {
    markOpened(code, Date.now(), killId);
  }, [code, killId]);

  return (
    <div className={styles.view}>
      {raid.kills.length > 0 && <RaidViews />}
      <OpenView code={code} raid={raid} fight={fight} />
    </div>
  );
}
