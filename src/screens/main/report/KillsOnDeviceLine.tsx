import type { UseQueryResult } from '@tanstack/react-query';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Kill, Raid } from '#domain/raid/raid';
import { lateComponent } from '#ui/late-component';
import { useIsOpened } from '#ui/when-idle';
import { needsFight, useAddressInView } from '../address/raid-address';
import styles from './RaidRail.module.css';

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

/** Keeps the room of its line, which comes late. Night and comparison have a line of their own. */
export function KillsOnDeviceLine({ code, raid, report }: KillsOnDeviceLineProps) {
  const isOpened = useIsOpened(KillsOnDevice.load);
  const { view } = useAddressInView();
  const kills = needsFight(view) ? raid.kills : NO_KILLS;
  return (
    <div className={`${styles.onDevice} d-print-none`}>
      {isOpened && <KillsOnDevice key={code} code={code} kills={kills} report={report} />}
    </div>
  );
}
