import { type ReactNode, useId } from 'react';
import styles from './Segments.module.css';

interface SegmentsProps<Option extends string> {
  legend: string;
  /** Hides the legend of choices that explain themselves. */
  isLegendHidden?: boolean;
  options: readonly Option[];
  texts: Readonly<Record<Option, ReactNode>>;
  chosen: Option;
  onChoose: (option: Option) => void;
  /** A hint below the legend. */
  hint?: ReactNode;
}

export function Segments<Option extends string>(props: SegmentsProps<Option>) {
  const { legend, isLegendHidden = false, options, texts, chosen, onChoose, hint } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint && <p className="second m-0">{hint}</p>}
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => onChoose(option)}
            />
            <span>{texts[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
