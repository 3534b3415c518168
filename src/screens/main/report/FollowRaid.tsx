import { useState } from 'react';
import { loadChunk } from '#data/load-chunk';
import type { ReportCode } from '#domain/log-site/report-link';
import { mayStillGrow } from '#domain/raid/live-raid';
import type { Raid } from '#domain/raid/raid';
import { useLatePart } from '#ui/use-late-part';

const loadSwitch = async () =>
  (await loadChunk('FollowSwitch', () => import('./FollowSwitch'))).FollowSwitch;

interface FollowRaidProps {
  code: ReportCode;
  raid: Raid;
}

/** Loads the switch only for a raid that may grow. */
export function FollowRaid({ code, raid }: FollowRaidProps) {
  const [openedAt] = useState(() => Date.now());
  const isWanted = mayStillGrow(raid, openedAt);
  const Switch = useLatePart(loadSwitch, { isWanted });
  if (!isWanted || Switch === null) return null;
  return Switch ? (
    <Switch code={code} raid={raid} />
  ) : (
    <p className="form-check-label mb-3">&nbsp;</p>
  );
}
