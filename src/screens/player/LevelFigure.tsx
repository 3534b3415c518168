import { memo, useId } from 'react';
import { formatDateSeenFrom, formatNumber } from '#domain/format';
import type { PlayerEvening } from '#domain/player/player-page';
import { SPELLING } from '#domain/spelling';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import styles from './LevelFigure.module.css';

interface Point {
  at: number;
  level: number;
  faults: number;
}

/** Heights of lines and bars, in percent from the top. */
const [HIGHEST, LOWEST, GROUND] = [6, 58, 100];
/** Height of a bar per fault, and the most faults shown. */
const FAULT_HEIGHT = 4;
const MAX_FAULTS = 8;
/** Pixels of all bars together, and the most pixels of one. */
const BARS_WIDTH = 240;
const WIDEST_BAR = 12;

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
        <span id={heading} className="w-100 fw-semibold text-body-emphasis">
          {overTime}
        </span>
        <span className={styles.levelKey} aria-hidden="true">
          {itemLevel}
        </span>
        <span className={styles.faultKey} aria-hidden="true">
          {faultCount}
        </span>
      </figcaption>
      <div role="img" aria-label={words.join(SPELLING.semicolon)}>
        <LevelDrawing points={points} />
        {[first, last].map((point) => (
          <p key={point.at} className="m-0 text-body-secondary">
            <b className="fw-semibold text-body-emphasis">{formatNumber(point.level)}</b>{' '}
            <span>{dateOf(point)}</span>
          </p>
        ))}
      </div>
    </figure>
  );
});

function LevelDrawing({ points }: { points: readonly Point[] }) {
  const levels = points.map(({ level }) => level);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const x = (index: number) => (100 * (index + 0.5)) / points.length;
  const y = (level: number) =>
    most > least
      ? HIGHEST + ((LOWEST - HIGHEST) * (most - level)) / (most - least)
      : (HIGHEST + LOWEST) / 2;
  const bars = points.map(
    ({ faults }, index) => `M${x(index)},${GROUND}v${-FAULT_HEIGHT * Math.min(faults, MAX_FAULTS)}`,
  );
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.bars}
        d={bars.join('')}
        strokeWidth={Math.min(WIDEST_BAR, BARS_WIDTH / points.length)}
      />
      <polyline points={points.map(({ level }, index) => `${x(index)},${y(level)}`).join(' ')} />
    </svg>
  );
}
