import { useDeferredValue, useMemo } from 'react';
import type { Audit } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import type { Fight } from '#domain/raid/raid';
import { PLAYER_TEXTS } from '#texts/player';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { useIsWide, useIsWidest } from '#ui/use-is-wide';
import { useAddressInView } from '../address/raid-address';
import { ChosenPlayer } from '../details/ChosenPlayer';
import styles from './PlayersSection.module.css';

const LateReadiness = lateComponent('Readiness', () => import('../readiness/Readiness'));

/** The most raiders whose readiness fits below the details in a narrow pane. */
const MAX_RAIDERS_BESIDE = 30;

interface PlayersPaneProps {
  audits: Audit[];
  context: AuditContext;
  fight: Fight;
}

export function PlayersPane({ audits, context, fight }: PlayersPaneProps) {
  const { player } = useAddressInView();
  const isWide = useIsWide();
  const isWidest = useIsWidest();
  const isBelow = player !== '' && (isWidest || (isWide && audits.length > MAX_RAIDERS_BESIDE));
  const shown = useMemo(() => ({ audits, context, fight }), [audits, context, fight]);
  // The verdicts load first.
  const Readiness = useLateComponent(LateReadiness);
  const later = useDeferredValue<typeof shown | null>(shown, null);
  const readiness = later && Readiness && (
    <Readiness {...later} isBelow={isBelow} isFoldable={isWide && player !== '' && !isBelow}>
      {!player && <p className={`${styles.hint} d-none d-xl-block`}>{PLAYER_TEXTS.chooseOne}</p>}
    </Readiness>
  );

  return (
    <>
      {/* A scrolling region must be focusable; around a sheet, a tap would scroll such a region. */}
      <div className={`${styles.pane} stack beside`} tabIndex={isWide ? 0 : undefined}>
        <ChosenPlayer fight={fight} audits={audits} facts={context.facts} />
        {!isBelow && readiness}
      </div>
      {isBelow && readiness}
    </>
  );
}
