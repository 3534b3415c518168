import { NIGHT_TEXTS } from '#texts/night';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import styles from './NightLegend.module.css';

const MARKS = Object.entries(NIGHT_TEXTS.legend) as [MarkName & keyof typeof styles, string][];

/** What the marks of the table mean. */
export function NightLegend() {
  return (
    <ul className={styles.legend}>
      {MARKS.map(([mark, words]) => (
        <li key={mark} className={styles[mark]}>
          <Mark name={mark} /> {words}
        </li>
      ))}
    </ul>
  );
}
