import { memo } from 'react';
import { formatDateSeenFrom, formatNumber } from '#domain/format';
import type { PlayerEvening } from '#domain/player/player-page';
import { LevelPlot } from '#features/level-plot/LevelPlot';
import { PLAYER_PAGE_TEXTS } from '#texts/player-page';
import styles from './LevelFigure.module.css';

interface Point {
  at: number;
  level: number;
  faults: number;
}

/** The fewest faults for which a bar has its full height. */
const MIN_FULL_HEIGHT = 4;
/** The width of all bars together, and the greatest width of a bar, in pixels. */
const BARS_WIDTH = 240;
const MAX_BAR_WIDTH = 12;

/** Shows item level and open faults by evening, once two levels are known. */
export const LevelFigure = memo(({ evenings }: { evenings: readonly PlayerEvening[] }) => {
  const points = evenings
    .flatMap(({ evening, cell: { level, findings } }): Point[] =>
      level === undefined ? [] : [{ at: evening.pulledAt, level, faults: findings.length }],
    )
    .reverse();
  if (points.length < 2) return null;
  const { overTime, itemLevel, faultCount, eveningLevel } = PLAYER_PAGE_TEXTS;
  return (
    <LevelPlot
      title={overTime}
      keys={{ bars: faultCount, line: itemLevel }}
      words={points.map((point) =>
        eveningLevel(dateOf(point), formatNumber(point.level), point.faults),
      )}
      levels={points.map(({ level }) => level)}
      className={styles.plot}
      bars={<FaultBars points={points} />}
    />
  );
});

function FaultBars({ points }: { points: readonly Point[] }) {
  const full = Math.max(MIN_FULL_HEIGHT, ...points.map(({ faults }) => faults));
  const bars = points.map(
    ({ faults }, index) =>
      `M${(100 * (index + 0.5)) / points.length},100v${(-100 * faults) / full}`,
  );
  return (
    <>
      <svg
        className={styles.bars}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars.join('')} strokeWidth={Math.min(MAX_BAR_WIDTH, BARS_WIDTH / points.length)} />
      </svg>
      <p className="d-flex justify-content-between pt-1 m-0 label">
        {[points[0], points.at(-1)].map((end) => end && <span key={end.at}>{dateOf(end)}</span>)}
      </p>
    </>
  );
}

const dateOf = ({ at }: Point) => formatDateSeenFrom(Date.now(), at);
