import { useCallback } from 'react';
import { type AuditedKill, describeState, isJudged, type NightRow } from '#domain/audit/night';
import { countPassed } from '#domain/audit/verdict';
import type { Era } from '#domain/era/era';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import { NightCell } from './NightCell';
import {
  describeMissing,
  FootRow,
  NightFrame,
  type NightTableProps,
  ShareMeter,
} from './NightFrame';
import styles from './NightTable.module.css';

interface GearNightTableProps extends NightTableProps<AuditedKill, NightRow> {
  era: Era;
}

export function NightTable({ era, ...night }: GearNightTableProps) {
  const { kills, rows } = night;
  const faultsOf = useCallback((row: NightRow) => describeState(row.now, era), [era]);
  return (
    <NightFrame
      {...night}
      last={NIGHT_TEXTS.now}
      faultsOf={faultsOf}
      cellOf={(cell, kill) => (
        <NightCell key={kill?.fight.id} cell={cell} era={era} unknownText={describeMissing(kill)} />
      )}
      lastOf={(row) => <Now row={row} era={era} />}
      foot={
        era.tables &&
        rows.length > 0 && (
          <tfoot>
            <FootRow title={NIGHT_TEXTS.passedAtEach(rows.length)}>
              {kills.map((kill) => (
                <PassedAt key={kill.fight.id} kill={kill} />
              ))}
            </FootRow>
          </tfoot>
        )
      }
    />
  );
}

function Now({ row: { now, attended, known }, era }: { row: NightRow; era: Era }) {
  const mark = now.state === 'passed' ? 'tick' : 'cross';
  return (
    <>
      <span className={isJudged(now) ? `${styles.judged} tone-${mark}` : undefined}>
        {isJudged(now) && <Mark name={mark} size={11} />} {describeState(now, era)}
      </span>
      {' · '}
      <span className={styles.attendance}>{NIGHT_TEXTS.attendance(attended, known)}</span>
    </>
  );
}

function PassedAt({ kill }: { kill: AuditedKill }) {
  if (!('audits' in kill)) return <td className={styles.kill} />;
  const passed = countPassed(kill.audits);
  return (
    <td className={styles.kill}>
      <span aria-hidden="true">{passed}</span>
      <span className="visually-hidden">{NIGHT_TEXTS.passedOf(passed, kill.audits.length)}</span>
      <ShareMeter value={passed} max={kill.audits.length} />
    </td>
  );
}
