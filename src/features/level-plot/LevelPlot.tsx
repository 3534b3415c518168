import type { ReactNode } from 'react';
import { formatNumber } from '#domain/format';
import { SPELLING } from '#domain/spelling';
import styles from './LevelPlot.module.css';

interface LevelPlotProps {
  title: string;
  /** The meaning of the bars and of the line. */
  keys: { bars: string; line: string };
  /** The evenings in words. */
  words: readonly string[];
  levels: readonly (number | undefined)[];
  className?: string | undefined;
  /** Bars by evening, with their dates. */
  bars: ReactNode;
  children?: ReactNode;
}

/** Plots an item level by evening above bars, oldest first. */
export const LevelPlot = ({ title, keys, words, levels, ...props }: LevelPlotProps) => (
  <figure className={`${styles.plot} panel ${props.className ?? ''}`} aria-label={title}>
    <figcaption
      className="d-flex flex-wrap row-gap-1 column-gap-3 small text-body-secondary"
      aria-hidden="true"
    >
      <span className="flex-grow-1 fw-semibold text-body-emphasis">{title}</span>
      <span className={styles.barKey}>{keys.bars}</span>
      <span className={styles.lineKey}>{keys.line}</span>
    </figcaption>
    <div role="img" className={styles.drawing} aria-label={words.join(SPELLING.semicolon)}>
      <LevelLine levels={levels} />
      {props.bars}
    </div>
    {props.children}
  </figure>
);

/** Renders a line through the known levels, with the first and the last in figures. */
function LevelLine({ levels }: Pick<LevelPlotProps, 'levels'>) {
  const known = levels.flatMap((level, index) => (level === undefined ? [] : [{ level, index }]));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return null;
  const [least, most] = [
    Math.min(...known.map(({ level }) => level)),
    Math.max(...known.map(({ level }) => level)),
  ];
  const x = (index: number) => (100 * (index + 0.5)) / levels.length;
  const y = (level: number) => (most > least ? (100 * (most - level)) / (most - least) : 50);
  // Dots are round ends of lines without a length: unlike circles, they are not stretched.
  const dots = known.map(({ level, index }) => `M${x(index)},${y(level)}h0`).join('');
  return (
    <div className={styles.line}>
      <svg
        className="d-block w-100 h-100 overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline
          strokeWidth="1.5"
          points={known.map(({ level, index }) => `${x(index)},${y(level)}`).join(' ')}
        />
        <path strokeWidth="7" d={dots} />
        <path strokeWidth="5" className={styles.dots} d={dots} />
      </svg>
      {Object.entries({ first, last }).map(([end, { index, level }]) => (
        <span
          key={end}
          className={styles[end]}
          style={{ insetInlineStart: `${x(index)}%`, insetBlockStart: `${y(level)}%` }}
        >
          {formatNumber(level)}
        </span>
      ))}
    </div>
  );
}
