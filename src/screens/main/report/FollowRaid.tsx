import { useState } from 'react';
import type { ReportCode } from '#domain/log-site/report-link';
import { mayStillGrow } from '#domain/raid/live-raid';
import type { Raid } from '#domain/raid/raid';
import { lateComponent } from '#ui/late-component';

const FollowSwitch = lateComponent('FollowSwitch', () => import('./FollowSwitch'), {
  waiting: <p className="form-check-label mb-3">&nbsp;</p>,
});

interface FollowRaidProps {
  code: ReportCode;
  raid: Raid;
}

/** Loads the switch only for a raid that may grow. */
export function FollowRaid(props: FollowRaidProps) {
  const [openedAt] = useState(Date.now);
  return mayStillGrow(props.raid, openedAt) && <FollowSwitch {...props} />;
}
