import styles from './Mark.module.css';
import { MARK_PATHS, type MarkName, strokeOf } from './mark-paths';

interface MarkProps {
  name: MarkName;
  /** Pixels, with text at 100 %: 12 in text, 11 in cells, 14 in headings, 16 in controls. */
  size?: number;
  className?: string | undefined;
  /** Text for screen readers, unless text beside the mark says the same. */
  label?: string;
}

export function Mark({ name, size = 12, className = '', label }: MarkProps) {
  const length = `${size / 16}rem`;
  const broken = name === 'ring' ? styles.broken : '';
  return (
    <>
      <svg
        className={`${styles.mark} ${styles[strokeOf(name)]} ${broken} ${className}`}
        data-mark={name}
        viewBox="0 0 16 16"
        width={length}
        height={length}
        aria-hidden="true"
      >
        <path d={MARK_PATHS[name]} />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </>
  );
}
