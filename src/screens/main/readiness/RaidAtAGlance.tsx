import type { Audit } from '#domain/audit/audit';
import { describeFrame, frameGroups } from '#ui/game/frame-groups';
import { RaidFrame } from '#ui/game/RaidFrame';

export function RaidAtAGlance({ audits }: { audits: readonly Audit[] }) {
  const groups = frameGroups(audits);
  return <RaidFrame groups={groups} label={describeFrame(groups)} />;
}
