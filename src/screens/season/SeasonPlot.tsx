import { memo } from 'react';
import { formatDate, formatShortDate } from '#domain/format';
import { type EveningSum, passedText } from '#domain/groups/evening-cells';
import type { EveningTable } from '#domain/groups/evening-table';
import type { Evening } from '#domain/groups/groups';
import { eveningText, medianText, percentText } from '#domain/season/words';
import { LevelPlot } from '#features/level-plot/LevelPlot';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import styles from './SeasonPlot.module.css';

interface Point {
  evening: Evening;
  sum: EveningSum;
}

interface SeasonPlotProps {
  table: EveningTable;
  /** Whether a second evening may still load. Until then the plot's space is reserved. */
  mayGrow: boolean;
}

/** Plots the share of players who passed, and the median item level. A hidden table has both. */
export const SeasonPlot = memo(({ table: { group, sums }, mayGrow }: SeasonPlotProps) => {
  const points = group.evenings
    .flatMap((evening, index) => (sums[index] ? [{ evening, sum: sums[index] }] : []))
    .reverse();
  const isShown = points.length > 1;
  if (!group.era.tables || !(isShown || mayGrow)) return null;
  return (
    <LevelPlot
      title={SEASON_VIEW_TEXTS.readiness}
      keys={{ bars: SEASON_VIEW_TEXTS.passedShare, line: SEASON_VIEW_TEXTS.median }}
      words={points.map(({ evening, sum }) => eveningText(evening, sum))}
      levels={points.map(({ sum }) => sum.medianLevel)}
      className={`${styles.plot} ${isShown ? '' : 'invisible'}`}
      bars={<PassedBars points={points} />}
    >
      <PlotTable points={points} />
    </LevelPlot>
  );
});

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
      {/* Unlike the plot's name, this does not contain the season's name. */}
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
