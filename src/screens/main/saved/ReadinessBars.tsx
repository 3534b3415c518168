import styles from './ReadinessBars.module.css';
import type { ReadinessCounts } from './readiness-counts';

const STEP = 10;

const bars = (from: number, count: number, [top, height]: readonly [number, number]): string =>
  Array.from(
    { length: count },
    (_, index) => `M${(from + index) * STEP + 1} ${top}h8v${height}h-8z`,
  ).join('');

/** Draws a bar per raider: tall if passed, short if something is wrong, hollow if unknown. */
export function ReadinessBars({ passed, faulty, unknown }: ReadinessCounts) {
  const all = passed + faulty + unknown;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(1, all) * STEP} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.passed} d={bars(0, passed, [1, 10])} />
      <path className={styles.faulty} d={bars(passed, faulty, [4, 7])} />
      <path className={styles.unknown} d={bars(passed + faulty, unknown, [1, 10])} />
    </svg>
  );
}
