import { memo } from 'react';
import { formatDate, formatNumber, formatShortDate } from '#domain/format';
import { type EveningSum, passedText } from '#domain/groups/evening-cells';
import type { EveningTable } from '#domain/groups/evening-table';
import type { Evening } from '#domain/groups/groups';
import { eveningText, medianText, percentText } from '#domain/season/words';
import { SPELLING } from '#domain/spelling';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import styles from './SeasonPlot.module.css';

interface Point {
  evening: Evening;
  sum: EveningSum;
}

interface SeasonPlotProps {
  table: EveningTable;
  /** Whether a second evening may still load. The plot's space is reserved until then. */
  mayGrow: boolean;
}

/** Plots share passed and median item level by evening, oldest first. A hidden table has both. */
export const SeasonPlot = memo(({ table: { group, sums }, mayGrow }: SeasonPlotProps) => {
  const points = group.evenings
    .flatMap((evening, index) => (sums[index] ? [{ evening, sum: sums[index] }] : []))
    .reverse();
  const isShown = points.length > 1;
  if (!group.era.tables || !(isShown || mayGrow)) return null;
  return (
    <figure
      className={`${styles.plot} panel ${isShown ? '' : 'invisible'}`}
      aria-label={SEASON_VIEW_TEXTS.readiness}
    >
      <figcaption
        className="d-none d-sm-flex flex-wrap row-gap-1 column-gap-3 small text-body-secondary"
        aria-hidden="true"
      >
        <span className="flex-grow-1 fw-semibold text-body-emphasis">
          {SEASON_VIEW_TEXTS.readiness}
        </span>
        <span className={styles.passedKey}>{SEASON_VIEW_TEXTS.passedShare}</span>
        <span className={styles.levelKey}>{SEASON_VIEW_TEXTS.median}</span>
      </figcaption>
      <div
        role="img"
        className={styles.drawing}
        aria-label={points
          .map(({ evening, sum }) => eveningText(evening, sum))
          .join(SPELLING.semicolon)}
      >
        <LevelLine points={points} />
        <PassedBars points={points} />
      </div>
      <PlotTable points={points} />
    </figure>
  );
});

/** Renders a line through the known medians, with the first and the last in figures. */
function LevelLine({ points }: { points: readonly Point[] }) {
  const medians = points.flatMap(({ sum: { medianLevel } }, index) =>
    medianLevel === undefined ? [] : [{ level: medianLevel, index }],
  );
  const [first, last] = [medians[0], medians.at(-1)];
  if (!first || !last) return null;
  const [least, most] = [
    Math.min(...medians.map(({ level }) => level)),
    Math.max(...medians.map(({ level }) => level)),
  ];
  const x = (index: number) => (100 * (index + 0.5)) / points.length;
  const y = (level: number) => (most > least ? (100 * (most - level)) / (most - least) : 50);
  // Dots are round ends of lines without a length: unlike circles, they are not stretched.
  const dots = medians.map(({ level, index }) => `M${x(index)},${y(level)}h0`).join('');
  return (
    <div className={styles.levels}>
      <svg
        className="d-block w-100 h-100 overflow-visible"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polyline
          strokeWidth="1.5"
          points={medians.map(({ level, index }) => `${x(index)},${y(level)}`).join(' ')}
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

/** The most evenings that each have space for a figure and a date. */
const MAX_LABELLED = 9;

function PassedBars({ points }: { points: readonly Point[] }) {
  const step = Math.ceil(points.length / MAX_LABELLED);
  return (
    <div className="d-flex">
      {points.map(({ evening, sum }, index) => {
        const isLabelled = (points.length - 1 - index) % step === 0;
        const share = sum.present > 0 ? sum.passed / sum.present : 0;
        return (
          <div key={evening.raids[0]?.code} className={styles.column}>
            <span className={styles.share}>{isLabelled && percentText(share, 1)}</span>
            <span className={styles.bar} style={{ blockSize: `${2.75 * share}rem` }} />
            <span className={styles.date}>{isLabelled && formatShortDate(evening.pulledAt)}</span>
          </div>
        );
      })}
    </div>
  );
}

const PlotTable = ({ points }: { points: readonly Point[] }) => (
  <div className="visually-hidden">
    <table>
      {/* Unlike the figure's name, it does not contain the season's. */}
      <caption>{`${SEASON_VIEW_TEXTS.foot.passed} · ${SEASON_VIEW_TEXTS.foot.median}`}</caption>
      <thead>
        <tr>
          <th scope="col">{SEASON_VIEW_TEXTS.evening}</th>
          <th scope="col">{SEASON_VIEW_TEXTS.foot.passed}</th>
          <th scope="col">{SEASON_VIEW_TEXTS.foot.median}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ evening, sum }) => (
          <tr key={evening.raids[0]?.code}>
            <th scope="row">{formatDate(evening.pulledAt)}</th>
            <td>{passedText(sum)}</td>
            <td>{medianText(sum)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
