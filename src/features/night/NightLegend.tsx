import legend from '#features/tables/MarkLegend.module.css';
import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import styles from './NightTable.module.css';
import { Run } from './Run';

const RUNS = ['steady', 'arisen', 'passed', 'absent'] as const;

interface NightLegendProps {
  /** What hatched kills mean, if there are any. */
  unknown?: string | undefined;
}

export const NightLegend = ({ unknown }: NightLegendProps) => (
  <ul className={`${legend.legend} list-unstyled m-0`}>
    {RUNS.map((kind) => (
      <li key={kind}>
        <span className={styles.swatch}>
          <Run kind={kind} length={1} />
        </span>{' '}
        {NIGHT_TEXTS.legend[kind]}
      </li>
    ))}
    <li>
      <span className={styles.pill}>
        <Mark name="up" size={10} />
      </span>{' '}
      {NIGHT_TEXTS.legend.fixed}
    </li>
    {unknown && (
      <li>
        <span className={`${styles.swatch} ${styles.unknown}`} /> {unknown}
      </li>
    )}
  </ul>
);
