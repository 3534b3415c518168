import { NIGHT_TEXTS } from '#texts/night';
import legend from '../tables/Legend.module.css';
import matrix from '../tables/Matrix.module.css';
import { FixedPill, Run } from '../tables/Run';
import styles from './NightTable.module.css';

const RUNS = ['steady', 'arisen', 'passed', 'absent'] as const;

interface NightLegendProps {
  /** What hatched kills mean, if there are any. */
  unknown?: string | undefined;
}

export const NightLegend = ({ unknown }: NightLegendProps) => (
  <ul className={`${legend.legend} second list-unstyled m-0`}>
    {RUNS.map((kind) => (
      <li key={kind}>
        <span className={styles.swatch}>
          <Run kind={kind} length={1} />
        </span>{' '}
        {NIGHT_TEXTS.legend[kind]}
      </li>
    ))}
    <li>
      <FixedPill /> {NIGHT_TEXTS.legend.fixed}
    </li>
    {unknown && (
      <li>
        <span className={`${styles.swatch} ${matrix.unknown}`} /> {unknown}
      </li>
    )}
  </ul>
);
