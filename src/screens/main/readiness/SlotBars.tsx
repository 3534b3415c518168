import { memo } from 'react';
import type { SlotFindings } from '#domain/audit/readiness';
import type { Era } from '#domain/era/era';
import { slotWord } from '#domain/gear/slots';
import { READINESS_TEXTS } from '#texts/readiness';
import { Mark } from '#ui/Mark';
import styles from './SlotBars.module.css';

/** Sizes of each block, in units of the drawing. */
const STEP = 18;
const WIDTH = 16;
const SLANT = 3;

/** The fewest blocks that a row has space for, so that a few blocks are no wider. */
const MIN_ROOM_IN_BLOCKS = 8;

const blocks = (from: number, count: number, slant: number): string =>
  Array.from(
    { length: count },
    (_, nth) => `M${(from + nth) * STEP} 0h${WIDTH}l${-slant} 8h${2 * slant - WIDTH}z`,
  ).join('');

interface SlotBarsProps {
  era: Era;
  /** Slots with faults, worst first; at least one. */
  faults: readonly SlotFindings[];
}

export const SlotBars = memo(({ era, faults }: SlotBarsProps) => {
  const max = Math.max(...faults.map(({ withoutEnchant, low }) => withoutEnchant + low));
  return (
    <table className={styles.bars}>
      <caption className="pt-0 pb-1 text-body-emphasis">{READINESS_TEXTS.slots}</caption>
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
              <svg viewBox={`0 0 ${Math.max(max, MIN_ROOM_IN_BLOCKS) * STEP} 8`} aria-hidden="true">
                <path className={styles.withoutEnchantBar} d={blocks(0, withoutEnchant, 0)} />
                <path className={styles.lowBar} d={blocks(withoutEnchant, low, SLANT)} />
              </svg>
            </td>
            <td className="pe-0 text-end">
              {withoutEnchant > 0 && (
                <span className="text-danger-emphasis">
                  <Mark name="cross" /> <span>{withoutEnchant}</span>
                  <span className="visually-hidden"> {READINESS_TEXTS.withoutEnchant} </span>
                </span>
              )}
              {low > 0 && (
                <span className={styles.low}>
                  <Mark name="triangle" /> <span>{low}</span>
                  <span className="visually-hidden"> {READINESS_TEXTS.low}</span>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
