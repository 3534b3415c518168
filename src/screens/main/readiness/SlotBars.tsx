import type { SlotFaults } from '#domain/audit/readiness';
import type { Era } from '#domain/era/era';
import { slotWord } from '#domain/gear/slots';
import { READINESS_TEXTS } from '#texts/readiness';
import { Mark } from '#ui/Mark';
import styles from './SlotBars.module.css';

interface SlotBarsProps {
  era: Era;
  /** Worst first; at least one. */
  faults: readonly SlotFaults[];
}

export function SlotBars({ era, faults }: SlotBarsProps) {
  const most = Math.max(...faults.map(({ withoutEnchant, low }) => withoutEnchant + low));
  return (
    <table className={styles.bars}>
      <caption>{READINESS_TEXTS.slots}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{READINESS_TEXTS.slot}</th>
          <th scope="col">{READINESS_TEXTS.share}</th>
          <th scope="col">{READINESS_TEXTS.count}</th>
        </tr>
      </thead>
      <tbody>
        {faults.map(({ slot, withoutEnchant, low }) => (
          <tr key={slot}>
            <th scope="row">{slotWord(era, slot)}</th>
            <td className={styles.share}>
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.withoutEnchantBar} width={withoutEnchant} height={1} />
                <rect className={styles.lowBar} x={withoutEnchant} width={low} height={1} />
              </svg>
            </td>
            <td className={styles.counts}>
              {withoutEnchant > 0 && (
                <span className={styles.withoutEnchant}>
                  <Mark name="cross" /> {withoutEnchant}
                  <span className="visually-hidden"> {READINESS_TEXTS.withoutEnchant} </span>
                </span>
              )}
              {low > 0 && (
                <span className={styles.low}>
                  <Mark name="triangle" /> {low}
                  <span className="visually-hidden"> {READINESS_TEXTS.low}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
