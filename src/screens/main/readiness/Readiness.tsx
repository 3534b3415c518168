import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import type { Audit } from '#domain/audit/audit';
import { findingsBySlot, levelsByRole } from '#domain/audit/readiness';
import { type AuditContext, minimumInFight } from '#domain/audit/rule/audit-context';
import { countPassed } from '#domain/audit/verdict';
import type { Fight } from '#domain/raid/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import { DisclosureButton } from '#ui/DisclosurePanel';
import { useIsWide } from '#ui/use-is-wide';
import { LevelStrip } from './LevelStrip';
import { RaidAtAGlance } from './RaidAtAGlance';
import styles from './Readiness.module.css';
import { SlotBars } from './SlotBars';

const MAX_SLOTS = 7;

interface ReadinessProps {
  audits: readonly Audit[];
  context: AuditContext;
  fight: Fight;
  /** Whether readiness is below the columns, with its parts side by side. */
  isBelow: boolean;
  /** Whether only its head is shown until the user opens it. */
  isFoldable: boolean;
  children?: ReactNode;
}

export function Readiness(props: ReadinessProps) {
  const { audits, context, fight, isBelow, isFoldable, children } = props;
  const { era, facts } = context;
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const { isPending } = useQuery(eraQueries.facts(era));
  const roles = useMemo(() => (facts ? levelsByRole(audits, facts) : []), [audits, facts]);
  const faults = useMemo(() => findingsBySlot(era, audits).slice(0, MAX_SLOTS), [era, audits]);
  if (!era.tables) return children;
  const passed = countPassed(audits);
  return (
    <section
      className={`panel stack ${styles.readiness} ${isBelow ? styles.below : ''}`}
      aria-label={READINESS_TEXTS.title}
    >
      <header className={styles.head}>
        <h3 className="section-title">
          {isFoldable ? (
            <DisclosureButton
              className="p-0"
              isOpen={isOpen}
              contentId={content}
              onToggle={setOpen}
            >
              {READINESS_TEXTS.title}
            </DisclosureButton>
          ) : (
            READINESS_TEXTS.title
          )}
        </h3>
        {passed !== undefined && (
          <p className="second m-0">
            <b>{passed}</b> <span>{READINESS_TEXTS.ofPassed(audits.length)}</span>
          </p>
        )}
      </header>
      <div id={content} className={isFoldable && !isOpen ? styles.folded : styles.content}>
        {isWide && (
          <div className={styles.frame}>
            <RaidAtAGlance audits={audits} />
          </div>
        )}
        {isPending && <div className={styles.levels} />}
        {roles.length > 0 && (
          <div>
            <h4 className={styles.subheading}>{READINESS_TEXTS.levels}</h4>
            <LevelStrip roles={roles} minimum={minimumInFight(fight, context)} />
          </div>
        )}
        {faults.length > 0 && <SlotBars era={era} faults={faults} />}
        {children}
      </div>
    </section>
  );
}
