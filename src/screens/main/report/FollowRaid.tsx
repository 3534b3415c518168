import { useState } from 'react';
import { chunkLoader } from '#data/lazy-chunk';
import type { ReportCode } from '#domain/log-site/report-link';
import { mayStillGrow } from '#domain/raid/live-raid';
import type { Raid } from '#domain/raid/raid';
import { ChunkFailed } from '#features/notices/ChunkFailed';
import { useLateChunk } from '#ui/use-late-chunk';

const loadSwitch = chunkLoader('FollowSwitch', () => import('./FollowSwitch'));

interface FollowRaidProps {
  code: ReportCode;
  raid: Raid;
}

/** Loads the switch only for a raid that may grow. */
export function FollowRaid({ code, raid }: FollowRaidProps) {
  const [openedAt] = useState(() => Date.now());
  const isWanted = mayStillGrow(raid, openedAt);
  const Switch = useLateChunk(loadSwitch, { isWanted });
  if (!isWanted) return null;
  if (Switch === null) return <ChunkFailed />;
  return Switch ? (
    <Switch code={code} raid={raid} />
  ) : (
    <p className="form-check-label mb-3">&nbsp;</p>
  );
}
