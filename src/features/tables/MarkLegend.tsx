import { Mark } from '#ui/Mark';
import { MARK_PATHS, type MarkName } from '#ui/mark-paths';
import styles from './MarkLegend.module.css';

interface MarkLegendProps {
  texts: Partial<Record<MarkName, string>>;
}

export function MarkLegend({ texts }: MarkLegendProps) {
  const names = Object.keys(texts).filter((name): name is MarkName => name in MARK_PATHS);
  return (
    <ul className={`${styles.legend} second list-unstyled m-0`}>
      {names.map((name) => (
        <li key={name} className={`tone-${name}`}>
          <Mark name={name} /> {texts[name]}
        </li>
      ))}
    </ul>
  );
}
