import { formatNumber } from '#domain/format';
import styles from './LevelLine.module.css';

/** Renders a line through the known item levels, with the first and the last in figures. */
export function LevelLine({ levels }: { levels: readonly (number | undefined)[] }) {
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
