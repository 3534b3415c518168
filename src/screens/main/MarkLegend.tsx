import { Mark } from '#ui/Mark';
import { MARK_PATHS, type MarkName } from '#ui/mark-paths';
import styles from './MarkLegend.module.css';

interface MarkLegendProps {
  words: Partial<Record<MarkName, string>>;
}

export function MarkLegend({ words }: MarkLegendProps) {
  const names = Object.keys(words).filter((name): name is MarkName => name in MARK_PATHS);
  return (
    <ul className={`${styles.legend} list-unstyled m-0`}>
      {names.map((name) => (
        <li key={name} className={`tone-${name}`}>
          <Mark name={name} /> {words[name]}
        </li>
      ))}
    </ul>
  );
}
