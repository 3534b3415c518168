import { memo, useId } from 'react';
import { formatDateSeenFrom, formatNumber } from '#domain/format';
import type { PlayerEvening } from '#domain/player/player-page';
import { SPELLING } from '#domain/spelling';
import { LevelLine } from '#features/level-line/LevelLine';
import levelLine from '#features/level-line/LevelLine.module.css';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import styles from './LevelFigure.module.css';

interface Point {
  at: number;
  level: number;
  faults: number;
}

/** The fewest faults of the highest bar. */
const MIN_FULL_HEIGHT = 4;
/** Pixels of all bars together, and the most pixels of one. */
const BARS_WIDTH = 240;
const MAX_BAR_WIDTH = 12;

/** Shows item level and open faults by evening, once two levels are known. */
export const LevelFigure = memo(({ evenings }: { evenings: readonly PlayerEvening[] }) => {
  const heading = useId();
  const points = evenings
    .flatMap(({ evening, cell: { level, findings } }): Point[] =>
      level === undefined ? [] : [{ at: evening.pulledAt, level, faults: findings.length }],
    )
    .reverse();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const { overTime, itemLevel, faultCount, eveningLevel } = PLAYER_PAGE_TEXTS;
  const dateOf = ({ at }: Point) => formatDateSeenFrom(Date.now(), at);
  const words = points.map((point) =>
    eveningLevel(dateOf(point), formatNumber(point.level), point.faults),
  );
  return (
    <figure className={`${styles.figure} panel`} aria-labelledby={heading}>
      <figcaption className="d-flex flex-wrap row-gap-1 column-gap-3 text-body-secondary">
        <span id={heading} className="flex-grow-1 fw-semibold text-body-emphasis">
          {overTime}
        </span>
        <span className={levelLine.key} aria-hidden="true">
          {itemLevel}
        </span>
        <span className={styles.faultKey} aria-hidden="true">
          {faultCount}
        </span>
      </figcaption>
      <div role="img" className={styles.drawing} aria-label={words.join(SPELLING.semicolon)}>
        <LevelLine levels={points.map(({ level }) => level)} />
        <FaultBars points={points} />
        <p className="d-flex justify-content-between pt-1 m-0 label">
          <span>{dateOf(first)}</span>
          <span>{dateOf(last)}</span>
        </p>
      </div>
    </figure>
  );
});

function FaultBars({ points }: { points: readonly Point[] }) {
  const full = Math.max(MIN_FULL_HEIGHT, ...points.map(({ faults }) => faults));
  const bars = points.map(
    ({ faults }, index) =>
      `M${(100 * (index + 0.5)) / points.length},100v${(-100 * faults) / full}`,
  );
  return (
    <svg
      className={styles.bars}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={bars.join('')} strokeWidth={Math.min(MAX_BAR_WIDTH, BARS_WIDTH / points.length)} />
    </svg>
  );
}
