import type { Audit } from '#domain/audit/audit';
import { countPassed } from '#domain/audit/verdict';
import { READINESS_TEXTS } from '#texts/readiness';
import { describeFrame, frameGroups } from '#ui/game/frame-groups';
import { RaidFrame } from '#ui/game/RaidFrame';
import styles from './RaidAtAGlance.module.css';

export function RaidAtAGlance({ audits }: { audits: readonly Audit[] }) {
  const groups = frameGroups(audits);
  return (
    <div className={styles.glance}>
      {/* The frame's label begins with it. */}
      <p className={styles.count} aria-hidden="true">
        <b>{countPassed(audits)}</b> {READINESS_TEXTS.ofPassed(audits.length)}
      </p>
      <RaidFrame groups={groups} label={describeFrame(groups)} />
    </div>
  );
}
