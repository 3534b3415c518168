import styles from './Pips.module.css';

interface PipsProps {
  filled: number;
  all: number;
}

const STEP = 9;

const squares = (from: number, to: number): string =>
  Array.from(
    { length: Math.max(0, to - from) },
    (_, index) => `M${(from + index) * STEP + 1} 1h5v5h-5z`,
  ).join('');

export function Pips({ filled, all }: PipsProps) {
  return (
    <svg
      className={styles.pips}
      viewBox={`0 0 ${Math.max(1, all) * STEP} 7`}
      width={all * STEP}
      height="7"
      aria-hidden="true"
    >
      <path className={styles.filled} d={squares(0, filled)} />
      <path d={squares(filled, all)} />
    </svg>
  );
}
