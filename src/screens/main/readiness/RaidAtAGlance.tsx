import { memo } from 'react';
import type { Audit } from '#domain/audit/audit';
import { frameGroups, frameText } from '#ui/game/frame-groups';
import { RaidFrame } from '#ui/game/RaidFrame';
import { useIsNarrow } from '#ui/use-is-wide';

export const RaidAtAGlance = memo(({ audits }: { audits: readonly Audit[] }) => {
  const groups = frameGroups(audits);
  return <RaidFrame groups={groups} label={frameText(groups)} isLine={useIsNarrow()} />;
});
