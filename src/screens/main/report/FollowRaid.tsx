import { useState } from 'react';
import type { ReportCode } from '#domain/log-site/report-link';
import { mayStillGrow } from '#domain/raid/live-raid';
import type { Raid } from '#domain/raid/raid';
import { ChunkFailed } from '#ui/ChunkFailed';
import { late, useLate } from '#ui/late';

const LateFollowSwitch = late('FollowSwitch', () => import('./FollowSwitch'));

interface FollowRaidProps {
  code: ReportCode;
  raid: Raid;
}

/** Loads the switch only for a raid that may grow. */
export function FollowRaid({ code, raid }: FollowRaidProps) {
  const [openedAt] = useState(() => Date.now());
  const isWanted = mayStillGrow(raid, openedAt);
  const Switch = useLate(LateFollowSwitch, { isWanted });
  if (!isWanted) return null;
  if (Switch === null) return <ChunkFailed />;
  return Switch ? (
    <Switch code={code} raid={raid} />
  ) : (
    <p className="form-check-label mb-3">&nbsp;</p>
  );
}
